### Lo que dice la entrada de una casa: por qué alguien no entra, y las páginas sencillas.

## No se entra

house-unknown-host = Esta casa no se llama «{ $host }».
house-foreign-origin = Una página de otro sitio no puede hacer esto aquí.
house-no-origin = Esta petición no dice de dónde viene. Los programas traen su clave en la cabecera Authorization.
house-no-key = La casa todavía no te conoce.
house-unknown-key = Esta clave no es de nadie aquí: se cerró su sesión o se olvidó.
house-banned = Ya no puedes entrar en esta casa.
house-address-banned = Desde donde estás no se puede entrar. Si crees que es un error, díselo a quien lleva la casa.
house-signed-out = Se cerró tu sesión desde otro dispositivo.
house-too-many-requests =
    { $seconds ->
        [one] Demasiado deprisa. Inténtalo de nuevo en un segundo.
       *[other] Demasiado deprisa. Inténtalo de nuevo en { $seconds } segundos.
    }
house-too-many-people =
    { $seconds ->
        [one] Desde aquí llegan demasiadas personas nuevas. Inténtalo de nuevo en un segundo.
       *[other] Desde aquí llegan demasiadas personas nuevas. Inténtalo de nuevo en { $seconds } segundos.
    }
house-too-many-sockets =
    { $number ->
        [one] Ya estás conectado: se permite una conexión.
       *[other] Ya estás conectado demasiadas veces: se permiten { $number } conexiones.
    }
house-too-many-sockets-here = Desde aquí llegan demasiadas conexiones.
house-opening =
    { $seconds ->
        [one] La casa está abriendo. Inténtalo de nuevo en un segundo.
       *[other] La casa está abriendo. Inténtalo de nuevo en { $seconds } segundos.
    }
house-closing =
    { $seconds ->
        [one] La casa está cerrando. Inténtalo de nuevo en un segundo.
       *[other] La casa está cerrando. Inténtalo de nuevo en { $seconds } segundos.
    }

## Peticiones

house-not-found = En esta dirección no hay nada.
house-wrong-method = Esta dirección no se usa así.
house-bad-request = La casa no entiende esta petición.
house-too-large = Esta petición es demasiado grande.
house-failed = Algo ha salido mal en la casa. Ha quedado anotado.
house-store-trouble = En este momento la casa no puede guardar nada, así que no se ha hecho. Inténtalo de nuevo dentro de un rato.
house-set-aside = Lo que pides está dañado. Se conserva para repararlo, y quien lleva la casa puede verlo.
house-person-aside = Tus datos en esta casa están dañados. Se conservan para repararlos: avisa a quien lleva la casa.
house-record-damaged = El registro de esta partida está dañado y no se puede mostrar. Se conserva para repararlo.
house-message-binary = La casa solo lee texto.
house-message-too-long = Este mensaje es demasiado largo.
house-link-not-valid = Este enlace no es válido: ya se usó, ha caducado o le falta una parte.
house-no-record = No hay registro de una partida tuya terminada con este nombre.
house-metrics-closed = Las cifras solo se muestran a esta máquina, o a quien traiga el token.

## El dueño de la casa

house-not-yours = Solo puede hacerlo quien entró con el enlace de la casa.
house-closed-table = La casa ha cerrado esta mesa.
