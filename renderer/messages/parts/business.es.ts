import type { en } from './business.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  'idle-bounds.hint-called': 'Es para campos de tipo «{type}». Llámelo aquí «{bound}» o quite la línea.',
  'shown-of-site.profiles': 'Escriba las direcciones de sus páginas en otros servicios en «profiles:» de «site:».',
  'shown-of-site.hours': 'Escriba el horario en «hours:» de «site:».',
  'shown-of-site.address': 'Escriba la dirección del negocio en «address:» de «site:».',
  'shown-of-site.locations': 'Escriba sus otros locales en «locations:» de «site:».',
  'shown-of-site.geo': 'Escriba la latitud y la longitud de su local en «geo:» de «site:».',
  'wrong-coordinates': 'La latitud {latitude} y la longitud {longitude} no están en este país: {country}',
  'wrong-coordinates.hint': 'Escriba latitude: {latitude}, longitude: {longitude}. El sur y el oeste son negativos.',
  'missing-field.analytics': '{service} solo cuenta visitas si «analytics» tiene «{setting}»',
  'missing-field.analytics-host':
    'Escriba «host:» con la dirección en la que funciona para usted: https://stats.example.com.',
  'missing-field.analytics-site-id': 'Escriba «siteId:» con el ID del sitio, que está en los ajustes de su cuenta.',
  'missing-field.analytics-measurement-id': 'Escriba «measurementId:» con el ID de su flujo web: G-ABCDE12345.',
  'bad-format.site-id': '«{id}» no es un ID de {service}',
  'bad-format.site-id-hint': 'Cópielo de su cuenta: {example}.',
  'idle-setting': '{service} no conoce «{setting}»',
  'idle-setting.hint': 'Quítelo. {service} admite {known}.',
  'consent-skipped': '{service} deja cookies a los visitantes, y nadie les pregunta',
  'consent-skipped.hint':
    'Quite la línea, y se preguntará a los visitantes antes de cargar nada. Solo puede quedarse donde la ley no exige consentimiento.',
  'untold-analytics': 'Ninguna página explica lo que cuenta {service}',
  'untold-analytics.asked': 'La pregunta sobre contar las visitas no lleva a ninguna página que lo explique',
  'untold-analytics.hint':
    'Diga en su página de privacidad que {service} cuenta las visitas, y escriba «privacyPage: /privacidad» con su dirección.',
  'untold-analytics.page': 'La página {route} no dice a los visitantes que {service} cuenta las visitas',
  'untold-analytics.page-hint': 'Diga allí que {service} cuenta las visitas, para qué y cuánto tiempo se guarda.',
  'unknown-business-type': 'Los buscadores no conocen ningún tipo de negocio «{type}»',
  'unknown-business-type.hint': 'Escriba uno de los que figuran en schema.org/LocalBusiness, o quite «businessType:».',
  'low-contrast':
    '«{color}» ({hex}) y «{other}» ({otherHex}) tienen un contraste de {ratio, number, ::.00} a 1, demasiado poco para {use}',
  'low-contrast.hint': 'Se necesita al menos {least, number} a 1 (WCAG AA).',
  'low-contrast.better': '{hex} bastaría.',
  'colors.in-scheme': '{use} (modo {scheme, select, light {claro} other {oscuro}})',
  'colors.text': 'el texto',
  'colors.captions': 'los pies de imagen y las notas',
  'colors.links': 'los enlaces',
  'colors.links-under-pointer': 'los enlaces bajo el puntero',
  'colors.buttons': 'las palabras de los botones',
  'colors.form-mistakes': 'lo que está mal en un formulario',
  'colors.field-lines': 'las líneas de los campos',
  'colors.band-text': 'el texto en franjas oscuras',
  'colors.band-captions': 'los pies de imagen en franjas oscuras',
  'colors.band-accents': 'los acentos en franjas oscuras',
  'colors.band-accents-under-pointer': 'los acentos en franjas oscuras bajo el puntero',
  'colors.headlines-over-pictures': 'los títulos sobre imágenes',
  'colors.band-form-mistakes': 'lo que está mal en un formulario sobre una franja oscura',
  'colors.band-buttons': 'las palabras de los botones en franjas oscuras',
  'colors.urgent-notices': 'los avisos urgentes',
  'wrong-order.days': '«{later}» ({until}) es anterior a «{earlier}» ({from})',
  'wrong-order.days-hint': 'Escriba ahí el último día.',
  'wrong-order.times': '«{later}» ({until}) no es posterior a «{earlier}» ({from}), en {place}',
  'event-order.hint':
    'El reloj es de 24 horas: las seis de la tarde son las «18:00». Lo que pasa de medianoche empieza por la tarde.',
  'event-day': 'El evento «{title}» no se celebra el {day} de todos modos',
  'event-day.next': 'El siguiente a partir de entonces es el {day}. Corrija el día, o quítelo.',
  'event-day.remove': 'Quítelo.',
  'event-place': 'El lugar «{name}» no es ninguno de los locales del negocio',
  'event-place.hint': 'Solo un nombre que figura en «locations:» trae su dirección.',
  'unknown-player.other-page': '«{url}» en {place} no es un vídeo de {site}',
  'unknown-player.other-page-hint':
    'Abra el propio vídeo y copie su dirección: https://www.youtube.com/watch?v=… o https://vimeo.com/…',
  'unknown-player': 'No se puede reproducir un vídeo de «{site}» en {place}: solo se conocen YouTube y Vimeo',
  'unknown-player.hint':
    'Ponga el vídeo en la carpeta public/ y escriba «file: /tour.mp4» en lugar de «url:», o publíquelo allí.',
  'short-link': '«{url}» en {place} es un enlace corto, que no se puede mostrar en una página',
  'short-link.hint':
    'Ábralo y copie la dirección que muestra entonces el navegador: https://calendar.google.com/calendar/appointments/…',
  'lost-answer.no-address':
    'El formulario «{form}» tiene una respuesta por correo, pero ningún campo para una dirección',
  'lost-answer.no-address-hint': 'Añada un campo de tipo «email», o quite «answer:».',
  'lost-answer.newsletter':
    'El formulario «{form}» es para un boletín: sus visitantes reciben el correo que pide confirmar, y ninguna otra respuesta',
  'lost-answer.newsletter-hint':
    'Quite «answer:», o quite «newsletter:» si los visitantes no se apuntan a ninguna lista con este formulario.',
  'lost-answer.elsewhere':
    'El formulario «{form}» tiene una respuesta por correo, que solo puede enviar el servidor de este sitio',
  'lost-answer.elsewhere-hint':
    'Haga que «endpoint:» sea una ruta de este sitio, como «/submit-form.php», o quite «answer:».',
  'broken-steps.no-first': 'Los campos del formulario «{form}» anteriores a «{title}» no están en ningún paso',
  'broken-steps.no-first-hint': 'Escriba «newStep:» con un título también en el primer campo del formulario.',
  'broken-steps.only-one': 'El formulario «{form}» tiene un solo paso, «{title}», que lo abarca todo',
  'broken-steps.only-one-hint': 'Escriba «newStep:» en el campo con el que empieza el segundo paso, o quítelo aquí.',
  'broken-steps.unchecked':
    'El formulario «{form}» está dividido en pasos, y los navegadores no comprueban ninguno por separado',
  'broken-steps.unchecked-hint':
    'Escriba «validation: messages» para que cada paso diga qué falta antes de mostrar el siguiente.',
  'missing-forms-key': 'El formulario «{form}» debe enviar la clave pública del sitio, y en «site:» falta «formsKey»',
  'missing-forms-key.hint':
    'Escriba «formsKey:» en «site:» como la da la función que recibe el formulario, o quite «sendsKey:».',
  'duplicate-field': 'El formulario «{form}» tiene dos campos con el nombre «{name}»: solo llegaría uno',
  'duplicate-field.hint': 'Dé a cada campo un nombre propio. Los visitantes ven la etiqueta, no el nombre.',
  'duplicate-field.taken':
    'El formulario «{form}» ya envía algo propio como «{name}»: el valor de este campo se perdería',
  'duplicate-field.taken-hint': 'Dé otro nombre al campo. Los visitantes ven la etiqueta, no el nombre.',
  'duplicate-option': 'Dos opciones de «{label}» en el formulario «{form}» envían el valor «{value}»',
  'duplicate-option.hint': 'Dé a cada opción un valor propio. Los visitantes ven la etiqueta, no el valor.',
  'bad-value.required': 'Quien deje vacío «{label}» en el formulario «{form}» leería «{words}»',
  'bad-value.required-hint':
    'Escriba las palabras del mensaje, como «Escriba su nombre»; sin la línea, el campo puede quedar vacío.',
  'idle-bounds': '«{bound}» no hace nada en el campo «{label}» del formulario «{form}»',
  'idle-bounds.hint': 'Es para campos de tipo «{type}». Cambie el tipo o quite la línea.',
  'bad-value.lost-day':
    'Ningún calendario tiene el día «{day}», que es un límite de «{label}» en el formulario «{form}»',
  'bad-value.lost-day-hint': 'Escriba un día como año, mes y día: «2027-02-28».',
  'bad-value.crossed-bounds':
    'Nadie podría rellenar «{label}» del formulario «{form}»: su último valor es anterior al primero',
  'bad-value.crossed-bounds-hint': 'Intercambie los dos valores o quite uno de ellos.',
  'bad-value.pictures-elsewhere':
    'El campo «{label}» del formulario «{form}» acepta fotos, que solo puede recibir el servidor de este sitio',
  'bad-value.pictures-elsewhere-hint':
    'Haga que «endpoint:» sea una ruta de este sitio, como «/submit-form.php», o quite el campo.',
  'idle-options': 'El campo «{label}» del formulario «{form}» tiene opciones, que un campo de tipo «{type}» no muestra',
  'idle-options.hint': 'Escriba «type: select» para que los visitantes elijan, o quite «options:» para que escriban.',
  'same-endpoint': 'Los formularios «{first}» y «{second}» se envían ambos sin formType a «{endpoint}»',
  'same-endpoint.same-type': 'Los formularios «{first}» y «{second}» envían ambos el formType «{type}» a «{endpoint}»',
  'same-endpoint.hint': 'El servidor no podría distinguirlos. Dé a «{form}» un «payload: {payload}» propio.',
  'hours-order.hint':
    'El reloj es de 24 horas: las seis de la tarde son las «18:00». Si cierra después de medianoche, déjelo así.',
  'hours-order.break':
    'La pausa de {from} a {until} no está entre «Abre a las» ({opens}) y «Cierra a las» ({closes}), en {place}',
  'hours-order.break-hint': 'El reloj es de 24 horas: la una de la tarde son las «13:00».',
  'hours-twice': '«{day}» está en dos líneas del horario: «{first}» y «{second}»',
  'hours-twice.hint':
    'Deje el día en la línea que vale para él. Varias líneas para un mismo día solo pueden seguirse en el tiempo.',
  'hours-differ': 'Los visitantes leen «{text}», pero «Abre a las» y «Cierra a las» dicen {times}',
  'hours-differ.times': 'de {opens} a {closes}',
  'hours-differ.hint':
    'Escriba las mismas horas en ambos: los mapas y los buscadores muestran «Abre a las» y «Cierra a las», en un reloj de 24 horas.',
  'no-time-zone':
    '{route} muestra el horario y no puede decir si ahora está abierto: falta la «Zona horaria» del sitio',
  'no-time-zone.events':
    '{route} muestra eventos y no se sabe por qué reloj se rigen: falta la «Zona horaria» del sitio',
  'no-time-zone.hint': 'Añada la de su ciudad en «site:», por ejemplo timeZone: America/New_York.',
  'newsletter-address':
    'El formulario «{form}» es para un boletín y no tiene un campo obligatorio «email» de tipo email',
  'newsletter-address.hint':
    "Añada a sus campos '{' name: email, label: Correo, type: email, autocomplete: email, required: Escriba su correo electrónico '}'.",
  'bad-value.newsletter-elsewhere':
    'El formulario «{form}» es para un boletín y se envía a otro servidor, que no pide a nadie que confirme su dirección',
  'bad-value.newsletter-elsewhere-hint':
    'Haga que «endpoint:» sea una ruta de este sitio, como «/newsletter», o quite «newsletter:».',
  'not-a-newsletter': 'El formulario «{form}» no es para un boletín: sus direcciones le llegarían como solicitudes',
  'not-a-newsletter.hint': "Escriba «newsletter: '{}'» dentro de él en «forms:», o nombre aquí otro formulario.",
  'other-phone': 'El teléfono «{phone}» en {place} no es del negocio',
  'other-phone.hint':
    "Escriba '{phone}'. Si es de otra persona, póngale un enlace, [{phone}](tel:{number}), o conviértalo en un dato en «facts:».",
  'bad-format.postal-code': '«{code}» en {place} no es un código postal del país «{country}» ({name})',
  'bad-format.postal-code-digits':
    'Escriba sus cifras, entre comillas: "{example}". El país va en «address:» de «site:».',
  'bad-format.postal-code-letters':
    'Escríbalo como figura en las cartas: «{example}». El país va en «address:» de «site:».',
  'postal-code-twice': 'El código postal «{code}» está en dos zonas: ya en {place}',
  'postal-code-twice.same-region': 'El código postal «{code}» está dos veces en una zona: ya en {place}',
  'postal-code-twice.hint': 'Quítelo de donde no corresponda.',
  'smart-quotes.shown': 'Las comillas tipográficas se ven como parte del texto: {place}',
  'smart-quotes.shown-hint':
    'Si solo deben encerrar el texto, use las rectas ("). Si forman parte de él, ponga unas rectas alrededor.',
  'starter-text': '«{text}» en {place} es un texto de partida, que ya estaba antes de escribir la página',
  'starter-text.hint': 'Escriba en su lugar lo que sea cierto de su negocio, o quítelo.',
  'uneven-row': 'La fila {row} de la tabla en {place} tiene {cells} celdas para {columns} columnas',
  'uneven-row.hint': 'Dé a cada fila una celda por columna, con «–» donde no haya nada que decir.',
  'uneven-row.comma': 'Entre corchetes, una coma termina la celda: ponga entre comillas la celda que lleve una.',
  'unknown-kind.hint': 'Puede ser: {known}. Los tipos propios van en «kinds:».',
  'bad-format.title-suffix': 'El final del título empieza con una barra propia, además de la que se le pone delante',
  'bad-format.title-suffix-hint': 'Escriba titleSuffix: {suffix}',
  'missing-field.shown': 'La sección «{section}» de {route} muestra «{field}» de «site:», y allí no consta',
  'missing-field.shown-profiles':
    'Escriba las direcciones de sus páginas en otros servicios en «profiles:» de «site:», o quite la sección.',
  'missing-field.shown-hours': 'Escriba el horario en «hours:» de «site:», o quite la sección.',
  'missing-field.shown-address': 'Escriba la dirección del negocio en «address:» de «site:», o quite la sección.',
  'missing-field.shown-geo': 'Escriba la latitud y la longitud de su local en «geo:» de «site:», o quite la sección.',
  'bad-format.site-url': '«{url}» no es la dirección de un sitio',
  'bad-format.site-url-hint': 'Escriba «https://» y el nombre del sitio, sin nada detrás: https://www.example.com.',
  'bad-format.email-sign': 'La dirección de correo «{email}» tiene un signo que no le pertenece',
  'bad-format.email-link': 'La dirección de correo «{email}» empieza por lo que solo necesita un enlace',
  'bad-format.email-hint': "Escriba {email}. Un enlace a ella es «mailto:'{email}'».",
  'missing-field.mark': 'La página no encontrada debe mostrar la marca del sitio, y no hay ninguna',
  'missing-field.mark-hint': 'Dibuje una en «mark:» de «site:», o quite «notFound:».',
  'too-many-references': '«{name}» contiene más datos dentro de datos de los que se pueden completar: más de 500',
  'too-many-references.hint': 'Escriba las palabras, o haga que el dato contenga solo los pocos que necesita.',
  'token-circle': '«{token}» representa un texto que contiene a su vez «{token}»',
  'token-circle.hint': 'Escriba las palabras en lugar de las llaves.',
  'bad-phone':
    'No se puede llamar al teléfono «{phone}»: los enlaces marcarían «{dialled}», {fault, select, few {que tiene muy pocas cifras} many {que tiene demasiadas cifras} other {y en ningún país hay números que empiecen así}}',
  'bad-phone.digits': 'Escriba todas las cifras, incluido el prefijo.',
  'bad-phone.american-digits': 'Escriba todas las cifras, incluido el prefijo: (502) 555-0142.',
  'bad-phone.country': 'Las cifras del país van en «Prefijo del país», o en el número tras «+».',
  'bad-phone.no-country': 'Al teléfono «{phone}» le falta su país',
  'bad-phone.no-country-hint':
    'Escriba phoneCountryCode: "+1", o el de su país, en «site:», o empiece el número con él: +1 503 …',
  'unknown-time-zone': 'No existe la zona horaria «{zone}»',
  'unknown-time-zone.hint':
    'Escriba la zona de su ciudad como la llaman los ordenadores, por ejemplo «America/New_York», «America/Chicago», «America/Denver» o «America/Los_Angeles».',
  'other-section': '{place} dice «{type}», pero tiene las claves de «{other}»',
  'other-section.hint': 'Escriba «type: {other}», o dele las claves de «{type}»: {keys}',
  'unknown-key.beside-use': '«{key}» no puede ir junto a «use» en {place}',
  'unknown-key.beside-use-hint':
    'Una sección compartida se usa tal cual. Cámbiela en «shared:», o escriba aquí la sección entera con su «type».',
  'wrong-type.use': '«use» en {place} no nombra ninguna sección compartida',
  'wrong-type.use-hint':
    'Escriba tras los dos puntos el nombre de una sección de «shared:», sin corchetes ni llaves: «- use: name».',
  'unknown-section': 'No existe el tipo de sección «{type}»: {place}',
  'unknown-section.hint': 'Tipos conocidos: {types}',
  'wrong-type.section': '{place} no es una sección',
  'missing-field.type': 'Falta «type» en {place}',
  'section.begin': 'Empiécela con «type:» y uno de estos: {types}',
  'section.begin-or-use':
    'Empiécela con «type:» y uno de estos: {types}, o con «use:» y el nombre de una sección compartida',
  'unreadable-image': 'No se puede leer images/{name} como imagen ({reason})',
  'unreadable-image.empty': 'el archivo está vacío',
  'unreadable-image.cut': 'le falta el final',
  'unreadable-image.other-kind': 'no es del tipo de las imágenes',
  'unreadable-image.copy-again': 'Póngalo de nuevo en la carpeta, desde donde lo tenga: no se copió entero.',
  'unreadable-image.save-again':
    'Ábralo en un programa de imágenes y guárdelo como JPEG o PNG: otro nombre por sí solo no convierte un HEIC o un PDF.',
}
