import type { Phrases } from './phrases.ts'

/** Of sections and their types, and of templates with the items under "data:". */
export const sections: Phrases = {
  '$place says "$type", but has the keys of "$other"': [
    '$place nennt sich „$type“, hat aber die Schlüssel von „$other“',
    '$place dice «$type», pero tiene las claves de «$other»',
  ],
  'Write "type: $type", or give it the keys of "$other": $many': [
    'Schreiben Sie „type: $type“, oder geben Sie ihm die Schlüssel von „$other“: $many',
    'Escriba «type: $type», o dele las claves de «$other»: $many',
  ],
  'Cannot use "$field" beside "use" in $place': [
    '„$field“ kann nicht neben „use“ stehen, in $place',
    '«$field» no puede ir junto a «use» en $place',
  ],
  'A shared section is taken as it is. Change it under "shared:", or write the section out here with its "type".': [
    'Ein gemeinsamer Abschnitt gilt, wie er ist. Ändern Sie ihn unter „shared:“, oder schreiben Sie den Abschnitt hier mit seinem „type“ aus.',
    'Una sección compartida se usa tal cual. Cámbiela en «shared:», o escriba aquí la sección entera con su «type».',
  ],
  '"use" in $place names no shared section': [
    '„use“ in $place nennt keinen gemeinsamen Abschnitt',
    '«use» en $place no nombra ninguna sección compartida',
  ],
  'Write the name of a section under "shared:" after the colon, without brackets or braces: "- use: name".': [
    'Schreiben Sie hinter den Doppelpunkt den Namen eines Abschnitts unter „shared:“, ohne Klammern: „- use: name“.',
    'Escriba tras los dos puntos el nombre de una sección de «shared:», sin corchetes ni llaves: «- use: name».',
  ],
  'Cannot find section type "$type" used by $place': [
    'Einen Abschnitt der Art „$type“ gibt es nicht: $place',
    'No existe el tipo de sección «$type»: $place',
  ],
  'Known types: $names': ['Bekannte Arten: $names', 'Tipos conocidos: $names'],
  '$place is no section': ['$place ist kein Abschnitt', '$place no es una sección'],
  '"type" is missing from $place': ['„type“ fehlt in $place', 'Falta «type» en $place'],
  'Begin it with "type:" and one of $many': [
    'Beginnen Sie ihn mit „type:“ und einem von diesen: $many',
    'Empiécela con «type:» y uno de estos: $many',
  ],
  'Begin it with "type:" and one of $many, or with "use:" and the name of a shared section': [
    'Beginnen Sie ihn mit „type:“ und einem von diesen: $many, oder mit „use:“ und dem Namen eines gemeinsamen Abschnitts',
    'Empiécela con «type:» y uno de estos: $many, o con «use:» y el nombre de una sección compartida',
  ],
  '"ends" ($time) is not after "begins" ($other) in $place': [
    '„Endet um“ ($time) liegt nicht nach „Beginnt um“ ($other), in $place',
    '«Termina a las» ($time) no es posterior a «Empieza a las» ($other), en $place',
  ],
  'The clock has 24 hours: 6 PM is "18:00". What goes on past midnight begins in the afternoon.': [
    'Die Uhr hat 24 Stunden: Sechs Uhr abends ist „18:00“. Was über Mitternacht geht, beginnt am Nachmittag oder Abend.',
    'El reloj es de 24 horas: las seis de la tarde son las «18:00». Lo que pasa de medianoche empieza por la tarde.',
  ],
  '"repeatsUntil" ($day) comes before "date" ($day2)': [
    '„Wiederholt sich bis“ ($day) liegt vor „Datum“ ($day2)',
    '«Se repite hasta» ($day) es anterior a «Fecha» ($day2)',
  ],
  'The event "$title" does not take place on $day anyway': [
    'Der Termin „$title“ findet am $day ohnehin nicht statt',
    'El evento «$title» no se celebra el $day de todos modos',
  ],
  'The next one from then on is $day. Correct the day, or remove it.': [
    'Der nächste von da an ist am $day. Berichtigen Sie den Tag, oder entfernen Sie ihn.',
    'El siguiente a partir de entonces es el $day. Corrija el día, o quítelo.',
  ],
  'The place "$name" is none of the places of the business': [
    'Der Ort „$name“ ist keiner der Standorte des Betriebs',
    'El lugar «$name» no es ninguno de los locales del negocio',
  ],
  'Only a name that stands under "locations:" brings its address along.': [
    'Nur ein Name, der unter „locations:“ steht, bringt seine Anschrift mit.',
    'Solo un nombre que figura en «locations:» trae su dirección.',
  ],
  '$route shows events, and by which clock they are is not known: the site has no "timeZone"': [
    '$route zeigt Termine, und nach welcher Uhr sie gelten, ist nicht bekannt: Es fehlt die „Zeitzone“ der Website',
    '$route muestra eventos y no se sabe por qué reloj se rigen: falta la «Zona horaria» del sitio',
  ],
}
