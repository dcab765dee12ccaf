import type { Phrases } from './phrases.ts'

/** Of the business: when it is open, its time zone, its phone number and its postal codes. */
export const business: Phrases = {
  '"closes" ($time) is not after "opens" ($other) in $place': [
    '„Schließt um“ ($time) liegt nicht nach „Öffnet um“ ($other), in $place',
    '«Cierra a las» ($time) no es posterior a «Abre a las» ($other), en $place',
  ],
  'The clock has 24 hours: 6 PM is "18:00". If you close after midnight, leave it as it is.': [
    'Die Uhr hat 24 Stunden: Sechs Uhr abends ist „18:00“. Schließen Sie nach Mitternacht, dann lassen Sie es so.',
    'El reloj es de 24 horas: las seis de la tarde son las «18:00». Si cierra después de medianoche, déjelo así.',
  ],
  'Visitors read "$hours", but "opens" and "closes" beside it say $time to $other': [
    'Besucher lesen „$hours“, aber „Öffnet um“ und „Schließt um“ daneben sagen $time bis $other',
    'Los visitantes leen «$hours», pero «Abre a las» y «Cierra a las» dicen de $time a $other',
  ],
  'Visitors read "$hours", but "opens" and "closes" beside it say $time to $time2 and $time3 to $time4': [
    'Besucher lesen „$hours“, aber „Öffnet um“ und „Schließt um“ daneben sagen $time bis $time2 und $time3 bis $time4',
    'Los visitantes leen «$hours», pero «Abre a las» y «Cierra a las» dicen de $time a $time2 y de $time3 a $time4',
  ],
  'Write the same hours in both: maps and search engines show "opens" and "closes", on a clock of 24 hours.': [
    'Schreiben Sie in beide dieselben Zeiten: Karten und Suchmaschinen zeigen „Öffnet um“ und „Schließt um“, auf einer Uhr mit 24 Stunden.',
    'Escriba las mismas horas en ambos: los mapas y los buscadores muestran «Abre a las» y «Cierra a las», en un reloj de 24 horas.',
  ],
  '$route shows opening hours, and cannot say whether it is open now: the site has no "timeZone"': [
    '$route zeigt Öffnungszeiten und kann nicht sagen, ob gerade geöffnet ist: Es fehlt die „Zeitzone“ der Website',
    '$route muestra el horario y no puede decir si ahora está abierto: falta la «Zona horaria» del sitio',
  ],
  'Add the one of your city to "site:", such as timeZone: America/New_York.': [
    'Ergänzen Sie die Ihrer Stadt unter „site:“, etwa timeZone: America/New_York.',
    'Añada la de su ciudad en «site:», por ejemplo timeZone: America/New_York.',
  ],
  '"until" ($day) comes before "date" ($day2)': [
    '„Bis“ ($day) liegt vor „Datum“ ($day2)',
    '«Hasta» ($day) es anterior a «Fecha» ($day2)',
  ],
  'Write the last day there.': ['Schreiben Sie dort den letzten Tag.', 'Escriba ahí el último día.'],
  'The break from $time to $time2 is not between "opens" ($time3) and "closes" ($time4) in $place': [
    'Die Pause von $time bis $time2 liegt nicht zwischen „Öffnet um“ ($time3) und „Schließt um“ ($time4), in $place',
    'La pausa de $time a $time2 no está entre «Abre a las» ($time3) y «Cierra a las» ($time4), en $place',
  ],
  'The clock has 24 hours: 1 PM is "13:00".': [
    'Die Uhr hat 24 Stunden: Ein Uhr mittags ist „13:00“.',
    'El reloj es de 24 horas: la una de la tarde son las «13:00».',
  ],
  'The phone number "$phone" cannot be called: links would dial "$dialled", which has too few digits': [
    'Die Telefonnummer „$phone“ lässt sich nicht anrufen: Links würden „$dialled“ wählen, und das sind zu wenige Ziffern',
    'No se puede llamar al teléfono «$phone»: los enlaces marcarían «$dialled», que tiene muy pocas cifras',
  ],
  'The phone number "$phone" cannot be called: links would dial "$dialled", which has too many digits': [
    'Die Telefonnummer „$phone“ lässt sich nicht anrufen: Links würden „$dialled“ wählen, und das sind zu viele Ziffern',
    'No se puede llamar al teléfono «$phone»: los enlaces marcarían «$dialled», que tiene demasiadas cifras',
  ],
  'The phone number "$phone" cannot be called: links would dial "$dialled", and no country has numbers that begin so': [
    'Die Telefonnummer „$phone“ lässt sich nicht anrufen: Links würden „$dialled“ wählen, und so beginnt in keinem Land eine Nummer',
    'No se puede llamar al teléfono «$phone»: los enlaces marcarían «$dialled», y en ningún país hay números que empiecen así',
  ],
  'Write all its digits, area code included.': [
    'Schreiben Sie alle Ziffern, mit Vorwahl.',
    'Escriba todas las cifras, incluido el prefijo.',
  ],
  'Write all its digits, area code included: (502) 555-0142.': [
    'Schreiben Sie alle Ziffern, mit Vorwahl: (502) 555-0142.',
    'Escriba todas las cifras, incluido el prefijo: (502) 555-0142.',
  ],
  'The country\'s digits stand under "phoneCountryCode", or in the number after "+".': [
    'Die Ziffern des Landes stehen unter „Landesvorwahl“, oder in der Nummer nach „+“.',
    'Las cifras del país van en «Prefijo del país», o en el número tras «+».',
  ],
  'Cannot find the time zone "$zone"': ['Die Zeitzone „$zone“ gibt es nicht', 'No existe la zona horaria «$zone»'],
  'Write the zone of your city as computers name it: "America/New_York", "America/Chicago", "America/Denver" or "America/Los_Angeles", say.':
    [
      'Schreiben Sie die Zone Ihrer Stadt, wie Computer sie nennen, etwa „America/New_York“, „America/Chicago“, „America/Denver“ oder „America/Los_Angeles“.',
      'Escriba la zona de su ciudad como la llaman los ordenadores, por ejemplo «America/New_York», «America/Chicago», «America/Denver» o «America/Los_Angeles».',
    ],
  '"$code" in $place is no postal code of the country "$name" ($country)': [
    '„$code“ in $place ist keine Postleitzahl des Landes „$name“ ($country)',
    '«$code» en $place no es un código postal del país «$name» ($country)',
  ],
  'Write its digits, in quotes: "$code".': [
    'Schreiben Sie die Ziffern, in Anführungszeichen: "$code".',
    'Escriba sus cifras, entre comillas: "$code".',
  ],
  'Write it as it stands on letters: "$code".': [
    'Schreiben Sie sie so, wie sie auf Briefen steht: „$code“.',
    'Escríbalo como figura en las cartas: «$code».',
  ],
  'The country stands under "address:" in "site:".': [
    'Das Land steht unter „address:“ in „site:“.',
    'El país va en «address:» de «site:».',
  ],
  '"$day" stands in two lines of the opening hours: "$label" and "$label2"': [
    '„$day“ steht in zwei Zeilen der Öffnungszeiten: „$label“ und „$label2“',
    '«$day» está en dos líneas del horario: «$label» y «$label2»',
  ],
  'Leave it in the line that holds for it.': [
    'Lassen Sie den Tag in der Zeile, die für ihn gilt.',
    'Deje el día en la línea que vale para él.',
  ],
  'The lines of one day may only follow each other in time.': [
    'Mehrere Zeilen für einen Tag dürfen zeitlich nur aufeinander folgen.',
    'Varias líneas para un mismo día solo pueden seguirse en el tiempo.',
  ],
  'The postal code "$code" stands in two regions: in $place already': [
    'Die Postleitzahl „$code“ steht in zwei Gebieten: schon in $place',
    'El código postal «$code» está en dos zonas: ya en $place',
  ],
  'The postal code "$code" stands twice in one region: in $place already': [
    'Die Postleitzahl „$code“ steht in einem Gebiet zweimal: schon in $place',
    'El código postal «$code» está dos veces en una zona: ya en $place',
  ],
  'Remove it where it does not belong.': [
    'Entfernen Sie sie, wo sie nicht hingehört.',
    'Quítelo de donde no corresponda.',
  ],
}
