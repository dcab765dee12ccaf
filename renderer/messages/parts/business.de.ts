import type { en } from './business.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  'idle-bounds.hint-called':
    'Das ist für Felder der Art „{type}“. Nennen Sie es hier „{bound}“, oder entfernen Sie die Zeile.',
  'shown-of-site.profiles':
    'Schreiben Sie die Adressen Ihrer Seiten bei anderen Diensten unter „profiles:“ in „site:“.',
  'shown-of-site.hours': 'Schreiben Sie die Öffnungszeiten unter „hours:“ in „site:“.',
  'shown-of-site.address': 'Schreiben Sie die Anschrift des Betriebs unter „address:“ in „site:“.',
  'shown-of-site.locations': 'Schreiben Sie Ihre weiteren Standorte unter „locations:“ in „site:“.',
  'shown-of-site.geo': 'Schreiben Sie Breiten- und Längengrad Ihres Hauses unter „geo:“ in „site:“.',
  'wrong-coordinates': 'Breite {latitude} und Länge {longitude} liegen nicht in diesem Land: {country}',
  'wrong-coordinates.hint':
    'Schreiben Sie latitude: {latitude}, longitude: {longitude}. Süden und Westen sind negativ.',
  'missing-field.analytics': '{service} zählt Besuche nur, wenn unter „analytics“ „{setting}“ steht',
  'missing-field.analytics-host':
    'Schreiben Sie „host:“ mit der Adresse, unter der er für Sie läuft: https://stats.example.com.',
  'missing-field.analytics-site-id':
    'Schreiben Sie „siteId:“ mit der Kennung der Website; sie steht in den Einstellungen Ihres Kontos.',
  'missing-field.analytics-measurement-id':
    'Schreiben Sie „measurementId:“ mit der Kennung Ihres Webstreams: G-ABCDE12345.',
  'bad-format.site-id': '„{id}“ ist keine Kennung von {service}',
  'bad-format.site-id-hint': 'Kopieren Sie sie aus Ihrem Konto: {example}.',
  'idle-setting': '{service} kennt „{setting}“ nicht',
  'idle-setting.hint': 'Entfernen Sie es. {service} nimmt {known}.',
  'consent-skipped': '{service} setzt Cookies bei Besuchern, und niemand fragt sie',
  'consent-skipped.hint':
    'Entfernen Sie die Zeile, und Besucher werden gefragt, bevor etwas geladen wird. Sie darf nur bleiben, wo das Gesetz keine Einwilligung verlangt.',
  'untold-analytics': 'Was {service} zählt, erklärt keine Seite',
  'untold-analytics.asked': 'Die Frage nach dem Zählen der Besuche führt zu keiner Seite, die es erklärt',
  'untold-analytics.hint':
    'Schreiben Sie auf Ihrer Datenschutzseite, dass {service} Besuche zählt, und „privacyPage: /datenschutz“ mit ihrer Adresse.',
  'untold-analytics.page': 'Die Seite {route} sagt Besuchern nicht, dass {service} Besuche zählt',
  'untold-analytics.page-hint':
    'Schreiben Sie dort, dass {service} Besuche zählt, wozu, und wie lange das aufbewahrt wird.',
  'unknown-business-type': 'Suchmaschinen kennen keine Art von Betrieb „{type}“',
  'unknown-business-type.hint':
    'Schreiben Sie eine, die auf schema.org/LocalBusiness steht, oder lassen Sie „businessType:“ weg.',
  'low-contrast':
    '„{color}“ ({hex}) und „{other}“ ({otherHex}) haben einen Kontrast von {ratio, number, ::.00} zu 1, zu wenig für {use}',
  'low-contrast.hint': 'Nötig sind mindestens {least, number} zu 1 (WCAG AA).',
  'low-contrast.better': '{hex} würde genügen.',
  'colors.in-scheme': '{use} ({scheme, select, light {helle} other {dunkle}} Darstellung)',
  'colors.text': 'Text',
  'colors.captions': 'Bildunterschriften und Anmerkungen',
  'colors.links': 'Links',
  'colors.links-under-pointer': 'Links unter dem Zeiger',
  'colors.buttons': 'die Wörter auf Schaltflächen',
  'colors.form-mistakes': 'was in einem Formular falsch ist',
  'colors.field-lines': 'die Linien um Felder',
  'colors.band-text': 'Text auf dunklen Bändern',
  'colors.band-captions': 'Bildunterschriften auf dunklen Bändern',
  'colors.band-accents': 'Akzente auf dunklen Bändern',
  'colors.band-accents-under-pointer': 'Akzente auf dunklen Bändern unter dem Zeiger',
  'colors.headlines-over-pictures': 'Überschriften auf Bildern',
  'colors.band-form-mistakes': 'was in einem Formular auf einem dunklen Band falsch ist',
  'colors.band-buttons': 'die Wörter auf Schaltflächen in dunklen Bändern',
  'colors.urgent-notices': 'dringende Hinweise',
  'wrong-order.days': '„{later}“ ({until}) liegt vor „{earlier}“ ({from})',
  'wrong-order.days-hint': 'Schreiben Sie dort den letzten Tag.',
  'wrong-order.times': '„{later}“ ({until}) liegt nicht nach „{earlier}“ ({from}), in {place}',
  'event-order.hint':
    'Die Uhr hat 24 Stunden: Sechs Uhr abends ist „18:00“. Was über Mitternacht geht, beginnt am Nachmittag oder Abend.',
  'event-day': 'Der Termin „{title}“ findet am {day} ohnehin nicht statt',
  'event-day.next': 'Der nächste von da an ist am {day}. Berichtigen Sie den Tag, oder entfernen Sie ihn.',
  'event-day.remove': 'Entfernen Sie ihn.',
  'event-place': 'Der Ort „{name}“ ist keiner der Standorte des Betriebs',
  'event-place.hint': 'Nur ein Name, der unter „locations:“ steht, bringt seine Anschrift mit.',
  'unknown-player.other-page': '„{url}“ in {place} ist kein Video von {site}',
  'unknown-player.other-page-hint':
    'Öffnen Sie das Video selbst und kopieren Sie seine Adresse: https://www.youtube.com/watch?v=… oder https://vimeo.com/…',
  'unknown-player': 'Ein Video von „{site}“ in {place} lässt sich nicht abspielen: Bekannt sind nur YouTube und Vimeo',
  'unknown-player.hint':
    'Legen Sie das Video in den Ordner public/ und schreiben Sie „file: /tour.mp4“ statt „url:“, oder veröffentlichen Sie es dort.',
  'short-link': '„{url}“ in {place} ist ein Kurzlink, der sich in einer Seite nicht zeigen lässt',
  'short-link.hint':
    'Öffnen Sie ihn und kopieren Sie die Adresse, die der Browser dann zeigt: https://calendar.google.com/calendar/appointments/…',
  'lost-answer.no-address': 'Das Formular „{form}“ hat eine Antwort per Mail, aber kein Feld für eine E-Mail-Adresse',
  'lost-answer.no-address-hint': 'Fügen Sie ein Feld vom Typ „email“ hinzu, oder entfernen Sie „answer:“.',
  'lost-answer.newsletter':
    'Das Formular „{form}“ ist für einen Newsletter: Besucher bekommen die Mail, die um Bestätigung bittet, und keine Antwort dazu',
  'lost-answer.newsletter-hint':
    'Entfernen Sie „answer:“, oder „newsletter:“, wenn sich Besucher mit diesem Formular in keine Liste eintragen.',
  'lost-answer.elsewhere':
    'Das Formular „{form}“ hat eine Antwort per Mail, die nur der Server dieser Website senden kann',
  'lost-answer.elsewhere-hint':
    'Lassen Sie „endpoint:“ einen Pfad auf dieser Website sein, etwa „/submit-form.php“, oder entfernen Sie „answer:“.',
  'broken-steps.no-first': 'Die Felder des Formulars „{form}“ vor „{title}“ gehören zu keinem Schritt',
  'broken-steps.no-first-hint': 'Schreiben Sie „newStep:“ mit einem Titel auch beim ersten Feld des Formulars.',
  'broken-steps.only-one': 'Das Formular „{form}“ hat nur einen Schritt, „{title}“, und der ist das ganze Formular',
  'broken-steps.only-one-hint':
    'Schreiben Sie „newStep:“ bei dem Feld, mit dem der zweite Schritt beginnt, oder entfernen Sie es hier.',
  'broken-steps.unchecked': 'Das Formular „{form}“ ist in Schritte geteilt, von denen Browser keinen einzeln prüfen',
  'broken-steps.unchecked-hint':
    'Schreiben Sie „validation: messages“, damit jeder Schritt sagt, was fehlt, bevor der nächste erscheint.',
  'missing-forms-key':
    'Das Formular „{form}“ soll den öffentlichen Schlüssel der Website senden, und unter „site:“ fehlt „formsKey“',
  'missing-forms-key.hint':
    'Schreiben Sie „formsKey:“ unter „site:“, wie ihn die Funktion nennt, die das Formular empfängt, oder entfernen Sie „sendsKey:“.',
  'duplicate-field': 'Das Formular „{form}“ hat zwei Felder namens „{name}“: Nur eines davon käme an',
  'duplicate-field.hint': 'Geben Sie jedem Feld einen eigenen Namen. Besucher sehen die Beschriftung, nicht den Namen.',
  'duplicate-field.taken':
    'Das Formular „{form}“ sendet selbst etwas als „{name}“: Der Wert dieses Feldes ginge verloren',
  'duplicate-field.taken-hint':
    'Geben Sie dem Feld einen anderen Namen. Besucher sehen die Beschriftung, nicht den Namen.',
  'duplicate-option': 'Zwei Auswahlen von „{label}“ im Formular „{form}“ senden den Wert „{value}“',
  'duplicate-option.hint':
    'Geben Sie jeder Auswahl einen eigenen Wert. Besucher sehen die Beschriftung, nicht den Wert.',
  'bad-value.required': 'Wer „{label}“ im Formular „{form}“ leer lässt, bekäme „{words}“ zu lesen',
  'bad-value.required-hint':
    'Schreiben Sie die Worte der Meldung, etwa „Bitte geben Sie Ihren Namen an“; ohne die Zeile darf das Feld leer bleiben.',
  'idle-bounds': '„{bound}“ bewirkt nichts im Feld „{label}“ des Formulars „{form}“',
  'idle-bounds.hint': 'Das ist für Felder der Art „{type}“. Ändern Sie die Art, oder entfernen Sie die Zeile.',
  'bad-value.lost-day': 'Kein Kalender hat den Tag „{day}“, eine Grenze von „{label}“ im Formular „{form}“',
  'bad-value.lost-day-hint': 'Schreiben Sie einen Tag als Jahr, Monat und Tag: „2027-02-28“.',
  'bad-value.crossed-bounds':
    'Niemand könnte „{label}“ im Formular „{form}“ ausfüllen: Der letzte Wert liegt vor dem ersten',
  'bad-value.crossed-bounds-hint': 'Vertauschen Sie die beiden Werte, oder entfernen Sie einen davon.',
  'bad-value.pictures-elsewhere':
    'Das Feld „{label}“ des Formulars „{form}“ nimmt Bilder an, die nur der Server dieser Website empfangen kann',
  'bad-value.pictures-elsewhere-hint':
    'Lassen Sie „endpoint:“ einen Pfad auf dieser Website sein, etwa „/submit-form.php“, oder entfernen Sie das Feld.',
  'idle-options': 'Das Feld „{label}“ im Formular „{form}“ hat Auswahlen, die ein Feld der Art „{type}“ nicht zeigt',
  'idle-options.hint':
    'Schreiben Sie „type: select“, damit Besucher wählen, oder entfernen Sie „options:“, damit sie tippen.',
  'same-endpoint': 'Die Formulare „{first}“ und „{second}“ senden beide ohne formType an „{endpoint}“',
  'same-endpoint.same-type':
    'Die Formulare „{first}“ und „{second}“ senden beide den formType „{type}“ an „{endpoint}“',
  'same-endpoint.hint':
    'Der Server könnte sie nicht unterscheiden. Geben Sie „{form}“ ein eigenes „payload: {payload}“.',
  'hours-order.hint':
    'Die Uhr hat 24 Stunden: Sechs Uhr abends ist „18:00“. Schließen Sie nach Mitternacht, dann lassen Sie es so.',
  'hours-order.break':
    'Die Pause von {from} bis {until} liegt nicht zwischen „Öffnet um“ ({opens}) und „Schließt um“ ({closes}), in {place}',
  'hours-order.break-hint': 'Die Uhr hat 24 Stunden: Ein Uhr mittags ist „13:00“.',
  'hours-twice': '„{day}“ steht in zwei Zeilen der Öffnungszeiten: „{first}“ und „{second}“',
  'hours-twice.hint':
    'Lassen Sie den Tag in der Zeile, die für ihn gilt. Mehrere Zeilen für einen Tag dürfen zeitlich nur aufeinander folgen.',
  'hours-differ': 'Besucher lesen „{text}“, aber „Öffnet um“ und „Schließt um“ daneben sagen {times}',
  'hours-differ.times': '{opens} bis {closes}',
  'hours-differ.hint':
    'Schreiben Sie in beide dieselben Zeiten: Karten und Suchmaschinen zeigen „Öffnet um“ und „Schließt um“, auf einer Uhr mit 24 Stunden.',
  'no-time-zone':
    '{route} zeigt Öffnungszeiten und kann nicht sagen, ob gerade geöffnet ist: Es fehlt die „Zeitzone“ der Website',
  'no-time-zone.events':
    '{route} zeigt Termine, und nach welcher Uhr sie gelten, ist nicht bekannt: Es fehlt die „Zeitzone“ der Website',
  'no-time-zone.hint': 'Ergänzen Sie die Ihrer Stadt unter „site:“, etwa timeZone: America/New_York.',
  'newsletter-address': 'Das Formular „{form}“ ist für einen Newsletter und hat kein Pflichtfeld „email“ der Art email',
  'newsletter-address.hint':
    "Ergänzen Sie bei seinen Feldern '{' name: email, label: E-Mail, type: email, autocomplete: email, required: Bitte geben Sie Ihre E-Mail-Adresse an '}'.",
  'bad-value.newsletter-elsewhere':
    'Das Formular „{form}“ ist für einen Newsletter und geht an einen anderen Server, der niemanden um eine Bestätigung bittet',
  'bad-value.newsletter-elsewhere-hint':
    'Lassen Sie „endpoint:“ einen Pfad auf dieser Website sein, etwa „/newsletter“, oder entfernen Sie „newsletter:“.',
  'not-a-newsletter': 'Das Formular „{form}“ ist für keinen Newsletter: Seine Adressen kämen als Anfragen zu Ihnen',
  'not-a-newsletter.hint':
    "Schreiben Sie „newsletter: '{}'“ unter „forms:“ hinein, oder nennen Sie hier ein anderes Formular.",
  'other-phone': 'Die Telefonnummer „{phone}“ in {place} gehört nicht zum Betrieb',
  'other-phone.hint':
    "Schreiben Sie '{phone}'. Gehört sie jemand anderem, dann verlinken Sie sie, [{phone}](tel:{number}), oder machen Sie eine Angabe unter „facts:“ daraus.",
  'bad-format.postal-code': '„{code}“ in {place} ist keine Postleitzahl des Landes „{country}“ ({name})',
  'bad-format.postal-code-digits':
    'Schreiben Sie die Ziffern, in Anführungszeichen: "{example}". Das Land steht unter „address:“ in „site:“.',
  'bad-format.postal-code-letters':
    'Schreiben Sie sie so, wie sie auf Briefen steht: „{example}“. Das Land steht unter „address:“ in „site:“.',
  'postal-code-twice': 'Die Postleitzahl „{code}“ steht in zwei Gebieten: schon in {place}',
  'postal-code-twice.same-region': 'Die Postleitzahl „{code}“ steht in einem Gebiet zweimal: schon in {place}',
  'postal-code-twice.hint': 'Entfernen Sie sie, wo sie nicht hingehört.',
  'smart-quotes.shown': 'Die typografischen Anführungszeichen um den Text sind mit zu sehen: {place}',
  'smart-quotes.shown-hint':
    'Sollen sie den Text einschließen, nehmen Sie gerade ("). Gehören sie dazu, setzen Sie gerade darum.',
  'starter-text': '„{text}“ in {place} ist ein Starttext: Er stand da, bevor die Seite geschrieben wurde',
  'starter-text.hint': 'Schreiben Sie stattdessen, was für Ihren Betrieb gilt, oder entfernen Sie ihn.',
  'uneven-row': 'Zeile {row} der Tabelle in {place} hat {cells} Zellen für {columns} Spalten',
  'uneven-row.hint': 'Geben Sie jeder Zeile eine Zelle für jede Spalte, mit „–“, wo es nichts zu sagen gibt.',
  'uneven-row.comma': 'In Klammern beendet ein Komma die Zelle: Setzen Sie eine Zelle mit Komma in Anführungszeichen.',
  'unknown-kind.hint': 'Möglich sind: {known}. Eigene Arten stehen unter „kinds:“.',
  'bad-format.title-suffix': 'Der Zusatz zum Titel beginnt mit einem eigenen Strich, neben dem, der davorgesetzt wird',
  'bad-format.title-suffix-hint': 'Schreiben Sie titleSuffix: {suffix}',
  'missing-field.shown': 'Der Abschnitt „{section}“ von {route} zeigt „{field}“ aus „site:“, und dort fehlt die Angabe',
  'missing-field.shown-profiles':
    'Schreiben Sie die Adressen Ihrer Seiten bei anderen Diensten unter „profiles:“ in „site:“, oder entfernen Sie den Abschnitt.',
  'missing-field.shown-hours':
    'Schreiben Sie die Öffnungszeiten unter „hours:“ in „site:“, oder entfernen Sie den Abschnitt.',
  'missing-field.shown-address':
    'Schreiben Sie die Anschrift des Betriebs unter „address:“ in „site:“, oder entfernen Sie den Abschnitt.',
  'missing-field.shown-geo':
    'Schreiben Sie Breiten- und Längengrad Ihres Hauses unter „geo:“ in „site:“, oder entfernen Sie den Abschnitt.',
  'bad-format.site-url': '„{url}“ ist keine Adresse einer Website',
  'bad-format.site-url-hint':
    'Schreiben Sie „https://“ und den Namen der Website, mit nichts dahinter: https://www.example.com.',
  'bad-format.email-sign': 'Die E-Mail-Adresse „{email}“ enthält ein Zeichen, das nicht zu ihr gehört',
  'bad-format.email-link': 'Die E-Mail-Adresse „{email}“ beginnt mit dem, was nur ein Link braucht',
  'bad-format.email-hint': "Schreiben Sie {email}. Ein Link darauf ist „mailto:'{email}'“.",
  'missing-field.mark': 'Die Seite für falsche Adressen soll das Zeichen der Website zeigen, und es gibt keines',
  'missing-field.mark-hint': 'Zeichnen Sie eines unter „mark:“ in „site:“, oder entfernen Sie „notFound:“.',
  'too-many-references': '„{name}“ enthält mehr Angaben in Angaben, als sich füllen lassen: über 500',
  'too-many-references.hint':
    'Schreiben Sie die Worte aus, oder lassen Sie die Angabe nur die wenigen anderen enthalten, die sie braucht.',
  'token-circle': '„{token}“ steht für einen Text, der selbst „{token}“ enthält',
  'token-circle.hint': 'Schreiben Sie statt der Klammern die Worte.',
  'bad-phone':
    'Die Telefonnummer „{phone}“ lässt sich nicht anrufen: Links würden „{dialled}“ wählen, und {fault, select, few {das sind zu wenige Ziffern} many {das sind zu viele Ziffern} other {so beginnt in keinem Land eine Nummer}}',
  'bad-phone.digits': 'Schreiben Sie alle Ziffern, mit Vorwahl.',
  'bad-phone.american-digits': 'Schreiben Sie alle Ziffern, mit Vorwahl: (502) 555-0142.',
  'bad-phone.country': 'Die Ziffern des Landes stehen unter „Landesvorwahl“, oder in der Nummer nach „+“.',
  'bad-phone.no-country': 'Der Telefonnummer „{phone}“ fehlt ihr Land',
  'bad-phone.no-country-hint':
    'Schreiben Sie phoneCountryCode: "+1", oder die Ihres Landes, unter „site:“, oder beginnen Sie die Nummer damit: +1 503 …',
  'unknown-time-zone': 'Die Zeitzone „{zone}“ gibt es nicht',
  'unknown-time-zone.hint':
    'Schreiben Sie die Zone Ihrer Stadt, wie Computer sie nennen, etwa „America/New_York“, „America/Chicago“, „America/Denver“ oder „America/Los_Angeles“.',
  'other-section': '{place} nennt sich „{type}“, hat aber die Schlüssel von „{other}“',
  'other-section.hint': 'Schreiben Sie „type: {other}“, oder geben Sie ihm die Schlüssel von „{type}“: {keys}',
  'unknown-key.beside-use': '„{key}“ kann nicht neben „use“ stehen, in {place}',
  'unknown-key.beside-use-hint':
    'Ein gemeinsamer Abschnitt gilt, wie er ist. Ändern Sie ihn unter „shared:“, oder schreiben Sie den Abschnitt hier mit seinem „type“ aus.',
  'wrong-type.use': '„use“ in {place} nennt keinen gemeinsamen Abschnitt',
  'wrong-type.use-hint':
    'Schreiben Sie hinter den Doppelpunkt den Namen eines Abschnitts unter „shared:“, ohne Klammern: „- use: name“.',
  'unknown-section': 'Einen Abschnitt der Art „{type}“ gibt es nicht: {place}',
  'unknown-section.hint': 'Bekannte Arten: {types}',
  'wrong-type.section': '{place} ist kein Abschnitt',
  'missing-field.type': '„type“ fehlt in {place}',
  'section.begin': 'Beginnen Sie ihn mit „type:“ und einem von diesen: {types}',
  'section.begin-or-use':
    'Beginnen Sie ihn mit „type:“ und einem von diesen: {types}, oder mit „use:“ und dem Namen eines gemeinsamen Abschnitts',
  'unreadable-image': 'images/{name} lässt sich nicht als Bild lesen ({reason})',
  'unreadable-image.empty': 'die Datei ist leer',
  'unreadable-image.cut': 'ihr Ende fehlt',
  'unreadable-image.other-kind': 'sie ist von anderer Art als Bilder',
  'unreadable-image.copy-again':
    'Legen Sie sie noch einmal in den Ordner, von dort, wo Sie sie haben: Sie wurde nicht ganz kopiert.',
  'unreadable-image.save-again':
    'Öffnen Sie sie in einem Bildprogramm und speichern Sie sie als JPEG oder PNG: Ein anderer Name allein macht aus HEIC oder PDF keines davon.',
}
