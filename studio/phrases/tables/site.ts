import type { Phrases } from './phrases.ts'

/** Of the settings of the site, its colors, its words and its forms. */
export const site: Phrases = {
  '"$field" ($color) and "$other" ($color2) have a contrast of $count to 1, too little for $use': [
    '„$field“ ($color) und „$other“ ($color2) haben einen Kontrast von $count zu 1, zu wenig für $use',
    '«$field» ($color) y «$other» ($color2) tienen un contraste de $count a 1, demasiado poco para $use',
  ],
  'It takes at least $count to 1 (WCAG AA).': [
    'Nötig sind mindestens $count zu 1 (WCAG AA).',
    'Se necesita al menos $count a 1 (WCAG AA).',
  ],
  '$color would do.': ['$color würde genügen.', '$color bastaría.'],
  'Search engines know no kind of business "$type"': [
    'Suchmaschinen kennen keine Art von Betrieb „$type“',
    'Los buscadores no conocen ningún tipo de negocio «$type»',
  ],
  'Write one that schema.org/LocalBusiness lists, or leave "businessType:" out.': [
    'Schreiben Sie eine, die auf schema.org/LocalBusiness steht, oder lassen Sie „businessType:“ weg.',
    'Escriba uno de los que figuran en schema.org/LocalBusiness, o quite «businessType:».',
  ],
  'Write titleSuffix: $suffix': ['Schreiben Sie titleSuffix: $suffix', 'Escriba titleSuffix: $suffix'],
  '"$url" is no address of a site': ['„$url“ ist keine Adresse einer Website', '«$url» no es la dirección de un sitio'],
  'Write "https://" and the name of the site, with nothing behind it: https://www.example.com.': [
    'Schreiben Sie „https://“ und den Namen der Website, mit nichts dahinter: https://www.example.com.',
    'Escriba «https://» y el nombre del sitio, sin nada detrás: https://www.example.com.',
  ],
  'The e-mail address "$email" begins with what only a link needs': [
    'Die E-Mail-Adresse „$email“ beginnt mit dem, was nur ein Link braucht',
    'La dirección de correo «$email» empieza por lo que solo necesita un enlace',
  ],
  'The e-mail address "$email" holds a sign that does not belong to it': [
    'Die E-Mail-Adresse „$email“ enthält ein Zeichen, das nicht zu ihr gehört',
    'La dirección de correo «$email» tiene un signo que no le pertenece',
  ],
  'Write $email. A link to it is "mailto:{email}".': [
    'Schreiben Sie $email. Ein Link darauf ist „mailto:{email}“.',
    'Escriba $email. Un enlace a ella es «mailto:{email}».',
  ],
  'The not-found page is to show the mark of the site, and there is none': [
    'Die Seite für falsche Adressen soll das Zeichen der Website zeigen, und es gibt keines',
    'La página no encontrada debe mostrar la marca del sitio, y no hay ninguna',
  ],
  'Draw one under "mark:" in "site:", or remove "notFound:".': [
    'Zeichnen Sie eines unter „mark:“ in „site:“, oder entfernen Sie „notFound:“.',
    'Dibuje una en «mark:» de «site:», o quite «notFound:».',
  ],
  'The section "$choice" of $route shows "$field" of "site:", which has none': [
    'Der Abschnitt „$choice“ von $route zeigt „$field“ aus „site:“, und dort fehlt die Angabe',
    'La sección «$choice» de $route muestra «$field» de «site:», y allí no consta',
  ],
  'Write the addresses of your pages elsewhere under "profiles:" in "site:".': [
    'Schreiben Sie die Adressen Ihrer Seiten bei anderen Diensten unter „profiles:“ in „site:“.',
    'Escriba las direcciones de sus páginas en otros servicios en «profiles:» de «site:».',
  ],
  'Write the opening hours under "hours:" in "site:".': [
    'Schreiben Sie die Öffnungszeiten unter „hours:“ in „site:“.',
    'Escriba el horario en «hours:» de «site:».',
  ],
  'Write latitude and longitude of your house under "geo:" in "site:".': [
    'Schreiben Sie Breiten- und Längengrad Ihres Hauses unter „geo:“ in „site:“.',
    'Escriba la latitud y la longitud de su local en «geo:» de «site:».',
  ],
  'Write your other places under "locations:" in "site:".': [
    'Schreiben Sie Ihre weiteren Standorte unter „locations:“ in „site:“.',
    'Escriba sus otros locales en «locations:» de «site:».',
  ],
  'Write the addresses of your pages elsewhere under "profiles:" in "site:", or remove the section.': [
    'Schreiben Sie die Adressen Ihrer Seiten bei anderen Diensten unter „profiles:“ in „site:“, oder entfernen Sie den Abschnitt.',
    'Escriba las direcciones de sus páginas en otros servicios en «profiles:» de «site:», o quite la sección.',
  ],
  'Write the opening hours under "hours:" in "site:", or remove the section.': [
    'Schreiben Sie die Öffnungszeiten unter „hours:“ in „site:“, oder entfernen Sie den Abschnitt.',
    'Escriba el horario en «hours:» de «site:», o quite la sección.',
  ],
  'Write the address of the business under "address:" in "site:", or remove the section.': [
    'Schreiben Sie die Anschrift des Betriebs unter „address:“ in „site:“, oder entfernen Sie den Abschnitt.',
    'Escriba la dirección del negocio en «address:» de «site:», o quite la sección.',
  ],
  'Write latitude and longitude of your house under "geo:" in "site:", or remove the section.': [
    'Schreiben Sie Breiten- und Längengrad Ihres Hauses unter „geo:“ in „site:“, oder entfernen Sie den Abschnitt.',
    'Escriba la latitud y la longitud de su local en «geo:» de «site:», o quite la sección.',
  ],
  '"$name" holds more facts within facts than can be filled: over 500': [
    '„$name“ enthält mehr Angaben in Angaben, als sich füllen lassen: über 500',
    '«$name» contiene más datos dentro de datos de los que se pueden completar: más de 500',
  ],
  'Write the words out, or let the fact hold only the few others that it needs.': [
    'Schreiben Sie die Worte aus, oder lassen Sie die Angabe nur die wenigen anderen enthalten, die sie braucht.',
    'Escriba las palabras, o haga que el dato contenga solo los pocos que necesita.',
  ],
  '"$token" stands for a text that holds "$token2" itself': [
    '„$token“ steht für einen Text, der selbst „$token2“ enthält',
    '«$token» representa un texto que contiene a su vez «$token2»',
  ],
  'Write the words in place of the braces.': [
    'Schreiben Sie statt der Klammern die Worte.',
    'Escriba las palabras en lugar de las llaves.',
  ],
  'Form "$form" sends something of its own as "$name": the value of this field would be lost': [
    'Das Formular „$form“ sendet selbst etwas als „$name“: Der Wert dieses Feldes ginge verloren',
    'El formulario «$form» ya envía algo propio como «$name»: el valor de este campo se perdería',
  ],
  'Give the field another name. Visitors see the label, not the name.': [
    'Geben Sie dem Feld einen anderen Namen. Besucher sehen die Beschriftung, nicht den Namen.',
    'Dé otro nombre al campo. Los visitantes ven la etiqueta, no el nombre.',
  ],
  'Two choices of "$label" in form "$form" send the value "$value"': [
    'Zwei Auswahlen von „$label“ im Formular „$form“ senden den Wert „$value“',
    'Dos opciones de «$label» en el formulario «$form» envían el valor «$value»',
  ],
  'Give each choice a value of its own. Visitors see the label, not the value.': [
    'Geben Sie jeder Auswahl einen eigenen Wert. Besucher sehen die Beschriftung, nicht den Wert.',
    'Dé a cada opción un valor propio. Los visitantes ven la etiqueta, no el valor.',
  ],
  'Visitors who leave "$label" of form "$form" empty would be told "$words"': [
    'Wer „$label“ im Formular „$form“ leer lässt, bekäme „$words“ zu lesen',
    'Quien deje vacío «$label» en el formulario «$form» leería «$words»',
  ],
  'Write the words of the message, such as "Please enter your name"; without the line the field may stay empty.': [
    'Schreiben Sie die Worte der Meldung, etwa „Bitte geben Sie Ihren Namen an“; ohne die Zeile darf das Feld leer bleiben.',
    'Escriba las palabras del mensaje, como «Escriba su nombre»; sin la línea, el campo puede quedar vacío.',
  ],
  'The fields of form "$form" before "$title" are in no step': [
    'Die Felder des Formulars „$form“ vor „$title“ gehören zu keinem Schritt',
    'Los campos del formulario «$form» anteriores a «$title» no están en ningún paso',
  ],
  'Write "newStep:" with a title at the first field of the form too.': [
    'Schreiben Sie „newStep:“ mit einem Titel auch beim ersten Feld des Formulars.',
    'Escriba «newStep:» con un título también en el primer campo del formulario.',
  ],
  'Form "$form" is cut into one step, "$title", which is all of it': [
    'Das Formular „$form“ hat nur einen Schritt, „$title“, und der ist das ganze Formular',
    'El formulario «$form» tiene un solo paso, «$title», que lo abarca todo',
  ],
  'Write "newStep:" at the field with which the second step begins, or remove it here.': [
    'Schreiben Sie „newStep:“ bei dem Feld, mit dem der zweite Schritt beginnt, oder entfernen Sie es hier.',
    'Escriba «newStep:» en el campo con el que empieza el segundo paso, o quítelo aquí.',
  ],
  'Form "$form" is cut into steps, of which browsers check none by itself': [
    'Das Formular „$form“ ist in Schritte geteilt, von denen Browser keinen einzeln prüfen',
    'El formulario «$form» está dividido en pasos, y los navegadores no comprueban ninguno por separado',
  ],
  'Write "validation: messages", so that each step says what is missing before the next one shows.': [
    'Schreiben Sie „validation: messages“, damit jeder Schritt sagt, was fehlt, bevor der nächste erscheint.',
    'Escriba «validation: messages» para que cada paso diga qué falta antes de mostrar el siguiente.',
  ],
  'Form "$form" has an answer by mail, but no field for an email address': [
    'Das Formular „$form“ hat eine Antwort per Mail, aber kein Feld für eine E-Mail-Adresse',
    'El formulario «$form» tiene una respuesta por correo, pero ningún campo para una dirección',
  ],
  'Add a field of type "email", or remove "answer:".': [
    'Fügen Sie ein Feld vom Typ „email“ hinzu, oder entfernen Sie „answer:“.',
    'Añada un campo de tipo «email», o quite «answer:».',
  ],
  'Form "$form" is for a newsletter: its visitors get the mail that asks them to confirm, and no answer besides': [
    'Das Formular „$form“ ist für einen Newsletter: Besucher bekommen die Mail, die um Bestätigung bittet, und keine Antwort dazu',
    'El formulario «$form» es para un boletín: sus visitantes reciben el correo que pide confirmar, y ninguna otra respuesta',
  ],
  'Remove "answer:", or remove "newsletter:" if visitors enter no list with this form.': [
    'Entfernen Sie „answer:“, oder „newsletter:“, wenn sich Besucher mit diesem Formular in keine Liste eintragen.',
    'Quite «answer:», o quite «newsletter:» si los visitantes no se apuntan a ninguna lista con este formulario.',
  ],
  'Form "$form" has an answer by mail, which only the server of this site can send': [
    'Das Formular „$form“ hat eine Antwort per Mail, die nur der Server dieser Website senden kann',
    'El formulario «$form» tiene una respuesta por correo, que solo puede enviar el servidor de este sitio',
  ],
  'Let "endpoint:" be a path on this site, such as "/submit-form.php", or remove "answer:".': [
    'Lassen Sie „endpoint:“ einen Pfad auf dieser Website sein, etwa „/submit-form.php“, oder entfernen Sie „answer:“.',
    'Haga que «endpoint:» sea una ruta de este sitio, como «/submit-form.php», o quite «answer:».',
  ],
  'The field "$label" of form "$form" takes pictures, which only the server of this site can receive': [
    'Das Feld „$label“ des Formulars „$form“ nimmt Bilder an, die nur der Server dieser Website empfangen kann',
    'El campo «$label» del formulario «$form» acepta fotos, que solo puede recibir el servidor de este sitio',
  ],
  'Let "endpoint:" be a path on this site, such as "/submit-form.php", or remove the field.': [
    'Lassen Sie „endpoint:“ einen Pfad auf dieser Website sein, etwa „/submit-form.php“, oder entfernen Sie das Feld.',
    'Haga que «endpoint:» sea una ruta de este sitio, como «/submit-form.php», o quite el campo.',
  ],
  'The form "$form" is for a newsletter, and has no required field "email" of type email': [
    'Das Formular „$form“ ist für einen Newsletter und hat kein Pflichtfeld „email“ der Art email',
    'El formulario «$form» es para un boletín y no tiene un campo obligatorio «email» de tipo email',
  ],
  'Add { name: email, label: Email, type: email, autocomplete: email, required: Please enter your email address } to its fields.':
    [
      'Ergänzen Sie bei seinen Feldern { name: email, label: E-Mail, type: email, autocomplete: email, required: Bitte geben Sie Ihre E-Mail-Adresse an }.',
      'Añada a sus campos { name: email, label: Correo, type: email, autocomplete: email, required: Escriba su correo electrónico }.',
    ],
  'The form "$form" is for a newsletter, and is sent to another server, which asks nobody to confirm an address': [
    'Das Formular „$form“ ist für einen Newsletter und geht an einen anderen Server, der niemanden um eine Bestätigung bittet',
    'El formulario «$form» es para un boletín y se envía a otro servidor, que no pide a nadie que confirme su dirección',
  ],
  'Let "endpoint:" be a path on this site, such as "/newsletter", or remove "newsletter:".': [
    'Lassen Sie „endpoint:“ einen Pfad auf dieser Website sein, etwa „/newsletter“, oder entfernen Sie „newsletter:“.',
    'Haga que «endpoint:» sea una ruta de este sitio, como «/newsletter», o quite «newsletter:».',
  ],
  'The form "$form" is for no newsletter: its addresses would come to you as requests': [
    'Das Formular „$form“ ist für keinen Newsletter: Seine Adressen kämen als Anfragen zu Ihnen',
    'El formulario «$form» no es para un boletín: sus direcciones le llegarían como solicitudes',
  ],
  'Write "newsletter: {}" into it under "forms:", or name another form here.': [
    'Schreiben Sie „newsletter: {}“ unter „forms:“ hinein, oder nennen Sie hier ein anderes Formular.',
    'Escriba «newsletter: {}» dentro de él en «forms:», o nombre aquí otro formulario.',
  ],
  'The field "$label" of form "$form" has choices, which a field of type "$type" does not show': [
    'Das Feld „$label“ im Formular „$form“ hat Auswahlen, die ein Feld der Art „$type“ nicht zeigt',
    'El campo «$label» del formulario «$form» tiene opciones, que un campo de tipo «$type» no muestra',
  ],
  'Write "type: select" for visitors to choose, or remove "options:" for them to type.': [
    'Schreiben Sie „type: select“, damit Besucher wählen, oder entfernen Sie „options:“, damit sie tippen.',
    'Escriba «type: select» para que los visitantes elijan, o quite «options:» para que escriban.',
  ],
  '"$bound" does nothing in the field "$label" of form "$form"': [
    '„$bound“ bewirkt nichts im Feld „$label“ des Formulars „$form“',
    '«$bound» no hace nada en el campo «$label» del formulario «$form»',
  ],
  'It is for fields of type "$type". Change the type, or remove the line.': [
    'Das ist für Felder der Art „$type“. Ändern Sie die Art, oder entfernen Sie die Zeile.',
    'Es para campos de tipo «$type». Cambie el tipo o quite la línea.',
  ],
  'It is for fields of type "$type". Call it "$name" here, or remove the line.': [
    'Das ist für Felder der Art „$type“. Nennen Sie es hier „$name“, oder entfernen Sie die Zeile.',
    'Es para campos de tipo «$type». Llámelo aquí «$name» o quite la línea.',
  ],
  'No calendar has the day "$day", which is a bound of "$label" in form "$form"': [
    'Kein Kalender hat den Tag „$day“, eine Grenze von „$label“ im Formular „$form“',
    'Ningún calendario tiene el día «$day», que es un límite de «$label» en el formulario «$form»',
  ],
  'Write a day as year, month and day: "2027-02-28".': [
    'Schreiben Sie einen Tag als Jahr, Monat und Tag: „2027-02-28“.',
    'Escriba un día como año, mes y día: «2027-02-28».',
  ],
  'Nobody could fill in "$label" of form "$form": its last value comes before its first': [
    'Niemand könnte „$label“ im Formular „$form“ ausfüllen: Der letzte Wert liegt vor dem ersten',
    'Nadie podría rellenar «$label» del formulario «$form»: su último valor es anterior al primero',
  ],
  'Exchange the two values, or remove one of them.': [
    'Vertauschen Sie die beiden Werte, oder entfernen Sie einen davon.',
    'Intercambie los dos valores o quite uno de ellos.',
  ],
  'Form "$form" has two fields with the name "$name": only one of them would arrive': [
    'Das Formular „$form“ hat zwei Felder namens „$name“: Nur eines davon käme an',
    'El formulario «$form» tiene dos campos con el nombre «$name»: solo llegaría uno',
  ],
  'Give each field a name of its own. Visitors see the label, not the name.': [
    'Geben Sie jedem Feld einen eigenen Namen. Besucher sehen die Beschriftung, nicht den Namen.',
    'Dé a cada campo un nombre propio. Los visitantes ven la etiqueta, no el nombre.',
  ],
  'Forms "$form" and "$other" both send no formType to "$endpoint"': [
    'Die Formulare „$form“ und „$other“ senden beide ohne formType an „$endpoint“',
    'Los formularios «$form» y «$other» se envían ambos sin formType a «$endpoint»',
  ],
  'Forms "$form" and "$other" both send the formType "$type" to "$endpoint"': [
    'Die Formulare „$form“ und „$other“ senden beide den formType „$type“ an „$endpoint“',
    'Los formularios «$form» y «$other» envían ambos el formType «$type» a «$endpoint»',
  ],
  'The server could not tell them apart. Give "$form" a "payload: { formType: $name }" of its own.': [
    'Der Server könnte sie nicht unterscheiden. Geben Sie „$form“ ein eigenes „payload: { formType: $name }“.',
    'El servidor no podría distinguirlos. Dé a «$form» un «payload: { formType: $name }» propio.',
  ],
}

