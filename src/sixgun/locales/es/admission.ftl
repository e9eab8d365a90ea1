### Una casa cerrada: quién puede entrar, y por qué alguien no entra.

## No se entra

admission-needed = Esta casa está cerrada: solo puede jugar quien tiene permiso para entrar.
admission-ended = Ya no tienes permiso para entrar en esta casa. Si crees que es un error, díselo a quien la lleva.
admission-not-this-way = En esta casa no se entra así.
admission-wrong-password = Esa no es la contraseña de esta casa.
admission-busy =
    { $seconds ->
        [one] Demasiadas personas intentan entrar a la vez. Inténtalo de nuevo en un segundo.
       *[other] Demasiadas personas intentan entrar a la vez. Inténtalo de nuevo en { $seconds } segundos.
    }
admission-too-many-tries =
    { $minutes ->
        [one] Demasiados intentos fallidos desde aquí. Inténtalo de nuevo en un minuto.
       *[other] Demasiados intentos fallidos desde aquí. Inténtalo de nuevo en { $minutes } minutos.
    }
admission-invitation-void = Esta invitación ya no vale: se ha usado, ha caducado o la han retirado.
admission-provider-away = El servicio con el que inicias sesión no responde como debe. Inténtalo de nuevo dentro de un rato.
admission-begin-again = Este inicio de sesión no empezó en este navegador, o ha pasado demasiado tiempo. Empieza de nuevo.
admission-sign-in-refused = No se ha podido verificar el inicio de sesión, así que no has entrado. Empieza de nuevo.
admission-sign-in-denied = El servicio con el que inicias sesión no te ha dejado pasar.
admission-not-allowed = Has iniciado sesión, pero esta cuenta no está entre las que pueden entrar en esta casa.

## La página

admission-heading = Esta casa está cerrada
admission-about = Solo puede jugar quien tiene permiso para entrar.
admission-password = Contraseña de la casa
admission-come-in = Entrar
admission-sign-in = Iniciar sesión
    .about = Inicias sesión con la cuenta que tienes en otro sitio y vuelves aquí. La casa no guarda ni tu nombre ni tu correo electrónico.
admission-invited = Si te han enviado una invitación, abre su enlace.
admission-checking = Un momento…
