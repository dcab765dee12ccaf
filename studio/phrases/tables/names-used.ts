import type { Phrases } from './phrases.ts'

/** Of pictures, files, icons, forms, shared sections and words in braces that texts name, and of what nothing uses. */
export const namesUsed: Phrases = {
  'Cannot find the picture "$file" in $place': [
    'Das Bild „$file“ in $place gibt es nicht',
    'No existe la imagen «$file» en $place',
  ],
  'A picture inside a text is a file of the folder public/: ![What it shows](/roof.jpg). One of the folder images/ stands in the "image:" of a section.':
    [
      'Ein Bild in einem Text ist eine Datei des Ordners public/: ![What it shows](/roof.jpg). Eines aus dem Ordner images/ steht in „image:“ eines Abschnitts.',
      'Una imagen dentro de un texto es un archivo de la carpeta public/: ![What it shows](/roof.jpg). Una de la carpeta images/ va en «image:» de una sección.',
    ],
  '$place holds nothing but spaces': ['$place enthält nur Leerzeichen', '$place solo contiene espacios'],
  'Write its text.': ['Schreiben Sie den Text.', 'Escriba el texto.'],
  'Cannot find what "$token" stands for, used in $place': [
    'Wofür „$token“ in $place steht, ist nicht bekannt',
    'No se sabe qué significa «$token» en $place',
  ],
  'This text is given $tokens.': ['In diesem Text gilt $tokens.', 'En este texto vale $tokens.'],
  'The file lies in the folder $folder: move it.': [
    'Die Datei liegt im Ordner $folder: Verschieben Sie sie.',
    'El archivo está en la carpeta $folder: muévalo.',
  ],
  'The folder $folder holds "$file": call it "$name".': [
    'Im Ordner $folder liegt „$file“: Nennen Sie diese Datei „$name“.',
    'La carpeta $folder tiene «$file»: llámelo «$name».',
  ],
  'The folder $folder holds "$file": call it "$name", and write "$value" here.': [
    'Im Ordner $folder liegt „$file“: Nennen Sie diese Datei „$name“, und schreiben Sie hier „$value“.',
    'La carpeta $folder tiene «$file»: llámelo «$name» y escriba aquí «$value».',
  ],
  'Add it under "facts:".': ['Fügen Sie es unter „facts:“ hinzu.', 'Añádalo en «facts:».'],
  'Add it under "facts:", or use one of $names': [
    'Fügen Sie es unter „facts:“ hinzu, oder verwenden Sie eines von diesen: $names',
    'Añádalo en «facts:» o use uno de estos: $names',
  ],
  'Cannot find what "$token" stands for, used in $place: the page is not made for each item of "$set"': [
    'Wofür „$token“ in $place steht, ist nicht bekannt: Die Seite wird nicht für jeden Eintrag von „$set“ gemacht',
    'No se sabe qué significa «$token» en $place: la página no se crea para cada elemento de «$set»',
  ],
  'Put "$token" into the address "$route", or remove it here.': [
    'Setzen Sie „$token“ in die Adresse „$route“, oder entfernen Sie es hier.',
    'Ponga «$token» en la dirección «$route», o quítelo aquí.',
  ],
  'Cannot find icon "$name" used by $place': [
    'Das Symbol „$name“ in $place gibt es nicht',
    'No existe el icono «$name» que usa $place',
  ],
  'Icons have the names that lucide.dev/icons shows.': [
    'Symbole heißen so, wie lucide.dev/icons sie zeigt.',
    'Los iconos se llaman como los muestra lucide.dev/icons.',
  ],
  'Cannot find font "$name" used by $place': [
    'Die Schrift „$name“ in $place gibt es nicht',
    'No existe la tipografía «$name» que usa $place',
  ],
  'Any font of fontsource.org will do once it is installed: npm install @fontsource-variable/NAME, or @fontsource/NAME for one that is not variable.':
    [
      'Jede Schrift von fontsource.org geht, sobald sie installiert ist: npm install @fontsource-variable/NAME, oder @fontsource/NAME für eine, die nicht variabel ist.',
      'Sirve cualquier tipografía de fontsource.org una vez instalada: npm install @fontsource-variable/NAME, o @fontsource/NAME si no es variable.',
    ],
  'Cannot find image "$name" used by $place': [
    'Das Bild „$name“ in $place gibt es nicht',
    'No existe la imagen «$name» que usa $place',
  ],
  'Put the file into the folder images/, or correct the name.': [
    'Legen Sie die Datei in den Ordner images/, oder berichtigen Sie den Namen.',
    'Ponga el archivo en la carpeta images/ o corrija el nombre.',
  ],
  'Cannot find file "$name" used by $place': [
    'Die Datei „$name“ in $place gibt es nicht',
    'No existe el archivo «$name» que usa $place',
  ],
  'Put the file into the folder public/, correct the name, or remove the line.': [
    'Legen Sie die Datei in den Ordner public/, berichtigen Sie den Namen, oder entfernen Sie die Zeile.',
    'Ponga el archivo en la carpeta public/, corrija el nombre o quite la línea.',
  ],
  'Nothing uses the fact "$name", and $count places use one of the name "$name2", which is not there': [
    'Nichts verwendet die Angabe „$name“, und $count Stellen verwenden eine namens „$name2“, die es nicht gibt',
    'Nada usa el dato «$name», y $count lugares usan uno llamado «$name2», que no existe',
  ],
  'Nothing uses the form "$name", and $count places use one of the name "$name2", which is not there': [
    'Nichts verwendet das Formular „$name“, und $count Stellen verwenden eines namens „$name2“, das es nicht gibt',
    'Nada usa el formulario «$name», y $count lugares usan uno llamado «$name2», que no existe',
  ],
  'Nothing uses the shared section "$name", and $count places use one of the name "$name2", which is not there': [
    'Nichts verwendet den gemeinsamen Abschnitt „$name“, und $count Stellen verwenden einen namens „$name2“, den es nicht gibt',
    'Nada usa la sección compartida «$name», y $count lugares usan una llamada «$name2», que no existe',
  ],
  'Call it "$name".': ['Nennen Sie es „$name“.', 'Llámelo «$name».'],
  'Put the file into the folder public/, or correct the name.': [
    'Legen Sie die Datei in den Ordner public/, oder berichtigen Sie den Namen.',
    'Ponga el archivo en la carpeta public/ o corrija el nombre.',
  ],
  'Cannot find form "$name" used by $place': [
    'Das Formular „$name“ in $place gibt es nicht',
    'No existe el formulario «$name» que usa $place',
  ],
  'Forms are declared under "forms:".': [
    'Formulare stehen unter „forms:“.',
    'Los formularios se declaran en «forms:».',
  ],
  'Cannot find shared section "$name" used by $place': [
    'Den gemeinsamen Abschnitt „$name“ in $place gibt es nicht',
    'No existe la sección compartida «$name» que usa $place',
  ],
  'Shared sections are written under "shared:".': [
    'Gemeinsame Abschnitte stehen unter „shared:“.',
    'Las secciones compartidas se escriben en «shared:».',
  ],
  'Nothing uses the shared section "$name"': [
    'Der gemeinsame Abschnitt „$name“ wird nirgends verwendet',
    'Nada usa la sección compartida «$name»',
  ],
  'Nothing uses the form "$name"': ['Das Formular „$name“ wird nirgends verwendet', 'Nada usa el formulario «$name»'],
  'Nothing uses the fact "$name"': ['Die Angabe „$name“ wird nirgends verwendet', 'Nada usa el dato «$name»'],
  'Use it, or remove it from "$group:".': [
    'Verwenden Sie es, oder entfernen Sie es aus „$group:“.',
    'Úselo, o quítelo de «$group:».',
  ],
  'An image in the folder images/ is used nowhere: $many': [
    'Ein Bild im Ordner images/ wird nirgends verwendet: $many',
    'Hay una imagen en la carpeta images/ que no se usa: $many',
  ],
  '$count images in the folder images/ are used nowhere: $many': [
    '$count Bilder im Ordner images/ werden nirgends verwendet: $many',
    'Hay $count imágenes en la carpeta images/ que no se usan: $many',
  ],
  'Use it, or remove the file.': ['Verwenden Sie es, oder löschen Sie die Datei.', 'Úsela o borre el archivo.'],
  'Use them, or remove the files.': [
    'Verwenden Sie sie, oder löschen Sie die Dateien.',
    'Úselas o borre los archivos.',
  ],
}
