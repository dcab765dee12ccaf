import type { Phrases } from './phrases.ts'

/** Of pages as a whole, their kinds, titles and translations. */
export const pages: Phrases = {
  '$count % of $route reads the same as $route2, names put aside; pages made from one template may share $count2 %': [
    '$count % von $route lauten wie $route2, von Namen abgesehen; Seiten aus einer Vorlage dürfen $count2 % gemeinsam haben',
    'El $count % de $route dice lo mismo que $route2, salvo los nombres; las páginas de una plantilla pueden compartir un $count2 %',
  ],
  'Search engines take such pages for doorways and drop them. Give each item more text of its own under "data:", or let the template repeat less.':
    [
      'Suchmaschinen halten solche Seiten für bloße Türen und lassen sie fallen. Geben Sie jedem Eintrag unter „data:“ mehr eigenen Text, oder lassen Sie die Vorlage weniger wiederholen.',
      'Los buscadores toman estas páginas por simples puertas y las descartan. Dé a cada elemento más texto propio en «data:», o haga que la plantilla repita menos.',
    ],
  '$count % of $route reads the same as $route2': [
    '$count % von $route lauten wie $route2',
    'El $count % de $route dice lo mismo que $route2',
  ],
  'Search engines show only one of two such pages. Say what this one has of its own, make one page of both, or give it "canonical: $route".':
    [
      'Suchmaschinen zeigen nur eine von zwei solchen Seiten. Sagen Sie, was diese Eigenes hat, machen Sie aus beiden eine Seite, oder geben Sie ihr „canonical: $route“.',
      'Los buscadores muestran solo una de dos páginas así. Diga lo que esta tiene de propio, haga una sola página de las dos o dele «canonical: $route».',
    ],
  'There is no page "/", which visitors of the site see first': [
    'Es fehlt die Seite „/“, die Besucher der Website zuerst sehen',
    'Falta la página «/», la primera que ven los visitantes del sitio',
  ],
  'Give one page, of kind "home", the address "/:".': [
    'Geben Sie einer Seite der Art „Startseite“ die Adresse „/:“.',
    'Dé a una página del tipo «Página principal» la dirección «/:».',
  ],
  '$route is no page of kind "$choice": $reason': [
    '$route ist keine Seite der Art „$choice“: $reason',
    '$route no es una página del tipo «$choice»: $reason',
  ],
  'Give it the kind "$choice", which fits, or mend what is wrong.': [
    'Geben Sie ihr die Art „$choice“, die passt, oder beheben Sie, was nicht stimmt.',
    'Dele el tipo «$choice», que sí encaja, o corrija lo que falla.',
  ],
  '"$field" is missing from $route, a page of kind "$choice"': [
    '„$field“ fehlt auf $route, einer Seite der Art „$choice“',
    'Falta «$field» en $route, una página del tipo «$choice»',
  ],
  '$route has a second opening, block $count ("$choice"), and so two first-level headings': [
    '$route hat einen zweiten Anfang, Abschnitt $count („$choice“), und damit zwei Überschriften der ersten Ebene',
    '$route tiene una segunda apertura, la sección $count («$choice»), y por tanto dos títulos de primer nivel',
  ],
  'Keep one of them, at the top of the page.': [
    'Behalten Sie einen davon, ganz oben auf der Seite.',
    'Conserve una de ellas, al principio de la página.',
  ],
  '$route is a page of kind "$choice" but has no section $types': [
    '$route ist eine Seite der Art „$choice“, hat aber keinen Abschnitt $types',
    '$route es una página del tipo «$choice», pero no tiene la sección $types',
  ],
  'Add a block that begins with "- type: $type".': [
    'Fügen Sie einen Abschnitt hinzu, in der Datei „- type: $type“.',
    'Añada una sección, en el archivo «- type: $type».',
  ],
  'Add a block that begins with "- type: $type", and so on.': [
    'Fügen Sie diese Abschnitte hinzu, in der Datei „- type: $type“ und so weiter.',
    'Añada esas secciones, en el archivo «- type: $type» y así con las demás.',
  ],
  '$choice: $said': ['$choice: $said', '$choice: $said'],
  '$route is a page of kind "$choice" but has no opening': [
    '$route ist eine Seite der Art „$choice“, hat aber keinen Anfang',
    '$route es una página del tipo «$choice», pero no tiene apertura',
  ],
  '$route is a page of kind "$choice" but has no way to get in touch': [
    '$route ist eine Seite der Art „$choice“, bietet aber keinen Weg zum Kontakt',
    '$route es una página del tipo «$choice», pero no ofrece ninguna vía de contacto',
  ],
  'Add a section of one of these types: $types.': [
    'Fügen Sie einen dieser Abschnitte hinzu: $types.',
    'Añada una de estas secciones: $types.',
  ],
  'An opening stands at the top and holds the first-level heading.': [
    'Der Anfang steht ganz oben und enthält die Überschrift der ersten Ebene.',
    'La apertura va al principio y contiene el título de primer nivel.',
  ],
  'A visitor who likes what they read looks for a form or a button.': [
    'Wem gefällt, was er liest, der sucht ein Formular oder eine Schaltfläche.',
    'A quien le gusta lo que lee busca un formulario o un botón.',
  ],
  '$route is a page of kind "$choice", which cannot have the section $types': [
    '$route ist eine Seite der Art „$choice“, und die kann diesen Abschnitt nicht haben: $types',
    '$route es una página del tipo «$choice», que no admite la sección $types',
  ],
  'Remove it with all its lines, or give the page another kind that may have it: $types. Sections of this kind: $types2':
    [
      'Entfernen Sie ihn, oder geben Sie der Seite eine andere Art, die ihn haben darf: $types. Abschnitte dieser Art: $types2',
      'Quítela, o dé a la página otro tipo que la admita: $types. Secciones de este tipo: $types2',
    ],
  'The section "$choice" of $route stands in the wrong place: a page of kind "$choice2" has it at the top': [
    'Der Abschnitt „$choice“ von $route steht am falschen Ort: Eine Seite der Art „$choice2“ hat ihn ganz oben',
    'La sección «$choice» de $route está fuera de lugar: una página del tipo «$choice2» la tiene al principio',
  ],
  'The section "$choice" of $route stands in the wrong place: a page of kind "$choice2" has it at the end': [
    'Der Abschnitt „$choice“ von $route steht am falschen Ort: Eine Seite der Art „$choice2“ hat ihn ganz unten',
    'La sección «$choice» de $route está fuera de lugar: una página del tipo «$choice2» la tiene al final',
  ],
  'The section "$choice" of $route stands in the wrong place: a page of kind "$choice2" has it before "$choice3"': [
    'Der Abschnitt „$choice“ von $route steht am falschen Ort: Eine Seite der Art „$choice2“ hat ihn vor „$choice3“',
    'La sección «$choice» de $route está fuera de lugar: una página del tipo «$choice2» la tiene antes de «$choice3»',
  ],
  'Move block $count with all its lines to the top.': [
    'Verschieben Sie Abschnitt $count ganz nach oben.',
    'Mueva la sección $count al principio.',
  ],
  'Move block $count with all its lines to the end.': [
    'Verschieben Sie Abschnitt $count ganz nach unten.',
    'Mueva la sección $count al final.',
  ],
  'Move block $count with all its lines before "$choice3".': [
    'Verschieben Sie Abschnitt $count vor „$choice3“.',
    'Mueva la sección $count antes de «$choice3».',
  ],
  'The title of $route is $count characters long with the site\'s suffix: "$title"': [
    'Der Titel von $route ist mit dem Zusatz der Website $count Zeichen lang: „$title“',
    'El título de $route tiene $count caracteres con el final común del sitio: «$title»',
  ],
  'Search results cut it. Shorten it by $count characters or more.': [
    'Suchergebnisse schneiden ihn ab. Kürzen Sie ihn um mindestens $count Zeichen.',
    'Los resultados de búsqueda lo cortan. Acórtelo en $count caracteres o más.',
  ],
  '$route has the same title as $route2: "$title"': [
    '$route hat denselben Titel wie $route2: „$title“',
    '$route tiene el mismo título que $route2: «$title»',
  ],
  'Say in the title what this page has that the other lacks.': [
    'Sagen Sie im Titel, was diese Seite hat und die andere nicht.',
    'Diga en el título lo que esta página tiene y la otra no.',
  ],
  'The description of $route is $count characters long': [
    'Die Beschreibung von $route ist $count Zeichen lang',
    'La descripción de $route tiene $count caracteres',
  ],
  'Search results show $count to $count2 characters well: say more.': [
    'Suchergebnisse zeigen $count bis $count2 Zeichen gut: Sagen Sie mehr.',
    'Los resultados de búsqueda muestran bien de $count a $count2 caracteres: diga algo más.',
  ],
  'Search results show $count to $count2 characters well: shorten it.': [
    'Suchergebnisse zeigen $count bis $count2 Zeichen gut: Kürzen Sie sie.',
    'Los resultados de búsqueda muestran bien de $count a $count2 caracteres: acórtela.',
  ],
  'No page and no menu links to $route': [
    'Keine Seite und kein Menü führt zu $route',
    'Ninguna página ni ningún menú enlaza con $route',
  ],
  'Link to it where a visitor would look for it, mark it with "noindex: true" if it is not to be found, or remove it.':
    [
      'Verlinken Sie sie, wo Besucher sie suchen würden, kennzeichnen Sie sie mit „noindex: true“, wenn sie nicht gefunden werden soll, oder entfernen Sie sie.',
      'Enlácela donde un visitante la buscaría, márquela con «noindex: true» si no debe encontrarse, o quítela.',
    ],
  'No form leads to $route: who sends one comes to "$route2"': [
    'Kein Formular führt zu $route: Wer eines absendet, kommt zu „$route2“',
    'Ningún formulario lleva a $route: quien envía uno llega a «$route2»',
  ],
  'Give the page that address, or write "thankYouPage: $route" under "site:". A page that thanks nobody is of another kind.':
    [
      'Geben Sie der Seite diese Adresse, oder schreiben Sie „thankYouPage: $route“ unter „site:“. Eine Seite, die niemandem dankt, ist von anderer Art.',
      'Dé esa dirección a la página, o escriba «thankYouPage: $route» en «site:». Una página que no da las gracias a nadie es de otro tipo.',
    ],
  'Block $count of $route answers to "#$anchor", as block $count2 does': [
    'Abschnitt $count von $route hört auf „#$anchor“, wie schon Abschnitt $count2',
    'La sección $count de $route responde a «#$anchor», igual que la sección $count2',
  ],
  'Give it another id.': ['Geben Sie ihm einen anderen Namen für Links.', 'Dele otro nombre para enlaces.'],
  'Keep one of these sections on the page.': [
    'Behalten Sie einen dieser Abschnitte auf der Seite.',
    'Conserve una de estas secciones en la página.',
  ],
  '$route has the same description as $route2: "$description"': [
    '$route hat dieselbe Beschreibung wie $route2: „$description“',
    '$route tiene la misma descripción que $route2: «$description»',
  ],
  'Say in it what this page has that the other lacks.': [
    'Sagen Sie darin, was diese Seite hat und die andere nicht.',
    'Diga en ella lo que esta página tiene y la otra no.',
  ],
}

/** Why a page is none of its kind. */
export const reasons: Phrases = {
  '"$field" is missing': ['„$field“ fehlt', 'falta «$field»'],
  'it has no section $types': ['sie hat keinen Abschnitt $types', 'no tiene la sección $types'],
  'it has no opening': ['sie hat keinen Anfang', 'no tiene apertura'],
  'it has no way to get in touch': ['sie bietet keinen Weg zum Kontakt', 'no ofrece ninguna vía de contacto'],
  'it cannot have $types': ['sie kann dies nicht haben: $types', 'no admite $types'],
  '$reason, $reason2': ['$reason, $reason2', '$reason, $reason2'],
}
