### El marco de todas las páginas y las personas de una mesa.

## The frame of all pages

page-skip = Ir al contenido
page-your-page = Tu página
page-settings = Ajustes
page-dismiss = Cerrar el aviso
page-loading = Un momento…
page-cancel = Cancelar
lobby-rules = Las reglas
    .about = Todo en una página, también los casos difíciles.
room-no-table = No se puede entrar en esta mesa
room-closed = La mesa está cerrada
again-without = Los demás juegan otra vez sin ti. Esta hoja se queda contigo.

## People at a table

people-menu = { $name }: silenciar, bloquear, denunciar
people-silenced = (silenciado)
