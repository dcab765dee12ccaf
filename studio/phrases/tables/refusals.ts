import type { Phrases } from './phrases.ts'

/** Of what the studio would not do. */
export const refusals: Phrases = {
  'Somebody changed "$file" outside the studio, and line $line cannot be read any more, so nothing was saved': [
    '„$file“ wurde außerhalb des Studios geändert, und Zeile $line ist nicht mehr lesbar. Deshalb wurde nichts gespeichert',
    'Alguien cambió «$file» fuera del estudio y la línea $line ya no se puede leer, así que no se guardó nada',
  ],
  'Have that line mended there, and save again: your changes are kept.': [
    'Lassen Sie diese Zeile dort berichtigen und speichern Sie noch einmal: Ihre Änderungen bleiben erhalten.',
    'Haga que corrijan esa línea allí y guarde otra vez: sus cambios se conservan.',
  ],
  'Cannot find the page "$name"': ['Die Seite „$name“ gibt es nicht', 'No existe la página «$name»'],
  'Cannot find the key "$name"': ['Den Schlüssel „$name“ gibt es nicht', 'No existe la clave «$name»'],
  'Cannot find the picture "$name"': ['Das Bild „$name“ gibt es nicht', 'No existe la imagen «$name»'],
  'Cannot find the kind of page "$name"': [
    'Die Art von Seite „$name“ gibt es nicht',
    'No existe el tipo de página «$name»',
  ],
  'There is none yet.': ['Noch gibt es keine.', 'Todavía no hay ninguno.'],
  '"$route" cannot be the address of a page': [
    '„$route“ kann nicht die Adresse einer Seite sein',
    '«$route» no puede ser la dirección de una página',
  ],
  'An address has small letters, digits and hyphens, and starts with "/".': [
    'Eine Adresse hat Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit „/“.',
    'Una dirección lleva minúsculas, cifras y guiones, y empieza por «/».',
  ],
  'Choose another.': ['Wählen Sie eine andere.', 'Elija otra.'],
  'There is a page $route already': ['Die Seite $route gibt es schon', 'Ya existe una página $route'],
  'There is a page $route already (line $line)': [
    'Die Seite $route gibt es schon (Zeile $line)',
    'Ya existe una página $route (línea $line)',
  ],
  'There is a page $route already, made from $template': [
    'Die Seite $route gibt es schon, gemacht aus $template',
    'Ya existe una página $route, creada a partir de $template',
  ],
  'Choose another address.': ['Wählen Sie eine andere Adresse.', 'Elija otra dirección.'],
  '$route is an old address under "redirects:"': [
    '$route ist eine alte Adresse unter „redirects:“',
    '$route es una dirección antigua de «redirects:»',
  ],
  '$route is an old address under "redirects:" (line $line)': [
    '$route ist eine alte Adresse unter „redirects:“ (Zeile $line)',
    '$route es una dirección antigua de «redirects:» (línea $line)',
  ],
  'It leads to $route. Choose another address, or remove that line.': [
    'Sie führt zu $route. Wählen Sie eine andere Adresse, oder entfernen Sie diese Zeile.',
    'Lleva a $route. Elija otra dirección o quite esa línea.',
  ],
  '$route is made from $template': ['$route entsteht aus $template', '$route se crea a partir de $template'],
  'Change the slug of its item instead.': [
    'Ändern Sie stattdessen den slug des Eintrags.',
    'Cambie en su lugar el slug de su elemento.',
  ],
  'The home page keeps its address "/"': [
    'Die Startseite behält ihre Adresse „/“',
    'La página principal conserva su dirección «/»',
  ],
  'Rename another page.': ['Geben Sie einer anderen Seite eine neue Adresse.', 'Cambie la dirección de otra página.'],
  '$route is the address of many pages': [
    '$route ist die Adresse vieler Seiten',
    '$route es la dirección de muchas páginas',
  ],
  'Change it by hand, with its links.': [
    'Ändern Sie sie von Hand, mit ihren Links.',
    'Cámbiela a mano, con sus enlaces.',
  ],
  '$route is the only page': ['$route ist die einzige Seite', '$route es la única página'],
  'Add another page first.': ['Fügen Sie erst eine weitere Seite hinzu.', 'Añada antes otra página.'],
  '$route makes many pages': ['$route macht viele Seiten', '$route crea muchas páginas'],
  'Copy one that stands for itself.': ['Kopieren Sie eine, die für sich steht.', 'Copie una que valga por sí sola.'],
  'The pages are written in braces': [
    'Die Seiten sind in geschweiften Klammern geschrieben',
    'Las páginas están escritas entre llaves',
  ],
  'Write one page below another.': ['Schreiben Sie eine Seite unter die andere.', 'Escriba una página debajo de otra.'],
  'Cannot read the YAML at $line': ['Das YAML bei $line lässt sich nicht lesen', 'No se puede leer el YAML en $line'],
  'Run "npm run check", which explains it, and mend it first.': [
    'Rufen Sie „npm run check“ auf, das es erklärt, und beheben Sie es zuerst.',
    'Ejecute «npm run check», que lo explica, y corríjalo antes.',
  ],
  '$place is no section of a page': ['$place ist kein Abschnitt einer Seite', '$place no es una sección de una página'],
  'Only a section of a page can be shared.': [
    'Nur ein Abschnitt einer Seite lässt sich teilen.',
    'Solo se puede compartir una sección de una página.',
  ],
  '$place is shared already, as "$name"': [
    '$place ist schon geteilt, als „$name“',
    '$place ya se comparte, como «$name»',
  ],
  'Use it on other pages by its name.': [
    'Verwenden Sie ihn auf anderen Seiten unter seinem Namen.',
    'Úsela en otras páginas por su nombre.',
  ],
  '"$name" cannot be the name of a shared section': [
    '„$name“ kann nicht der Name eines gemeinsamen Abschnitts sein',
    '«$name» no puede ser el nombre de una sección compartida',
  ],
  'Use lower-case letters, digits and hyphens.': [
    'Nehmen Sie Kleinbuchstaben, Ziffern und Bindestriche.',
    'Use minúsculas, cifras y guiones.',
  ],
  'There is a shared section "$name" already': [
    'Einen gemeinsamen Abschnitt „$name“ gibt es schon',
    'Ya hay una sección compartida «$name»',
  ],
  'Choose another name.': ['Wählen Sie einen anderen Namen.', 'Elija otro nombre.'],
  'This section has words of each page\'s own, such as "$token"': [
    'Dieser Abschnitt hat Wörter, die auf jeder Seite andere sind, etwa „$token“',
    'Esta sección tiene palabras propias de cada página, como «$token»',
  ],
  'Put words that are the same on every page in their place, and share it then.': [
    'Setzen Sie Wörter an ihre Stelle, die auf jeder Seite gleich sind, und teilen Sie ihn dann.',
    'Ponga en su lugar palabras iguales en todas las páginas, y compártala entonces.',
  ],
  'Cannot write this at $path without changing something else': [
    'Das lässt sich bei $path nicht schreiben, ohne etwas anderes zu ändern',
    'No se puede escribir esto en $path sin cambiar otra cosa',
  ],
  'Change this place by hand in an editor.': [
    'Ändern Sie diese Stelle von Hand in einem Editor.',
    'Cambie este lugar a mano en un editor.',
  ],
  'The whole file cannot be set at once': [
    'Die ganze Datei lässt sich nicht auf einmal setzen',
    'No se puede cambiar todo el archivo de una vez',
  ],
  'Name the page or the key that is to change.': [
    'Nennen Sie die Seite oder den Schlüssel, der sich ändern soll.',
    'Nombre la página o la clave que debe cambiar.',
  ],
  '$place is no group and no list': ['$place ist weder Gruppe noch Liste', '$place no es ni un grupo ni una lista'],
  'Set it as a whole.': ['Setzen Sie es als Ganzes.', 'Cámbielo entero.'],
  'There is no place $name in $place': ['Es gibt keine Stelle $name in $place', 'No hay ningún lugar $name en $place'],
  'There is one entry.': ['Es gibt einen Eintrag.', 'Hay un elemento.'],
  'There are $count entries.': ['Es gibt $count Einträge.', 'Hay $count elementos.'],
  'There is $place already': ['$place gibt es schon', 'Ya existe $place'],
  'Set it, or choose another name.': [
    'Ändern Sie es, oder wählen Sie einen anderen Namen.',
    'Cámbielo o elija otro nombre.',
  ],
  'A site needs "$field"': ['Eine Website braucht „$field“', 'Un sitio necesita «$field»'],
  'Change what stands in it.': ['Ändern Sie, was darin steht.', 'Cambie lo que contiene.'],
  'There is nothing at $place': ['Da ist nichts: $place', 'No hay nada ahí: $place'],
  'It may have been removed or moved; look at the page again.': [
    'Vielleicht wurde es entfernt oder verschoben; sehen Sie sich die Seite noch einmal an.',
    'Puede que se haya quitado o movido; mire de nuevo la página.',
  ],
  'An item of a list has no name': ['Ein Eintrag einer Liste hat keinen Namen', 'Un elemento de lista no tiene nombre'],
  'Set a key of it instead.': [
    'Setzen Sie stattdessen einen Schlüssel darin.',
    'Cambie en su lugar una de sus claves.',
  ],
  'A page has its own way to another address': [
    'Eine Seite kommt auf eigenem Weg zu einer anderen Adresse',
    'Una página cambia de dirección de otra manera',
  ],
  'Use "readdress": links go along.': [
    'Nehmen Sie „readdress“: Links gehen mit.',
    'Use «readdress»: los enlaces la siguen.',
  ],
  'There is "$name" already in $place': ['„$name“ gibt es schon in $place', 'Ya hay «$name» en $place'],
  '$place is no item of a list': ['$place ist kein Eintrag einer Liste', '$place no es un elemento de una lista'],
  'Only items can be moved or copied.': [
    'Nur Einträge lassen sich verschieben oder verdoppeln.',
    'Solo los elementos se pueden mover o duplicar.',
  ],
  'The disk is full, so nothing was saved': [
    'Die Festplatte ist voll, deshalb wurde nichts gespeichert',
    'El disco está lleno, así que no se ha guardado nada',
  ],
  'Make room, and save again: your changes are kept.': [
    'Schaffen Sie Platz und speichern Sie noch einmal: Ihre Änderungen bleiben erhalten.',
    'Libere espacio y guarde otra vez: sus cambios se conservan.',
  ],
  'The folder of the site cannot be written to, so nothing was saved': [
    'In den Ordner der Website kann nicht geschrieben werden, deshalb wurde nichts gespeichert',
    'No se puede escribir en la carpeta del sitio, así que no se ha guardado nada',
  ],
  'Allow it, and save again: your changes are kept.': [
    'Erlauben Sie es und speichern Sie noch einmal: Ihre Änderungen bleiben erhalten.',
    'Permítalo y guarde otra vez: sus cambios se conservan.',
  ],
  'This is no $name file': ['Das ist keine Datei vom Typ $name', 'Esto no es un archivo $name'],
  'This is no SVG file': ['Das ist keine SVG-Datei', 'Esto no es un archivo SVG'],
  'Save it anew in the program it is from.': [
    'Speichern Sie sie in dem Programm, aus dem sie stammt, noch einmal.',
    'Guárdelo de nuevo en el programa del que procede.',
  ],
  'This picture is larger than can be read': [
    'Dieses Bild ist größer, als sich lesen lässt',
    'Esta imagen es más grande de lo que se puede leer',
  ],
  'Make it smaller: 2,560 pixels are enough.': [
    'Verkleinern Sie es: 2560 Pixel genügen.',
    'Redúzcala: bastan 2560 píxeles.',
  ],
}
