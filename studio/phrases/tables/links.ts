import type { Phrases } from './phrases.ts'

/** Of links, redirects, and names that stand for something. */
export const links: Phrases = {
  'Did you mean "$name"?': ['Meinten Sie „$name“?', '¿Quería decir «$name»?'],
  'It holds a character that cannot be seen: type it again.': [
    'Darin steckt ein unsichtbares Zeichen: Tippen Sie es noch einmal.',
    'Contiene un carácter que no se ve: escríbalo de nuevo.',
  ],
  'Known: $many': ['Bekannt: $many', 'Conocidos: $many'],
  'Cannot find page "$page", named by "canonical" of $route': [
    'Die Seite „$page“, die „Maßgebliche Adresse“ von $route nennt, gibt es nicht',
    'No existe la página «$page», que nombra «Dirección canónica» de $route',
  ],
  'Name a page under "pages:", or remove the line.': [
    'Nennen Sie eine Seite unter „pages:“, oder entfernen Sie die Zeile.',
    'Nombre una página de «pages:» o quite la línea.',
  ],
  'If the page got the address "$route" by hand, run "npm run rename -- $from $to": it changes the links and leads the old address to the new one. If not: $more':
    [
      'Hat die Seite die Adresse „$route“ von Hand bekommen, dann rufen Sie „npm run rename -- $from $to“ auf: Das ändert die Links und leitet die alte Adresse zur neuen. Wenn nicht: $more',
      'Si la página recibió la dirección «$route» a mano, ejecute «npm run rename -- $from $to»: cambia los enlaces y lleva la dirección antigua a la nueva. Si no: $more',
    ],
  'Cannot find page "$page", linked from $place': [
    'Die Seite „$page“ gibt es nicht; auf sie verweist ein Link in $place',
    'No existe la página «$page»; hay un enlace a ella en $place',
  ],
  'Link to a page under "pages:", or add this one (with "draft: true" until it is written).': [
    'Verlinken Sie eine Seite, die es gibt, oder legen Sie diese an (mit „draft: true“, bis sie geschrieben ist).',
    'Enlace con una página que exista, o añada esta (con «draft: true» hasta que esté escrita).',
  ],
  'Cannot find page "$page", linked from $place: there is no "$name" among the items of "$set"': [
    'Die Seite „$page“ gibt es nicht; auf sie verweist ein Link in $place: Unter den Einträgen von „$set“ ist kein „$name“',
    'No existe la página «$page»; hay un enlace a ella en $place: no hay ningún «$name» entre los elementos de «$set»',
  ],
  'A template with the address "$template" would make it, and there is none under "pages:". Add it, or change the link.':
    [
      'Eine Vorlage mit der Adresse „$template“ würde sie machen, und unter „pages:“ ist keine. Fügen Sie sie hinzu, oder ändern Sie den Link.',
      'La crearía una plantilla con la dirección «$template», y en «pages:» no hay ninguna. Añádala o cambie el enlace.',
    ],
  'Cannot find a section "#$anchor" on $route, linked from $place': [
    'Auf $route gibt es keinen Abschnitt „#$anchor“; auf ihn verweist ein Link in $place',
    'No hay ninguna sección «#$anchor» en $route; hay un enlace a ella en $place',
  ],
  'Cannot find a section "#$anchor" on $route or the home page, linked from $place': [
    'Weder auf $route noch auf der Startseite gibt es einen Abschnitt „#$anchor“; auf ihn verweist ein Link in $place',
    'No hay ninguna sección «#$anchor» ni en $route ni en la página principal; hay un enlace a ella en $place',
  ],
  'Cannot find a section "#$anchor" on the home page, linked from $place': [
    'Auf der Startseite gibt es keinen Abschnitt „#$anchor“; auf ihn verweist ein Link in $place',
    'No hay ninguna sección «#$anchor» en la página principal; hay un enlace a ella en $place',
  ],
  'Give the section that you mean "id: $anchor", or link to one of $anchors.': [
    'Geben Sie dem Abschnitt, den Sie meinen, „id: $anchor“, oder verlinken Sie einen von diesen: $anchors.',
    'Dé a la sección que quiere decir «id: $anchor», o enlace con una de estas: $anchors.',
  ],
  'Give the section that you mean "id: $anchor", or link to the page alone.': [
    'Geben Sie dem Abschnitt, den Sie meinen, „id: $anchor“, oder verlinken Sie die Seite allein.',
    'Dé a la sección que quiere decir «id: $anchor», o enlace solo con la página.',
  ],
  'Give the section that you mean "id: $anchor", or link to $anchors.': [
    'Geben Sie dem Abschnitt, den Sie meinen, „id: $anchor“, oder verlinken Sie $anchors.',
    'Dé a la sección que quiere decir «id: $anchor», o enlace con $anchors.',
  ],
  'Link to $anchors.': ['Verlinken Sie $anchors.', 'Enlace con $anchors.'],
  'Link to one of $anchors.': ['Verlinken Sie einen von diesen: $anchors.', 'Enlace con una de estas: $anchors.'],
  'Link to the page alone.': ['Verlinken Sie die Seite allein.', 'Enlace solo con la página.'],
  'Cannot tell where the link "$href" in $place leads': [
    'Wohin der Link „$href“ in $place führt, lässt sich nicht sagen',
    'No se sabe adónde lleva el enlace «$href» en $place',
  ],
  'A link starts with "/" (a page), "#" (a section), "https://", "tel:" or "mailto:".': [
    'Ein Link beginnt mit „/“ (eine Seite), „#“ (ein Abschnitt), „https://“, „tel:“ oder „mailto:“.',
    'Un enlace empieza por «/» (una página), «#» (una sección), «https://», «tel:» o «mailto:».',
  ],
  'Cannot find the file "$file", linked from $place': [
    'Die Datei „$file“ gibt es nicht; auf sie verweist ein Link in $place',
    'No existe el archivo «$file»; hay un enlace a él en $place',
  ],
  'Addresses of pages have no ending.': [
    'Adressen von Seiten haben keine Endung.',
    'Las direcciones de las páginas no llevan extensión.',
  ],
  'Put the file into the folder public/, or change the link.': [
    'Legen Sie die Datei in den Ordner public/, oder ändern Sie den Link.',
    'Ponga el archivo en la carpeta public/ o cambie el enlace.',
  ],
  'The link "$href" in $place leads to this site itself by its full address': [
    'Der Link „$href“ in $place führt mit voller Adresse auf diese Website selbst',
    'El enlace «$href» en $place lleva a este mismo sitio con su dirección completa',
  ],
  'Write "$page": links within the site begin with "/", so that they hold under any address.': [
    'Schreiben Sie „$page“: Links innerhalb der Website beginnen mit „/“, damit sie unter jeder Adresse gelten.',
    'Escriba «$page»: los enlaces dentro del sitio empiezan por «/», para que valgan en cualquier dirección.',
  ],
  'The link "$href" is written out in $place': [
    'Der Link „$href“ in $place ist ausgeschrieben',
    'El enlace «$href» en $place está escrito entero',
  ],
  'The link "$href" in $place leads nowhere': [
    'Der Link „$href“ in $place führt nirgendwohin',
    'El enlace «$href» en $place no lleva a ninguna parte',
  ],
  '"$from" is both a page and a redirect': [
    '„$from“ ist zugleich eine Seite und eine Weiterleitung',
    '«$from» es a la vez una página y una redirección',
  ],
  'Remove the redirect, or give the page another address.': [
    'Entfernen Sie die Weiterleitung, oder geben Sie der Seite eine andere Adresse.',
    'Quite la redirección o dé otra dirección a la página.',
  ],
  '"$from" is the file in which the page "$page" lies': [
    '„$from“ ist die Datei, in der die Seite „$page“ liegt',
    '«$from» es el archivo en el que está la página «$page»',
  ],
  'Lead it to "$page", or remove the redirect.': [
    'Leiten Sie sie auf „$page“, oder entfernen Sie die Weiterleitung.',
    'Llévela a «$page» o quite la redirección.',
  ],
  'The redirect "$from" leads back to itself': [
    'Die Weiterleitung „$from“ führt auf sich selbst zurück',
    'La redirección «$from» vuelve a sí misma',
  ],
  'Lead it to a page under "pages:".': [
    'Leiten Sie sie auf eine Seite unter „pages:“.',
    'Llévela a una página de «pages:».',
  ],
  'The page "$route" would not be reached: $said': [
    'Die Seite „$route“ wäre nicht zu erreichen: $said',
    'No se llegaría a la página «$route»: $said',
  ],
  'The redirect from "$route" would not be reached: $said': [
    'Die Weiterleitung von „$route“ wäre nicht zu erreichen: $said',
    'No se llegaría a la redirección desde «$route»: $said',
  ],
  'Give the page another address.': ['Geben Sie der Seite eine andere Adresse.', 'Dé otra dirección a la página.'],
  'Give the page another address, or the form another "endpoint".': [
    'Geben Sie der Seite eine andere Adresse oder dem Formular eine andere „Empfängeradresse“.',
    'Dé otra dirección a la página, u otra «Dirección de recepción» al formulario.',
  ],
  'Give the page another address, or forms another "formsAddress" under "site:".': [
    'Geben Sie der Seite eine andere Adresse oder den Formularen unter „site:“ eine andere „Adresse ohne JavaScript“.',
    'Dé otra dirección a la página, u otra «Dirección sin JavaScript» a los formularios en «site:».',
  ],
  'Give the page another address, or remove the file.': [
    'Geben Sie der Seite eine andere Adresse, oder entfernen Sie die Datei.',
    'Dé otra dirección a la página o quite el archivo.',
  ],
  'Remove the redirect, or remove the file.': [
    'Entfernen Sie die Weiterleitung oder die Datei.',
    'Quite la redirección o el archivo.',
  ],
  'The file "$file" cannot be published: $said': [
    'Die Datei „$file“ kann nicht veröffentlicht werden: $said',
    'El archivo «$file» no se puede publicar: $said',
  ],
  'the build writes a file where its folder is': [
    'Beim Bauen entsteht eine Datei, wo ihr Ordner ist',
    'la compilación escribe un archivo donde está su carpeta',
  ],
  'Give it another name, or remove it.': [
    'Geben Sie ihr einen anderen Namen, oder entfernen Sie sie.',
    'Dele otro nombre o quítelo.',
  ],
  'The file "$file" is not published: the build writes its own in its place': [
    'Die Datei „$file“ wird nicht veröffentlicht: Beim Bauen entsteht an ihrer Stelle eine eigene',
    'El archivo «$file» no se publica: la compilación escribe el suyo en su lugar',
  ],
  '"$file" is a link to something elsewhere and is not published': [
    '„$file“ ist eine Verknüpfung mit etwas an anderer Stelle und wird nicht veröffentlicht',
    '«$file» es un enlace a otro lugar y no se publica',
  ],
  'Put the file or folder itself in its place, or remove the link.': [
    'Legen Sie die Datei oder den Ordner selbst dorthin, oder entfernen Sie die Verknüpfung.',
    'Ponga en su lugar el archivo o la carpeta misma, o quite el enlace.',
  ],
  'Remove it.': ['Entfernen Sie sie.', 'Quítelo.'],
  'A page with "noindex: true" is kept out of search results.': [
    'Eine Seite mit „noindex: true“ bleibt den Suchergebnissen fern.',
    'Una página con «noindex: true» no sale en los buscadores.',
  ],
  'Old addresses stand under "redirects:".': [
    'Alte Adressen stehen unter „redirects:“.',
    'Las direcciones antiguas están en «redirects:».',
  ],
  'What the page says can be said in other words with "words:" under "site:".': [
    'Was die Seite sagt, lässt sich mit „words:“ unter „site:“ anders sagen.',
    'Lo que dice la página se puede decir de otra forma con «words:» en «site:».',
  ],
  'Remove the redirect.': ['Entfernen Sie die Weiterleitung.', 'Quite la redirección.'],
  'Forms sent to "$address" would not arrive: $said': [
    'Formulare, die an „$address“ gehen, kämen nicht an: $said',
    'Los formularios enviados a «$address» no llegarían: $said',
  ],
  'Give the forms another address, such as "/send-form".': [
    'Geben Sie den Formularen eine andere Adresse, etwa „/send-form“.',
    'Dé otra dirección a los formularios, como «/send-form».',
  ],
  'the server answers monitors at this address': [
    'Unter dieser Adresse antwortet der Server der Überwachung',
    'en esta dirección el servidor responde a la supervisión',
  ],
  'links in mails about newsletters lead to this address': [
    'Zu dieser Adresse führen Links in Mails zu Newslettern',
    'a esta dirección llevan los enlaces de los correos de boletines',
  ],
  'forms are sent to this address where scripts are off': [
    'An diese Adresse gehen Formulare, wo Skripte abgeschaltet sind',
    'a esta dirección se envían los formularios cuando no hay scripts',
  ],
  'hosts show the page for addresses that are not there at this address': [
    'Unter dieser Adresse zeigen Hoster die Seite für falsche Adressen',
    'en esta dirección los servidores muestran la página de direcciones que no existen',
  ],
  'form "$name" is sent to this address': [
    'An diese Adresse geht das Formular „$name“',
    'a esta dirección se envía el formulario «$name»',
  ],
  '"$folder" is the folder of files that browsers keep for a year': [
    '„$folder“ ist der Ordner für Dateien, die Browser ein Jahr lang behalten',
    '«$folder» es la carpeta de los archivos que los navegadores guardan un año',
  ],
  'the file "$file" is shown there': ['Dort wird die Datei „$file“ gezeigt', 'allí se muestra el archivo «$file»'],
  'the build writes a file of this name': [
    'Beim Bauen entsteht eine Datei dieses Namens',
    'la compilación escribe un archivo con ese nombre',
  ],
  'addresses that end in "$ending" are those of compressed copies': [
    'Adressen, die auf „$ending“ enden, gehören komprimierten Kopien',
    'las direcciones que acaban en «$ending» son de copias comprimidas',
  ],
  '$place leads twice to $route': ['$place führt zweimal zu $route', '$place lleva dos veces a $route'],
  'Write the page that is meant, or remove one of the two entries.': [
    'Schreiben Sie die Seite, die gemeint ist, oder entfernen Sie einen der beiden Einträge.',
    'Escriba la página que quería, o quite una de las dos entradas.',
  ],
}
