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
