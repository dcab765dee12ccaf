import type { en } from './pages.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  'bad-link': 'Wohin der Link „{link}“ in {place} führt, lässt sich nicht sagen',
  'bad-link.hint': 'Ein Link beginnt mit „/“ (eine Seite), „#“ (ein Abschnitt), „https://“, „tel:“ oder „mailto:“.',
  'bad-route.open-brace': 'In der Adresse „{route}“ ist eine geschweifte Klammer nicht geschlossen',
  'bad-route.open-brace-hint':
    "Jeder Teil, der für Einträge steht, beginnt mit „'{'“ und endet mit „'}'“: „/'{'service.slug'}'/'{'area.slug'}'“.",
  'bad-translation': '{route} kann nicht die Übersetzung von {other} sein: {reason}',
  'bad-translation.hint': 'Nennen Sie die Seite der ersten Sprache, die dasselbe sagt, und daneben „language:“.',
  'bad-translation.itself': '{route} ist selbst in der ersten Sprache der Website, {first}',
  'bad-translation.not-first': '{route} ist in {language} und nicht in der ersten Sprache der Website, {first}',
  'bad-translation.taken': '{route} ist dafür schon die Seite in {language}',
  'broken-markdown.bold': 'Fette Wörter stehen zwischen je zwei Sternchen, innen ohne Leerzeichen: **bold words**.',
  'broken-markdown.heading':
    'Setzen Sie ein Leerzeichen hinter die Rautenzeichen, damit es eine Überschrift wird: {heading}',
  'broken-markdown.link': 'Ein Link ist [words](/page): kein Leerzeichen zwischen den Klammern, und beide geschlossen.',
  'broken-markdown.list': 'Die Liste, die mit „{words}“ in {place} beginnt, ist als ein Absatz zu sehen',
  'broken-markdown.list-hint':
    'Beginnen Sie jeden Eintrag auf einer eigenen Zeile mit Bindestrich und Leerzeichen, und den Text mit „|“ hinter seinem Schlüssel.',
  'broken-markdown.nowhere': 'Der Link „{words}“ in {place} führt nirgendwohin',
  'broken-markdown.table':
    'Die Tabelle, die mit „{words}“ in {place} beginnt, hat keine Spalten, die Besucher lesen könnten',
  'broken-markdown.table-hint': 'Eine Tabelle ist ein eigener Abschnitt: „- type: table“.',
  'broken-markdown.target': 'Schreiben Sie das Ziel zwischen die runden Klammern: [words](/page).',
  'contradicts-fact': '„{words}“ in {place} widerspricht {token}, das „{value}“ sagt',
  'contradicts-fact.hint': 'Schreiben Sie {token}, oder ändern Sie die Angabe.',
  'dead-anchor':
    '{on, select, either {Weder auf {route} noch auf der Startseite gibt es einen Abschnitt} home {Auf der Startseite gibt es keinen Abschnitt} other {Auf {route} gibt es keinen Abschnitt}} „#{anchor}“; auf ihn verweist ein Link in {place}',
  'dead-anchor.link':
    'Verlinken Sie {count, plural, =0 {die Seite allein} one {{anchors}} other {einen von diesen: {anchors}}}.',
  'dead-anchor.name-or-link':
    'Geben Sie dem Abschnitt, den Sie meinen, „id: {anchor}“, oder verlinken Sie {count, plural, =0 {die Seite allein} one {{anchors}} other {einen von diesen: {anchors}}}.',
  'dead-link': 'Die Seite „{page}“ gibt es nicht; auf sie verweist ein Link in {place}',
  'dead-link.canonical': 'Die Seite „{page}“, die „Maßgebliche Adresse“ von {route} nennt, gibt es nicht',
  'dead-link.canonical-hint': 'Nennen Sie eine Seite unter „pages:“, oder entfernen Sie die Zeile.',
  'dead-link.file': 'Die Datei „{file}“ gibt es nicht; auf sie verweist ein Link in {place}',
  'dead-link.file-hint': 'Legen Sie die Datei in den Ordner public/, oder ändern Sie den Link.',
  'dead-link.hint':
    'Verlinken Sie eine Seite, die es gibt, oder legen Sie diese an (mit „draft: true“, bis sie geschrieben ist).',
  'dead-link.item':
    'Die Seite „{page}“ gibt es nicht; auf sie verweist ein Link in {place}: Unter den Einträgen von „{set}“ ist kein „{item}“',
  'dead-link.no-ending': 'Adressen von Seiten haben keine Endung.',
  'dead-link.renamed':
    'Hat die Seite die Adresse „{to}“ von Hand bekommen, dann rufen Sie „npm run rename -- {from} {to}“ auf: Das ändert die Links und leitet die alte Adresse zur neuen. Wenn nicht: Verlinken Sie eine Seite, die es gibt, oder legen Sie diese an (mit „draft: true“, bis sie geschrieben ist).',
  'dead-link.template-hint':
    'Eine Vorlage mit der Adresse „{template}“ würde sie machen, und unter „pages:“ ist keine. Fügen Sie sie hinzu, oder ändern Sie den Link.',
  described: '{description}',
  'description-length': 'Die Beschreibung von {route} ist {length} Zeichen lang',
  'description-length.hint':
    'Suchergebnisse zeigen {least} bis {most} Zeichen gut: {is, select, short {Sagen Sie mehr} other {Kürzen Sie sie}}.',
  'doorway-pages':
    '{percent} % von {route} lauten wie {other}, von Namen abgesehen; Seiten aus einer Vorlage dürfen {most} % gemeinsam haben',
  'doorway-pages.hint':
    'Suchmaschinen halten solche Seiten für bloße Türen und lassen sie fallen. Geben Sie jedem Eintrag unter „data:“ mehr eigenen Text, oder lassen Sie die Vorlage weniger wiederholen.',
  'duplicate-anchor': '{block} hört auf „#{anchor}“, wie schon Abschnitt {first}',
  'duplicate-anchor.keep-one': 'Behalten Sie einen dieser Abschnitte auf der Seite.',
  'duplicate-anchor.rename': 'Geben Sie ihm einen anderen Namen für Links.',
  'duplicate-description': '{route} hat dieselbe Beschreibung wie {other}: „{description}“',
  'duplicate-description.hint': 'Sagen Sie darin, was diese Seite hat und die andere nicht.',
  'duplicate-route.file': '„{from}“ ist die Datei, in der die Seite „{page}“ liegt',
  'duplicate-route.file-hint': 'Leiten Sie sie auf „{page}“, oder entfernen Sie die Weiterleitung.',
  'duplicate-route.redirect': '„{from}“ ist zugleich eine Seite und eine Weiterleitung',
  'duplicate-route.redirect-hint': 'Entfernen Sie die Weiterleitung, oder geben Sie der Seite eine andere Adresse.',
  'duplicate-route.template': 'Die Vorlage macht die Seite „{route}“, die es schon gibt',
  'duplicate-route.template-hint': 'Geben Sie einer von beiden eine andere Adresse.',
  'duplicate-title': '{route} hat denselben Titel wie {other}: „{title}“',
  'duplicate-title.hint': 'Sagen Sie im Titel, was diese Seite hat und die andere nicht.',
  'empty-alt': '„{words}“ in {place} sagt nicht, was auf dem Bild zu sehen ist',
  'empty-alt.hint':
    'Beschreiben Sie es in einem Satz für Menschen, die es nicht sehen: „Ein Backsteinhaus mit neuem, dunklem Dach“.',
  'empty-value.spaces': '{place} enthält nur Leerzeichen',
  'empty-value.spaces-hint': 'Schreiben Sie den Text.',
  'fact-review': 'Die Angabe „{name}“ ({value}) war bis {day} zu prüfen',
  'fact-review.ask':
    'Fragen Sie nach, ob es noch stimmt ({source}), und setzen Sie dann „Zu prüfen bis“ auf den nächsten Tag.',
  'fact-review.ask-anyone':
    'Fragen Sie, wer dafür einsteht, ob es noch stimmt, und setzen Sie dann „Zu prüfen bis“ auf den nächsten Tag.',
  'figures-differ': 'Besucher lesen „{figure}“ in {place} und „{other}“ in {otherPlace}',
  'figures-differ.hint':
    'Schreiben Sie überall dieselbe Zahl, am besten als Angabe unter „facts:“, oder sagen Sie bei jeder, was sie zählt.',
  'figures-differ.rating': 'Bewertung {value}',
  'figures-differ.reviews': '{value} Bewertungen',
  'file-left-out': 'Die Datei „{file}“ wird nicht veröffentlicht: Beim Bauen entsteht an ihrer Stelle eine eigene',
  'file-left-out.hint': 'Entfernen Sie sie.',
  'file-left-out.link': '„{file}“ ist eine Verknüpfung mit etwas an anderer Stelle und wird nicht veröffentlicht',
  'file-left-out.link-hint': 'Legen Sie die Datei oder den Ordner selbst dorthin, oder entfernen Sie die Verknüpfung.',
  'file-left-out.not-found': 'Was die Seite sagt, lässt sich mit „words:“ unter „site:“ anders sagen.',
  'file-left-out.redirects': 'Alte Adressen stehen unter „redirects:“.',
  'file-left-out.robots': 'Eine Seite mit „noindex: true“ bleibt den Suchergebnissen fern.',
  'forbidden-section': '{route} ist eine Seite der Art „{kind}“, und die kann diesen Abschnitt nicht haben: {sections}',
  'forbidden-section.block': '„{type}“ (Abschnitt {number})',
  'forbidden-section.hint':
    'Entfernen Sie ihn, oder geben Sie der Seite eine andere Art, die ihn haben darf: {kinds}. Abschnitte dieser Art: {types}',
  'future-date': '{route} trägt das Datum {day}, das erst kommt, und wird trotzdem sofort gezeigt',
  'future-date.hint': 'Berichtigen Sie den Tag, oder machen Sie die Seite zum Entwurf („draft: true“), bis er da ist.',
  'heading-order': 'Die Überschrift „{words}“ in {place} überspringt eine Ebene',
  'heading-order.hint': 'Schreiben Sie sie so: „{heading}“.',
  'heading-twice': 'Die Überschrift „{heading}“ steht zweimal auf der Seite: schon in {place}',
  'heading-twice.hint':
    'Sagen Sie in jeder, was der Abschnitt hat und der andere nicht, oder entfernen Sie eine der beiden.',
  'heading-twice.question': 'Die Frage „{question}“ steht zweimal auf der Seite: schon in {place}',
  'heading-twice.question-hint': 'Fragen Sie etwas anderes, oder entfernen Sie eine der beiden.',
  'html-in-text.character': 'Schreiben Sie das Zeichen selbst, etwa & oder é.',
  'html-in-text.hint':
    'Entfernen Sie es: Kein Text hier nimmt HTML. Wo Markdown erlaubt ist, leisten **bold**, *emphasis*, [words](/page) und eine leere Zeile zwischen Absätzen dasselbe.',
  'idle-confirmation': 'Kein Formular führt zu {route}: Wer eines absendet, kommt zu „{other}“',
  'idle-confirmation.hint':
    'Geben Sie der Seite diese Adresse, oder schreiben Sie „thankYouPage: {route}“ unter „site:“. Eine Seite, die niemandem dankt, ist von anderer Art.',
  'indented-text': '„{words}“ in {place} beginnt zu weit rechts und wird als Programmcode gezeigt',
  'indented-text.hint':
    'Lassen Sie ihn beginnen, wo die anderen Absätze beginnen: Vier Leerzeichen oder mehr machen einen Absatz zu Code.',
  'item-field': '„{key}“: {about}',
  known: 'Bekannt: {known}',
  'layout-without-picture': 'Das Layout „{layout}“ in {place} lebt von einem Bild, und es ist keines da',
  'layout-without-picture.hint': 'Fügen Sie „image:“ mit „src:“ und „alt:“ hinzu, oder schreiben Sie „layout: plain“.',
  'link-twice': '{place} führt zweimal zu {route}',
  'link-twice.hint': 'Schreiben Sie die Seite, die gemeint ist, oder entfernen Sie einen der beiden Einträge.',
  'list-in-text':
    'Die Liste, die mit „{words}“ in {place} beginnt, ist als ein Absatz zu sehen: Unter „>“ werden Zeilenenden zu Leerzeichen',
  'list-in-text.hint':
    '{takes, select, markdown {Schreiben Sie „{key}: |“ statt „{key}: >-“, mit einer leeren Zeile über der Liste.} other {Dieses Feld nimmt keine Liste: Schreiben Sie sie als Satz.}}',
  'list-in-text.key-hint':
    'Beginnt mit „{words}“ eine Liste des Abschnitts, dann schreiben Sie deren Schlüssel darüber, in die Spalte von „{key}“. Ist es Text: {takes, select, markdown {Schreiben Sie „{key}: |“ statt „{key}: >-“, mit einer leeren Zeile über der Liste.} other {Dieses Feld nimmt keine Liste: Schreiben Sie sie als Satz.}}',
  'literal-fact': '„{words}“ ist in {place} ausgeschrieben',
  'literal-fact.hint': 'Schreiben Sie {token}, damit eine Änderung an einer Stelle auch hier ankommt.',
  'literal-fact.link': 'Der Link „{link}“ in {place} ist ausgeschrieben',
  'lost-translation':
    '„{name}“ übersetzt nichts: Es gibt {things, select, facts {keine Angabe} forms {kein Formular} shared {keinen gemeinsamen Abschnitt} fields {kein Feld} other {keine Auswahl}} dieses Namens',
  'lost-translation.hint': 'Namen sind in allen Sprachen dieselben.',
  'markdown-in-text.hint': 'Schreiben Sie nur die Wörter: Dieses Feld nimmt kein Markdown.',
  misnamed:
    'Nichts verwendet {part, select, forms {das Formular „{written}“, und {count} Stellen verwenden eines namens „{name}“, das es nicht gibt} shared {den gemeinsamen Abschnitt „{written}“, und {count} Stellen verwenden einen namens „{name}“, den es nicht gibt} other {die Angabe „{written}“, und {count} Stellen verwenden eine namens „{name}“, die es nicht gibt}}',
  'misnamed.hint': 'Nennen Sie es „{name}“.',
  'misplaced-section':
    'Der Abschnitt „{type}“ von {route} steht am falschen Ort: Eine Seite der Art „{kind}“ hat ihn {where, select, top {ganz oben} end {ganz unten} other {vor „{before}“}}',
  'misplaced-section.hint':
    'Verschieben Sie Abschnitt {number} {where, select, top {ganz nach oben} end {ganz nach unten} other {vor „{before}“}}.',
  'missing-field.item': '„{field}“ fehlt bei „{item}“ von „{set}“',
  'missing-field.item-for': '„{field}“ bei „{item}“ von „{set}“ sagt nichts für „{slug}“',
  'missing-field.of-kind': '„{field}“ fehlt auf {route}, einer Seite der Art „{kind}“',
  'missing-file.elsewhere': 'Die Datei liegt im Ordner {folder}: Verschieben Sie sie.',
  'missing-file.optional-hint':
    'Legen Sie die Datei in den Ordner public/, berichtigen Sie den Namen, oder entfernen Sie die Zeile.',
  'missing-file.rename': 'Im Ordner {folder} liegt „{file}“: Nennen Sie diese Datei „{name}“.',
  'missing-file.rename-and-write':
    'Im Ordner {folder} liegt „{file}“: Nennen Sie diese Datei „{name}“, und schreiben Sie hier „{written}“.',
  'missing-file.used': 'Die Datei „{name}“ in {place} gibt es nicht',
  'missing-file.used-hint': 'Legen Sie die Datei in den Ordner public/, oder berichtigen Sie den Namen.',
  'missing-image': 'Das Bild „{name}“ in {place} gibt es nicht',
  'missing-image.hint': 'Legen Sie die Datei in den Ordner images/, oder berichtigen Sie den Namen.',
  'missing-image.in-text': 'Das Bild „{file}“ in {place} gibt es nicht',
  'missing-image.in-text-hint':
    'Ein Bild in einem Text ist eine Datei des Ordners public/: ![What it shows](/roof.jpg). Eines aus dem Ordner images/ steht in „image:“ eines Abschnitts.',
  'missing-section': '{route} ist eine Seite der Art „{kind}“, hat aber keinen Abschnitt {types}',
  'missing-section.hint':
    'Fügen Sie {count, plural, one {einen Abschnitt hinzu, in der Datei „- type: {type}“} other {diese Abschnitte hinzu, in der Datei „- type: {type}“ und so weiter}}.',
  'missing-section.need':
    '{route} ist eine Seite der Art „{kind}“, {need, select, opening {hat aber keinen Anfang} other {bietet aber keinen Weg zum Kontakt}}',
  'missing-section.need-hint':
    'Fügen Sie einen dieser Abschnitte hinzu: {types}. {need, select, opening {Der Anfang steht ganz oben und enthält die Überschrift der ersten Ebene.} other {Wem gefällt, was er liest, der sucht ein Formular oder eine Schaltfläche.}}',
  'missing-section.purpose': '„{type}“: {description}',
  'missing-translation': '{route} hat keine Übersetzung in {language}',
  'missing-translation.hint':
    'Schreiben Sie sie mit „language: {language}“ und „translationOf: {route}“, oder schreiben Sie „pages: some“ unter „{language}:“ in „translations:“.',
  'no-home': 'Es fehlt die Seite „/“, die Besucher der Website zuerst sehen',
  'no-home.hint': 'Geben Sie einer Seite der Art „{kind}“ die Adresse „/:“.',
  'nothing-to-show.header-phone': 'Der Kopf der Seiten soll die Telefonnummer zeigen, und „{part}“ hat kein „{field}“',
  'nothing-to-show.header-place': 'Der Kopf der Seiten soll den Ort zeigen, und „{part}“ hat kein „{field}“',
  'nothing-to-show.header-quote': 'Der Kopf der Seiten soll einen Knopf zeigen, und „{part}“ hat kein „{field}“',
  'nothing-to-show.hint': 'Schreiben Sie „{key}:“ unter „{part}:“, oder entfernen Sie diese Zeile.',
  'nothing-to-show.mobile-call': 'Telefone sollen eine Zeile zum Anrufen zeigen, und „{part}“ hat kein „{field}“',
  'nothing-to-show.mobile-place': 'Telefone sollen den Ort zeigen, und „{part}“ hat kein „{field}“',
  'nothing-to-show.phone-label': 'Worte für die Telefonnummer, und „{part}“ hat kein „{field}“',
  'odd-character.encoding':
    '„{words}“ in {place} war ein Buchstabe oder Anführungszeichen, bevor es in falscher Kodierung gespeichert wurde',
  'odd-character.encoding-hint': 'Tippen Sie es noch einmal, und speichern Sie die Datei als UTF-8.',
  'odd-character.unseen': 'Ein unsichtbares Zeichen steht in {place}',
  'odd-character.unseen-hint':
    'Es kam mit Text, der von anderswo kopiert ist. Löschen Sie die Wörter darum, und tippen Sie sie neu.',
  'orphan-page': 'Keine Seite und kein Menü führt zu {route}',
  'orphan-page.hint':
    'Verlinken Sie sie, wo Besucher sie suchen würden, kennzeichnen Sie sie mit „noindex: true“, wenn sie nicht gefunden werden soll, oder entfernen Sie sie.',
  'other-language-link': 'Der Link auf „{link}“ in {place} führt in eine andere Sprache',
  'other-language-link.hint': 'Verlinken Sie {route}, das auf {language} dasselbe sagt.',
  'own-address': 'Der Link „{link}“ in {place} führt mit voller Adresse auf diese Website selbst',
  'own-address.hint':
    'Schreiben Sie „{page}“: Links innerhalb der Website beginnen mit „/“, damit sie unter jeder Adresse gelten.',
  'page-without-language':
    '{route} steht unter den Seiten in {language} unterhalb von {above}, sagt aber seine Sprache nicht',
  'page-without-language.hint':
    'Schreiben Sie „language: {language}“ hinein{lacks, select, both {, und „translationOf:“ mit der Adresse der Seite, die es übersetzt} other {}}.',
  'past-date': 'Der Tag {day} ist vorbei, in {place}',
  'past-date.announcement': 'Die Ankündigung endete am {day} und wird nicht mehr gezeigt',
  'past-date.announcement-hint': 'Schreiben Sie einen neuen letzten Tag, oder entfernen Sie sie.',
  'past-date.hint': 'Prüfen Sie, ob der Satz noch stimmt, und erneuern Sie den Tag, oder sagen Sie es ohne.',
  'past-date.special-hours': 'Die besonderen Zeiten „{label}“ endeten am {day} und werden nicht mehr gezeigt',
  'past-date.special-hours-hint': 'Schreiben Sie an ihre Stelle den nächsten solchen Tag, oder entfernen Sie sie.',
  'past-event':
    'Der Termin „{title}“ vom {day} ist vorbei und wird nicht gezeigt, obwohl er hinter einem künftigen steht',
  'past-event.hint':
    'Ist der {day} gemeint, dann berichtigen Sie das Jahr. Ist er vorbei, dann rücken Sie ihn nach oben, oder entfernen Sie ihn.',
  'past-event.next':
    'Der Termin „{title}“ vom {day} ist vorbei und wird nicht gezeigt; ein Jahr später wäre er der nächste',
  'past-event.next-hint':
    'Ist der {day} gemeint, dann berichtigen Sie das Jahr. Ist er vorbei, dann entfernen Sie ihn.',
  'past-event.none': 'Von „{heading}“ steht kein Termin mehr bevor: Besucher lesen, was unter „none“ steht',
  'past-event.none-hint':
    'Stimmt bei einem das Jahr nicht, dann berichtigen Sie es. Ohne künftige Termine schreiben Sie „items: []“.',
  'redirect-loop': 'Die Weiterleitung „{from}“ führt auf sich selbst zurück',
  'redirect-loop.hint': 'Leiten Sie sie auf eine Seite unter „pages:“.',
  'repeated-text': '„{field}“ bei „{item}“ lautet Wort für Wort wie bei „{other}“',
  'repeated-text.hint':
    'Sagen Sie, was nur hier gilt: Seiten, die einander wiederholen, kommen nicht in Suchergebnisse.',
  'reserved-route':
    'Die {part, select, redirects {Weiterleitung von} other {Seite}} „{route}“ wäre nicht zu erreichen: {reason}',
  'reserved-route.built-file': 'Beim Bauen entsteht eine Datei dieses Namens',
  'reserved-route.built-folder': 'Beim Bauen entsteht eine Datei, wo ihr Ordner ist',
  'reserved-route.compressed': 'Adressen, die auf „{ending}“ enden, gehören komprimierten Kopien',
  'reserved-route.file': 'Dort wird die Datei „{file}“ gezeigt',
  'reserved-route.folder': '„{folder}“ ist der Ordner für Dateien, die Browser ein Jahr lang behalten',
  'reserved-route.form': 'An diese Adresse geht das Formular „{name}“',
  'reserved-route.monitors': 'Unter dieser Adresse antwortet der Server der Überwachung',
  'reserved-route.newsletters': 'Zu dieser Adresse führen Links in Mails zu Newslettern',
  'reserved-route.not-found': 'Unter dieser Adresse zeigen Hoster die Seite für falsche Adressen',
  'reserved-route.page-hint':
    '{or, select, file {Geben Sie der Seite eine andere Adresse, oder entfernen Sie die Datei} form {Geben Sie der Seite eine andere Adresse oder dem Formular eine andere „Empfängeradresse“} forms {Geben Sie der Seite eine andere Adresse oder den Formularen unter „site:“ eine andere „Adresse ohne JavaScript“} other {Geben Sie der Seite eine andere Adresse}}.',
  'reserved-route.plain-forms': 'An diese Adresse gehen Formulare, wo Skripte abgeschaltet sind',
  'reserved-route.public-file': 'Die Datei „{file}“ kann nicht veröffentlicht werden: {reason}',
  'reserved-route.public-file-hint': 'Geben Sie ihr einen anderen Namen, oder entfernen Sie sie.',
  'reserved-route.redirect-hint': 'Entfernen Sie die Weiterleitung{or, select, file { oder die Datei} other {}}.',
  'reserved-route.sent': 'Formulare, die an „{address}“ gehen, kämen nicht an: {reason}',
  'reserved-route.sent-hint': 'Geben Sie den Formularen eine andere Adresse, etwa „/send-form“.',
  'same-on-pages':
    'Dasselbe gilt für {count, plural, one {# weitere Seite} other {# weitere Seiten}} aus dieser Vorlage.',
  'same-picture': '„{file}“ ist das Bild vor und auch das nach der Arbeit, in {place}',
  'same-picture.hint': 'Wählen Sie für eines von beiden ein anderes Bild.',
  'search-without-list': '{route} hat eine Suche, und keine Seite in ihrer Sprache listet alle Seiten auf',
  'search-without-list.hint':
    'Fügen Sie unter der Suche den Abschnitt „{section}“ hinzu. Zu dieser Liste werden Besucher ohne JavaScript geführt, und auch die, die nichts finden.',
  'search-without-page': 'Die Menüs sollen zur Suche führen, und keine Seite hat den Abschnitt „{section}“',
  'search-without-page.hint':
    'Fügen Sie den Abschnitt einer Seite hinzu, etwa einer unter „/search“, oder entfernen Sie diese Zeile.',
  'second-h1':
    '{route} hat einen zweiten Anfang, Abschnitt {number} („{type}“), und damit zwei Überschriften der ersten Ebene',
  'second-h1.hint': 'Behalten Sie einen davon, ganz oben auf der Seite.',
  'second-h1.in-text':
    'Die Überschrift „{words}“ in {place} ist eine der ersten Ebene, und davon hat eine Seite nur eine',
  'second-h1.in-text-hint':
    'Schreiben Sie sie so: „{heading}“; eine Bemerkung für Sie selbst steht außerhalb des Textes.',
  'shown.as-it-stands': '„{words}“ in {place} sehen Besucher genau so, wie es dasteht',
  'similar-pages': '{percent} % von {route} lauten wie {other}',
  'similar-pages.hint':
    'Suchmaschinen zeigen nur eine von zwei solchen Seiten. Sagen Sie, was diese Eigenes hat, machen Sie aus beiden eine Seite, oder geben Sie ihr „canonical: {other}“.',
  'stray-brace.hint':
    "Was für einen Wert steht, hat auf jeder Seite eine geschweifte Klammer und innen kein Leerzeichen: '{'phone'}'.",
  'tag-spelling': 'Das Schlagwort „{tag}“ ist anderswo „{usual}“ geschrieben',
  'tag-spelling.hint': 'Schreiben Sie auch hier „{tag}“: Beide stehen auf einer Seite.',
  'title-length': 'Der Titel von {route} ist mit dem Zusatz der Website {length} Zeichen lang: „{title}“',
  'title-length.hint': 'Suchergebnisse schneiden ihn ab. Kürzen Sie ihn um mindestens {count} Zeichen.',
  'too-many-pages':
    'Die Vorlage „{route}“ würde {count, number} Seiten machen, für {sets}; {above, plural, =0 {} other {die darüber machen #, und }}alle Vorlagen zusammen dürfen {most, number} machen',
  'too-many-pages.hint':
    'Nehmen Sie eine Reihe aus der Adresse oder Einträge aus einer Reihe: So viele Seiten kann niemand lesen, bevor sie ins Netz gehen.',
  'too-many-pages.set': '{count, number} von „{set}“',
  'too-many-pages.times': '{before} mal {set}',
  'trailing-comma': 'Der Text von {place} endet mit einem Komma: „{words}“',
  'trailing-comma.hint': 'Entfernen Sie das Komma: Zeilen brauchen am Ende keines.',
  'unknown-author': 'Der Verfasser „{name}“ ist nicht bekannt, in {place}',
  'unknown-author.hint': 'Verfasser werden unter „authors:“ der Website beschrieben. Bekannt: {known}',
  'unknown-font': 'Die Schrift „{name}“ in {place} gibt es nicht',
  'unknown-font.hint':
    'Jede Schrift von fontsource.org geht, sobald sie installiert ist: npm install @fontsource-variable/NAME, oder @fontsource/NAME für eine, die nicht variabel ist.',
  'unknown-form': 'Das Formular „{name}“ in {place} gibt es nicht',
  'unknown-form.hint': 'Formulare stehen unter „forms:“.',
  'unknown-icon': 'Das Symbol „{name}“ in {place} gibt es nicht',
  'unknown-icon.hint': 'Symbole heißen so, wie lucide.dev/icons sie zeigt.',
  'unknown-item': '„{value}“ ist nicht unter den Einträgen von „{other}“; genannt wird es bei „{item}“ von „{set}“',
  'unknown-key.call-it': 'Nennen Sie ihn „{name}“, der hier fehlt.',
  'unknown-key.item': '„{key}“ gibt es nicht bei „{item}“ von „{set}“',
  'unknown-key.item-field': '„{key}“ gibt es nicht in „{field}“ bei „{item}“ von „{set}“',
  'unknown-language': '„{name}“ in {place} ist keine Sprache der Website',
  'unknown-language.hint': 'Bekannt: {known}. Eine weitere kommt unter „site:“ dazu: languages: [{languages}]',
  'unknown-set': 'Die Reihe „{set}“, auf die das Feld „{field}“ von „{other}“ verweist, gibt es nicht',
  'unknown-set.hint': 'Reihen stehen unter „data:“: {known}',
  'unknown-shared': 'Den gemeinsamen Abschnitt „{name}“ in {place} gibt es nicht',
  'unknown-shared.hint': 'Gemeinsame Abschnitte stehen unter „shared:“.',
  'unknown-token': 'Wofür „{token}“ in {place} steht, ist nicht bekannt',
  'unknown-token.absent': 'Der Adresse „{route}“ fehlt {slugs}; die Seite braucht es für „{token}“ und andere Wörter',
  'unknown-token.absent-hint':
    'Für jeden Eintrag der Reihen in ihrer Adresse wird eine Seite gemacht: Setzen Sie {slugs} hinein, oder nehmen Sie die Wörter heraus.',
  'unknown-token.fact': 'Fügen Sie es unter „facts:“ hinzu.',
  'unknown-token.fact-or': 'Fügen Sie es unter „facts:“ hinzu, oder verwenden Sie eines von diesen: {known}',
  'unknown-token.filled': 'In diesem Text gilt {tokens}.',
  'unknown-token.in-address': 'Wofür „{token}“ in der Adresse „{route}“ steht, ist nicht bekannt',
  'unknown-token.in-address-hint': 'Eine Adresse enthält den slug einer Reihe unter „data:“: {known}',
  'unknown-token.in-template': 'Wofür „{token}“ in „{route}“ steht, ist nicht bekannt',
  'unknown-token.in-template-hint':
    'Die Seite wird nicht für jeden Eintrag von „{set}“ gemacht: Setzen Sie „{slug}“ in ihre Adresse, oder entfernen Sie es hier.',
  'unknown-token.of-set':
    'Wofür „{token}“ in {place} steht, ist nicht bekannt: Die Seite wird nicht für jeden Eintrag von „{set}“ gemacht',
  'unknown-token.of-set-hint': 'Setzen Sie „{token}“ in die Adresse „{route}“, oder entfernen Sie es hier.',
  'unknown-token.setting': '„{token}“ in {place} steht für das, was „site:“ sagt, und dort gibt es kein „{setting}“',
  'unknown-token.setting-hint': 'Schreiben Sie „{key}:“ unter „site:“, oder Worte ohne {token}.',
  'unknown-token.write-slug': 'Schreiben Sie „{token}“{more, plural, =0 {} other {, und die anderen ebenso}}.',
  'unknown-word': 'Ein Wort namens „{name}“ gibt es nicht',
  'unknown-word.group': 'Wörter dieser Gruppe: {names}',
  'unknown-word.hint': 'Schreiben Sie Gruppe und Namen: menu ist „document.menu“.',
  'untranslated-part':
    '{route} ist in {language} und zeigt {part, select, navigation {die Menüs, die es nicht sind} forms {das Formular „{name}“, das es nicht ist} shared {den gemeinsamen Abschnitt „{name}“, der es nicht ist} other {die Angabe „{name}“, die es nicht ist}}',
  'untranslated-part.answer':
    'Wer von {route} aus schreibt, in {language}, bekommt die Antwort des Formulars „{form}“ in der ersten Sprache der Website',
  'untranslated-part.answer-hint':
    'Schreiben Sie „answer:“ für das Formular „{form}“ unter „forms:“ von „{language}:“ in „translations:“.',
  'untranslated-part.hint':
    'Schreiben Sie {part, select, navigation {die Menüs} forms {das Formular „{name}“} shared {den gemeinsamen Abschnitt „{name}“} other {die Angabe „{name}“}} unter „{part}:“ von „{language}:“ in „translations:“.',
  'untranslated-words.choices': 'Das Feld „{name}“ hat Auswahlmöglichkeiten, die nicht übersetzt sind: {choices}',
  'untranslated-words.choices-hint':
    'Schreiben Sie unter „options:“ den Wert einer jeden, einen Doppelpunkt und ihre Wörter.',
  'untranslated-words.field': 'Das Feld „{name}“ ist nicht ganz übersetzt: Es fehlt {keys}',
  'untranslated-words.field-hint': 'Schreiben Sie das darunter, in seiner Sprache.',
  'untranslated-words.form': 'Das Formular „{form}“ hat Felder, die nicht in {language} übersetzt sind: {fields}',
  'untranslated-words.form-hint': 'Schreiben Sie jedes unter „fields:“, mit seinem „label:“.',
  'unused-fact': 'Die Angabe „{name}“ wird nirgends verwendet',
  'unused-form': 'Das Formular „{name}“ wird nirgends verwendet',
  'unused-image':
    '{count, plural, one {Ein Bild im Ordner images/ wird} other {# Bilder im Ordner images/ werden}} nirgends verwendet: {names}',
  'unused-image.hint':
    '{count, plural, one {Verwenden Sie es, oder löschen Sie die Datei.} other {Verwenden Sie sie, oder löschen Sie die Dateien.}}',
  'unused-shared': 'Der gemeinsame Abschnitt „{name}“ wird nirgends verwendet',
  'unused-tag': 'Kein Beitrag hat das Schlagwort „{tag}“',
  'unused-tag.hint': 'Berichtigen Sie das Schlagwort, oder entfernen Sie es.',
  'unused.hint': 'Verwenden Sie es, oder entfernen Sie es aus „{part}:“.',
  'word-without-its-names': '„{words}“ hat nicht die Namen in Klammern, die „{usual}“ hat',
  'word-without-its-names.hint':
    '{count, plural, =0 {Schreiben Sie es ohne Klammern.} other {Schreiben Sie es mit {tokens}.}}',
  'words-in-english':
    '{count, plural, one {Ein Wort, das Besucher sehen, ist auf Seiten in der Sprache {language} englisch: {words}} other {# Worte, die Besucher sehen, sind auf Seiten in der Sprache {language} englisch, etwa {words}}}',
  'words-in-english.hint':
    'Schreiben Sie sie unter „words:“ in Ihrer Sprache: „npm run new -- words“ setzt sie dorthin, damit Sie sie übersetzen.',
  'wrong-kind': '{route} ist keine Seite der Art „{kind}“: {reasons}',
  'wrong-kind.field': '„{field}“ fehlt',
  'wrong-kind.forbidden': 'sie kann dies nicht haben: {sections}',
  'wrong-kind.hint': 'Geben Sie ihr die Art „{kind}“, die passt, oder beheben Sie, was nicht stimmt.',
  'wrong-kind.misplaced': '„{type}“ steht am falschen Ort',
  'wrong-kind.need': 'sie {need, select, opening {hat keinen Anfang} other {bietet keinen Weg zum Kontakt}}',
  'wrong-kind.section': 'sie hat keinen Abschnitt {types}',
  'wrong-type.item':
    '„{field}“ bei „{item}“ von „{set}“ ist {type, select, number {eine Zahl} boolean {„true“ oder „false“} array {eine Liste} object {eine Gruppe von Schlüsseln} other {leer}}; gemeint ist Text',
  'wrong-type.one-for-all':
    '„{item}“ von „{set}“ hat ein „{field}“ für alle, wo jeder Eintrag von „{other}“ ein eigenes braucht',
  'wrong-type.one-for-all-hint': 'Schreiben Sie je eine Zeile für {slugs}.',
}
