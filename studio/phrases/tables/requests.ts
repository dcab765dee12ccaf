import type { Phrases } from './phrases.ts'

/** Of operations, requests and files that cannot be read. */
export const requests: Phrases = {
  'Operations are a list': ['Operationen sind eine Liste', 'Las operaciones son una lista'],
  'Send $json.': ['Senden Sie $json.', 'Envíe $json.'],
  '$count operations at once are too many': [
    '$count Operationen auf einmal sind zu viele',
    '$count operaciones a la vez son demasiadas',
  ],
  'Send up to $count at a time.': ['Senden Sie höchstens $count auf einmal.', 'Envíe como máximo $count a la vez.'],
  'A value is nested too deep': ['Ein Wert ist zu tief verschachtelt', 'Un valor está anidado a demasiada profundidad'],
  'Values have up to $count levels.': [
    'Werte haben höchstens $count Ebenen.',
    'Los valores tienen como máximo $count niveles.',
  ],
  'The operations are too large': ['Die Operationen sind zu groß', 'Las operaciones son demasiado grandes'],
  'Send up to $count characters at a time.': [
    'Senden Sie höchstens $count Zeichen auf einmal.',
    'Envíe como máximo $count caracteres a la vez.',
  ],
  'Operation $count is not one: $what': ['Operation $count ist keine: $what', 'La operación $count no lo es: $what'],
  'Operation $count is not one: there is no operation $what': [
    'Operation $count ist keine: Eine Operation $what gibt es nicht',
    'La operación $count no lo es: no existe la operación $what',
  ],
  'An operation is $json.': ['Eine Operation ist $json.', 'Una operación es $json.'],
  'The file holds no groups': ['Die Datei enthält keine Gruppen', 'El archivo no contiene grupos'],
  'Begin with "site:" and "pages:".': ['Beginnen Sie mit „site:“ und „pages:“.', 'Empiece con «site:» y «pages:».'],
  'Change it by hand in an editor.': ['Ändern Sie es von Hand in einem Editor.', 'Cámbielo a mano en un editor.'],
  'This part of the file has keys with a question mark': [
    'Dieser Teil der Datei hat Schlüssel mit Fragezeichen',
    'Esta parte del archivo tiene claves con un signo de interrogación',
  ],
  'This part of the file uses the tag $tag': [
    'Dieser Teil der Datei verwendet das Kennzeichen $tag',
    'Esta parte del archivo usa la etiqueta $tag',
  ],
  'This place uses an anchor (&) or an alias (*): one value stands in several places': [
    'Diese Stelle verwendet einen Anker (&) oder Alias (*): Ein Wert steht an mehreren Stellen',
    'Este lugar usa un ancla (&) o un alias (*): un mismo valor está en varios lugares',
  ],
  'Make it the own of this place, or change it by hand in an editor.': [
    'Schreiben Sie ihn hier eigens hin, oder ändern Sie ihn von Hand in einem Editor.',
    'Póngalo aquí como propio, o cámbielo a mano en un editor.',
  ],
  'This part of the file has a key that is no word': [
    'Dieser Teil der Datei hat einen Schlüssel, der kein Wort ist',
    'Esta parte del archivo tiene una clave que no es una palabra',
  ],
  'There is nothing at $path': ['Da ist nichts: $path', 'No hay nada en $path'],
  'This is no path': ['Das ist kein Pfad', 'Esto no es una ruta'],
  'Reload the page.': ['Laden Sie die Seite neu.', 'Vuelva a cargar la página.'],
  '$file is still used': ['$file wird noch verwendet', '$file todavía se usa'],
  'Put another picture in its place first, or take it out there.': [
    'Setzen Sie zuerst ein anderes Bild an die Stelle, oder nehmen Sie es dort heraus.',
    'Ponga antes otra imagen en su lugar, o quítela de allí.',
  ],
  'The request is no JSON': ['Die Anfrage ist kein JSON', 'La petición no es JSON'],
  'This is too large': ['Das ist zu groß', 'Esto es demasiado grande'],
  'Send up to $count megabytes.': ['Senden Sie höchstens $count Megabyte.', 'Envíe como máximo $count megabytes.'],
  'There is no page $route to share': [
    'Es gibt keine Seite $route zu teilen',
    'No hay ninguna página $route que compartir',
  ],
  'Mend what is wrong in it first.': [
    'Beheben Sie zuerst, was darin nicht stimmt.',
    'Corrija antes lo que falla en ella.',
  ],
  'There is no such section': ['Diesen Abschnitt gibt es nicht', 'No existe esa sección'],
  '"$field" of a section "$choice" cannot be $value': [
    '„$field“ eines Abschnitts „$choice“ kann nicht $value sein',
    '«$field» de una sección «$choice» no puede ser $value',
  ],
  'There is no section "$name"': ['Einen Abschnitt „$name“ gibt es nicht', 'No existe la sección «$name»'],
  'This is no picture that can be read': ['Das ist kein Bild, das sich lesen lässt', 'Esta imagen no se puede leer'],
  'Choose a JPEG, PNG, WebP or AVIF file.': [
    'Wählen Sie eine Datei im Format JPEG, PNG, WebP oder AVIF.',
    'Elija un archivo JPEG, PNG, WebP o AVIF.',
  ],
  'There is no "$name"': ['„$name“ gibt es nicht', 'No existe «$name»'],
  'The studio failed': ['Im Studio ist etwas schiefgegangen', 'El estudio ha fallado'],
  'The terminal in which it runs says why.': [
    'Das Terminal, in dem es läuft, sagt warum.',
    'El terminal en el que se ejecuta dice por qué.',
  ],
  'Cannot find the file "$file"': ['Die Datei „$file“ gibt es nicht', 'No existe el archivo «$file»'],
  '"$file" is a folder': ['„$file“ ist ein Ordner', '«$file» es una carpeta'],
  'Give the path of the file in it, such as pages.yaml.': [
    'Geben Sie den Pfad der Datei darin an, etwa pages.yaml.',
    'Dé la ruta del archivo que contiene, como pages.yaml.',
  ],
  '"$file" is not UTF-8 text': ['„$file“ ist kein Text in UTF-8', '«$file» no es texto en UTF-8'],
  'Open it again as UTF-16 in your editor, see that its letters are right, and save it as UTF-8.': [
    'Öffnen Sie sie in Ihrem Editor noch einmal als UTF-16, sehen Sie nach, ob die Buchstaben stimmen, und speichern Sie sie als UTF-8.',
    'Ábralo otra vez en su editor como UTF-16, compruebe que las letras están bien y guárdelo como UTF-8.',
  ],
  'Open it again in your editor as Western (Windows 1252), or as what it was saved, see that its letters are right, and save it as UTF-8.':
    [
      'Öffnen Sie sie in Ihrem Editor noch einmal als „Westlich (Windows 1252)“ oder als das, als was sie gespeichert wurde, sehen Sie nach, ob die Buchstaben stimmen, und speichern Sie sie als UTF-8.',
      'Ábralo otra vez en su editor como «Occidental (Windows 1252)», o como se guardó, compruebe que las letras están bien y guárdelo como UTF-8.',
    ],
  'In Visual Studio Code the encoding stands at the foot of the window: click on it.': [
    'In Visual Studio Code steht die Kodierung am Fuß des Fensters: Klicken Sie darauf.',
    'En Visual Studio Code la codificación está al pie de la ventana: haga clic en ella.',
  ],
  'Cannot read "$file" ($code)': ['„$file“ lässt sich nicht lesen ($code)', 'No se puede leer «$file» ($code)'],
  'Give the path of a pages.yaml that exists.': [
    'Geben Sie den Pfad einer pages.yaml an, die es gibt.',
    'Dé la ruta de un pages.yaml que exista.',
  ],
  'Check that you may open the file.': [
    'Prüfen Sie, ob Sie die Datei öffnen dürfen.',
    'Compruebe que puede abrir el archivo.',
  ],
}
