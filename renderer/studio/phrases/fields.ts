import type { Phrases } from './phrases.ts'

/** Of fields and their values, as the schemas have them. */
export const fields: Phrases = {
  'Cannot find any page under "pages"': ['Unter „pages“ steht keine Seite', 'No hay ninguna página en «pages»'],
  'Add a page: its address, such as "/about:", and under it kind, title, description and blocks.': [
    'Fügen Sie eine Seite hinzu: ihre Adresse, etwa „/about:“, und darunter kind, title, description und blocks.',
    'Añada una página: su dirección, como «/about:», y debajo kind, title, description y blocks.',
  ],
  '"$field" is missing from the file': ['„$field“ fehlt in der Datei', 'Falta «$field» en el archivo'],
  '"$field" is missing from $place': ['„$field“ fehlt in $place', 'Falta «$field» en $place'],
  'Add "$yaml".': ['In der Datei: „$yaml“.', 'En el archivo: «$yaml».'],
  'Cannot use the key "$name" in the file': [
    'Den Schlüssel „$name“ gibt es in der Datei nicht',
    'La clave «$name» no existe en el archivo',
  ],
  'Cannot use the key "$name" in $place': [
    'Den Schlüssel „$name“ gibt es hier nicht: $place',
    'La clave «$name» no se puede usar en $place',
  ],
  'Known keys here: $names': ['Hier bekannte Schlüssel: $names', 'Claves conocidas aquí: $names'],
  'Cannot take over keys with "<<" in $place': [
    'Mit „<<“ lassen sich keine Schlüssel übernehmen, in $place',
    'No se pueden tomar claves con «<<» en $place',
  ],
  'Write them out. A whole section for several pages stands under "shared:", and "- use: name" puts it there.': [
    'Schreiben Sie sie aus. Ein ganzer Abschnitt für mehrere Seiten steht unter „shared:“, und „- use: name“ setzt ihn ein.',
    'Escríbalas. Una sección entera para varias páginas va en «shared:», y «- use: name» la pone en su sitio.',
  ],
  'Call it "$name", which is missing here.': [
    'Nennen Sie ihn „$name“, der hier fehlt.',
    'Llámela «$name», que falta aquí.',
  ],
  'Write { $yaml } in its place.': ['Schreiben Sie stattdessen { $yaml }.', 'Escriba en su lugar { $yaml }.'],
  '$place has "$field" and "$field2", which exclude each other': [
    '$place hat „$field“ und „$field2“, die einander ausschließen',
    '$place tiene «$field» y «$field2», que se excluyen',
  ],
  'Keep one of them.': ['Behalten Sie eines davon.', 'Conserve uno de ellos.'],
  '$place has neither "$field" nor "$field2"': [
    '$place hat weder „$field“ noch „$field2“',
    '$place no tiene ni «$field» ni «$field2»',
  ],
  'Add one of them.': ['Fügen Sie eines davon hinzu.', 'Añada uno de ellos.'],
  '"$field": $said': ['„$field“: $said', '«$field»: $said'],
  '"$field": $text': ['„$field“: $text', '«$field»: $text'],
  'Cannot use "$name" as an address': ['„$name“ kann keine Adresse sein', '«$name» no puede ser una dirección'],
  'Cannot use "$name" as a name in $place': [
    '„$name“ kann kein Name in $place sein',
    '«$name» no puede ser un nombre en $place',
  ],
  'Write it as "$name": it starts with "/" and has only lower-case letters, digits and hyphens between slashes.': [
    'Schreiben Sie sie als „$name“: Sie beginnt mit „/“ und hat zwischen Schrägstrichen nur Kleinbuchstaben, Ziffern und Bindestriche.',
    'Escríbala como «$name»: empieza por «/» y entre barras solo lleva minúsculas, cifras y guiones.',
  ],
  'For a template write "$name": it starts with "/" and has only lower-case letters, digits and hyphens between slashes.':
    [
      'Für eine Vorlage schreiben Sie „$name“: Sie beginnt mit „/“ und hat zwischen Schrägstrichen nur Kleinbuchstaben, Ziffern und Bindestriche.',
      'Para una plantilla escriba «$name»: empieza por «/» y entre barras solo lleva minúsculas, cifras y guiones.',
    ],
  'Write it as "$name": letters and digits, starting with a letter.': [
    'Schreiben Sie ihn als „$name“: Buchstaben und Ziffern, mit einem Buchstaben am Anfang.',
    'Escríbalo como «$name»: letras y cifras, empezando por una letra.',
  ],
  'Write it as "$name": letters, digits and hyphens, starting with a letter.': [
    'Schreiben Sie ihn als „$name“: Buchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang.',
    'Escríbalo como «$name»: letras, cifras y guiones, empezando por una letra.',
  ],
  'Cannot use "$name" as an old address': [
    '„$name“ kann keine alte Adresse sein',
    '«$name» no puede ser una dirección antigua',
  ],
  'Write it as "$name": it starts with "/" and has only letters, digits, hyphens, ".", "_" and "~" between slashes. What follows "?" is kept and needs no line.':
    [
      'Schreiben Sie sie als „$name“: Sie beginnt mit „/“ und hat zwischen Schrägstrichen nur Buchstaben, Ziffern, Bindestriche, „.“, „_“ und „~“. Was auf „?“ folgt, bleibt erhalten und braucht keine Zeile.',
      'Escríbala como «$name»: empieza por «/» y entre barras solo lleva letras, cifras, guiones, «.», «_» y «~». Lo que sigue a «?» se conserva y no necesita línea.',
    ],
  'An old address starts with "/" and has only letters, digits, hyphens, ".", "_" and "~" between slashes; from any other, no host can redirect.':
    [
      'Eine alte Adresse beginnt mit „/“ und hat zwischen Schrägstrichen nur Buchstaben, Ziffern, Bindestriche, „.“, „_“ und „~“; von einer anderen kann kein Hoster weiterleiten.',
      'Una dirección antigua empieza por «/» y entre barras solo lleva letras, cifras, guiones, «.», «_» y «~»; desde otra ningún servidor puede redirigir.',
    ],
  '"$field" needs "$field2" beside it in $place': [
    '„$field“ braucht „$field2“ neben sich, in $place',
    '«$field» necesita «$field2» a su lado, en $place',
  ],
  'Add "$yaml", or remove "$field".': [
    'Fügen Sie „$yaml“ hinzu, oder entfernen Sie „$field“.',
    'Añada «$yaml» o quite «$field».',
  ],
  '$place is empty': ['$place ist leer', '$place no tiene nada'],
  'Write its text, or remove the line.': [
    'Schreiben Sie den Text, oder entfernen Sie das Feld.',
    'Escriba el texto o quite el campo.',
  ],
  '$place is "$value", $count characters long; it needs at least $count2': [
    '$place ist „$value“, $count Zeichen lang; nötig sind mindestens $count2',
    '$place es «$value», de $count caracteres; necesita al menos $count2',
  ],
  'Write 1 more characters.': ['Schreiben Sie noch 1 Zeichen.', 'Escriba 1 carácter más.'],
  'Write $count more characters.': ['Schreiben Sie noch $count Zeichen.', 'Escriba $count caracteres más.'],
  '$place is $count characters long; it may have at most $count2: "$value"': [
    '$place ist $count Zeichen lang; erlaubt sind höchstens $count2: „$value“',
    '$place tiene $count caracteres; puede tener como máximo $count2: «$value»',
  ],
  'Shorten it by 1 characters.': ['Kürzen Sie um 1 Zeichen.', 'Acórtelo en 1 carácter.'],
  'Shorten it by $count characters.': ['Kürzen Sie um $count Zeichen.', 'Acórtelo en $count caracteres.'],
  '$place has $count entry; it needs at least $count2': [
    '$place hat $count Eintrag; nötig sind mindestens $count2',
    '$place tiene $count elemento; necesita al menos $count2',
  ],
  '$place has $count entries; it needs at least $count2': [
    '$place hat $count Einträge; nötig sind mindestens $count2',
    '$place tiene $count elementos; necesita al menos $count2',
  ],
  '$place has $count entry; it may have at most $count2': [
    '$place hat $count Eintrag; erlaubt sind höchstens $count2',
    '$place tiene $count elemento; puede tener como máximo $count2',
  ],
  '$place has $count entries; it may have at most $count2': [
    '$place hat $count Einträge; erlaubt sind höchstens $count2',
    '$place tiene $count elementos; puede tener como máximo $count2',
  ],
  'Add $count more.': ['Fügen Sie noch $count hinzu.', 'Añada $count más.'],
  'Add $count more, or remove the key with its list.': [
    'Fügen Sie noch $count hinzu, oder entfernen Sie die Liste ganz.',
    'Añada $count más, o quite la lista entera.',
  ],
  'Remove $count of them.': ['Entfernen Sie $count davon.', 'Quite $count.'],
  '$place is $count; it must be at least $count2': [
    '$place ist $count; es muss mindestens $count2 sein',
    '$place es $count; debe ser al menos $count2',
  ],
  '$place is $count; it must be at most $count2': [
    '$place ist $count; es darf höchstens $count2 sein',
    '$place es $count; debe ser como máximo $count2',
  ],
  'Write a number that is at least $count.': [
    'Schreiben Sie eine Zahl, die mindestens $count ist.',
    'Escriba un número que sea al menos $count.',
  ],
  'Write a number that is at most $count.': [
    'Schreiben Sie eine Zahl, die höchstens $count ist.',
    'Escriba un número que sea como máximo $count.',
  ],
  '$place is empty; it should be $kind': [
    '$place ist leer; gemeint ist: $kind',
    '$place no tiene nada; se espera: $kind',
  ],
  'Write its keys on the lines below, indented by two more spaces.': [
    'Schreiben Sie die Schlüssel auf die Zeilen darunter, zwei Leerzeichen weiter eingerückt.',
    'Escriba sus claves en las líneas de abajo, con dos espacios más de sangría.',
  ],
  'Write its keys on the lines below, indented by two more spaces, or remove the line.': [
    'Schreiben Sie die Schlüssel auf die Zeilen darunter, zwei Leerzeichen weiter eingerückt, oder entfernen Sie die Zeile.',
    'Escriba sus claves en las líneas de abajo, con dos espacios más de sangría, o quite la línea.',
  ],
  'Write its value after the colon.': [
    'Schreiben Sie den Wert hinter den Doppelpunkt.',
    'Escriba su valor tras los dos puntos.',
  ],
  'Write its value after the colon, or remove the line.': [
    'Schreiben Sie den Wert hinter den Doppelpunkt, oder entfernen Sie die Zeile.',
    'Escriba su valor tras los dos puntos, o quite la línea.',
  ],
  '$place is $kind where $kind2 is meant': [
    '$place ist $kind; gemeint ist: $kind2',
    '$place es $kind; se espera: $kind2',
  ],
  '$place is "$value", $kind, where $kind2 is meant': [
    '$place ist „$value“, $kind; gemeint ist: $kind2',
    '$place es «$value», $kind; se espera: $kind2',
  ],
  'Write it with its keys: $yaml }': [
    'Schreiben Sie es mit den Schlüsseln: $yaml }',
    'Escríbalo con sus claves: $yaml }',
  ],
  'Write the new address alone: /leak: /roof-leaks.': [
    'Schreiben Sie nur die neue Adresse: /leak: /roof-leaks.',
    'Escriba solo la dirección nueva: /leak: /roof-leaks.',
  ],
  'Write one line for each, without dashes: the old address, a colon and the new one, such as /leak: /roof-leaks.': [
    'Schreiben Sie für jede eine Zeile, ohne Striche: die alte Adresse, einen Doppelpunkt und die neue, etwa /leak: /roof-leaks.',
    'Escriba una línea para cada una, sin guiones: la dirección antigua, dos puntos y la nueva, como /leak: /roof-leaks.',
  ],
  'Write it as a list: [$yaml].': ['Schreiben Sie es als Liste: [$yaml].', 'Escríbalo como lista: [$yaml].'],
  'Write a list of some of these: [$yaml].': [
    'Schreiben Sie eine Liste von einigen dieser: [$yaml].',
    'Escriba una lista de algunos de estos: [$yaml].',
  ],
  'Write the words in its place, or "$value" in quotes if that is the word.': [
    'Schreiben Sie stattdessen die Wörter, oder "$value" mit Anführungszeichen, wenn das das Wort ist.',
    'Escriba las palabras en su lugar, o "$value" entre comillas si esa es la palabra.',
  ],
  'Put it in quotes: $yaml.': ['Setzen Sie es in Anführungszeichen: $yaml.', 'Póngalo entre comillas: $yaml.'],
  'Write the text on one line after the colon, in quotes if it holds ": " or starts with "{".': [
    'Schreiben Sie den Text auf eine Zeile hinter den Doppelpunkt, in Anführungszeichen, wenn er „: “ enthält oder mit „{“ beginnt.',
    'Escriba el texto en una línea tras los dos puntos, entre comillas si contiene «: » o empieza por «{».',
  ],
  'Write one text; put it in quotes if it starts with "[" or "-".': [
    'Schreiben Sie einen Text; setzen Sie ihn in Anführungszeichen, wenn er mit „[“ oder „-“ beginnt.',
    'Escriba un solo texto; póngalo entre comillas si empieza por «[» o «-».',
  ],
  'Start every entry of the list with a dash: "- ".': [
    'Beginnen Sie jeden Eintrag der Liste mit einem Strich: „- “.',
    'Empiece cada elemento de la lista con un guion: «- ».',
  ],
  'Write it as a list: [$yaml], or one entry a line, each after "- ".': [
    'Schreiben Sie es als Liste: [$yaml], oder einen Eintrag je Zeile, jeden nach „- “.',
    'Escríbalo como lista: [$yaml], o un elemento por línea, cada uno tras «- ».',
  ],
  'Write true, without quotes.': ['Schreiben Sie true, ohne Anführungszeichen.', 'Escriba true, sin comillas.'],
  'Write false, without quotes.': ['Schreiben Sie false, ohne Anführungszeichen.', 'Escriba false, sin comillas.'],
  'Remove the dashes or brackets: keys stand one a line, indented, without "- ".': [
    'Entfernen Sie die Striche oder Klammern: Schlüssel stehen einer je Zeile, eingerückt, ohne „- “.',
    'Quite los guiones o corchetes: las claves van una por línea, con sangría, sin «- ».',
  ],
  'Write its keys on the next lines, indented by two more spaces.': [
    'Schreiben Sie die Schlüssel auf die nächsten Zeilen, zwei Leerzeichen weiter eingerückt.',
    'Escriba sus claves en las líneas siguientes, con dos espacios más de sangría.',
  ],
  'Write the number with a point: $number.': [
    'Schreiben Sie die Zahl mit einem Punkt: $number.',
    'Escriba el número con un punto: $number.',
  ],
  'Write the number without a comma: $number.': [
    'Schreiben Sie die Zahl ohne Komma: $number.',
    'Escriba el número sin coma: $number.',
  ],
  'Write $kind without quotes or units.': [
    'Schreiben Sie $kind, ohne Anführungszeichen und Einheiten.',
    'Escriba $kind, sin comillas ni unidades.',
  ],
  'Write $kind without quotes or units: $number.': [
    'Schreiben Sie $kind, ohne Anführungszeichen und Einheiten: $number.',
    'Escriba $kind, sin comillas ni unidades: $number.',
  ],
  'Cannot use "$value" as $place': ['„$value“ geht nicht für $place', '«$value» no vale para $place'],
  'It can be $many.': ['Möglich sind: $many.', 'Puede ser: $many.'],
  'It can be $types. Kinds of your own stand under "kinds:".': [
    'Möglich sind: $types. Eigene Arten stehen unter „kinds:“.',
    'Puede ser: $types. Los tipos propios van en «kinds:».',
  ],
  'Write $value without quotes.': ['Schreiben Sie $value ohne Anführungszeichen.', 'Escriba $value sin comillas.'],
  'Write $value.': ['Schreiben Sie $value.', 'Escriba $value.'],
  'Write $value, or remove the line.': [
    'Schreiben Sie $value, oder entfernen Sie die Zeile.',
    'Escriba $value o quite la línea.',
  ],
  '$place is "$value": there is no comma between its entries': [
    '$place ist „$value“: Zwischen den Einträgen fehlt ein Komma',
    '$place es «$value»: falta una coma entre sus elementos',
  ],
  'Put a comma between them: $yaml': ['Setzen Sie ein Komma dazwischen: $yaml', 'Ponga una coma entre ellos: $yaml'],
  '$place is "$value", which does not have the right form': [
    '$place ist „$value“, und das hat nicht die richtige Form',
    '$place es «$value», que no tiene la forma correcta',
  ],
  'Write it like the other values of its kind.': [
    'Schreiben Sie es wie die anderen Werte seiner Art.',
    'Escríbalo como los demás valores de su clase.',
  ],
  'Save the picture as .jpg, .png, .webp, .avif or .svg, and write "$name", say.': [
    'Speichern Sie das Bild als .jpg, .png, .webp, .avif oder .svg, und schreiben Sie etwa „$name“.',
    'Guarde la imagen como .jpg, .png, .webp, .avif o .svg, y escriba, por ejemplo, «$name».',
  ],
  'Write "$name", and give the file in the folder images/ the same name: lower case, hyphens for spaces, no folder before it.':
    [
      'Schreiben Sie „$name“, und nennen Sie die Datei im Ordner images/ ebenso: klein, mit Bindestrichen statt Leerzeichen, ohne Ordner davor.',
      'Escriba «$name» y llame igual al archivo de la carpeta images/: en minúsculas, con guiones en lugar de espacios y sin carpeta delante.',
    ],
  'Write "$name": icons have the names that lucide.dev/icons shows.': [
    'Schreiben Sie „$name“: Symbole heißen so, wie lucide.dev/icons sie zeigt.',
    'Escriba «$name»: los iconos se llaman como los muestra lucide.dev/icons.',
  ],
  'Write the name of an icon, such as phone: icons have the names that lucide.dev/icons shows.': [
    'Schreiben Sie den Namen eines Symbols, etwa phone: Symbole heißen so, wie lucide.dev/icons sie zeigt.',
    'Escriba el nombre de un icono, como phone: los iconos se llaman como los muestra lucide.dev/icons.',
  ],
  '$place does not fit': ['$place passt nicht', '$place no encaja'],
  'Compare it with the others of its kind.': [
    'Vergleichen Sie es mit den anderen seiner Art.',
    'Compárelo con los demás de su clase.',
  ],
  'Write "$value", with its quotes.': [
    'Schreiben Sie "$value", mit den Anführungszeichen.',
    'Escriba "$value", con las comillas.',
  ],
  'The same goes for another entry of this list.': [
    'Dasselbe gilt für einen weiteren Eintrag dieser Liste.',
    'Lo mismo vale para otro elemento de esta lista.',
  ],
  'The same goes for $count more entries of this list.': [
    'Dasselbe gilt für $count weitere Einträge dieser Liste.',
    'Lo mismo vale para otros $count elementos de esta lista.',
  ],
  'Also on line $line.': ['Auch in Zeile $line.', 'También en la línea $line.'],
  'Also on lines $many.': ['Auch in den Zeilen $many.', 'También en las líneas $many.'],
  'The page that the old address leads to.': [
    'Die Seite, zu der die alte Adresse führt.',
    'La página a la que lleva la dirección antigua.',
  ],
  '"$from" is called "$to" now': ['„$from“ heißt jetzt „$to“', '«$from» se llama ahora «$to»'],
  'The old name still works. "npm run migrate" writes the new one, here and everywhere.': [
    'Der alte Name gilt noch. „npm run migrate“ schreibt den neuen, hier und überall.',
    'El nombre antiguo aún vale. «npm run migrate» escribe el nuevo, aquí y en todas partes.',
  ],
}
