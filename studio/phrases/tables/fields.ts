import type { Phrases } from './phrases.ts'

/** Of fields that are missing, unknown, too long or too short. */
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
  'Write "$yaml" in its place.': ['Schreiben Sie stattdessen „$yaml“.', 'Escriba en su lugar «$yaml».'],
  'Write "$language": what is translated stands under the tag of its language.': [
    'Schreiben Sie „$language“: Was übersetzt ist, steht unter dem Kürzel seiner Sprache.',
    'Escriba «$language»: lo traducido va bajo el código de su idioma.',
  ],
  'Call it "$name", which takes such a value.': [
    'Nennen Sie ihn „$name“, der einen solchen Wert nimmt.',
    'Llámela «$name», que admite un valor así.',
  ],
  'The section lists the pages of kind "$choice" by itself: remove the key.': [
    'Der Abschnitt führt die Seiten der Art „$choice“ von selbst auf: Entfernen Sie den Schlüssel.',
    'La sección enumera por sí misma las páginas de tipo «$choice»: quite la clave.',
  ],
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
  'Write it in Latin letters: it starts with "/" and has only lower-case letters, digits and hyphens between slashes.':
    [
      'Schreiben Sie sie in lateinischen Buchstaben: Sie beginnt mit „/“ und hat nur kleine Buchstaben, Ziffern und Bindestriche zwischen Schrägstrichen.',
      'Escríbala en letras latinas: empieza por «/» y solo tiene letras minúsculas, cifras y guiones entre barras.',
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
  'Add $count more, or remove the entry.': [
    'Fügen Sie noch $count hinzu, oder entfernen Sie den Eintrag.',
    'Añada $count más, o quite el elemento.',
  ],
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
}
