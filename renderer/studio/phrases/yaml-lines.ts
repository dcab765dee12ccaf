import type { Phrases } from './phrases.ts'

/** Of lines that YAML reads otherwise than they were meant. */
export const yamlLines: Phrases = {
  'Two people changed the same lines, and nobody has decided yet which of them to keep': [
    'Zwei Leute haben dieselben Zeilen geändert, und niemand hat entschieden, welche bleiben',
    'Dos personas cambiaron las mismas líneas y nadie ha decidido aún cuáles se quedan',
  ],
  'Between "<<<<<<<" and "=======" stands one version, down to ">>>>>>>" the other. Keep the right lines and delete these three.':
    [
      'Zwischen „<<<<<<<“ und „=======“ steht die eine Fassung, bis „>>>>>>>“ die andere. Behalten Sie die richtigen Zeilen, und löschen Sie diese drei.',
      'Entre «<<<<<<<» y «=======» está una versión, y hasta «>>>>>>>» la otra. Conserve las líneas correctas y borre estas tres.',
    ],
  'The line begins with a tab': ['Die Zeile beginnt mit einem Tabulator', 'La línea empieza con un tabulador'],
  'YAML takes only spaces for indentation: replace the tab by spaces, as many as the neighbouring lines have.': [
    'YAML nimmt zum Einrücken nur Leerzeichen: Ersetzen Sie den Tabulator durch so viele Leerzeichen, wie die Nachbarzeilen haben.',
    'YAML solo admite espacios para la sangría: sustituya el tabulador por tantos espacios como tengan las líneas vecinas.',
  ],
  'There is a non-breaking space where YAML needs an ordinary one': [
    'Hier steht ein geschütztes Leerzeichen, wo YAML ein gewöhnliches braucht',
    'Hay un espacio de no separación donde YAML necesita uno normal',
  ],
  'It came with text copied from elsewhere. Delete it and press the space bar.': [
    'Es kam mit Text, der von anderswo kopiert ist. Löschen Sie es, und drücken Sie die Leertaste.',
    'Vino con texto copiado de otro sitio. Bórrelo y pulse la barra espaciadora.',
  ],
  'A text cannot begin with "$character" without quotes: it $meaning': [
    'Ein Text kann ohne Anführungszeichen nicht mit „$character“ beginnen: Es $meaning',
    'Un texto no puede empezar por «$character» sin comillas: $meaning',
  ],
  'A text cannot begin with "$character" without quotes': [
    'Ein Text kann ohne Anführungszeichen nicht mit „$character“ beginnen',
    'Un texto no puede empezar por «$character» sin comillas',
  ],
  'Put the text in quotes: $yaml': [
    'Setzen Sie den Text in Anführungszeichen: $yaml',
    'Ponga el texto entre comillas: $yaml',
  ],
  'Text cannot stand on the same line as "$mark"': [
    'Text kann nicht auf derselben Zeile stehen wie „$mark“',
    'El texto no puede ir en la misma línea que «$mark»',
  ],
  'Begin the text on the next line, $count spaces from the left.': [
    'Beginnen Sie den Text auf der nächsten Zeile, $count Leerzeichen von links.',
    'Empiece el texto en la línea siguiente, a $count espacios de la izquierda.',
  ],
  'Write "$mark" with an ordinary hyphen.': [
    'Schreiben Sie „$mark“ mit einem gewöhnlichen Bindestrich.',
    'Escriba «$mark» con un guion normal.',
  ],
  'A list cannot begin on the line of its key "$name"': [
    'Eine Liste kann nicht auf der Zeile ihres Schlüssels „$name“ beginnen',
    'Una lista no puede empezar en la línea de su clave «$name»',
  ],
  'Begin a new line before the dash, $count spaces from the left; if it is text, put it in quotes.': [
    'Beginnen Sie vor dem Strich eine neue Zeile, $count Leerzeichen von links; ist es Text, setzen Sie ihn in Anführungszeichen.',
    'Empiece una línea nueva antes del guion, a $count espacios de la izquierda; si es texto, póngalo entre comillas.',
  ],
  'The text of "$name" holds a colon, which begins a new key in YAML': [
    'Der Text von „$name“ enthält einen Doppelpunkt, und der beginnt in YAML einen neuen Schlüssel',
    'El texto de «$name» contiene dos puntos, que en YAML inician una clave nueva',
  ],
  'Two lines stand on one: "$name" begins a line of its own': [
    'Zwei Zeilen stehen auf einer: „$name“ beginnt eine eigene Zeile',
    'Hay dos líneas en una: «$name» empieza una línea propia',
  ],
  'Begin a new line before "$name", indented by two more spaces.': [
    'Beginnen Sie vor „$name“ eine neue Zeile, zwei Leerzeichen weiter eingerückt.',
    'Empiece una línea nueva antes de «$name», con dos espacios más de sangría.',
  ],
  'Begin a new line before "$name", in the column of "$other".': [
    'Beginnen Sie vor „$name“ eine neue Zeile, in der Spalte von „$other“.',
    'Empiece una línea nueva antes de «$name», en la columna de «$other».',
  ],
  'Begin a new line before "$name", in the column of the other dashes.': [
    'Beginnen Sie vor „$name“ eine neue Zeile, in der Spalte der anderen Striche.',
    'Empiece una línea nueva antes de «$name», en la columna de los demás guiones.',
  ],
  'If "$name" is a key, begin a new line before it, indented by two more spaces. If it is a word of the text, put the text in quotes: $yaml':
    [
      'Ist „$name“ ein Schlüssel, beginnen Sie davor eine neue Zeile, zwei Leerzeichen weiter eingerückt. Ist es ein Wort des Textes, setzen Sie den Text in Anführungszeichen: $yaml',
      'Si «$name» es una clave, empiece una línea nueva antes, con dos espacios más de sangría. Si es una palabra del texto, ponga el texto entre comillas: $yaml',
    ],
  'If "$name" is a key, begin a new line before it, in the column of "$other". If it is a word of the text, put the text in quotes: $yaml':
    [
      'Ist „$name“ ein Schlüssel, beginnen Sie davor eine neue Zeile, in der Spalte von „$other“. Ist es ein Wort des Textes, setzen Sie den Text in Anführungszeichen: $yaml',
      'Si «$name» es una clave, empiece una línea nueva antes, en la columna de «$other». Si es una palabra del texto, ponga el texto entre comillas: $yaml',
    ],
  'If "$name" is a key, begin a new line before it, in the column of the other dashes. If it is a word of the text, put the text in quotes: $yaml':
    [
      'Ist „$name“ ein Schlüssel, beginnen Sie davor eine neue Zeile, in der Spalte der anderen Striche. Ist es ein Wort des Textes, setzen Sie den Text in Anführungszeichen: $yaml',
      'Si «$name» es una clave, empiece una línea nueva antes, en la columna de los demás guiones. Si es una palabra del texto, ponga el texto entre comillas: $yaml',
    ],
  'The line ends with "}", but nothing opens the braces': [
    'Die Zeile endet mit „}“, aber nichts öffnet die Klammer',
    'La línea termina en «}», pero nada abre la llave',
  ],
  'Write { $yaml': ['Schreiben Sie { $yaml', 'Escriba { $yaml'],
  'There is no space after the colon of "$name"': [
    'Nach dem Doppelpunkt von „$name“ fehlt ein Leerzeichen',
    'Falta un espacio tras los dos puntos de «$name»',
  ],
  'Write $yaml': ['Schreiben Sie $yaml', 'Escriba $yaml'],
  'There is no space after the dash': ['Nach dem Strich fehlt ein Leerzeichen', 'Falta un espacio tras el guion'],
  'Two entries of a list stand on one line': [
    'Zwei Einträge einer Liste stehen auf einer Zeile',
    'Hay dos elementos de una lista en una línea',
  ],
  'Begin a new line before the second dash, in the column of the first.': [
    'Beginnen Sie vor dem zweiten Strich eine neue Zeile, in der Spalte des ersten.',
    'Empiece una línea nueva antes del segundo guion, en la columna del primero.',
  ],
  'The quotes around the text are typographic ones, which YAML takes for letters': [
    'Die Anführungszeichen um den Text sind typografische; YAML hält sie für Buchstaben',
    'Las comillas del texto son tipográficas, y YAML las toma por letras',
  ],
  'Use straight quotes: $yaml': ['Nehmen Sie gerade Anführungszeichen: $yaml', 'Use comillas rectas: $yaml'],
  'There is no comma between two entries of the list': [
    'Zwischen zwei Einträgen der Liste fehlt ein Komma',
    'Falta una coma entre dos elementos de la lista',
  ],
  'There is text after the closing quote': [
    'Hinter dem schließenden Anführungszeichen steht noch Text',
    'Hay texto tras las comillas de cierre',
  ],
  'Put the text in quotes of the other kind: $yaml': [
    'Setzen Sie den Text in Anführungszeichen der anderen Art: $yaml',
    'Ponga el texto entre comillas del otro tipo: $yaml',
  ],
  '"#" begins a comment in YAML, so the rest of the line is not read': [
    '„#“ beginnt in YAML einen Kommentar, darum wird der Rest der Zeile nicht gelesen',
    '«#» inicia un comentario en YAML, así que el resto de la línea no se lee',
  ],
  'Braces inside { … } begin another group of keys in YAML': [
    'Geschweifte Klammern innerhalb von { … } beginnen in YAML eine weitere Gruppe von Schlüsseln',
    'Las llaves dentro de { … } inician en YAML otro grupo de claves',
  ],
  'The text holds a colon, which begins a new key in YAML': [
    'Der Text enthält einen Doppelpunkt, und der beginnt in YAML einen neuen Schlüssel',
    'El texto contiene dos puntos, que en YAML inician una clave nueva',
  ],
  'If "$name" is a key, put a comma before it: $yaml. If not: $more': [
    'Ist „$name“ ein Schlüssel, setzen Sie davor ein Komma: $yaml. Wenn nicht: $more',
    'Si «$name» es una clave, ponga antes una coma: $yaml. Si no: $more',
  ],
  'The quotes $open $close are typographic ones, which YAML takes for letters': [
    'Die Anführungszeichen $open $close sind typografische; YAML hält sie für Buchstaben',
    'Las comillas $open $close son tipográficas, y YAML las toma por letras',
  ],
  'The quotes of $name are typographic ones, which YAML takes for letters': [
    'Die Anführungszeichen von $name sind typografische; YAML hält sie für Buchstaben',
    'Las comillas de $name son tipográficas, y YAML las toma por letras',
  ],
  'Keys need no quotes: write $yaml': [
    'Schlüssel brauchen keine Anführungszeichen: Schreiben Sie $yaml',
    'Las claves no necesitan comillas: escriba $yaml',
  ],
  'The target of the link stands in quotes': [
    'Das Ziel des Links steht in Anführungszeichen',
    'El destino del enlace está entre comillas',
  ],
  'Write it without: $yaml': ['Schreiben Sie es ohne: $yaml', 'Escríbalo sin ellas: $yaml'],
  'There is a comma after the text, which YAML does not expect between lines': [
    'Hinter dem Text steht ein Komma, das YAML zwischen Zeilen nicht erwartet',
    'Hay una coma tras el texto, que YAML no espera entre líneas',
  ],
  'Remove the comma.': ['Entfernen Sie das Komma.', 'Quite la coma.'],
  'The quote inside the text ends it: what follows is outside the quotes': [
    'Das Anführungszeichen im Text beendet ihn: Was folgt, steht außerhalb',
    'Las comillas dentro del texto lo terminan: lo que sigue queda fuera',
  ],
  'Use the other kind of quotes outside: $yaml': [
    'Nehmen Sie außen die andere Art von Anführungszeichen: $yaml',
    'Use por fuera el otro tipo de comillas: $yaml',
  ],
  'Put the quotes around the whole text: $yaml': [
    'Setzen Sie die Anführungszeichen um den ganzen Text: $yaml',
    'Ponga las comillas alrededor de todo el texto: $yaml',
  ],
  'Put a comma behind $yaml.': ['Setzen Sie ein Komma hinter $yaml.', 'Ponga una coma tras $yaml.'],
  'Put a comma behind the last entry of this line.': [
    'Setzen Sie ein Komma hinter den letzten Eintrag dieser Zeile.',
    'Ponga una coma tras el último elemento de esta línea.',
  ],
  'The quote $mark that opens the text is not closed': [
    'Das Anführungszeichen $mark, das den Text öffnet, ist nicht geschlossen',
    'Las comillas $mark que abren el texto no están cerradas',
  ],
  'Close it at the end of the text: $yaml': [
    'Schließen Sie es am Ende des Textes: $yaml',
    'Ciérrelas al final del texto: $yaml',
  ],
  'The bracket "$mark" is not closed': [
    'Die Klammer „$mark“ ist nicht geschlossen',
    'El paréntesis «$mark» no está cerrado',
  ],
  'Close it with "$mark" at the end of the line; if it is part of a text, put the text in quotes.': [
    'Schließen Sie sie mit „$mark“ am Ende der Zeile; gehört sie zu einem Text, setzen Sie den Text in Anführungszeichen.',
    'Ciérrelo con «$mark» al final de la línea; si es parte de un texto, ponga el texto entre comillas.',
  ],
  'Nobody has confirmed yet what this line says: "$remark"': [
    'Noch hat niemand bestätigt, was diese Zeile sagt: „$remark“',
    'Nadie ha confirmado aún lo que dice esta línea: «$remark»',
  ],
  'Write what is true of your business, and delete the remark "# yours: …" behind it.': [
    'Schreiben Sie, was für Ihren Betrieb gilt, und löschen Sie die Bemerkung „# yours: …“ dahinter.',
    'Escriba lo que sea cierto de su negocio y borre la nota «# yours: …» que va detrás.',
  ],
  'The text ends before "#", which begins a comment in YAML: only "$text" is shown': [
    'Der Text endet vor „#“, das in YAML einen Kommentar beginnt: Nur „$text“ ist zu sehen',
    'El texto termina antes de «#», que inicia un comentario en YAML: solo se muestra «$text»',
  ],
  'Put the whole text in quotes: $yaml. A comment has a space after its "#".': [
    'Setzen Sie den ganzen Text in Anführungszeichen: $yaml. Ein Kommentar hat nach „#“ ein Leerzeichen.',
    'Ponga todo el texto entre comillas: $yaml. Un comentario lleva un espacio tras «#».',
  ],
  'Put the whole text in quotes. A comment has a space after its "#".': [
    'Setzen Sie den ganzen Text in Anführungszeichen. Ein Kommentar hat nach „#“ ein Leerzeichen.',
    'Ponga todo el texto entre comillas. Un comentario lleva un espacio tras «#».',
  ],
  'The entry is empty: "#" begins a comment in YAML, so the colour is not read': [
    'Der Eintrag ist leer: „#“ beginnt in YAML einen Kommentar, darum wird die Farbe nicht gelesen',
    'El elemento no tiene nada: «#» inicia un comentario en YAML, así que el color no se lee',
  ],
  'The entry is empty: "#" begins a comment in YAML, so what follows is not read': [
    'Der Eintrag ist leer: „#“ beginnt in YAML einen Kommentar, darum wird das Folgende nicht gelesen',
    'El elemento no tiene nada: «#» inicia un comentario en YAML, así que lo que sigue no se lee',
  ],
  '"$name" is empty: "#" begins a comment in YAML, so the colour is not read': [
    '„$name“ ist leer: „#“ beginnt in YAML einen Kommentar, darum wird die Farbe nicht gelesen',
    '«$name» no tiene nada: «#» inicia un comentario en YAML, así que el color no se lee',
  ],
  '"$name" is empty: "#" begins a comment in YAML, so what follows is not read': [
    '„$name“ ist leer: „#“ beginnt in YAML einen Kommentar, darum wird das Folgende nicht gelesen',
    '«$name» no tiene nada: «#» inicia un comentario en YAML, así que lo que sigue no se lee',
  ],
  'Put it in quotes: $yaml': ['Setzen Sie es in Anführungszeichen: $yaml', 'Póngalo entre comillas: $yaml'],
  'The comma in "$number" ends the entry, since the line is in brackets': [
    'Das Komma in „$number“ beendet den Eintrag, weil die Zeile in Klammern steht',
    'La coma de «$number» termina el elemento, porque la línea está entre corchetes',
  ],
  'Put the whole entry in quotes: $yaml': [
    'Setzen Sie den ganzen Eintrag in Anführungszeichen: $yaml',
    'Ponga todo el elemento entre comillas: $yaml',
  ],
  '"$name" begins with "{", which begins a group of keys in YAML': [
    '„$name“ beginnt mit „{“, und das beginnt in YAML eine Gruppe von Schlüsseln',
    '«$name» empieza por «{», que en YAML inicia un grupo de claves',
  ],
  '"$name" begins with "[", which begins a list in YAML': [
    '„$name“ beginnt mit „[“, und das beginnt in YAML eine Liste',
    '«$name» empieza por «[», que en YAML inicia una lista',
  ],
  'The entry begins with "{", which begins a group of keys in YAML': [
    'Der Eintrag beginnt mit „{“, und das beginnt in YAML eine Gruppe von Schlüsseln',
    'El elemento empieza por «{», que en YAML inicia un grupo de claves',
  ],
  'The entry begins with "[", which begins a list in YAML': [
    'Der Eintrag beginnt mit „[“, und das beginnt in YAML eine Liste',
    'El elemento empieza por «[», que en YAML inicia una lista',
  ],
  'The entry holds a colon, which makes "$name" a key in YAML': [
    'Der Eintrag enthält einen Doppelpunkt, und der macht „$name“ in YAML zum Schlüssel',
    'El elemento contiene dos puntos, que en YAML convierten «$name» en una clave',
  ],
  'Write "$yaml"': ['Schreiben Sie „$yaml“', 'Escriba «$yaml»'],
  'There is no colon after "$name"': ['Nach „$name“ fehlt ein Doppelpunkt', 'Faltan los dos puntos tras «$name»'],
  'There is "=" in place of a colon after "$name"': [
    'Nach „$name“ steht „=“ statt eines Doppelpunkts',
    'Tras «$name» hay «=» en lugar de dos puntos',
  ],
  'The comma before "$name" ends the text and begins a new key, since the line is in { … }': [
    'Das Komma vor „$name“ beendet den Text und beginnt einen neuen Schlüssel, weil die Zeile in { … } steht',
    'La coma antes de «$name» termina el texto e inicia una clave nueva, porque la línea está entre { … }',
  ],
  'Put the whole text with its comma in quotes.': [
    'Setzen Sie den ganzen Text mit seinem Komma in Anführungszeichen.',
    'Ponga entre comillas todo el texto con su coma.',
  ],
  'Put the whole text with its comma in quotes: $yaml': [
    'Setzen Sie den ganzen Text mit seinem Komma in Anführungszeichen: $yaml',
    'Ponga entre comillas todo el texto con su coma: $yaml',
  ],
  'For a number write $yaml; for a text put the whole text with its comma in quotes: $other': [
    'Für eine Zahl schreiben Sie $yaml; für einen Text setzen Sie den ganzen Text mit seinem Komma in Anführungszeichen: $other',
    'Para un número escriba $yaml; para un texto, ponga entre comillas todo el texto con su coma: $other',
  ],
}

/** What a character at the beginning of a text means to YAML. */
export const meanings: Phrases = {
  'is reserved in YAML': ['ist in YAML reserviert', 'está reservado en YAML'],
  'begins a directive in YAML': ['beginnt in YAML eine Anweisung', 'inicia una directiva en YAML'],
  'begins a reference in YAML': ['beginnt in YAML einen Verweis', 'inicia una referencia en YAML'],
  'names a value for later in YAML': ['benennt in YAML einen Wert für später', 'da nombre a un valor en YAML'],
  'begins a type in YAML': ['beginnt in YAML einen Typ', 'inicia un tipo en YAML'],
  'begins a text on the next lines in YAML': [
    'beginnt in YAML einen Text auf den nächsten Zeilen',
    'inicia en YAML un texto en las líneas siguientes',
  ],
  'begins a group of keys in YAML': ['beginnt in YAML eine Gruppe von Schlüsseln', 'inicia un grupo de claves en YAML'],
  'begins a list in YAML': ['beginnt in YAML eine Liste', 'inicia una lista en YAML'],
}
