import type { Phrases } from './phrases.ts'

/** Of services that count visits. */
export const analytics: Phrases = {
  '$service counts visits only where "analytics" has "$field"': [
    '$service zählt Besuche nur, wenn unter „analytics“ „$field“ steht',
    '$service solo cuenta visitas si «analytics» tiene «$field»',
  ],
  'Write "domain:" with the name of the site in your account.': [
    'Schreiben Sie „domain:“ mit dem Namen der Website in Ihrem Konto.',
    'Escriba «domain:» con el nombre del sitio en su cuenta.',
  ],
  'Write "host:" with the address at which it runs for you: https://stats.example.com.': [
    'Schreiben Sie „host:“ mit der Adresse, unter der er für Sie läuft: https://stats.example.com.',
    'Escriba «host:» con la dirección en la que funciona para usted: https://stats.example.com.',
  ],
  'Write "siteId:" with the ID of the site, which stands in the settings of your account.': [
    'Schreiben Sie „siteId:“ mit der Kennung der Website; sie steht in den Einstellungen Ihres Kontos.',
    'Escriba «siteId:» con el ID del sitio, que está en los ajustes de su cuenta.',
  ],
  'Write "measurementId:" with the ID of your web stream: G-ABCDE12345.': [
    'Schreiben Sie „measurementId:“ mit der Kennung Ihres Webstreams: G-ABCDE12345.',
    'Escriba «measurementId:» con el ID de su flujo web: G-ABCDE12345.',
  ],
  'Write "cookies: true" or "cookies: false".': [
    'Schreiben Sie „cookies: true“ oder „cookies: false“.',
    'Escriba «cookies: true» o «cookies: false».',
  ],
  '"$id" is no ID of $service': ['„$id“ ist keine Kennung von $service', '«$id» no es un ID de $service'],
  'Copy it from your account: $example.': [
    'Kopieren Sie sie aus Ihrem Konto: $example.',
    'Cópielo de su cuenta: $example.',
  ],
  '$service knows no "$field"': ['$service kennt „$field“ nicht', '$service no conoce «$field»'],
  'Remove it. $service takes $quoted.': [
    'Entfernen Sie es. $service nimmt $quoted.',
    'Quítelo. $service admite $quoted.',
  ],
  '$service leaves cookies with visitors, and nobody asks them': [
    '$service setzt Cookies bei Besuchern, und niemand fragt sie',
    '$service deja cookies a los visitantes, y nadie les pregunta',
  ],
  'Remove the line, and visitors are asked before anything is loaded.': [
    'Entfernen Sie die Zeile, und Besucher werden gefragt, bevor etwas geladen wird.',
    'Quite la línea, y se preguntará a los visitantes antes de cargar nada.',
  ],
  'It may stay only where the law does not ask for consent.': [
    'Sie darf nur bleiben, wo das Gesetz keine Einwilligung verlangt.',
    'Solo puede quedarse donde la ley no exige consentimiento.',
  ],
  'The question about counting visits leads to no page that explains it': [
    'Die Frage nach dem Zählen der Besuche führt zu keiner Seite, die es erklärt',
    'La pregunta sobre contar las visitas no lleva a ninguna página que lo explique',
  ],
  'No page explains what $service counts': [
    'Was $service zählt, erklärt keine Seite',
    'Ninguna página explica lo que cuenta $service',
  ],
  'Say on your privacy page that $service counts visits, and write "privacyPage: /privacy" with its address.': [
    'Schreiben Sie auf Ihrer Datenschutzseite, dass $service Besuche zählt, und „privacyPage: /datenschutz“ mit ihrer Adresse.',
    'Diga en su página de privacidad que $service cuenta las visitas, y escriba «privacyPage: /privacidad» con su dirección.',
  ],
  'The page $route does not tell visitors that $service counts visits': [
    'Die Seite $route sagt Besuchern nicht, dass $service Besuche zählt',
    'La página $route no dice a los visitantes que $service cuenta las visitas',
  ],
  'Say there that $service counts visits, what for, and how long that is kept.': [
    'Schreiben Sie dort, dass $service Besuche zählt, wozu, und wie lange das aufbewahrt wird.',
    'Diga allí que $service cuenta las visitas, para qué y cuánto tiempo se guarda.',
  ],
}
