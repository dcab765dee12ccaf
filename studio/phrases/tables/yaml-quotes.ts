import type { Phrases } from './phrases.ts'

/** Of quotes, brackets, commas and number signs that YAML reads otherwise than they were meant. */
export const yamlQuotes: Phrases = {
  'Remove it.': ['Entfernen Sie sie.', 'Quítelo.'],
  'The quotes around the text are typographic ones, which YAML takes for letters': [
    'Die Anführungszeichen um den Text sind typografische; YAML hält sie für Buchstaben',
    'Las comillas del texto son tipográficas, y YAML las toma por letras',
  ],
  'Use straight quotes: $yaml': ['Nehmen Sie gerade Anführungszeichen: $yaml', 'Use comillas rectas: $yaml'],
  'There is no comma between two entries of the list': [
    'Zwischen zwei Einträgen der Liste fehlt ein Komma',
    'Falta una coma entre dos elementos de la lista',
  ],
  'There is no comma before the key "$name"': [
    'Vor dem Schlüssel „$name“ fehlt ein Komma',
    'Falta una coma antes de la clave «$name»',
  ],
  'Put a comma before "$name".': ['Setzen Sie ein Komma vor „$name“.', 'Ponga una coma antes de «$name».'],
  'If these are two entries, put a comma between them: $yaml. If not: $more': [
    'Sind das zwei Einträge, setzen Sie ein Komma dazwischen: $yaml. Wenn nicht: $more',
    'Si son dos elementos, ponga una coma entre ellos: $yaml. Si no: $more',
  ],
  'The "$name" closes nothing: it is one too many': [
    'Die Klammer „$name“ schließt nichts: Sie ist eine zu viel',
    'El signo «$name» no cierra nada: sobra',
  ],
  'A "$name" stands where "$name2" would close the "$open" before it': [
    'Eine „$name“ steht, wo „$name2“ die „$open“ davor schließen würde',
    'Hay un «$name» donde «$name2» cerraría el «$open» anterior',
  ],
  'Write "$name" in its place, or remove it if it is one too many.': [
    'Schreiben Sie stattdessen „$name“, oder entfernen Sie sie, wenn sie eine zu viel ist.',
    'Escriba «$name» en su lugar, o quítelo si sobra.',
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
  'Put a comma between them: $yaml': ['Setzen Sie ein Komma dazwischen: $yaml', 'Ponga una coma entre ellos: $yaml'],
  'Put a comma behind $yaml.': ['Setzen Sie ein Komma hinter $yaml.', 'Ponga una coma tras $yaml.'],
  'Put a comma behind the last entry of this line.': [
    'Setzen Sie ein Komma hinter den letzten Eintrag dieser Zeile.',
    'Ponga una coma tras el último elemento de esta línea.',
  ],
  'Close it at the end of the text, before the bracket.': [
    'Schließen Sie es am Ende des Textes, vor der Klammer.',
    'Ciérrelas al final del texto, antes de la llave o el corchete.',
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
  'Write what is true of your business. If the line is right as it is, delete the remark "# yours" behind it.': [
    'Schreiben Sie, was für Ihren Betrieb gilt. Stimmt die Zeile so, löschen Sie die Bemerkung „# yours“ dahinter.',
    'Escriba lo que sea cierto de su negocio. Si la línea es correcta así, borre la nota «# yours» que va detrás.',
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
  'Write it without the number signs: $yaml': [
    'Schreiben Sie es ohne die Rautenzeichen: $yaml',
    'Escríbalo sin los signos de número: $yaml',
  ],
  '"$yaml" shows where a piece of code begins or ends in Markdown, and means nothing in YAML': [
    '„$yaml“ zeigt in Markdown, wo ein Stück Code anfängt oder aufhört, und bedeutet in YAML nichts',
    '«$yaml» marca en Markdown dónde empieza o termina un trozo de código, y en YAML no significa nada',
  ],
  'Remove this line, and the other one with "$yaml".': [
    'Entfernen Sie diese Zeile und die andere mit „$yaml“.',
    'Quite esta línea y la otra con «$yaml».',
  ],
  'Write $yaml in its place, and remove the other line with "$yaml2".': [
    'Schreiben Sie stattdessen $yaml, und entfernen Sie die andere Zeile mit „$yaml2“.',
    'Escriba $yaml en su lugar y quite la otra línea con «$yaml2».',
  ],
  'Put it in quotes: $yaml': ['Setzen Sie es in Anführungszeichen: $yaml', 'Póngalo entre comillas: $yaml'],
  '"$alias" repeats a group that no "$anchor" names above it': [
    '„$alias“ wiederholt eine Gruppe, die weiter oben kein „$anchor“ benennt',
    '«$alias» repite un grupo que ningún «$anchor» nombra más arriba',
  ],
  'Write "$anchor" before the group that is meant, or remove "$yaml".': [
    'Schreiben Sie „$anchor“ vor die Gruppe, die gemeint ist, oder entfernen Sie „$yaml“.',
    'Escriba «$anchor» delante del grupo que quiere decir, o quite «$yaml».',
  ],
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
