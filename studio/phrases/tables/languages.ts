import type { Phrases } from './phrases.ts'

/** Of sites in several languages. */
export const languages: Phrases = {
  'A word that visitors see is English on pages in $tongue: $words': [
    'Ein Wort, das Besucher sehen, ist auf Seiten in der Sprache $tongue englisch: $words',
    'Una palabra que ven los visitantes está en inglés en páginas en $tongue: $words',
  ],
  '$count words that visitors see are English on pages in $tongue, such as $words and $words2': [
    '$count Worte, die Besucher sehen, sind auf Seiten in der Sprache $tongue englisch, etwa $words und $words2',
    '$count palabras que ven los visitantes están en inglés en páginas en $tongue, como $words y $words2',
  ],
  'Write them under "words:" in your language: "npm run new -- words" puts them there for you to translate.': [
    'Schreiben Sie sie unter „words:“ in Ihrer Sprache: „npm run new -- words“ setzt sie dorthin, damit Sie sie übersetzen.',
    'Escríbalas en «words:» en su idioma: «npm run new -- words» las pone allí para que usted las traduzca.',
  ],
  '"$language" in $place is no language of the site': [
    '„$language“ in $place ist keine Sprache der Website',
    '«$language» en $place no es un idioma del sitio',
  ],
  'Known: $many. Another one is added under "site:": languages: [$yaml]': [
    'Bekannt: $many. Eine weitere kommt unter „site:“ dazu: languages: [$yaml]',
    'Conocidos: $many. Otro se añade en «site:»: languages: [$yaml]',
  ],
  'Write "$language": what is translated stands under the tag of its language.': [
    'Schreiben Sie „$language“: Was übersetzt ist, steht unter dem Kürzel seiner Sprache.',
    'Escriba «$language»: lo traducido va bajo el código de su idioma.',
  ],
  '$route cannot be the translation of $route2: $said': [
    '$route kann nicht die Übersetzung von $route2 sein: $said',
    '$route no puede ser la traducción de $route2: $said',
  ],
  '$route is in the first language of the site, $language, itself': [
    '$route ist selbst in der ersten Sprache der Website, $language',
    '$route está a su vez en el primer idioma del sitio, $language',
  ],
  '$route is in $language, and not in the first language of the site, $other': [
    '$route ist in $language und nicht in der ersten Sprache der Website, $other',
    '$route está en $language y no en el primer idioma del sitio, $other',
  ],
  '$route is the page for that in $language already': [
    '$route ist dafür schon die Seite in $language',
    '$route ya es la página que lo dice en $language',
  ],
  'Name the page of the first language that this one says the same as, and its "language:" beside it.': [
    'Nennen Sie die Seite der ersten Sprache, die dasselbe sagt, und daneben „language:“.',
    'Nombre la página del primer idioma que dice lo mismo que esta y, al lado, «language:».',
  ],
  '$route has no translation in $language': [
    '$route hat keine Übersetzung in $language',
    '$route no tiene traducción en $language',
  ],
  'Write it with "language: $language" and "translationOf: $route", or write "pages: some" under "$other:" in "translations:".':
    [
      'Schreiben Sie sie mit „language: $language“ und „translationOf: $route“, oder schreiben Sie „pages: some“ unter „$other:“ in „translations:“.',
      'Escríbala con «language: $language» y «translationOf: $route», o escriba «pages: some» bajo «$other:» en «translations:».',
    ],
  '$route is in $language and shows the menus, which is not': [
    '$route ist in $language und zeigt die Menüs, die es nicht sind',
    '$route está en $language y muestra los menús, que no lo están',
  ],
  '$route is in $language and shows the form "$name", which is not': [
    '$route ist in $language und zeigt das Formular „$name“, das es nicht ist',
    '$route está en $language y muestra el formulario «$name», que no lo está',
  ],
  '$route is in $language and shows the shared section "$name", which is not': [
    '$route ist in $language und zeigt den gemeinsamen Abschnitt „$name“, der es nicht ist',
    '$route está en $language y muestra la sección compartida «$name», que no lo está',
  ],
  '$route is in $language and shows the fact "$name", which is not': [
    '$route ist in $language und zeigt den Fakt „$name“, der es nicht ist',
    '$route está en $language y muestra el dato «$name», que no lo está',
  ],
  '$route stands among the pages in $language below $above, but does not say its language': [
    '$route steht unter den Seiten in $language unterhalb von $above, sagt aber seine Sprache nicht',
    '$route está entre las páginas en $language debajo de $above, pero no dice su idioma',
  ],
  'Write "language: $language" in it, and "translationOf:" with the address of the page that it translates.': [
    'Schreiben Sie „language: $language“ hinein, und „translationOf:“ mit der Adresse der Seite, die es übersetzt.',
    'Escriba «language: $language» en ella, y «translationOf:» con la dirección de la página que traduce.',
  ],
  'Write "language: $language" in it.': [
    'Schreiben Sie „language: $language“ hinein.',
    'Escriba «language: $language» en ella.',
  ],
  'Write the menus under "$group:" of "$language:" in "translations:".': [
    'Schreiben Sie die Menüs unter „$group:“ von „$language:“ in „translations:“.',
    'Escriba los menús bajo «$group:» de «$language:» en «translations:».',
  ],
  'Write the form "$name" under "$group:" of "$language:" in "translations:".': [
    'Schreiben Sie das Formular „$name“ unter „$group:“ von „$language:“ in „translations:“.',
    'Escriba el formulario «$name» bajo «$group:» de «$language:» en «translations:».',
  ],
  'Write the shared section "$name" under "$group:" of "$language:" in "translations:".': [
    'Schreiben Sie den gemeinsamen Abschnitt „$name“ unter „$group:“ von „$language:“ in „translations:“.',
    'Escriba la sección compartida «$name» bajo «$group:» de «$language:» en «translations:».',
  ],
  'The link to "$href" in $place leads to another language': [
    'Der Link auf „$href“ in $place führt in eine andere Sprache',
    'El enlace a «$href» en $place lleva a otro idioma',
  ],
  'Link to $route, which says the same in $language.': [
    'Verlinken Sie $route, das auf $language dasselbe sagt.',
    'Enlace con $route, que dice lo mismo en $language.',
  ],
  '"$name" translates nothing: there is no fact of this name': [
    '„$name“ übersetzt nichts: Es gibt keine Angabe dieses Namens',
    '«$name» no traduce nada: no hay ningún dato con ese nombre',
  ],
  '"$name" translates nothing: there is no form of this name': [
    '„$name“ übersetzt nichts: Es gibt kein Formular dieses Namens',
    '«$name» no traduce nada: no hay ningún formulario con ese nombre',
  ],
  '"$name" translates nothing: there is no shared section of this name': [
    '„$name“ übersetzt nichts: Es gibt keinen gemeinsamen Abschnitt dieses Namens',
    '«$name» no traduce nada: no hay ninguna sección compartida con ese nombre',
  ],
  '"$name" translates nothing: there is no field of this name': [
    '„$name“ übersetzt nichts: Es gibt kein Feld dieses Namens',
    '«$name» no traduce nada: no hay ningún campo con ese nombre',
  ],
  '"$name" translates nothing: there is no choice of this name': [
    '„$name“ übersetzt nichts: Es gibt keine Auswahl dieses Namens',
    '«$name» no traduce nada: no hay ninguna opción con ese nombre',
  ],
  'Names are the same in all languages.': [
    'Namen sind in allen Sprachen dieselben.',
    'Los nombres son los mismos en todos los idiomas.',
  ],
  'Form "$form" has fields that are not translated into $language: $quoted': [
    'Das Formular „$form“ hat Felder, die nicht in $language übersetzt sind: $quoted',
    'El formulario «$form» tiene campos sin traducir a $language: $quoted',
  ],
  'Write each of them under "fields:", with its "label:".': [
    'Schreiben Sie jedes unter „fields:“, mit seinem „label:“.',
    'Escriba cada uno bajo «fields:», con su «label:».',
  ],
  'The field "$name" is not translated as a whole: it lacks $quoted': [
    'Das Feld „$name“ ist nicht ganz übersetzt: Es fehlt $quoted',
    'El campo «$name» no está traducido del todo: falta $quoted',
  ],
  'Write them under it, in its language.': [
    'Schreiben Sie das darunter, in seiner Sprache.',
    'Escríbalo debajo, en su idioma.',
  ],
  'The field "$name" has choices that are not translated: $quoted': [
    'Das Feld „$name“ hat Auswahlmöglichkeiten, die nicht übersetzt sind: $quoted',
    'El campo «$name» tiene opciones sin traducir: $quoted',
  ],
  'Write under its "options:" the value of each, a colon and its words.': [
    'Schreiben Sie unter „options:“ den Wert einer jeden, einen Doppelpunkt und ihre Wörter.',
    'Escriba bajo «options:» el valor de cada una, dos puntos y sus palabras.',
  ],
  'Whoever writes from $route, in $language, gets the answer of form "$form" in the first language of the site': [
    'Wer von $route aus schreibt, in $language, bekommt die Antwort des Formulars „$form“ in der ersten Sprache der Website',
    'Quien escribe desde $route, en $language, recibe la respuesta del formulario «$form» en el primer idioma del sitio',
  ],
  'Write "answer:" for the form "$form" under "forms:" of "$language:" in "translations:".': [
    'Schreiben Sie „answer:“ für das Formular „$form“ unter „forms:“ von „$language:“ in „translations:“.',
    'Escriba «answer:» para el formulario «$form» en «forms:» de «$language:» en «translations:».',
  ],
}
