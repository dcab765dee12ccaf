import type { Phrases } from './phrases.ts'

/** Of the file as a whole, and of what stands twice or in another place than it should. */
export const yamlFile: Phrases = {
  'The lines end as very old Macs wrote them (CR), so that the whole file is one line': [
    'Die Zeilen enden, wie sehr alte Macs sie schrieben (CR), so dass die ganze Datei eine Zeile ist',
    'Las líneas terminan como las escribían los Mac muy antiguos (CR), así que todo el archivo es una línea',
  ],
  'Choose "LF" as the line end in your editor and save the file again.': [
    'Wählen Sie in Ihrem Editor „LF“ als Zeilenende, und speichern Sie die Datei noch einmal.',
    'Elija «LF» como fin de línea en su editor y guarde de nuevo el archivo.',
  ],
  'The file begins with a byte order mark, an invisible character': [
    'Die Datei beginnt mit einem Byte Order Mark, einem unsichtbaren Zeichen',
    'El archivo empieza con una marca de orden de bytes, un carácter invisible',
  ],
  'Save it as "UTF-8" without BOM, so that other tools read it too.': [
    'Speichern Sie sie als „UTF-8“ ohne BOM, damit auch andere Programme sie lesen.',
    'Guárdelo como «UTF-8» sin BOM, para que otros programas también lo lean.',
  ],
  'The lines end as Windows writes them (CR LF)': [
    'Die Zeilen enden, wie Windows sie schreibt (CR LF)',
    'Las líneas terminan como las escribe Windows (CR LF)',
  ],
  'Choose "LF" as the line end in your editor, so that a change of one line shows as one line.': [
    'Wählen Sie in Ihrem Editor „LF“ als Zeilenende, damit sich die Änderung einer Zeile als eine Zeile zeigt.',
    'Elija «LF» como fin de línea en su editor, para que el cambio de una línea se vea como una línea.',
  ],
  'There is a byte order mark here, an invisible character that came with copied text': [
    'Hier steht ein Byte Order Mark, ein unsichtbares Zeichen, das mit kopiertem Text kam',
    'Aquí hay una marca de orden de bytes, un carácter invisible que vino con texto copiado',
  ],
  'Delete the beginning of the line up to its first letter and type it again.': [
    'Löschen Sie den Anfang der Zeile bis zum ersten Buchstaben, und tippen Sie ihn neu.',
    'Borre el comienzo de la línea hasta su primera letra y escríbalo de nuevo.',
  ],
  'The file ends in the middle of $place': [
    'Die Datei endet mitten in $place',
    'El archivo termina en medio de $place',
  ],
  'The file ends in the middle of the line "$line"': [
    'Die Datei endet mitten in der Zeile „$line“',
    'El archivo termina en medio de la línea «$line»',
  ],
  'If its end was lost when it was copied or saved, take it from a copy.': [
    'Ist ihr Ende beim Kopieren oder Speichern verloren gegangen, nehmen Sie es aus einer Kopie.',
    'Si su final se perdió al copiarlo o guardarlo, tómelo de una copia.',
  ],
  'If not, write what is missing.': ['Wenn nicht, schreiben Sie, was fehlt.', 'Si no, escriba lo que falta.'],
  'If not, write what is missing: $quoted.': [
    'Wenn nicht, schreiben Sie, was fehlt: $quoted.',
    'Si no, escriba lo que falta: $quoted.',
  ],
  'The file is empty': ['Die Datei ist leer', 'El archivo no tiene nada'],
  'The line "$mark" ends the file for YAML: what follows it is not read': [
    'Die Zeile „$mark“ beendet für YAML die Datei: Was folgt, wird nicht gelesen',
    'La línea «$mark» termina el archivo para YAML: lo que sigue no se lee',
  ],
  'Remove the line. A file holds one site, whose parts need no line between them.': [
    'Entfernen Sie die Zeile. Eine Datei enthält eine Website, deren Teile keine Zeile dazwischen brauchen.',
    'Quite la línea. Un archivo contiene un sitio, cuyas partes no necesitan ninguna línea entre ellas.',
  ],
  'The part "$name" stands in the file twice; first on line $line': [
    'Der Teil „$name“ steht zweimal in der Datei; zuerst in Zeile $line',
    'La parte «$name» está dos veces en el archivo; la primera, en la línea $line',
  ],
  'Keep one "$name": move the lines under this one below those of the first, and remove it.': [
    'Behalten Sie ein „$name“: Verschieben Sie die Zeilen unter diesem hinter die des ersten, und entfernen Sie es.',
    'Conserve un solo «$name»: mueva las líneas de este bajo las del primero y quítelo.',
  ],
  'The address "$route" is written twice; first on line $line': [
    'Die Adresse „$route“ steht zweimal da; zuerst in Zeile $line',
    'La dirección «$route» está escrita dos veces; la primera, en la línea $line',
  ],
  'Give one of them another address, or remove it.': [
    'Geben Sie einer davon eine andere Adresse, oder entfernen Sie sie.',
    'Dé otra dirección a una de ellas, o quítela.',
  ],
  'The key "$name" is written twice in the same place; first on line $line': [
    'Der Schlüssel „$name“ steht zweimal an derselben Stelle; zuerst in Zeile $line',
    'La clave «$name» está escrita dos veces en el mismo lugar; la primera, en la línea $line',
  ],
  'Keep one of the two lines. If the second begins a new entry of a list, put a dash before it.': [
    'Behalten Sie eine der beiden Zeilen. Beginnt die zweite einen neuen Eintrag einer Liste, setzen Sie einen Strich davor.',
    'Conserve una de las dos líneas. Si la segunda empieza un elemento nuevo de una lista, póngale un guion delante.',
  ],
  'A backslash between double quotes means something in YAML, and this one nothing known': [
    'Ein Backslash zwischen doppelten Anführungszeichen bedeutet in YAML etwas, dieser aber nichts Bekanntes',
    'Una barra invertida entre comillas dobles significa algo en YAML, y esta nada conocido',
  ],
  'Write the backslash twice, or put the text between single quotes.': [
    'Schreiben Sie den Backslash zweimal, oder setzen Sie den Text in einfache Anführungszeichen.',
    'Escriba la barra invertida dos veces, o ponga el texto entre comillas simples.',
  ],
  'The line does not begin in the column of its neighbours': [
    'Die Zeile beginnt nicht in der Spalte ihrer Nachbarn',
    'La línea no empieza en la columna de sus vecinas',
  ],
  'A text cannot begin with this character without quotes': [
    'Ein Text kann ohne Anführungszeichen nicht mit diesem Zeichen beginnen',
    'Un texto no puede empezar por este carácter sin comillas',
  ],
  'A key with a value stands where only a text may stand': [
    'Ein Schlüssel mit Wert steht, wo nur ein Text stehen darf',
    'Hay una clave con valor donde solo puede ir un texto',
  ],
  'A colon stands inside { … } or [ … ] where it cannot': [
    'In { … } oder [ … ] steht ein Doppelpunkt, wo er nicht stehen kann',
    'Dentro de { … } o [ … ] hay dos puntos donde no pueden ir',
  ],
  'Something is not closed, or a colon is missing': [
    'Etwas ist nicht geschlossen, oder ein Doppelpunkt fehlt',
    'Algo no está cerrado, o faltan dos puntos',
  ],
  'A key and its colon must stand on one line': [
    'Ein Schlüssel und sein Doppelpunkt müssen auf einer Zeile stehen',
    'Una clave y sus dos puntos deben ir en una línea',
  ],
  'Somewhere below, lists or braces stand in each other deeper than can be read': [
    'Irgendwo darunter stehen Listen oder Klammern tiefer ineinander, als sich lesen lässt',
    'Más abajo hay listas o llaves unas dentro de otras a más profundidad de la que se puede leer',
  ],
  'The line cannot be read as YAML': [
    'Die Zeile lässt sich nicht als YAML lesen',
    'La línea no se puede leer como YAML',
  ],
  'Compare it with its neighbours: the same indentation, a space after each colon, special characters between quotes.':
    [
      'Vergleichen Sie sie mit ihren Nachbarn: gleich eingerückt, ein Leerzeichen nach jedem Doppelpunkt, Sonderzeichen in Anführungszeichen.',
      'Compárela con sus vecinas: la misma sangría, un espacio tras los dos puntos, los caracteres especiales entre comillas.',
    ],
  'There is no colon after the address "$route"': [
    'Nach der Adresse „$route“ fehlt ein Doppelpunkt',
    'Faltan los dos puntos tras la dirección «$route»',
  ],
  'Write $yaml and the lines of the page under it, indented.': [
    'Schreiben Sie $yaml und die Zeilen der Seite darunter, eingerückt.',
    'Escriba $yaml y debajo, con sangría, las líneas de la página.',
  ],
  'The address "$route" does not stand in the column of the other addresses': [
    'Die Adresse „$route“ steht nicht in der Spalte der anderen Adressen',
    'La dirección «$route» no está en la columna de las demás direcciones',
  ],
  'Move it with all its lines into that column: as many spaces as before the first address under "pages:".': [
    'Verschieben Sie sie mit allen ihren Zeilen in diese Spalte: so viele Leerzeichen wie vor der ersten Adresse unter „pages:“.',
    'Muévala con todas sus líneas a esa columna: tantos espacios como antes de la primera dirección de «pages:».',
  ],
  'References ("*name") make more copies in this file than any site needs': [
    'Verweise („*name“) machen in dieser Datei mehr Kopien, als eine Website braucht',
    'Las referencias («*name») hacen en este archivo más copias de las que necesita un sitio',
  ],
  'Use sections under "shared:" in their place.': [
    'Verwenden Sie stattdessen Abschnitte unter „shared:“.',
    'Use en su lugar secciones de «shared:».',
  ],
  '"$alias" stands inside the value that it repeats, which would never end': [
    '„$alias“ steht in dem Wert, den es wiederholt; das nähme kein Ende',
    '«$alias» está dentro del valor que repite, y eso no acabaría nunca',
  ],
  'Write out what is meant in its place.': [
    'Schreiben Sie stattdessen aus, was gemeint ist.',
    'Escriba en su lugar lo que se quiere decir.',
  ],
  '"$name" stands in the column of the addresses of the pages': [
    '„$name“ steht in der Spalte der Adressen der Seiten',
    '«$name» está en la columna de las direcciones de las páginas',
  ],
  'It belongs to the page above: put two more spaces before it and before every line down to the next address.': [
    'Es gehört zur Seite darüber: Setzen Sie zwei weitere Leerzeichen davor und vor jede Zeile bis zur nächsten Adresse.',
    'Pertenece a la página de arriba: ponga dos espacios más delante y ante cada línea hasta la siguiente dirección.',
  ],
  'It belongs to the page above: put two more spaces before it and before all lines under it.': [
    'Es gehört zur Seite darüber: Setzen Sie zwei weitere Leerzeichen davor und vor alle Zeilen darunter.',
    'Pertenece a la página de arriba: ponga dos espacios más delante y ante todas las líneas que dependen de ella.',
  ],
  '"$letters" stands before the address "$route"': [
    '„$letters“ steht vor der Adresse „$route“',
    '«$letters» está antes de la dirección «$route»',
  ],
  'Delete "$letters", so that the line is the address, in the column of the others: $yaml': [
    'Löschen Sie „$letters“, damit die Zeile die Adresse ist, in der Spalte der anderen: $yaml',
    'Borre «$letters», para que la línea sea la dirección, en la columna de las demás: $yaml',
  ],
  'The address "$route" has a dash before it, as an entry of a list': [
    'Vor der Adresse „$route“ steht ein Strich, wie bei einem Eintrag einer Liste',
    'La dirección «$route» lleva un guion delante, como un elemento de lista',
  ],
  'Remove the dash: the addresses under "pages:" are keys.': [
    'Entfernen Sie den Strich: Die Adressen unter „pages:“ sind Schlüssel.',
    'Quite el guion: las direcciones de «pages:» son claves.',
  ],
  'This entry stands deeper than the text above it, so that YAML takes it for more of that text': [
    'Dieser Eintrag steht tiefer als der Text darüber, darum hält YAML ihn für mehr von diesem Text',
    'Este elemento está más adentro que el texto de arriba, y YAML lo toma por parte de ese texto',
  ],
  'Move the dash to the column of the other entries of its list; a list needs a key of its own, with nothing after the colon.':
    [
      'Verschieben Sie den Strich in die Spalte der anderen Einträge seiner Liste; eine Liste braucht einen eigenen Schlüssel, mit nichts hinter dem Doppelpunkt.',
      'Mueva el guion a la columna de los demás elementos de su lista; una lista necesita una clave propia, sin nada tras los dos puntos.',
    ],
  '"$name" stands in $place, but belongs to $place2': [
    '„$name“ steht in $place, gehört aber zu $place2',
    '«$name» está en $place, pero su sitio es $place2',
  ],
  'Move it to the right, into the column of the other keys of $place.': [
    'Verschieben Sie es nach rechts, in die Spalte der anderen Schlüssel von $place.',
    'Muévalo a la derecha, a la columna de las demás claves; su sitio es $place.',
  ],
  'Move it to the left, into the column of the other keys of $place.': [
    'Verschieben Sie es nach links, in die Spalte der anderen Schlüssel von $place.',
    'Muévalo a la izquierda, a la columna de las demás claves; su sitio es $place.',
  ],
}
