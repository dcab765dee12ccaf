import type { Phrases } from './phrases.ts'

/** Of values that are of another type than their field, or of another form. */
export const values: Phrases = {
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
  '$place is a list where a single value is meant': [
    '$place ist eine Liste; gemeint ist ein einzelner Wert',
    '$place es una lista; se espera un solo valor',
  ],
  'Write one alone, without dashes or brackets: $yaml, or remove the line.': [
    'Schreiben Sie einen allein, ohne Striche und Klammern: $yaml, oder entfernen Sie die Zeile.',
    'Escriba uno solo, sin guiones ni corchetes: $yaml, o quite la línea.',
  ],
  'Write one alone, without dashes or brackets: $yaml.': [
    'Schreiben Sie einen allein, ohne Striche und Klammern: $yaml.',
    'Escriba uno solo, sin guiones ni corchetes: $yaml.',
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
  'Write the text on one line after the dash, in quotes if it holds ": " or starts with "{".': [
    'Schreiben Sie den Text auf eine Zeile hinter den Strich, in Anführungszeichen, wenn er „: “ enthält oder mit „{“ beginnt.',
    'Escriba el texto en una línea tras el guion, entre comillas si contiene «: » o empieza por «{».',
  ],
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
  'Write "$value".': ['Schreiben Sie „$value“.', 'Escriba «$value».'],
  'Put the picture itself into the folder images/, and write "$name".': [
    'Legen Sie das Bild selbst in den Ordner images/, und schreiben Sie „$name“.',
    'Ponga la imagen misma en la carpeta images/ y escriba «$name».',
  ],
  'Write "$name": the folder images/ is meant without being named.': [
    'Schreiben Sie „$name“: Der Ordner images/ ist gemeint, ohne dass er dasteht.',
    'Escriba «$name»: se entiende la carpeta images/ sin nombrarla.',
  ],
  'Write "$file", and give the file in the folder public/ the same name: lower case, hyphens for spaces.': [
    'Schreiben Sie „$file“, und nennen Sie die Datei im Ordner public/ ebenso: klein, mit Bindestrichen statt Leerzeichen.',
    'Escriba «$file» y llame igual al archivo de la carpeta public/: en minúsculas y con guiones en lugar de espacios.',
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
  'The page that the old address leads to.': [
    'Die Seite, zu der die alte Adresse führt.',
    'La página a la que lleva la dirección antigua.',
  ],
}
