import type { Phrases } from './phrases.ts'

/** Of lines that stand in the wrong column, and of lines that are gone. */
export const yamlPlaces: Phrases = {
  '"$name" begins $column, where nothing else of its group begins': [
    '„$name“ beginnt $column, wo sonst nichts seiner Gruppe beginnt',
    '«$name» empieza $column, donde no empieza nada más de su grupo',
  ],
  'The line begins $column, where nothing else of its group begins': [
    'Die Zeile beginnt $column, wo sonst nichts ihrer Gruppe beginnt',
    'La línea empieza $column, donde no empieza nada más de su grupo',
  ],
  'Line it up with its neighbours: $space would fit.': [
    'Bringen Sie sie in eine Flucht mit ihren Nachbarn; es passt: $space.',
    'Alinéela con sus vecinas; encaja: $space.',
  ],
  'Keys of one group begin in the same column, dashes of one list too.': [
    'Schlüssel einer Gruppe beginnen in derselben Spalte, Striche einer Liste auch.',
    'Las claves de un grupo empiezan en la misma columna, y los guiones de una lista también.',
  ],
  'The entry that begins with "$name" has no dash': [
    'Der Eintrag, der mit „$name“ beginnt, hat keinen Strich',
    'El elemento que empieza por «$name» no lleva guion',
  ],
  'Write "$yaml", and indent the other lines of the entry by two more spaces.': [
    'Schreiben Sie „$yaml“, und rücken Sie die anderen Zeilen des Eintrags um zwei weitere Leerzeichen ein.',
    'Escriba «$yaml» y dé dos espacios más de sangría a las demás líneas del elemento.',
  ],
  '"$name" has a dash before it, as an entry of a list': [
    'Vor „$name“ steht ein Strich, wie bei einem Eintrag einer Liste',
    '«$name» lleva un guion delante, como un elemento de lista',
  ],
  'Remove the dash, as the lines beside it have none: the names in this part of the file are keys.': [
    'Entfernen Sie den Strich, wie auch die Zeilen daneben keinen haben: Die Namen in diesem Teil der Datei sind Schlüssel.',
    'Quite el guion, pues las líneas de al lado no lo llevan: los nombres de esta parte del archivo son claves.',
  ],
  '"$name" has no dash, but the entries above it in the same column have one': [
    '„$name“ hat keinen Strich, die Einträge darüber in derselben Spalte aber schon',
    '«$name» no lleva guion, pero los elementos de arriba en la misma columna sí',
  ],
  '"$name" has no dash, but the entry above it in the same column has one': [
    '„$name“ hat keinen Strich, der Eintrag darüber in derselben Spalte aber schon',
    '«$name» no lleva guion, pero el elemento de arriba en la misma columna sí',
  ],
  'If it is one more entry, write "$yaml".': [
    'Ist es ein weiterer Eintrag, schreiben Sie „$yaml“.',
    'Si es un elemento más, escriba «$yaml».',
  ],
  'Either all have a dash or none: write "$yaml", or remove the dash before "$name".': [
    'Entweder haben alle einen Strich oder keiner: Schreiben Sie „$yaml“, oder entfernen Sie den Strich vor „$name“.',
    'O todos llevan guion o ninguno: escriba «$yaml», o quite el guion antes de «$name».',
  ],
  'The entry begins with "$mark" in place of a hyphen': [
    'Der Eintrag beginnt mit „$mark“ statt mit einem Bindestrich',
    'El elemento empieza por «$mark» en lugar de un guion',
  ],
  'Begin it, and the others of its list, with a hyphen and a space: $yaml': [
    'Beginnen Sie ihn und die anderen seiner Liste mit Bindestrich und Leerzeichen: $yaml',
    'Empiécelo, y los demás de su lista, con un guion y un espacio: $yaml',
  ],
  'The text under "$name" holds a colon, which begins a new key in YAML': [
    'Der Text unter „$name“ enthält einen Doppelpunkt, und der beginnt in YAML einen neuen Schlüssel',
    'El texto bajo «$name» contiene dos puntos, que en YAML inician una clave nueva',
  ],
  'Write "$yaml" on the line above the text: all lines that stand deeper are text then.': [
    'Schreiben Sie „$yaml“ auf die Zeile über dem Text: Dann sind alle tieferen Zeilen Text.',
    'Escriba «$yaml» en la línea sobre el texto: así todas las líneas más adentro son texto.',
  ],
  'The line belongs to the text above, but begins $column': [
    'Die Zeile gehört zum Text darüber, beginnt aber $column',
    'La línea pertenece al texto de arriba, pero empieza $column',
  ],
  'The line belongs to the text of "$name" above, but begins $column': [
    'Die Zeile gehört zum Text von „$name“ darüber, beginnt aber $column',
    'La línea pertenece al texto de «$name» de arriba, pero empieza $column',
  ],
  'Every line of that text begins after $space or more: put $space2 before this one.': [
    'Jede Zeile dieses Textes beginnt nach $space oder mehr: Setzen Sie $space2 vor diese.',
    'Cada línea de ese texto empieza tras $space o más: ponga $space2 delante de esta.',
  ],
  '"$letters" stands at the left edge, before the line': [
    '„$letters“ steht am linken Rand, vor der Zeile',
    '«$letters» está en el borde izquierdo, antes de la línea',
  ],
  'Delete "$letters": the line begins with spaces alone.': [
    'Löschen Sie „$letters“: Die Zeile beginnt nur mit Leerzeichen.',
    'Borre «$letters»: la línea empieza solo con espacios.',
  ],
  '"$name" begins $column, outside the group around it': [
    '„$name“ beginnt $column, außerhalb der Gruppe darum',
    '«$name» empieza $column, fuera de su grupo',
  ],
  'The line begins $column, outside the group around it': [
    'Die Zeile beginnt $column, außerhalb der Gruppe darum',
    'La línea empieza $column, fuera de su grupo',
  ],
  'Put $space before it, so that it begins where its neighbours do: $column.': [
    'Setzen Sie $space davor, damit sie beginnt, wo ihre Nachbarn beginnen: $column.',
    'Ponga $space delante, para que empiece donde sus vecinas: $column.',
  ],
  'The line is a remark as other languages write it': [
    'Die Zeile ist eine Bemerkung, wie andere Sprachen sie schreiben',
    'La línea es una nota como la escriben otros lenguajes',
  ],
  'Begin it with a number sign: $yaml': [
    'Beginnen Sie sie mit einem Rautenzeichen: $yaml',
    'Empiécela con una almohadilla: $yaml',
  ],
  'Between the old address and the new one stand a colon and a space': [
    'Zwischen die alte und die neue Adresse gehören ein Doppelpunkt und ein Leerzeichen',
    'Entre la dirección antigua y la nueva van dos puntos y un espacio',
  ],
  'The line has no colon, so that it is neither a key nor a text': [
    'Die Zeile hat keinen Doppelpunkt, so dass sie weder Schlüssel noch Text ist',
    'La línea no lleva dos puntos, así que no es ni clave ni texto',
  ],
  'Write a key, a colon, a space and the value. If the line continues the text above, indent it by two more spaces.': [
    'Schreiben Sie einen Schlüssel, einen Doppelpunkt, ein Leerzeichen und den Wert. Setzt die Zeile den Text darüber fort, rücken Sie sie um zwei weitere Leerzeichen ein.',
    'Escriba una clave, dos puntos, un espacio y el valor. Si la línea continúa el texto de arriba, dele dos espacios más de sangría.',
  ],
  'A list begins here, but no line above names it: "$name" has its text already': [
    'Hier beginnt eine Liste, aber keine Zeile darüber benennt sie: „$name“ hat schon seinen Text',
    'Aquí empieza una lista, pero ninguna línea de arriba la nombra: «$name» ya tiene su texto',
  ],
  'Write a line with the list\'s key above it, such as "$yaml", in the column of "$name".': [
    'Schreiben Sie darüber eine Zeile mit dem Schlüssel der Liste, etwa „$yaml“, in die Spalte von „$name“.',
    'Escriba encima una línea con la clave de la lista, como «$yaml», en la columna de «$name».',
  ],
  'Lists of this section: $many.': ['Listen dieses Abschnitts: $many.', 'Listas de esta sección: $many.'],
  'No dash begins the entry to which "$name" belongs': [
    'Kein Strich beginnt den Eintrag, zu dem „$name“ gehört',
    'Ningún guion inicia el elemento al que pertenece «$name»',
  ],
  'Write a line "- type: …" above it, with the name of the section, in the column of the other dashes.': [
    'Schreiben Sie darüber eine Zeile „- type: …“ mit dem Namen des Abschnitts, in die Spalte der anderen Striche.',
    'Escriba encima una línea «- type: …» con el nombre de la sección, en la columna de los demás guiones.',
  ],
  'Write "$yaml", with the dash in the column of the other dashes.': [
    'Schreiben Sie „$yaml“, mit dem Strich in der Spalte der anderen Striche.',
    'Escriba «$yaml», con el guion en la columna de los demás guiones.',
  ],
  'No line above names the part of the file to which "$name" belongs': [
    'Keine Zeile darüber nennt den Teil der Datei, zu dem „$name“ gehört',
    'Ninguna línea de arriba nombra la parte del archivo a la que pertenece «$name»',
  ],
  'Write "site:" above it, at the left edge.': [
    'Schreiben Sie darüber „site:“, an den linken Rand.',
    'Escriba encima «site:», en el borde izquierdo.',
  ],
  'The line "$name" is missing: "$word" and what follows it stand in the part "$other"': [
    'Die Zeile „$name“ fehlt: „$word“ und das Folgende steht im Teil „$other“',
    'Falta la línea «$name»: «$word» y lo que sigue está en la parte «$other»',
  ],
  'Write "$name" on a line above it, at the left edge.': [
    'Schreiben Sie „$name“ auf eine Zeile darüber, an den linken Rand.',
    'Escriba «$name» en una línea encima, en el borde izquierdo.',
  ],
  'A section begins with "$name" without its first line, so that it runs into the section above it': [
    'Ein Abschnitt beginnt mit „$name“ ohne seine erste Zeile, so dass er in den Abschnitt darüber läuft',
    'Una sección empieza por «$name» sin su primera línea, y se mezcla con la sección de arriba',
  ],
  'The line above is a remark, because it begins with "#": write it as "$yaml", in the column of the other dashes.': [
    'Die Zeile darüber ist eine Bemerkung, weil sie mit „#“ beginnt: Schreiben Sie sie als „$yaml“, in die Spalte der anderen Striche.',
    'La línea de arriba es una nota, porque empieza por «#»: escríbala como «$yaml», en la columna de los demás guiones.',
  ],
  'Write "$yaml" on a line above it, in the column of the other dashes.': [
    'Schreiben Sie „$yaml“ auf eine Zeile darüber, in die Spalte der anderen Striche.',
    'Escriba «$yaml» en una línea encima, en la columna de los demás guiones.',
  ],
  'Types that have these keys: $many.': [
    'Arten mit diesen Schlüsseln: $many.',
    'Tipos que tienen estas claves: $many.',
  ],
  '"$name" stands where the name of a form stands under "forms:": the line with the name is missing': [
    '„$name“ steht, wo unter „forms:“ der Name eines Formulars steht: Die Zeile mit dem Namen fehlt',
    '«$name» está donde va el nombre de un formulario en «forms:»: falta la línea con el nombre',
  ],
  '"$name" stands where the name of a section stands under "shared:": the line with the name is missing': [
    '„$name“ steht, wo unter „shared:“ der Name eines Abschnitts steht: Die Zeile mit dem Namen fehlt',
    '«$name» está donde va el nombre de una sección en «shared:»: falta la línea con el nombre',
  ],
  'Write the name and a colon on a line above it, two spaces further left, as sections use it.': [
    'Schreiben Sie Namen und Doppelpunkt auf eine Zeile darüber, zwei Leerzeichen weiter links, wie Abschnitte ihn verwenden.',
    'Escriba el nombre y dos puntos en una línea encima, dos espacios más a la izquierda, tal como lo usan las secciones.',
  ],
  '"$name" stands inside "$other", and with it all lines that follow': [
    '„$name“ steht innerhalb von „$other“, und mit ihm alle folgenden Zeilen',
    '«$name» está dentro de «$other», y con él todas las líneas que siguen',
  ],
  'Move "$name" to the beginning of its line: the parts of the file stand beside each other.': [
    'Verschieben Sie „$name“ an den Anfang der Zeile: Die Teile der Datei stehen nebeneinander.',
    'Mueva «$name» al principio de su línea: las partes del archivo van una junto a otra.',
  ],
  'The page "$route" stands under "$other"': [
    'Die Seite „$route“ steht unter „$other“',
    'La página «$route» está en «$other»',
  ],
  'Move it with all its lines under "pages:", between two other pages.': [
    'Verschieben Sie sie mit allen ihren Zeilen unter „pages:“, zwischen zwei andere Seiten.',
    'Muévala con todas sus líneas a «pages:», entre otras dos páginas.',
  ],
  'The section "$choice" stands inside $place, as $place2': [
    'Der Abschnitt „$choice“ steht innerhalb von $place, als $place2',
    'La sección «$choice» está dentro de otra: $place, como $place2',
  ],
  'Move it to the left with all its lines, until its dash stands in the column of the other sections.': [
    'Verschieben Sie ihn mit allen seinen Zeilen nach links, bis sein Strich in der Spalte der anderen Abschnitte steht.',
    'Muévala a la izquierda con todas sus líneas, hasta que su guion quede en la columna de las demás secciones.',
  ],
  '"blocks" is missing from $place: its sections stand in the list "$name"': [
    '„blocks“ fehlt in $place: Die Abschnitte stehen in der Liste „$name“',
    'Falta «blocks» en $place: sus secciones están en la lista «$name»',
  ],
  'Write a line "blocks:" above the first section, in the column of "$name".': [
    'Schreiben Sie über den ersten Abschnitt eine Zeile „blocks:“, in die Spalte von „$name“.',
    'Escriba una línea «blocks:» sobre la primera sección, en la columna de «$name».',
  ],
  'An entry of "$name" stands among the sections, as $place': [
    'Ein Eintrag von „$name“ steht zwischen den Abschnitten, als $place',
    'Un elemento de «$name» está entre las secciones, como $place',
  ],
  'Move it to the right with all its lines, into the column of the other entries of "$name" above.': [
    'Verschieben Sie ihn mit allen seinen Zeilen nach rechts, in die Spalte der anderen Einträge von „$name“ darüber.',
    'Muévalo a la derecha con todas sus líneas, a la columna de los demás elementos de «$name» de arriba.',
  ],
}