/** What a pair of colors is for. */
export const uses: Phrases = {
  '$use in the light scheme': ['$use (helle Darstellung)', '$use (modo claro)'],
  '$use in the dark scheme': ['$use (dunkle Darstellung)', '$use (modo oscuro)'],
  text: ['Text', 'el texto'],
  'captions and notes': ['Bildunterschriften und Anmerkungen', 'los pies de imagen y las notas'],
  links: ['Links', 'los enlaces'],
  'links under the pointer': ['Links unter dem Zeiger', 'los enlaces bajo el puntero'],
  'the words on buttons': ['die Wörter auf Schaltflächen', 'las palabras de los botones'],
  'what is wrong in a form': ['was in einem Formular falsch ist', 'lo que está mal en un formulario'],
  'the lines around fields': ['die Linien um Felder', 'las líneas de los campos'],
  'text on dark bands': ['Text auf dunklen Bändern', 'el texto en franjas oscuras'],
  'captions on dark bands': ['Bildunterschriften auf dunklen Bändern', 'los pies de imagen en franjas oscuras'],
  'accents on dark bands': ['Akzente auf dunklen Bändern', 'los acentos en franjas oscuras'],
  'accents on dark bands under the pointer': [
    'Akzente auf dunklen Bändern unter dem Zeiger',
    'los acentos en franjas oscuras bajo el puntero',
  ],
  'headlines over pictures': ['Überschriften auf Bildern', 'los títulos sobre imágenes'],
  'what is wrong in a form on a dark band': [
    'was in einem Formular auf einem dunklen Band falsch ist',
    'lo que está mal en un formulario sobre una franja oscura',
  ],
  'the words on buttons on dark bands': [
    'die Wörter auf Schaltflächen in dunklen Bändern',
    'las palabras de los botones en franjas oscuras',
  ],
  'urgent notices': ['dringende Hinweise', 'los avisos urgentes'],
}
