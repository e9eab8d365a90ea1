### Torneos: códigos de control ya vistos.

## Whoever has a paper in hand, at the desk and on phones

check-code = Comprueba un código impreso
    .about = En cada papel y en la pantalla de la sala está el código de control del registro. Escríbelo aquí, o al menos sus 12 primeras cifras: si se encuentra, nada de lo que pasó antes se ha cambiado desde entonces.
check-code-label = Código de control
check-code-do = Comprobar
check-code-found = Está en el registro de este torneo, en el evento { $event } de { $events }, escrito el { $date }. Hasta ahí nada ha cambiado.
check-code-missing = NO ENCONTRADO en el registro de este torneo. Compara cada cifra y el nombre del torneo en el papel. Si son correctos, enseña el papel al árbitro: el registro se ha cortado o reescrito.
check-code-several = AMBIGUO: este código coincide con varios eventos del registro y, por tanto, no prueba nada. Escribe más cifras; mejor, todas.
check-code-unreadable = Esto no es un código de control: tiene al menos 12 cifras, de 0 a 9 y de a a f.
check-code-now =
    { $events ->
        [one] Código de control tras { $events } evento
       *[other] Código de control tras { $events } eventos
    }
check-code-back = Volver

## The desk remembers

desk-printed = Códigos de control impresos
    .about = Qué papel salió y cuándo, con el código de control que lleva. La lista está junto al registro; la prueba es el papel.
desk-printed-none = Todavía no se ha impreso nada.
desk-printed-paper = Papel
desk-printed-code = Código de control
desk-printed-stands = en el registro
desk-printed-gone = YA NO está en el registro

## Signatures

desk-signing = Firmado por este dispositivo
desk-signing-on = Lo que haces en esta mesa arbitral lo firma este dispositivo: más tarde cualquiera puede saber que fuiste tú y que nada cambió.
desk-signing-soon = Lo que hagas en esta mesa arbitral lo firmará este dispositivo, desde el primer acto.
desk-signing-waits = Lo que haces aquí vale, pero aún no va firmado: el árbitro acepta este dispositivo después de tu primer acto.
desk-signing-cut = Este dispositivo ha firmado { $most } actos y el registro solo tiene { $count }. El final se CORTÓ o se reescribió. Enséñaselo a los demás árbitros.
desk-signing-code = La clave de este dispositivo y cuántos actos ha firmado:
    .about = Apúntala o envíasela a alguien al final del día: quien la tenga podrá decir más tarde si el registro está entero (sixgun tournament verify --key).
desk-signing-safe = La clave se queda en este navegador, que no deja leerla a nadie. Si borras sus datos, la próxima clave será otra.
desk-signing-unsafe = En esta dirección (sin https) el navegador no guarda las claves bajo llave: quien tenga este dispositivo podría copiarla. Aun así prueba que el registro no se cambió a tus espaldas.
desk-key-asked = { $name } quiere firmar con este dispositivo: { $device }. Pregunta si muestra el mismo código:
desk-key-bind = Aceptar
desk-key-bound = Aceptado: este dispositivo firma desde ahora.
desk-keys = Dispositivos que firman
    .about = El primer acto de cada cual crea una clave en su dispositivo; si el dispositivo se pierde, su clave se retira aquí y se sigue con otro. Quien no tiene clave actúa sin firma: está permitido, y la comprobación del registro lo dice.
desk-keys-none = Nadie ha firmado nada todavía.
desk-key-signed =
    { $count ->
        [one] { $count } acto firmado
       *[other] { $count } actos firmados
    }
desk-key-is-withdrawn = retirado
desk-key-withdraw = Retirar un dispositivo de { $name }
    .about = { $device }: ya no se aceptará nada que firme. Lo que firmó se queda. No se puede deshacer; el dispositivo puede tener una clave nueva.
desk-key-withdraw-do = Retirar
desk-key-withdrawn = El dispositivo está retirado.
desk-key-how-first = La primera clave de este torneo: se creyó en ella.
desk-key-how-vouched = Aceptada con la firma de un dispositivo que ya estaba.
desk-key-how-by-itself = Entró por sí sola: ningún otro dispositivo respondió por ella.
desk-key-how-unsigned = Aceptada con un acto que nadie firmó.
desk-signed = firmado
    .about = «Firmado»: por un dispositivo de quien lo hizo.
desk-signed-in = La firma es el evento { $event }.
desk-signed-all = Mostrar también las firmas (para expertos)
desk-confirmed-by = Confirmada con el móvil: { $names }
hall-sheet = La hoja de tu mesa
    .about = Es lo que tiene el árbitro. Si algo está mal, llama al árbitro antes de confirmar.
hall-sheet-confirm = Está bien
hall-sheet-confirmed = Has confirmado esta hoja.
