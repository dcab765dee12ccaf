import type { MessageId } from './message.ts'
import type { Texts } from './texts.ts'

/** The sentences of checks, changes and refusals in German: ICU messages. */
export const messages: Readonly<Record<MessageId, string>> = {
  quoted: '„{value}“',
  'list.and': '{rest} und {last}',
  'list.or': '{rest} oder {last}',
  'list.cut': '{rest} …',
  'list.more': '{rest} … und {count} weitere',
  'place.file': 'Datei',
  'place.field': '„{field}“',
  'place.item': 'Eintrag {number} von „{field}“',
  'place.entry': 'Eintrag „{label}“ von „{field}“',
  'place.cut': '{place} …',
  'place.block': 'Abschnitt {number} von {route}',
  'place.form': 'Formular „{name}“',
  'place.shared': 'Abschnitt „{name}“ unter „shared:“',
  'place.fact': 'Angabe „{name}“',
  'place.redirect': 'Weiterleitung „{name}“',
  'place.of': '{inner} von {route}',
  'place.in': '{inner} in {outer}',
  'did-you-mean': 'Meinten Sie „{name}“?',
  'unseen-character': 'Darin steckt ein unsichtbares Zeichen: Tippen Sie es noch einmal.',
  'also-on-lines': 'Auch in {count, plural, one {Zeile} other {den Zeilen}} {lines}.',
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
  'type.text': 'Text',
  'type.number': 'eine Zahl',
  'type.whole-number': 'eine ganze Zahl',
  'type.true-or-false': '„true“ oder „false“',
  'type.yes-or-no': 'ein Ja-oder-Nein-Wert',
  'type.list': 'eine Liste',
  'type.group': 'eine Gruppe von Schlüsseln',
  'form.color': 'Schreiben Sie „#“ und sechs hexadezimale Ziffern, in Anführungszeichen: "#22303a".',
  'form.path-or-address':
    'Schreiben Sie einen Pfad wie „/send-form“, ohne „?“ und Leerzeichen, oder eine Adresse, die mit „https://“ beginnt.',
  'form.route': 'Schreiben Sie „/“ und kleine Wörter mit Bindestrichen: „/roof-repair“.',
  'form.old-address': 'Schreiben Sie eine alte Adresse mit allen Teilen: „/about.php“.',
  'form.path': 'Schreiben Sie einen Pfad wie „/send-form“, ohne „?“, ohne Leerzeichen und ohne Schrägstrich am Ende.',
  'form.public-file': 'Schreiben Sie einen Pfad, der mit „/“ beginnt, klein geschrieben: „/og-image.png“.',
  'form.time': 'Schreiben Sie Stunden und Minuten auf einer Uhr mit 24 Stunden, in Anführungszeichen: "07:00".',
  'form.phone':
    'Schreiben Sie Ziffern, nach Belieben mit Leerzeichen, Klammern, Punkten und Bindestrichen: (502) 555-0142.',
  'form.day': 'Schreiben Sie einen Tag, den es gibt, als Jahr, Monat und Tag: „2024-03-15“.',
  'form.day-or-counted':
    'Schreiben Sie einen Tag oder einen, der von heute an zählt: „2027-04-01“, „today“, „in 3 days“.',
  'form.postal-code': 'Schreiben Sie eine Postleitzahl, Buchstaben groß, in Anführungszeichen: "40217".',
  'form.currency': 'Schreiben Sie drei Großbuchstaben, etwa USD oder EUR.',
  'form.country': 'Schreiben Sie zwei Großbuchstaben, etwa KY oder US.',
  'form.business-type': 'Schreiben Sie ein Wort von schema.org, mit seinen Großbuchstaben: RoofingContractor.',
  'form.email': 'Schreiben Sie eine E-Mail-Adresse: hello@example.com.',
  'form.words-with-hyphens': 'Schreiben Sie kleine Wörter mit Bindestrichen: st-matthews.',
  'form.field-but-slug':
    'Schreiben Sie Buchstaben und Ziffern, mit einem kleinen Buchstaben am Anfang, und nicht „slug“: zip.',
  'form.small-name': 'Schreiben Sie Buchstaben und Ziffern, mit einem kleinen Buchstaben am Anfang: area.',
  'form.lower-case': 'Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche: roof-repair.',
  'form.picture': 'Schreiben Sie einen Dateinamen in Kleinbuchstaben mit Endung: hero-home.jpg.',
  'form.name': 'Schreiben Sie Buchstaben und Ziffern, mit einem Buchstaben am Anfang: serviceType.',
  'form.short-name': 'Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang: prices.',
  'form.language': 'Schreiben Sie eine Sprache, wenn Sie wollen mit Land: en-US.',
  'form.country-code': 'Schreiben Sie „+“ und die Ziffern des Landes, in Anführungszeichen: "+1".',
  'form.time-zone': 'Schreiben Sie Region und Stadt auf Englisch: America/New_York.',
  'form.drawn-line': 'Schreiben Sie, was in „d“ eines <path> steht, von seinem „M“ an: „M2 29 16 7“.',
  'form.focus': 'Schreiben Sie, wie weit von links und von oben, beides in Prozent: „30% 20%“.',
  'form.video-file':
    'Schreiben Sie eine Datei aus dem Ordner public/, klein geschrieben: „/tour.mp4“ oder „/tour.webm“.',
  'form.captions-file': 'Schreiben Sie eine Datei aus dem Ordner public/, klein geschrieben: „/tour.vtt“.',
  'form.whole-address': 'Schreiben Sie eine ganze Adresse ohne Leerzeichen, ab „https://“.',
  'form.domain': 'Schreiben Sie den Namen einer Website, ohne „https://“: example.com.',
  'form.service-address': 'Schreiben Sie eine Adresse ohne Schrägstrich am Ende: https://stats.example.com.',
  'form.account-id': 'Schreiben Sie Buchstaben, Ziffern und Bindestriche, in Anführungszeichen: "1".',
  'form.measurement-id': 'Schreiben Sie „G-“ und Großbuchstaben oder Ziffern: G-ABCDE12345.',
  'form.https': 'Schreiben Sie eine Adresse, die mit „https://“ beginnt.',
  'form.site-address': 'Schreiben Sie eine Adresse ohne Schrägstrich am Ende: https://www.example.com.',
  'no-pages': 'Unter „pages“ steht keine Seite',
  'no-pages.hint':
    'Fügen Sie eine Seite hinzu: ihre Adresse, etwa „/about:“, und darunter kind, title, description und blocks.',
  'missing-field': '„{field}“ fehlt in {place}',
  'missing-field.file': '„{field}“ fehlt in der Datei',
  'missing-field.hint': 'In der Datei: „{key}: …“.',
  'missing-field.beside': '„{field}“ braucht „{other}“ neben sich, in {place}',
  'missing-field.beside-hint': 'Fügen Sie „{key}: …“ hinzu, oder entfernen Sie „{field}“.',
  'missing-field.neither': '{place} hat weder „{one}“ noch „{other}“',
  'missing-field.neither-hint': 'Fügen Sie eines davon hinzu.',
  'conflicting-fields': '{place} hat „{one}“ und „{other}“, die einander ausschließen',
  'conflicting-fields.hint': 'Behalten Sie eines davon.',
  'field-purpose': '„{field}“: {description}',
  'unknown-key': 'Den Schlüssel „{key}“ gibt es hier nicht: {place}',
  'unknown-key.file': 'Den Schlüssel „{key}“ gibt es in der Datei nicht',
  'unknown-key.known': 'Hier bekannte Schlüssel: {known}',
  'unknown-key.merge': 'Mit „<<“ lassen sich keine Schlüssel übernehmen, in {place}',
  'unknown-key.merge-hint':
    'Schreiben Sie sie aus. Ein ganzer Abschnitt für mehrere Seiten steht unter „shared:“, und „- use: name“ setzt ihn ein.',
  'unknown-key.pairs': `Schreiben Sie stattdessen '{' {pairs} '}'.`,
  'unknown-key.several': 'Schreiben Sie stattdessen „{pairs}“.',
  'unknown-key.listed': 'Der Abschnitt führt die Seiten der Art „{kind}“ von selbst auf: Entfernen Sie den Schlüssel.',
  'other-key': 'Nennen Sie ihn „{name}“, der einen solchen Wert nimmt.',
  'bad-route': '„{name}“ kann keine Adresse sein',
  'bad-route.write-as':
    'Schreiben Sie sie als „{name}“: Sie beginnt mit „/“ und hat zwischen Schrägstrichen nur Kleinbuchstaben, Ziffern und Bindestriche.',
  'bad-route.latin':
    'Schreiben Sie sie in lateinischen Buchstaben: Sie beginnt mit „/“ und hat nur kleine Buchstaben, Ziffern und Bindestriche zwischen Schrägstrichen.',
  'bad-route.template':
    'Für eine Vorlage schreiben Sie „{name}“: Sie beginnt mit „/“ und hat zwischen Schrägstrichen nur Kleinbuchstaben, Ziffern und Bindestriche.',
  'bad-route.old': '„{name}“ kann keine alte Adresse sein',
  'bad-route.write-old-as':
    'Schreiben Sie sie als „{name}“: Sie beginnt mit „/“ und hat zwischen Schrägstrichen nur Buchstaben, Ziffern, Bindestriche, „.“, „_“ und „~“. Was auf „?“ folgt, bleibt erhalten und braucht keine Zeile.',
  'bad-route.old-rule':
    'Eine alte Adresse beginnt mit „/“ und hat zwischen Schrägstrichen nur Buchstaben, Ziffern, Bindestriche, „.“, „_“ und „~“; von einer anderen kann kein Hoster weiterleiten.',
  'bad-name': '„{name}“ kann kein Name in {place} sein',
  'bad-name.fact': 'Schreiben Sie ihn als „{name}“: Buchstaben und Ziffern, mit einem Buchstaben am Anfang.',
  'bad-name.hint':
    'Schreiben Sie ihn als „{name}“: Buchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang.',
  'bad-name.language': 'Schreiben Sie „{meant}“: Was übersetzt ist, steht unter dem Kürzel seiner Sprache.',
  'empty-value': '{place} ist leer; gemeint ist: {wanted}',
  'empty-value.keys':
    'Schreiben Sie die Schlüssel auf die Zeilen darunter, zwei Leerzeichen weiter eingerückt{optional, select, yes {, oder entfernen Sie die Zeile} other {}}.',
  'empty-value.value':
    'Schreiben Sie den Wert hinter den Doppelpunkt{optional, select, yes {, oder entfernen Sie die Zeile} other {}}.',
  'empty-value.text': '{place} ist leer',
  'empty-value.text-hint': 'Schreiben Sie den Text{optional, select, yes {, oder entfernen Sie das Feld} other {}}.',
  'too-short': '{place} ist „{value}“, {count} Zeichen lang; nötig sind mindestens {least}',
  'too-short.hint': 'Schreiben Sie noch {count} Zeichen.',
  'too-long': '{place} ist {count} Zeichen lang; erlaubt sind höchstens {most}: „{value}“',
  'too-long.hint': 'Kürzen Sie um {count} Zeichen.',
  'too-few-items': '{place} hat {count, plural, one {# Eintrag} other {# Einträge}}; nötig sind mindestens {least}',
  'too-few-items.hint':
    'Fügen Sie noch {count} hinzu{remove, select, list {, oder entfernen Sie die Liste ganz} entry {, oder entfernen Sie den Eintrag} other {}}.',
  'too-many-items': '{place} hat {count, plural, one {# Eintrag} other {# Einträge}}; erlaubt sind höchstens {most}',
  'too-many-items.hint': 'Entfernen Sie {count} davon.',
  'too-small': '{place} ist {value}; es muss mindestens {limit} sein',
  'too-small.hint': 'Schreiben Sie eine Zahl, die mindestens {limit} ist.',
  'too-large': '{place} ist {value}; es darf höchstens {limit} sein',
  'too-large.hint': 'Schreiben Sie eine Zahl, die höchstens {limit} ist.',
  'split-entry': 'Der Strich vor „{key}“ beginnt einen neuen Eintrag und schneidet {place} entzwei',
  'split-entry.several': 'Die Striche vor {keys} beginnen neue Einträge und schneiden {place} in Teile',
  'split-entry.hint':
    'Setzen Sie zwei Leerzeichen anstelle {count, plural, one {des Strichs} other {jedes dieser Striche}} und des Leerzeichens danach, so dass „{key}“ unter den Schlüsseln darüber steht.',
  'wrong-type': '{place} ist {found}; gemeint ist: {wanted}',
  'wrong-type.value': '{place} ist „{value}“, {found}; gemeint ist: {wanted}',
  'wrong-type.several': '{place} ist eine Liste; gemeint ist ein einzelner Wert',
  'wrong-type.one-alone':
    'Schreiben Sie einen allein, ohne Striche und Klammern: {yaml}{optional, select, yes {, oder entfernen Sie die Zeile} other {}}.',
  'wrong-type.with-keys': 'Schreiben Sie es mit den Schlüsseln: {yaml}',
  'wrong-type.redirect': 'Schreiben Sie nur die neue Adresse: /leak: /roof-leaks.',
  'wrong-type.redirects':
    'Schreiben Sie für jede eine Zeile, ohne Striche: die alte Adresse, einen Doppelpunkt und die neue, etwa /leak: /roof-leaks.',
  'wrong-type.list': 'Schreiben Sie es als Liste: [{entries}].',
  'wrong-type.list-of-known': 'Schreiben Sie eine Liste von einigen dieser: [{known}].',
  'wrong-type.list-or-lines': 'Schreiben Sie es als Liste: [{entries}], oder einen Eintrag je Zeile, jeden nach „- “.',
  'wrong-type.words':
    'Schreiben Sie stattdessen die Wörter, oder "{value}" mit Anführungszeichen, wenn das das Wort ist.',
  'wrong-type.quotes': 'Setzen Sie es in Anführungszeichen: "{value}".',
  'wrong-type.quotes-after-key': 'Setzen Sie es in Anführungszeichen: {key}: "{value}".',
  'wrong-type.one-line': `Schreiben Sie den Text auf eine Zeile hinter den {mark, select, dash {Strich} other {Doppelpunkt}}, in Anführungszeichen, wenn er „: “ enthält oder mit „'{'“ beginnt.`,
  'wrong-type.one-text':
    'Schreiben Sie einen Text; setzen Sie ihn in Anführungszeichen, wenn er mit „[“ oder „-“ beginnt.',
  'wrong-type.dashes': 'Beginnen Sie jeden Eintrag der Liste mit einem Strich: „- “.',
  'wrong-type.true-or-false': 'Schreiben Sie {value}, ohne Anführungszeichen.',
  'wrong-type.no-dashes':
    'Entfernen Sie die Striche oder Klammern: Schlüssel stehen einer je Zeile, eingerückt, ohne „- “.',
  'wrong-type.keys': 'Schreiben Sie die Schlüssel auf die nächsten Zeilen, zwei Leerzeichen weiter eingerückt.',
  'wrong-type.point': 'Schreiben Sie die Zahl mit einem Punkt: {number}.',
  'wrong-type.no-comma': 'Schreiben Sie die Zahl ohne Komma: {number}.',
  'wrong-type.bare': 'Schreiben Sie {wanted}, ohne Anführungszeichen und Einheiten.',
  'wrong-type.bare-number': 'Schreiben Sie {wanted}, ohne Anführungszeichen und Einheiten: {number}.',
  'unknown-value': '„{value}“ geht nicht für {place}',
  'unknown-value.known': 'Möglich sind: {known}.',
  'unknown-value.no-quotes': 'Schreiben Sie {value} ohne Anführungszeichen.',
  'unknown-value.only': 'Schreiben Sie {value}{optional, select, yes {, oder entfernen Sie die Zeile} other {}}.',
  'missing-comma.in-text': '{place} ist „{value}“: Zwischen den Einträgen fehlt ein Komma',
  'missing-comma.in-text-hint': 'Setzen Sie ein Komma dazwischen: {entries}',
  'bad-format': '{place} ist „{value}“, und das hat nicht die richtige Form',
  'bad-format.alike': 'Schreiben Sie es wie die anderen Werte seiner Art.',
  'bad-format.write': 'Schreiben Sie „{meant}“.',
  'bad-format.write-with-quotes': 'Schreiben Sie "{meant}", mit den Anführungszeichen.',
  'bad-format.public-file':
    'Schreiben Sie „{meant}“, und nennen Sie die Datei im Ordner public/ ebenso: klein, mit Bindestrichen statt Leerzeichen.',
  'bad-format.picture-kind':
    'Speichern Sie das Bild als .jpg, .png, .webp, .avif oder .svg, und schreiben Sie etwa „{name}“.',
  'bad-format.picture-elsewhere': 'Legen Sie das Bild selbst in den Ordner images/, und schreiben Sie „{name}“.',
  'bad-format.picture-folder': 'Schreiben Sie „{name}“: Der Ordner images/ ist gemeint, ohne dass er dasteht.',
  'bad-format.picture-name':
    'Schreiben Sie „{name}“, und nennen Sie die Datei im Ordner images/ ebenso: klein, mit Bindestrichen statt Leerzeichen, ohne Ordner davor.',
  'bad-format.icon': 'Schreiben Sie „{name}“: Symbole heißen so, wie lucide.dev/icons sie zeigt.',
  'bad-format.any-icon':
    'Schreiben Sie den Namen eines Symbols, etwa phone: Symbole heißen so, wie lucide.dev/icons sie zeigt.',
  'bad-value': '{place} passt nicht',
  'bad-value.hint': 'Vergleichen Sie es mit den anderen seiner Art.',
  'same-in-list':
    'Dasselbe gilt für {count, plural, one {einen weiteren Eintrag} other {# weitere Einträge}} dieser Liste.',
  'bad-escape':
    'Ein Backslash zwischen doppelten Anführungszeichen bedeutet in YAML etwas, dieser aber nichts Bekanntes',
  'bad-escape.hint': 'Schreiben Sie den Backslash zweimal, oder setzen Sie den Text in einfache Anführungszeichen.',
  'bad-route.letters': '„{letters}“ steht vor der Adresse „{route}“',
  'bad-route.letters-hint':
    'Löschen Sie „{letters}“, damit die Zeile die Adresse ist, in der Spalte der anderen: {route}:',
  'byte-order-mark': 'Die Datei beginnt mit einem Byte Order Mark, einem unsichtbaren Zeichen',
  'byte-order-mark.hint': 'Speichern Sie sie als „UTF-8“ ohne BOM, damit auch andere Programme sie lesen.',
  'byte-order-mark.within': 'Hier steht ein Byte Order Mark, ein unsichtbares Zeichen, das mit kopiertem Text kam',
  'byte-order-mark.within-hint': 'Löschen Sie den Anfang der Zeile bis zum ersten Buchstaben, und tippen Sie ihn neu.',
  'code-fence': '„{fence}“ zeigt in Markdown, wo ein Stück Code anfängt oder aufhört, und bedeutet in YAML nichts',
  'code-fence.remove': 'Entfernen Sie diese Zeile und die andere mit „{mark}“.',
  'code-fence.write': 'Schreiben Sie stattdessen {text}, und entfernen Sie die andere Zeile mit „{mark}“.',
  'cut-off': 'Die Datei endet mitten in {place}',
  'cut-off.hint': 'Ist ihr Ende beim Kopieren oder Speichern verloren gegangen, nehmen Sie es aus einer Kopie.',
  'cut-off.line': 'Die Datei endet mitten in der Zeile „{line}“',
  'cut-off.write': 'Wenn nicht, schreiben Sie, was fehlt.',
  'cut-off.write-fields': 'Wenn nicht, schreiben Sie, was fehlt: {fields}.',
  'duplicate-key': 'Der Schlüssel „{key}“ steht zweimal an derselben Stelle; zuerst in Zeile {line}',
  'duplicate-key.hint':
    'Behalten Sie eine der beiden Zeilen. Beginnt die zweite einen neuen Eintrag einer Liste, setzen Sie einen Strich davor.',
  'duplicate-key.part': 'Der Teil „{part}:“ steht zweimal in der Datei; zuerst in Zeile {line}',
  'duplicate-key.part-hint':
    'Behalten Sie ein „{part}:“: Verschieben Sie die Zeilen unter diesem hinter die des ersten, und entfernen Sie es.',
  'duplicate-route': 'Die Adresse „{route}“ steht zweimal da; zuerst in Zeile {line}',
  'duplicate-route.hint': 'Geben Sie einer davon eine andere Adresse, oder entfernen Sie sie.',
  'joined-lines': 'Zwei Zeilen stehen auf einer: „{start}“ beginnt eine eigene Zeile',
  'joined-lines.entries': 'Zwei Einträge einer Liste stehen auf einer Zeile',
  'joined-lines.entries-hint': 'Beginnen Sie vor dem zweiten Strich eine neue Zeile, in der Spalte des ersten.',
  'joined-lines.hint':
    'Beginnen Sie vor „{start}“ eine neue Zeile, {where, select, deeper {zwei Leerzeichen weiter eingerückt} beside {in der Spalte von „{key}“} other {in der Spalte der anderen Striche}}.',
  'lost-section': 'Ein Abschnitt beginnt mit „{key}“ ohne seine erste Zeile, so dass er in den Abschnitt darüber läuft',
  'lost-section.hint': 'Schreiben Sie „- type: {type}“ auf eine Zeile darüber, in die Spalte der anderen Striche.',
  'lost-section.remark':
    'Die Zeile darüber ist eine Bemerkung, weil sie mit „#“ beginnt: Schreiben Sie sie als „{line}“, in die Spalte der anderen Striche.',
  'lost-section.types': 'Arten mit diesen Schlüsseln: {types}.',
  'mac-line-ends': 'Die Zeilen enden, wie sehr alte Macs sie schrieben (CR), so dass die ganze Datei eine Zeile ist',
  'mac-line-ends.hint': 'Wählen Sie in Ihrem Editor „LF“ als Zeilenende, und speichern Sie die Datei noch einmal.',
  'merge-conflict': 'Zwei Leute haben dieselben Zeilen geändert, und niemand hat entschieden, welche bleiben',
  'merge-conflict.hint':
    'Zwischen „<<<<<<<“ und „=======“ steht die eine Fassung, bis „>>>>>>>“ die andere. Behalten Sie die richtigen Zeilen, und löschen Sie diese drei.',
  'misplaced-page': 'Die Seite „{route}“ steht unter „{part}:“',
  'misplaced-page.hint': 'Verschieben Sie sie mit allen ihren Zeilen unter „pages:“, zwischen zwei andere Seiten.',
  'missing-colon': 'Nach „{key}“ fehlt ein Doppelpunkt',
  'missing-colon.address': 'Nach der Adresse „{route}“ fehlt ein Doppelpunkt',
  'missing-colon.address-hint': 'Schreiben Sie {route}: und die Zeilen der Seite darunter, eingerückt.',
  'missing-colon.addresses': 'Zwischen die alte und die neue Adresse gehören ein Doppelpunkt und ein Leerzeichen',
  'missing-colon.equals': 'Nach „{key}“ steht „=“ statt eines Doppelpunkts',
  'missing-colon.line': 'Die Zeile hat keinen Doppelpunkt, so dass sie weder Schlüssel noch Text ist',
  'missing-colon.line-hint':
    'Schreiben Sie einen Schlüssel, einen Doppelpunkt, ein Leerzeichen und den Wert. Setzt die Zeile den Text darüber fort, rücken Sie sie um zwei weitere Leerzeichen ein.',
  'missing-colon.remark': 'Die Zeile ist eine Bemerkung, wie andere Sprachen sie schreiben',
  'missing-colon.remark-hint': 'Beginnen Sie sie mit einem Rautenzeichen: {text}',
  'missing-comma': 'Zwischen zwei Einträgen der Liste fehlt ein Komma',
  'missing-comma.before-key': 'Vor dem Schlüssel „{key}“ fehlt ein Komma',
  'missing-comma.before-key-hint': 'Setzen Sie ein Komma vor „{key}“.',
  'missing-comma.behind': 'Setzen Sie ein Komma hinter {text}.',
  'missing-comma.behind-bracket': 'Setzen Sie ein Komma hinter die Klammer „{bracket}“.',
  'missing-comma.behind-last': 'Setzen Sie ein Komma hinter den letzten Eintrag dieser Zeile.',
  'missing-comma.between': 'Setzen Sie ein Komma dazwischen: {text}',
  'missing-dash': 'Der Eintrag, der mit „{key}“ beginnt, hat keinen Strich',
  'missing-dash.all-or-none':
    'Entweder haben alle einen Strich oder keiner: Schreiben Sie „- {line}“, oder entfernen Sie den Strich vor „{first}“.',
  'missing-dash.bullet': 'Der Eintrag beginnt mit „{mark}“ statt mit einem Bindestrich',
  'missing-dash.bullet-hint': 'Beginnen Sie ihn und die anderen seiner Liste mit Bindestrich und Leerzeichen: - {text}',
  'missing-dash.hint':
    'Schreiben Sie „- {line}“, und rücken Sie die anderen Zeilen des Eintrags um zwei weitere Leerzeichen ein.',
  'missing-dash.no-dash': 'Kein Strich beginnt den Eintrag, zu dem „{key}“ gehört',
  'missing-dash.no-dash-hint': 'Schreiben Sie „- {line}“, mit dem Strich in der Spalte der anderen Striche.',
  'missing-dash.one-more': 'Ist es ein weiterer Eintrag, schreiben Sie „- {line}“.',
  'missing-dash.section-hint':
    'Schreiben Sie darüber eine Zeile „- type: …“ mit dem Namen des Abschnitts, in die Spalte der anderen Striche.',
  'missing-dash.unlike':
    '„{key}“ hat keinen Strich, {count, plural, one {der Eintrag} other {die Einträge}} darüber in derselben Spalte aber schon',
  'missing-field.blocks': '„blocks“ fehlt in {place}: Die Abschnitte stehen in der Liste „{list}“',
  'missing-field.blocks-hint':
    'Schreiben Sie über den ersten Abschnitt eine Zeile „blocks:“, in die Spalte von „{list}:“.',
  'missing-key.list': 'Hier beginnt eine Liste, aber keine Zeile darüber benennt sie: „{key}“ hat schon seinen Text',
  'missing-key.list-hint':
    'Schreiben Sie darüber eine Zeile mit dem Schlüssel der Liste, etwa „{list}:“, in die Spalte von „{key}“.',
  'missing-key.lists': 'Listen dieses Abschnitts: {lists}.',
  'missing-key.part': 'Keine Zeile darüber nennt den Teil der Datei, zu dem „{key}“ gehört',
  'missing-key.part-hint': 'Schreiben Sie darüber „site:“, an den linken Rand.',
  'missing-name':
    '„{key}“ steht, wo unter „{part}:“ der Name eines {part, select, forms {Formulars} other {Abschnitts}} steht: Die Zeile mit dem Namen fehlt',
  'missing-name.hint':
    'Schreiben Sie Namen und Doppelpunkt auf eine Zeile darüber, zwei Leerzeichen weiter links, wie Abschnitte ihn verwenden.',
  'missing-part': 'Die Zeile „{part}:“ fehlt: „{key}“ und das Folgende steht im Teil „{above}:“',
  'missing-part.hint': 'Schreiben Sie „{part}:“ auf eine Zeile darüber, an den linken Rand.',
  'missing-space.colon': 'Nach dem Doppelpunkt von „{key}“ fehlt ein Leerzeichen',
  'missing-space.dash': 'Nach dem Strich fehlt ein Leerzeichen',
  'odd-space': 'Hier steht ein geschütztes Leerzeichen, wo YAML ein gewöhnliches braucht',
  'odd-space.hint': 'Es kam mit Text, der von anderswo kopiert ist. Löschen Sie es, und drücken Sie die Leertaste.',
  'quote-in-text': 'Das Anführungszeichen im Text beendet ihn: Was folgt, steht außerhalb',
  'quote-in-text.after': 'Hinter dem schließenden Anführungszeichen steht noch Text',
  'quote-in-text.other-kind': 'Setzen Sie den Text in Anführungszeichen der anderen Art: {text}',
  'quote-in-text.outside': 'Nehmen Sie außen die andere Art von Anführungszeichen: {text}',
  'quote-in-text.two-entries':
    'Sind das zwei Einträge, setzen Sie ein Komma dazwischen: {entries}. Wenn nicht: Setzen Sie den Text in Anführungszeichen der anderen Art: {text}',
  'quote-in-text.whole': 'Setzen Sie die Anführungszeichen um den ganzen Text: {text}',
  'second-document': 'Die Zeile „{mark}“ beendet für YAML die Datei: Was folgt, wird nicht gelesen',
  'second-document.hint':
    'Entfernen Sie die Zeile. Eine Datei enthält eine Website, deren Teile keine Zeile dazwischen brauchen.',
  'smart-quotes': 'Die Anführungszeichen {open} {close} sind typografische; YAML hält sie für Buchstaben',
  'smart-quotes.around': 'Die Anführungszeichen um den Text sind typografische; YAML hält sie für Buchstaben',
  'smart-quotes.hint': 'Nehmen Sie gerade Anführungszeichen: {text}',
  'smart-quotes.key': 'Die Anführungszeichen von {key} sind typografische; YAML hält sie für Buchstaben',
  'smart-quotes.key-hint': 'Schlüssel brauchen keine Anführungszeichen: Schreiben Sie {text}',
  'smart-quotes.target': 'Das Ziel des Links steht in Anführungszeichen',
  'smart-quotes.target-hint': 'Schreiben Sie es ohne: {text}',
  'special-start':
    'Ein Text kann ohne Anführungszeichen nicht mit „{character}“ beginnen: Es {meaning, select, directive {beginnt in YAML eine Anweisung} reference {beginnt in YAML einen Verweis} anchor {benennt in YAML einen Wert für später} type {beginnt in YAML einen Typ} text {beginnt in YAML einen Text auf den nächsten Zeilen} group {beginnt in YAML eine Gruppe von Schlüsseln} list {beginnt in YAML eine Liste} other {ist in YAML reserviert}}',
  'special-start.entry':
    'Der Eintrag beginnt mit „{character}“, und das beginnt in YAML eine {meaning, select, list {Liste} other {Gruppe von Schlüsseln}}',
  'special-start.hyphen': 'Schreiben Sie „{mark}“ mit einem gewöhnlichen Bindestrich.',
  'special-start.merge': '„*{name}“ wiederholt eine Gruppe, die weiter oben kein „&{name}“ benennt',
  'special-start.merge-hint':
    'Schreiben Sie „&{name}“ vor die Gruppe, die gemeint ist, oder entfernen Sie „<<: *{name}“.',
  'special-start.value':
    '„{key}“ beginnt mit „{character}“, und das beginnt in YAML eine {meaning, select, list {Liste} other {Gruppe von Schlüsseln}}',
  'stray-bracket': 'Eine „{bracket}“ steht, wo „{closer}“ die „{open}“ davor schließen würde',
  'stray-bracket.alone': 'Die Klammer „{bracket}“ schließt nichts: Sie ist eine zu viel',
  'stray-bracket.alone-hint': 'Entfernen Sie sie.',
  'stray-bracket.hint': 'Schreiben Sie stattdessen „{closer}“, oder entfernen Sie sie, wenn sie eine zu viel ist.',
  'stray-comma': 'Hinter dem Text steht ein Komma, das YAML zwischen Zeilen nicht erwartet',
  'stray-comma.hint': 'Entfernen Sie das Komma.',
  'stray-dash': 'Vor „{key}“ steht ein Strich, wie bei einem Eintrag einer Liste',
  'stray-dash.address': 'Vor der Adresse „{route}“ steht ein Strich, wie bei einem Eintrag einer Liste',
  'stray-dash.address-hint': 'Entfernen Sie den Strich: Die Adressen unter „pages:“ sind Schlüssel.',
  'stray-dash.hint':
    'Entfernen Sie den Strich, wie auch die Zeilen daneben keinen haben: Die Namen in diesem Teil der Datei sind Schlüssel.',
  'tab-indent': 'Die Zeile beginnt mit einem Tabulator',
  'tab-indent.hint':
    'YAML nimmt zum Einrücken nur Leerzeichen: Ersetzen Sie den Tabulator durch so viele Leerzeichen, wie die Nachbarzeilen haben.',
  'text-after-bar': 'Text kann nicht auf derselben Zeile stehen wie „{mark}“',
  'text-after-bar.hint': 'Beginnen Sie den Text auf der nächsten Zeile, {count} Leerzeichen von links.',
  'unclosed-bracket': 'Die Klammer „{bracket}“ ist nicht geschlossen',
  'unclosed-bracket.hint':
    'Schließen Sie sie mit „{closer}“ am Ende der Zeile; gehört sie zu einem Text, setzen Sie den Text in Anführungszeichen.',
  'unclosed-bracket.opener': "Die Zeile endet mit „'}'“, aber nichts öffnet die Klammer",
  'unclosed-quote': 'Das Anführungszeichen {mark}, das den Text öffnet, ist nicht geschlossen',
  'unclosed-quote.hint': 'Schließen Sie es am Ende des Textes: {text}',
  'unclosed-quote.in-brackets': 'Schließen Sie es am Ende des Textes, vor der Klammer.',
  unconfirmed: 'Noch hat niemand bestätigt, was diese Zeile sagt: „{words}“',
  'unconfirmed.hint':
    'Schreiben Sie, was für Ihren Betrieb gilt. Stimmt die Zeile so, löschen Sie die Bemerkung „# yours“ dahinter.',
  'unquoted-braces': "Geschweifte Klammern innerhalb von '{' … '}' beginnen in YAML eine weitere Gruppe von Schlüsseln",
  'unquoted-colon': 'Der Text von „{key}“ enthält einen Doppelpunkt, und der beginnt in YAML einen neuen Schlüssel',
  'unquoted-colon.below':
    'Der Text unter „{key}“ enthält einen Doppelpunkt, und der beginnt in YAML einen neuen Schlüssel',
  'unquoted-colon.below-hint':
    'Schreiben Sie „{key}: >-“ auf die Zeile über dem Text: Dann sind alle tieferen Zeilen Text.',
  'unquoted-colon.entry': 'Der Eintrag enthält einen Doppelpunkt, und der macht „{key}“ in YAML zum Schlüssel',
  'unquoted-colon.or-comma':
    'Ist „{key}“ ein Schlüssel, setzen Sie davor ein Komma: {line}. Wenn nicht: Setzen Sie den Text in Anführungszeichen: {text}',
  'unquoted-colon.or-line':
    'Ist „{word}“ ein Schlüssel, beginnen Sie davor eine neue Zeile, {where, select, deeper {zwei Leerzeichen weiter eingerückt} beside {in der Spalte von „{key}“} other {in der Spalte der anderen Striche}}. Ist es ein Wort des Textes, setzen Sie den Text in Anführungszeichen: {text}',
  'unquoted-colon.text': 'Der Text enthält einen Doppelpunkt, und der beginnt in YAML einen neuen Schlüssel',
  'unquoted-comma':
    "Das Komma vor „{key}“ beendet den Text und beginnt einen neuen Schlüssel, weil die Zeile in '{' … '}' steht",
  'unquoted-comma.entry': 'Setzen Sie den ganzen Eintrag in Anführungszeichen: {text}',
  'unquoted-comma.hint': 'Setzen Sie den ganzen Text mit seinem Komma in Anführungszeichen: {text}',
  'unquoted-comma.in-number': 'Das Komma in „{number}“ beendet den Eintrag, weil die Zeile in Klammern steht',
  'unquoted-comma.number-or-text':
    'Für eine Zahl schreiben Sie {number}; für einen Text setzen Sie den ganzen Text mit seinem Komma in Anführungszeichen: {text}',
  'unquoted-comma.whole': 'Setzen Sie den ganzen Text mit seinem Komma in Anführungszeichen.',
  'unquoted-hash': 'Der Text endet vor „#“, das in YAML einen Kommentar beginnt: Nur „{text}“ ist zu sehen',
  'unquoted-hash.empty':
    '„{key}“ ist leer: „#“ beginnt in YAML einen Kommentar, darum wird {what, select, color {die Farbe} other {das Folgende}} nicht gelesen',
  'unquoted-hash.empty-entry':
    'Der Eintrag ist leer: „#“ beginnt in YAML einen Kommentar, darum wird {what, select, color {die Farbe} other {das Folgende}} nicht gelesen',
  'unquoted-hash.hint':
    'Setzen Sie den ganzen Text in Anführungszeichen: {text}. Ein Kommentar hat nach „#“ ein Leerzeichen.',
  'unquoted-hash.in-quotes': 'Setzen Sie es in Anführungszeichen: {text}',
  'unquoted-hash.rest': '„#“ beginnt in YAML einen Kommentar, darum wird der Rest der Zeile nicht gelesen',
  'unquoted-hash.signs': 'Schreiben Sie es ohne die Rautenzeichen: {text}',
  'unquoted-hash.whole': 'Setzen Sie den ganzen Text in Anführungszeichen. Ein Kommentar hat nach „#“ ein Leerzeichen.',
  'windows-line-ends': 'Die Zeilen enden, wie Windows sie schreibt (CR LF)',
  'windows-line-ends.hint':
    'Wählen Sie in Ihrem Editor „LF“ als Zeilenende, damit sich die Änderung einer Zeile als eine Zeile zeigt.',
  'wrong-indent':
    '„{key}“ beginnt {column, plural, =0 {am linken Rand} other {nach # Leerzeichen}}, wo sonst nichts seiner Gruppe beginnt',
  'wrong-indent.address': 'Die Adresse „{route}“ steht nicht in der Spalte der anderen Adressen',
  'wrong-indent.address-hint':
    'Verschieben Sie sie mit allen ihren Zeilen in diese Spalte: so viele Leerzeichen wie vor der ersten Adresse unter „pages:“.',
  'wrong-indent.entry': 'Ein Eintrag von „{list}“ steht zwischen den Abschnitten, als {place}',
  'wrong-indent.entry-hint':
    'Verschieben Sie ihn mit allen seinen Zeilen nach rechts, in die Spalte der anderen Einträge von „{list}“ darüber.',
  'wrong-indent.hint':
    'Bringen Sie sie in eine Flucht mit ihren Nachbarn; es passt: {column, plural, =0 {der linke Rand} other {# Leerzeichen}}. Schlüssel einer Gruppe beginnen in derselben Spalte, Striche einer Liste auch.',
  'wrong-indent.in-text':
    'Dieser Eintrag steht tiefer als der Text darüber, darum hält YAML ihn für mehr von diesem Text',
  'wrong-indent.in-text-hint':
    'Verschieben Sie den Strich in die Spalte der anderen Einträge seiner Liste; eine Liste braucht einen eigenen Schlüssel, mit nichts hinter dem Doppelpunkt.',
  'wrong-indent.letters': '„{letters}“ steht am linken Rand, vor der Zeile',
  'wrong-indent.letters-hint': 'Löschen Sie „{letters}“: Die Zeile beginnt nur mit Leerzeichen.',
  'wrong-indent.line':
    'Die Zeile beginnt {column, plural, =0 {am linken Rand} other {nach # Leerzeichen}}, wo sonst nichts ihrer Gruppe beginnt',
  'wrong-indent.list-on-line': 'Eine Liste kann nicht auf der Zeile ihres Schlüssels „{key}“ beginnen',
  'wrong-indent.list-on-line-hint':
    'Beginnen Sie vor dem Strich eine neue Zeile, {count} Leerzeichen von links; ist es Text, setzen Sie ihn in Anführungszeichen.',
  'wrong-indent.moved': '„{key}“ steht in {place}, gehört aber zu {to}',
  'wrong-indent.moved-hint':
    'Verschieben Sie es nach {side, select, right {rechts} other {links}}, in die Spalte der anderen Schlüssel von {place}.',
  'wrong-indent.of-text':
    'Die Zeile gehört zum Text darüber, beginnt aber {column, plural, =0 {am linken Rand} other {nach # Leerzeichen}}',
  'wrong-indent.of-text-hint':
    'Jede Zeile dieses Textes beginnt nach {column} Leerzeichen oder mehr: Setzen Sie {count} Leerzeichen vor diese.',
  'wrong-indent.of-text-key':
    'Die Zeile gehört zum Text von „{key}“ darüber, beginnt aber {column, plural, =0 {am linken Rand} other {nach # Leerzeichen}}',
  'wrong-indent.outside':
    '„{start}“ beginnt {column, plural, =0 {am linken Rand} other {nach # Leerzeichen}}, außerhalb der Gruppe darum',
  'wrong-indent.outside-hint':
    'Setzen Sie {count} Leerzeichen davor, damit sie beginnt, wo ihre Nachbarn beginnen: {column, plural, =0 {am linken Rand} other {nach # Leerzeichen}}.',
  'wrong-indent.outside-line':
    'Die Zeile beginnt {column, plural, =0 {am linken Rand} other {nach # Leerzeichen}}, außerhalb der Gruppe darum',
  'wrong-indent.page-key': '„{key}“ steht in der Spalte der Adressen der Seiten',
  'wrong-indent.page-key-hint':
    'Es gehört zur Seite darüber: Setzen Sie zwei weitere Leerzeichen davor und vor {lines, select, next {jede Zeile bis zur nächsten Adresse} other {alle Zeilen darunter}}.',
  'wrong-indent.part': '„{part}“ steht innerhalb von „{outer}“, und mit ihm alle folgenden Zeilen',
  'wrong-indent.part-hint':
    'Verschieben Sie „{part}:“ an den Anfang der Zeile: Die Teile der Datei stehen nebeneinander.',
  'wrong-indent.section': 'Der Abschnitt „{type}“ steht innerhalb von {outer}, als {place}',
  'wrong-indent.section-hint':
    'Verschieben Sie ihn mit allen seinen Zeilen nach links, bis sein Strich in der Spalte der anderen Abschnitte steht.',
  'yaml-syntax': 'Die Zeile lässt sich nicht als YAML lesen',
  'yaml-syntax.character': 'Ein Text kann ohne Anführungszeichen nicht mit diesem Zeichen beginnen',
  'yaml-syntax.circle': '„*{name}“ steht in dem Wert, den es wiederholt; das nähme kein Ende',
  'yaml-syntax.circle-hint': 'Schreiben Sie stattdessen aus, was gemeint ist.',
  'yaml-syntax.colon': "In '{' … '}' oder [ … ] steht ein Doppelpunkt, wo er nicht stehen kann",
  'yaml-syntax.column': 'Die Zeile beginnt nicht in der Spalte ihrer Nachbarn',
  'yaml-syntax.copies': 'Verweise („*name“) machen in dieser Datei mehr Kopien, als eine Website braucht',
  'yaml-syntax.copies-hint': 'Verwenden Sie stattdessen Abschnitte unter „shared:“.',
  'yaml-syntax.hint':
    'Vergleichen Sie sie mit ihren Nachbarn: gleich eingerückt, ein Leerzeichen nach jedem Doppelpunkt, Sonderzeichen in Anführungszeichen.',
  'yaml-syntax.key-for-text': 'Ein Schlüssel mit Wert steht, wo nur ein Text stehen darf',
  'yaml-syntax.one-line': 'Ein Schlüssel und sein Doppelpunkt müssen auf einer Zeile stehen',
  'yaml-syntax.open': 'Etwas ist nicht geschlossen, oder ein Doppelpunkt fehlt',
  'yaml-syntax.too-deep': 'Irgendwo darunter stehen Listen oder Klammern tiefer ineinander, als sich lesen lässt',
  'yaml.text-in-quotes': 'Setzen Sie den Text in Anführungszeichen: {text}',
  'yaml.write': 'Schreiben Sie {text}',
  'yaml.write-quoted': 'Schreiben Sie „{text}“',
  'missing-file.pages': 'Die Datei „{file}“ gibt es nicht',
  'missing-file.pages-hint': 'Geben Sie den Pfad einer pages.yaml an, die es gibt.',
  'unreadable-file': '„{file}“ lässt sich nicht lesen ({code})',
  'unreadable-file.hint': 'Prüfen Sie, ob Sie die Datei öffnen dürfen.',
  'unreadable-file.folder': '„{file}“ ist ein Ordner',
  'unreadable-file.folder-hint': 'Geben Sie den Pfad der Datei darin an, etwa pages.yaml.',
  'unreadable-file.too-large': '„{file}“ hat {megabytes} MB, mehr als die {most} MB, die eine Website haben darf',
  'unreadable-file.too-large-hint':
    'Suchen Sie nach einem Text, der vielfach hineingeraten ist, und nehmen Sie ihn heraus.',
  'bad-encoding': '„{file}“ ist kein Text in UTF-8',
  'bad-encoding.open-as':
    'Öffnen Sie sie in Ihrem Editor noch einmal als {form, select, wide {UTF-16} other {„Westlich (Windows 1252)“ oder als das, als was sie gespeichert wurde}}, sehen Sie nach, ob die Buchstaben stimmen, und speichern Sie sie als UTF-8.',
  'bad-encoding.where': 'In Visual Studio Code steht die Kodierung am Fuß des Fensters: Klicken Sie darauf.',
  'empty-file': 'Die Datei ist leer',
  'empty-file.hint': 'Beginnen Sie mit „site:“, „navigation:“ und „pages:“.',
  'empty-file.home-first': 'Beginnen Sie mit der Startseite: npm run new -- /',
  'wrong-type.file': 'Die Datei ist keine Gruppe von Schlüsseln',
  'wrong-type.file-hint': 'Ihre Zeilen beginnen mit „site:“, „navigation:“, „pages:“ und so weiter.',
  'old-name': '„{from}“ heißt jetzt „{to}“',
  'old-name.hint': 'Der alte Name gilt noch. „npm run migrate“ schreibt den neuen, hier und überall.',
  'broken-yaml': 'Das YAML in Zeile {line} lässt sich nicht lesen',
  'broken-yaml.hint': 'Rufen Sie „npm run check“ auf, das es erklärt, und beheben Sie es zuerst.',
  'odd-yaml.no-groups': 'Die Datei enthält keine Gruppen',
  'odd-yaml.begin': 'Beginnen Sie mit „site:“ und „pages:“.',
  'odd-yaml.question-mark': 'Dieser Teil der Datei hat Schlüssel mit Fragezeichen',
  'odd-yaml.tag': 'Dieser Teil der Datei verwendet das Kennzeichen {tag}',
  'odd-yaml.key': 'Dieser Teil der Datei hat einen Schlüssel, der kein Wort ist',
  'odd-yaml.by-hand': 'Ändern Sie es von Hand in einem Editor.',
  'odd-yaml.shared': 'Diese Stelle verwendet einen Anker (&) oder Alias (*): Ein Wert steht an mehreren Stellen',
  'odd-yaml.make-own': 'Schreiben Sie ihn hier eigens hin, oder ändern Sie ihn von Hand in einem Editor.',
  'odd-yaml.braces': 'Die Seiten sind in geschweiften Klammern geschrieben',
  'odd-yaml.braces-hint': 'Schreiben Sie eine Seite unter die andere.',
  'no-such.page': 'Die Seite „{name}“ gibt es nicht',
  'no-such.kind': 'Die Art von Seite „{name}“ gibt es nicht',
  'no-such.key': 'Den Schlüssel „{name}“ gibt es nicht',
  'no-such.picture': 'Das Bild „{name}“ gibt es nicht',
  'no-such.fact': 'Die Angabe „{name}“ gibt es nicht',
  'no-such.shared': 'Den gemeinsamen Abschnitt „{name}“ gibt es nicht',
  'no-such.form': 'Das Formular „{name}“ gibt es nicht',
  'no-such.value': 'Den Wert „{name}“ gibt es nicht',
  'no-such.section-id': 'Einen Abschnitt mit der id „{name}“ gibt es nicht',
  'no-such.language': 'Die Sprache „{name}“ gibt es nicht',
  'no-such.starter': 'Die Vorlage „{name}“ gibt es nicht',
  'no-such.known': 'Bekannt: {names}',
  'no-such.none': 'Noch gibt es keine.',
  'address.wrong': '„{route}“ kann nicht die Adresse einer Seite sein',
  'address.rules': 'Eine Adresse hat Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit „/“.',
  'address.reserved': '{route} kann nicht die Adresse einer Seite sein: {reason}',
  'address.reserved-hint': 'Wählen Sie eine andere.',
  'address.taken': 'Die Seite {route} gibt es schon{line, plural, =0 {} other { (Zeile {line})}}',
  'address.made': 'Die Seite {route} gibt es schon, gemacht aus {template}',
  'address.choose-another': 'Wählen Sie eine andere Adresse.',
  'address.old': '{route} ist eine alte Adresse unter „redirects:“{line, plural, =0 {} other { (Zeile {line})}}',
  'address.old-hint': 'Sie führt zu {target}. Wählen Sie eine andere Adresse, oder entfernen Sie diese Zeile.',
  'readdress.made': '{route} entsteht aus {template}',
  'readdress.made-hint': 'Ändern Sie stattdessen den slug des Eintrags.',
  'readdress.home': 'Die Startseite behält ihre Adresse „/“',
  'readdress.home-hint': 'Geben Sie einer anderen Seite eine neue Adresse.',
  'readdress.many': '{route} ist die Adresse vieler Seiten',
  'readdress.many-hint': 'Ändern Sie sie von Hand, mit ihren Links.',
  'section-id.by-itself': 'Abschnitte mancher Arten hören von selbst auf „#{id}“',
  'section-id.by-itself-hint': 'Lassen Sie es so, oder ändern Sie es von Hand.',
  'section-id.wrong': '„{id}“ kann nicht die id eines Abschnitts sein',
  'section-id.rules': 'Eine id hat Kleinbuchstaben, Ziffern und Bindestriche.',
  'section-id.taken': 'Einen Abschnitt „#{id}“ gibt es schon',
  'section-id.choose-another': 'Wählen Sie eine andere id.',
  'page.only': '{route} ist die einzige Seite',
  'page.only-hint': 'Fügen Sie erst eine weitere Seite hinzu.',
  'page.makes-many': '{route} macht viele Seiten',
  'page.makes-many-hint': 'Kopieren Sie eine, die für sich steht.',
  'operations.no-list': 'Operationen sind eine Liste',
  'operations.send': 'Senden Sie {json}.',
  'operations.too-many': '{count} Operationen auf einmal sind zu viele',
  'operations.too-many-hint': 'Senden Sie höchstens {count} auf einmal.',
  'operations.too-deep': 'Ein Wert ist zu tief verschachtelt',
  'operations.too-deep-hint': 'Werte haben höchstens {count} Ebenen.',
  'operations.too-large': 'Die Operationen sind zu groß',
  'operations.too-large-hint': 'Senden Sie höchstens {count} Zeichen auf einmal.',
  'operations.wrong': 'Operation {number} ist keine: {what}',
  'operations.unknown': 'Operation {number} ist keine: Eine Operation {name} gibt es nicht',
  'operations.forms': 'Eine Operation ist {json}.',
  'set.whole-file': 'Die ganze Datei lässt sich nicht auf einmal setzen',
  'set.whole-file-hint': 'Nennen Sie die Seite oder den Schlüssel, der sich ändern soll.',
  'set.no-group': '{place} ist weder Gruppe noch Liste',
  'set.no-group-hint': 'Setzen Sie es als Ganzes.',
  'no-place': 'Es gibt keine Stelle {step} in {place}',
  'no-place.hint': '{count, plural, =1 {Es gibt einen Eintrag} other {Es gibt {count} Einträge}}.',
  'insert.taken': '{place} gibt es schon',
  'insert.taken-hint': 'Ändern Sie es, oder wählen Sie einen anderen Namen.',
  'remove.needed': 'Eine Website braucht „{field}“',
  'remove.needed-hint': 'Ändern Sie, was darin steht.',
  'nothing-at': 'Da ist nichts: {place}',
  'nothing-at.hint': 'Vielleicht wurde es entfernt oder verschoben; sehen Sie sich die Seite noch einmal an.',
  'name.item': 'Ein Eintrag einer Liste hat keinen Namen',
  'name.item-hint': 'Setzen Sie stattdessen einen Schlüssel darin.',
  'name.page': 'Eine Seite kommt auf eigenem Weg zu einer anderen Adresse',
  'name.page-hint': 'Nehmen Sie „readdress“: Links gehen mit.',
  'name.taken': '„{name}“ gibt es schon in {place}',
  'name.choose-another': 'Wählen Sie einen anderen Namen.',
  'move.no-item': '{place} ist kein Eintrag einer Liste',
  'move.no-item-hint': 'Nur Einträge lassen sich verschieben oder verdoppeln.',
  'cannot-write': 'Das lässt sich bei {path} nicht schreiben, ohne etwas anderes zu ändern',
  'cannot-write.hint': 'Ändern Sie diese Stelle von Hand in einem Editor.',
  'share.no-section': '{place} ist kein Abschnitt einer Seite',
  'share.no-section-hint': 'Nur ein Abschnitt einer Seite lässt sich teilen.',
  'share.already': '{place} ist schon geteilt, als „{name}“',
  'share.already-hint': 'Verwenden Sie ihn auf anderen Seiten unter seinem Namen.',
  'share.wrong-name': '„{name}“ kann nicht der Name eines gemeinsamen Abschnitts sein',
  'share.wrong-name-hint': 'Nehmen Sie Kleinbuchstaben, Ziffern und Bindestriche.',
  'share.taken': 'Einen gemeinsamen Abschnitt „{name}“ gibt es schon',
  'share.own-words': 'Dieser Abschnitt hat Wörter, die auf jeder Seite andere sind, etwa „{token}“',
  'share.own-words-hint': 'Setzen Sie Wörter an ihre Stelle, die auf jeder Seite gleich sind, und teilen Sie ihn dann.',
  'command.changed-meanwhile': '{file} wurde inzwischen geändert, deshalb wurde nichts geschrieben',
  'command.run-again': 'Rufen Sie den Befehl noch einmal auf.',
  'undo.nothing': 'Noch hat kein Befehl {file} geändert, oder alles ist rückgängig gemacht',
  'undo.nothing-hint':
    'Rückgängig machen lassen sich Befehle, die die Datei ändern; was Sie in einem Editor geändert haben, machen Sie dort rückgängig.',
  'undo.changed-since':
    'Die Zeilen von {file}, die „{command}“ geschrieben hat, wurden seither geändert, deshalb wurde nichts rückgängig gemacht',
  'undo.changed-since-hint':
    'Ändern Sie sie von Hand zurück. „npm run undo -- --dry-run“ zeigt, welche Zeilen es sind.',
  'new-site.no-language': '„{language}“ ist keine Sprache',
  'new-site.no-language-hint': 'Schreiben Sie sie mit ihrem Land: en-GB, de-DE, pl-PL.',
  'new-site.several-languages': 'Diese Vorlage hat mehrere Sprachen',
  'new-site.several-languages-hint':
    'Beginnen Sie mit einer anderen Vorlage oder ohne eine, oder ändern Sie die Sprachen hinterher, wie docs/languages.md es beschreibt.',
  'no-such.schema': 'Das Schema „{name}“ gibt es nicht',
  'no-such.tool': 'Das Werkzeug „{name}“ gibt es nicht',
  'change.none': 'Nichts geändert',
  'change.readdressed': 'Seite {from} ist jetzt {to}',
  'change.page-copied': 'Seite {route} aus {copy} angelegt',
  'change.page-added': 'Seite {route} angelegt',
  'change.renamed': '{thing} umbenannt in „{name}“',
  'change.shared': '{thing} geteilt als „{name}“',
  'change.added': '{thing} hinzugefügt',
  'change.changed': '{thing} geändert',
  'change.removed': '{thing} entfernt',
  'change.moved': '{thing} verschoben',
  'change.copied': '{thing} verdoppelt',
  'change.more': '{change} und {count, plural, one {# weitere Änderung} other {# weitere Änderungen}}',
  'change.unsaved': 'Änderungen, die nicht gespeichert waren',
  'change.earlier-undone': 'Frühere Änderungen rückgängig gemacht',
  'change.undone': 'Rückgängig gemacht: {change}',
  'thing.part': '„{part}“',
  'thing.page': 'Seite {route}',
  'thing.form': 'Formular „{name}“',
  'thing.shared': 'Abschnitt „{name}“ (gemeinsam)',
  'thing.fact': 'Angabe „{name}“',
  'thing.redirect': 'Weiterleitung von „{name}“',
  'thing.data': 'Daten „{name}“',
  'thing.section': 'Abschnitt „{section}“ auf {route}',
  'thing.any-section': 'Abschnitt auf {route}',
  'thing.use': 'Abschnitt „{name}“ (gemeinsam) auf {route}',
  'thing.new-section': 'Abschnitt „{section}“ auf {route}',
  'thing.any-new-section': 'Abschnitt auf {route}',
  'thing.new-use': 'Abschnitt „{name}“ (gemeinsam) auf {route}',
  'thing.item': 'Eintrag {number} von „{field}“ in {whole}',
  'thing.field': '„{field}“ in {whole}',
  'thing.page-field': '„{field}“ von {route}',
  'save.broken-outside':
    '„{file}“ wurde außerhalb des Studios geändert, und Zeile {line} ist nicht mehr lesbar. Deshalb wurde nichts gespeichert',
  'save.broken-outside-hint':
    'Lassen Sie diese Zeile dort berichtigen und speichern Sie noch einmal: Ihre Änderungen bleiben erhalten.',
  'save.disk-full': 'Die Festplatte ist voll, deshalb wurde nichts gespeichert',
  'save.disk-full-hint': 'Schaffen Sie Platz und speichern Sie noch einmal: Ihre Änderungen bleiben erhalten.',
  'save.not-allowed': 'In den Ordner der Website kann nicht geschrieben werden, deshalb wurde nichts gespeichert',
  'save.not-allowed-hint': 'Erlauben Sie es und speichern Sie noch einmal: Ihre Änderungen bleiben erhalten.',
  'request.unknown': '„{name}“ gibt es nicht',
  'request.no-path': 'Das ist kein Pfad',
  'request.no-json': 'Die Anfrage ist kein JSON',
  'request.reload': 'Laden Sie die Seite neu.',
  'request.too-large': 'Das ist zu groß',
  'request.too-large-hint': 'Senden Sie höchstens {count} Megabyte.',
  'request.failed': 'Im Studio ist etwas schiefgegangen',
  'request.failed-hint': 'Das Terminal, in dem es läuft, sagt warum.',
  'look.no-section': 'Diesen Abschnitt gibt es nicht',
  'look.wrong-choice': '„{field}“ eines Abschnitts „{type}“ kann nicht {value} sein',
  'starter.unknown': 'Einen Abschnitt „{type}“ gibt es nicht',
  'starter.unknown-hint': 'Wählen Sie einen anderen.',
  'share-preview.no-page': 'Es gibt keine Seite {route} zu teilen',
  'share-preview.no-page-hint': 'Beheben Sie zuerst, was darin nicht stimmt.',
  'file.wrong': 'Das ist keine Datei vom Typ {type}',
  'file.save-anew': 'Speichern Sie sie in dem Programm, aus dem sie stammt, noch einmal.',
  'picture.used': '{name} wird noch verwendet',
  'picture.used-hint': 'Setzen Sie zuerst ein anderes Bild an die Stelle, oder nehmen Sie es dort heraus.',
  'picture.too-large': 'Dieses Bild ist größer, als sich lesen lässt',
  'picture.too-large-hint': 'Verkleinern Sie es: 2560 Pixel genügen.',
  'picture.unreadable': 'Das ist kein Bild, das sich lesen lässt',
  'picture.unreadable-hint': 'Wählen Sie eine Datei im Format JPEG, PNG, WebP oder AVIF.',
}

/** What the parts of the file are called. */
export const parts: Texts = {
  site: 'Betrieb, Zeiten, Farben',
  navigation: 'Menüs und Fußzeile',
  forms: 'Formulare',
  redirects: 'Alte Adressen',
  facts: 'Angaben und Zahlen',
  translations: 'Weitere Sprachen',
  data: 'Daten für Vorlagen',
  kinds: 'Arten von Seiten',
  shared: 'Gemeinsame Abschnitte',
}

/** What the fields of the schemas are called, by their keys. */
export const fields: Texts = {
  about: 'Wovon es handelt',
  accent: 'Akzentfarbe',
  accentDark: 'Akzentfarbe, dunkel',
  accentHover: 'Akzentfarbe unter dem Zeiger',
  action: 'Schaltfläche',
  actions: 'Schaltflächen',
  address: 'Anschrift',
  after: 'Nachher',
  afterLabel: 'Name des zweiten Bildes',
  again: 'Noch einmal',
  aggregate: 'Gesamtbewertung',
  alt: 'Beschreibung des Bildes',
  analytics: 'Zählung der Besuche',
  announcement: 'Ankündigung',
  answer: 'Antwort',
  assumptions: 'Annahmen',
  author: 'Verfasser',
  authors: 'Verfasser der Beiträge',
  autocomplete: 'Vom Browser ausfüllen als',
  badge: 'Abzeichen',
  band: 'Dunkle Bänder',
  bar: 'Leiste am Telefon',
  before: 'Vorher',
  beforeLabel: 'Name des ersten Bildes',
  begins: 'Beginnt um',
  blocks: 'Abschnitte',
  blogLinks: 'Links zum Blog',
  brand: 'Name des Betriebs',
  break: 'Pause',
  bright: 'Heller Text',
  businessType: 'Art des Betriebs',
  button: 'Schaltfläche',
  buttons: 'Schaltflächen',
  by: 'Je',
  callLine: 'Anrufzeile',
  canonical: 'Maßgebliche Adresse',
  caption: 'Bildunterschrift',
  captions: 'Untertitel',
  card: 'Karte',
  cards: 'Karten',
  categories: 'Kategorien',
  close: 'Schließen',
  closes: 'Schließt um',
  color: 'Farbe',
  columns: 'Spalten',
  consent: 'Einwilligung',
  cookies: 'Mit Cookies',
  content: 'Inhalt',
  corners: 'Ecken',
  count: 'Anzahl',
  country: 'Land',
  currency: 'Währung',
  dark: 'Dunkel',
  date: 'Datum',
  days: 'Tage',
  decorative: 'Schmückt nur',
  degrees: 'Neigung in Grad',
  density: 'Abstände',
  description: 'Beschreibung',
  detailedCopy: 'Ausführlicher Text',
  details: 'Einzelheiten',
  domain: 'Name der Website im Konto',
  draft: 'Entwurf',
  drawing: 'Zeichnung',
  email: 'E-Mail',
  endpoint: 'Empfängeradresse',
  ends: 'Endet um',
  entries: 'Einträge',
  error: 'Fehler',
  except: 'Außer am',
  eyebrow: 'Zeile über der Überschrift',
  facts: 'Angaben',
  failure: 'Wenn das Senden misslingt',
  featuredImage: 'Hauptbild',
  fieldLine: 'Linien der Felder',
  fields: 'Felder',
  file: 'Datei',
  filled: 'Gefüllt',
  filter: 'Filter',
  first: 'Steht zuerst',
  firstOpen: 'Erstes ist offen',
  focus: 'Bildmitte',
  fonts: 'Schriften',
  footer: 'Fußzeile',
  form: 'Formular',
  formHeading: 'Überschrift des Formulars',
  formNote: 'Hinweis beim Formular',
  forms: 'Formulare',
  formsAddress: 'Adresse ohne JavaScript',
  formsKey: 'Schlüssel der Formulare',
  found: 'Wenn etwas gefunden wurde',
  from: 'Von',
  geo: 'Lage',
  header: 'Kopfzeile',
  heading: 'Überschrift',
  headings: 'Überschriften',
  headingSize: 'Größe der Überschriften',
  headingWeight: 'Stärke der Überschriften',
  height: 'Höhe',
  highlight: 'Hervorhebung',
  host: 'Adresse des Dienstes',
  hours: 'Öffnungszeiten',
  href: 'Führt zu',
  icon: 'Symbol',
  id: 'Name für Links',
  image: 'Bild',
  images: 'Bilder',
  initials: 'Initialen',
  ink: 'Schriftfarbe',
  inputmode: 'Tastatur am Telefon',
  interactive: 'Bewegliche Karte',
  intro: 'Einleitung',
  invalid: 'Meldung bei falscher Eingabe',
  items: 'Einträge',
  keywords: 'Suchwörter',
  kind: 'Art',
  label: 'Beschriftung',
  labourPercent: 'Anteil der Arbeit in Prozent',
  language: 'Sprache',
  languages: 'Sprachen',
  last: 'Steht zuletzt',
  latitude: 'Breitengrad',
  layout: 'Anordnung',
  learnMoreUrl: 'Mehr dazu unter',
  legal: 'Rechtliches',
  legalName: 'Eingetragener Name',
  light: 'Hell',
  limit: 'Höchstens',
  line: 'Linien',
  lines: 'Linien',
  lineWidth: 'Strichstärke',
  link: 'Link',
  links: 'Links',
  list: 'Liste',
  locality: 'Ort',
  location: 'Standort',
  locations: 'Standorte',
  logo: 'Logo',
  longitude: 'Längengrad',
  look: 'Aussehen',
  mainName: 'Name des ersten Standorts',
  mark: 'Zeichen',
  materials: 'Materialien',
  min: 'Mindestens',
  max: 'Höchstens',
  newsletter: 'Newsletter',
  step: 'Schritt',
  newStep: 'Neuer Schritt',
  earliest: 'Frühester Tag',
  latest: 'Spätester Tag',
  maxLength: 'Höchstlänge',
  may: 'Darf haben',
  measurementId: 'Mess-ID',
  menu: 'Menü',
  missing: 'Nicht enthalten',
  mobile: 'Menü am Telefon',
  more: 'Weiteres',
  must: 'Muss haben',
  muted: 'Leiser Text',
  name: 'Name',
  navigation: 'Navigation',
  needs: 'Braucht',
  noindex: 'Nicht in Suchmaschinen',
  none: 'Wenn nichts passt',
  note: 'Anmerkung',
  search: 'Suche in den Menüs',
  notFound: 'Seite für falsche Adressen',
  of: 'Von',
  ogImage: 'Bild beim Teilen',
  onAccent: 'Text auf der Akzentfarbe',
  onDark: 'Auf dunklem Grund',
  opens: 'Öffnet um',
  optional: 'Freiwillig',
  options: 'Auswahl',
  order: 'Reihenfolge',
  overview: 'Überblick',
  pages: 'Seiten',
  pair: 'Schriftpaar',
  panel: 'Anzeige nach dem Senden',
  paper: 'Hintergrundfarbe',
  path: 'Pfad der Linie',
  payload: 'Wird mitgesendet',
  phone: 'Telefon',
  phoneCountryCode: 'Landesvorwahl',
  phoneLabel: 'Beschriftung des Telefons',
  pitches: 'Dachneigungen',
  place: 'Ort',
  placeholder: 'Text im leeren Feld',
  places: 'Orte',
  points: 'Punkte',
  poster: 'Bild vor dem Video',
  postalCode: 'Postleitzahl',
  postsPerPage: 'Beiträge je Seite',
  price: 'Preis',
  privacyPage: 'Seite zum Datenschutz',
  provider: 'Dienst',
  profiles: 'Profile',
  question: 'Frage',
  quote: 'Angebot',
  ratePerSquare: 'Preis je Flächeneinheit',
  ratePerSquareMeter: 'Preis pro Quadratmeter',
  rating: 'Bewertung',
  region: 'Region',
  relatedPage: 'Passende Seite',
  repeats: 'Wiederholt sich',
  repeatsUntil: 'Wiederholt sich bis',
  required: 'Meldung, wenn es fehlt',
  reviewBy: 'Zu prüfen bis',
  rise: 'Steigung',
  role: 'Rolle',
  rows: 'Zeilen',
  schema: 'Strukturierte Daten',
  scheme: 'Hell oder dunkel',
  secondary: 'Zweite Farbe',
  sendsKey: 'Sendet den Schlüssel',
  sendsServiceType: 'Sendet die Leistung',
  sent: 'Was gesendet wurde',
  served: 'Wenn wir dort arbeiten',
  service: 'Leistung',
  serviceRadiusMiles: 'Umkreis in Meilen',
  serviceType: 'Art der Leistung',
  shape: 'Form',
  shared: 'Gemeinsame Abschnitte',
  sheetButton: 'Schaltfläche des Formulars',
  side: 'Seite',
  site: 'Website',
  siteId: 'Kennung der Website',
  socialPictures: 'Bilder beim Teilen',
  source: 'Quelle',
  specialHours: 'Feiertage und andere Tage',
  spreadPercent: 'Spanne in Prozent',
  src: 'Bilddatei',
  starter: 'Beginnt mit',
  storeys: 'Stockwerke',
  street: 'Straße',
  subject: 'Betreff',
  submit: 'Senden',
  submitting: 'Während des Sendens',
  subtitle: 'Untertitel',
  success: 'Nach dem Senden',
  summary: 'Zusammenfassung',
  tag: 'Schlagwort',
  tagline: 'Leitspruch',
  tags: 'Schlagworte',
  testimonial: 'Kundenstimme',
  text: 'Text',
  thankYouPage: 'Seite mit dem Dank',
  theme: 'Farben',
  timeZone: 'Zeitzone',
  tint: 'Getönter Grund',
  title: 'Titel',
  titleSuffix: 'Zusatz zum Titel',
  tone: 'Grund',
  transcript: 'Was gesagt wird',
  translationOf: 'Übersetzung von',
  type: 'Art',
  unit: 'Einheit',
  unserved: 'Wenn wir dort nicht arbeiten',
  until: 'Bis',
  updated: 'Geändert am',
  url: 'Adresse',
  validation: 'Prüfung der Eingaben',
  value: 'Wert',
  veil: 'Schleier über Bildern',
  wastePercent: 'Verschnitt in Prozent',
  when: 'Wann',
  width: 'Breite',
  withName: 'Mit dem Namen',
  words: 'Wörter der Seite',
  zipCodes: 'Postleitzahlen',
}

/** What sections, kinds of pages and the choices of fields are called. */
export const choices: Texts = {
  article: 'Artikel',
  'before-after': 'Vorher und nachher',
  booking: 'Terminbuchung',
  cards: 'Karten',
  case: 'Projektbericht',
  checklist: 'Checkliste',
  contact: 'Kontakt',
  cta: 'Aufruf',
  downloads: 'Dateien',
  estimator: 'Preisrechner',
  events: 'Termine',
  faq: 'Fragen und Antworten',
  form: 'Formular',
  gallery: 'Galerie',
  hero: 'Auftakt',
  hours: 'Öffnungszeiten',
  links: 'Links',
  locations: 'Standorte',
  logos: 'Logos',
  map: 'Karte',
  newsletter: 'Newsletter',
  notice: 'Hinweis',
  'page-hero': 'Auftakt der Seite',
  posts: 'Beiträge',
  pricing: 'Preise',
  prose: 'Fließtext',
  projects: 'Projekte',
  regions: 'Regionen',
  reviews: 'Rezensionen',
  search: 'Suche',
  'services-hub': 'Alle Leistungen',
  'site-map': 'Alle Seiten',
  social: 'Soziale Netze',
  split: 'Bild und Text',
  stats: 'Zahlen',
  steps: 'Schritte',
  table: 'Tabelle',
  tabs: 'Reiter',
  team: 'Team',
  testimonials: 'Kundenstimmen',
  timeline: 'Zeitleiste',
  video: 'Video',
  'zip-lookup': 'Suche nach Postleitzahl',
  blog: 'Blog',
  confirmation: 'Bestätigung',
  guide: 'Ratgeber',
  home: 'Startseite',
  legal: 'Rechtliches',
  post: 'Beitrag',
  portfolio: 'Liste der Projekte',
  project: 'Projekt',
  service: 'Leistung',
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
  umami: 'Umami',
  accent: 'Akzent',
  alert: 'Dringend',
  always: 'Immer',
  aside: 'Daneben',
  browser: 'Durch den Browser',
  centred: 'In der Mitte',
  column: 'Spalte',
  compact: 'Knapp',
  checkbox: 'Kästchen',
  checkboxes: 'Mehrere Kästchen',
  consent: 'Einwilligung',
  date: 'Tag',
  number: 'Zahl',
  radio: 'Eines von mehreren',
  cover: 'Bildfüllend',
  dark: 'Dunkel',
  email: 'E-Mail',
  full: 'Ganz',
  grid: 'Raster',
  masonry: 'Mauerwerk',
  slider: 'Mit Schieber',
  pair: 'Nebeneinander',
  half: 'Halb',
  lead: 'Einstieg',
  ga4: 'Google Analytics 4',
  left: 'Links',
  link: 'Link',
  mark: 'Zeichen',
  messages: 'Mit eigenen Meldungen',
  matomo: 'Matomo',
  'missing-shingle': 'Fehlende Schindel',
  name: 'Name',
  never: 'Nie',
  numeric: 'Ziffern',
  off: 'Aus',
  openstreetmap: 'OpenStreetMap',
  open: 'Offen',
  organization: 'Firma',
  plausible: 'Plausible',
  plain: 'Schlicht',
  file: 'Bilder',
  'postal-code': 'Postleitzahl',
  primary: 'Hauptsache',
  quiet: 'Leise',
  right: 'Rechts',
  row: 'Reihe',
  rows: 'Reihen',
  same: 'Dasselbe',
  secondary: 'Nebensache',
  select: 'Auswahlliste',
  'street-address': 'Straße und Hausnummer',
  tel: 'Telefon',
  text: 'Text',
  textarea: 'Mehrzeiliger Text',
  tick: 'Häkchen',
  tint: 'Getönt',
  titled: 'Mit Titel',
  warning: 'Warnung',
  framed: 'Gerahmt',
  banner: 'Breites Bild',
  centered: 'Mittig',
  auto: 'Wie das Gerät',
  light: 'Hell',
  sturdy: 'Kräftig',
  elegant: 'Elegant',
  friendly: 'Freundlich',
  grotesque: 'Grotesk',
  technical: 'Technisch',
  humanist: 'Humanistisch',
  newspaper: 'Zeitung',
  over: 'Über dem Menü',
  soft: 'Weich',
  square: 'Eckig',
  round: 'Rund',
  normal: 'Normal',
  airy: 'Luftig',
  filled: 'Gefüllt',
  pill: 'Kapsel',
  outlined: 'Mit Rand',
  raised: 'Erhaben',
  flat: 'Flach',
  capitals: 'Großbuchstaben',
  modest: 'Zurückhaltend',
  large: 'Groß',
  opening: 'Auftakt',
  weekly: 'Jede Woche',
  fortnightly: 'Alle zwei Wochen',
  monthly: 'Jeden Monat',
  all: 'Alle',
  some: 'Einige',
}

/** What the schemas say of sections, of kinds of pages and of their fields, by the English text. */
export const descriptions: Texts = {
  'The body of a blog post; date and author come from the page.':
    'Der Text eines Blogbeitrags; Datum und Verfasser kommen von der Seite.',
  'A grid of cards: services, values, materials, problems, anything of which there are several.':
    'Ein Raster aus Karten: Leistungen, Werte, Materialien, Probleme, alles, wovon es mehrere gibt.',
  'A list of short points: benefits, warning signs, what is included.':
    'Eine Liste kurzer Punkte: Vorteile, Warnzeichen, was enthalten ist.',
  'A band that asks the visitor to act: call, or ask for an estimate.':
    'Ein Band, das zum Handeln auffordert: anrufen oder ein Angebot verlangen.',
  'Questions that open to their answers, in categories.': 'Fragen, die ihre Antworten aufklappen, nach Kategorien.',
  'A form of its own, with heading and introduction.': 'Ein Formular für sich, mit Überschrift und Einleitung.',
  'The opening of the home page: headline, pitch and buttons, with a picture and a form if you like.':
    'Der Auftakt der Startseite: Überschrift, Versprechen und Schaltflächen, auf Wunsch mit Bild und Formular.',
  'Links to related pages, each with a line that says why to follow it.':
    'Links zu verwandten Seiten, jeder mit einer Zeile, warum man ihm folgen sollte.',
  'A short notice in a band, such as an emergency number. It may stand above the opening of a page.':
    'Ein kurzer Hinweis in einem Band, etwa eine Notrufnummer. Er darf über dem Auftakt einer Seite stehen.',
  'A list of the blog\'s posts, newest first, taken from the pages of kind "post".':
    'Die Beiträge des Blogs, die neuesten zuerst, aus den Seiten der Art „Beitrag“.',
  'Packages side by side, each with its price and what is in it.':
    'Pakete nebeneinander, jedes mit seinem Preis und dem, was darin ist.',
  'Running text with sub-headings, lists and links.': 'Fließtext mit Zwischenüberschriften, Listen und Links.',
  'Customer reviews in full, with the average.': 'Rezensionen von Kunden in voller Länge, mit dem Durchschnitt.',
  'A picture beside text.': 'Ein Bild neben Text.',
  'A short row of figures, each with a caption.': 'Eine kurze Reihe von Zahlen, jede mit einer Beschriftung.',
  'A numbered sequence: how a job, a claim or an application goes.':
    'Eine nummerierte Folge: wie ein Auftrag, ein Schadensfall oder ein Antrag abläuft.',
  'A table: first row the column headings, first column the row headings.':
    'Eine Tabelle: in der ersten Zeile stehen die Köpfe der Spalten, in der ersten Spalte die der Zeilen.',
  'The people behind the business, each with what they do and how to reach them.':
    'Die Menschen hinter dem Betrieb, jeweils mit dem, was sie tun und wie man sie erreicht.',
  'What customers say, as a carousel that loops. Two cards a row on medium screens, three on large ones.':
    'Was Kunden sagen, als Karussell im Kreis. Zwei Karten nebeneinander auf mittleren Bildschirmen, drei auf großen.',
  'What happened when: the history of a business, the course of a project, the days of a program.':
    'Was wann geschah: die Geschichte eines Betriebs, der Lauf eines Projekts, die Tage eines Programms.',
  'The home page.': 'Die Startseite.',
  'A page of information or help.': 'Eine Seite mit Auskunft oder Hilfe.',
  'The list of posts.': 'Die Liste der Beiträge.',
  'The menus of the header and the footer; each can be left out.':
    'Die Menüs in Kopf- und Fußzeile; jedes darf fehlen.',
  'The forms, by name.': 'Die Formulare, nach Namen.',
  'A name for links to this section: with id "prices", a link to "#prices" jumps here.':
    'Ein Name für Links auf diesen Abschnitt: Heißt er „prices“, springt ein Link auf „#prices“ hierher.',
  'The heading of the section, shown as a second-level heading.':
    'Die Überschrift des Abschnitts, eine der zweiten Ebene.',
  "The background of the section: plain (the page's own), tint (a band in the theme's tint), dark (light text on the theme's ink).":
    'Der Grund des Abschnitts: schlicht (der der Seite), getönt (ein Band im hellen Farbton) oder dunkel (heller Text).',
  'One or two sentences under the heading. Markdown.': 'Ein oder zwei Sätze unter der Überschrift.',
  'What the picture shows, for people who do not see it, in one sentence.':
    'Was das Bild zeigt, für Menschen, die es nicht sehen, in einem Satz.',
  'A line under the picture.': 'Eine Zeile unter dem Bild.',
  'The words on it; they say what happens.': 'Die Worte darauf; sie sagen, was geschieht.',
  'Where a link leads: a page ("/roof-repair"), a section ("#contact" or "/#contact"), a phone number ("tel:{phone}"), an address ("mailto:{email}") or another site ("https://…"). In quotes when it starts with "#".':
    'Wohin ein Link führt: eine Seite („/roof-repair“), ein Abschnitt („#contact“ oder „/#contact“), eine Telefonnummer („tel:{phone}“), eine E-Mail-Adresse („mailto:{email}“) oder eine andere Website („https://…“).',
  'The buttons, most important first.': 'Die Schaltflächen, die wichtigste zuerst.',
  'The heading over the form.': 'Die Überschrift über dem Formular.',
  'A short name.': 'Ein kurzer Name.',
  'The words shown.': 'Die Worte, die zu sehen sind.',
  'The words of the link.': 'Die Worte des Links.',
  'Points with a tick mark.': 'Punkte mit einem Häkchen.',
  'Stars out of five.': 'Sterne von fünf.',
  'What kind of page it is; it says which sections the page must and may have.':
    'Von welcher Art die Seite ist; danach richtet sich, welche Abschnitte sie haben muss und darf.',
  'Search words of the page.': 'Suchwörter der Seite.',
  'What the page offers, for search results: one or two sentences, 50 to 170 characters.':
    'Was die Seite bietet, für Suchergebnisse: ein oder zwei Sätze, 50 bis 170 Zeichen.',
  'The day a post was published, or a project was finished.':
    'Der Tag, an dem der Beitrag veröffentlicht oder das Projekt fertig wurde.',
  'One or two sentences for lists of posts and of projects.':
    'Ein oder zwei Sätze für Listen von Beiträgen und Projekten.',
  'One service: its opening, what it consists of, and a way to ask for it.':
    'Eine Leistung: ihr Auftakt, was dazugehört und ein Weg, danach zu fragen.',
  'Terms, licences, privacy: to be read.': 'Bedingungen, Lizenzen, Datenschutz: zum Lesen.',
  'One post of the blog; it needs date, author and summary.':
    'Ein Beitrag des Blogs; er braucht Datum, Verfasser und Zusammenfassung.',
  'What a visitor sees after sending a form without JavaScript.':
    'Was Besucher sehen, nachdem sie ein Formular ohne JavaScript gesendet haben.',
  'One page: what search engines see, and its sections from top to bottom.':
    'Eine Seite: was Suchmaschinen sehen, und ihre Abschnitte von oben nach unten.',
  "The title in search results and in the browser's tab. The site's titleSuffix is added unless it contains the brand.":
    'Der Titel in Suchergebnissen und im Reiter des Browsers. Der Zusatz der Website (titleSuffix) wird angehängt, wenn der Titel die Marke nicht enthält.',
  'A short name of the page for breadcrumbs and lists; the title where this is left out.':
    'Ein kurzer Name der Seite für Navigationspfade und Listen; fehlt er, steht dort der Titel.',
  'The language of the page, such as "es-US", where it is not the first one of the site.':
    'Die Sprache der Seite, etwa "es-US", wo sie nicht die erste der Website ist.',
  'The address of the same page in the first language of the site.':
    'Die Adresse derselben Seite in der ersten Sprache der Website.',
  'A search word or phrase.': 'Ein Suchwort oder mehrere Wörter, nach denen gesucht wird.',
  'The address under which search engines should file the page, where it is not its own.':
    'Die Adresse, unter der Suchmaschinen die Seite führen sollen, wo es nicht ihre eigene ist.',
  'The picture shown when the page is shared: a file in the folder public/, such as "/og-image.png".':
    'Das Bild, das beim Teilen der Seite gezeigt wird: eine Datei im Ordner public/, etwa "/og-image.png".',
  'More structured data (schema.org) for the page, as a list of objects with "@type". The page\'s own sections already give theirs.':
    'Weitere strukturierte Daten (schema.org) für die Seite, als Liste von Objekten mit "@type". Die Abschnitte der Seite liefern ihre eigenen schon.',
  'true while the page is being written: links to it are allowed, but visitors get a short notice in place of its sections and search engines are kept away.':
    'Ja, solange die Seite noch geschrieben wird: Links auf sie sind erlaubt, aber Besucher sehen statt ihrer Abschnitte einen kurzen Hinweis, und Suchmaschinen werden ferngehalten.',
  'true to keep the page out of search results and out of the sitemap.':
    'Ja, um die Seite aus Suchergebnissen und aus der Sitemap herauszuhalten.',
  'The day the page was last changed in substance.':
    'Der Tag, an dem der Inhalt der Seite zuletzt wesentlich geändert wurde.',
  'The picture of the page in lists of posts and of projects.':
    'Das Bild der Seite in Listen von Beiträgen und Projekten.',
  'The file\'s name in the folder images/, such as "hero-home.jpg".':
    'Der Name der Datei im Ordner images/, etwa "hero-home.jpg".',
  'true for a picture that only decorates: screen readers pass over it, and it needs no "alt".':
    'Ja für ein Bild, das nur schmückt: Screenreader übergehen es, und es braucht kein "alt".',
  'What must be seen where the picture is cut to fit: how far from the left and from the top, such as "30% 20%". The middle, "50% 50%", if left out.':
    'Was zu sehen sein muss, wo das Bild beschnitten wird: wie weit von links und von oben, etwa "30% 20%". Ohne Angabe die Mitte, "50% 50%".',
  'The section type, always "article".': 'Die Art des Abschnitts, immer "article".',
  'The text. Markdown; sub-headings start with "##".': 'Der Text; Zwischenüberschriften beginnen mit "##".',
  'The picture that the post begins with.': 'Das Bild, mit dem der Beitrag beginnt.',
  'How the post goes on: further pictures, each with the text under it.':
    'Wie der Beitrag weitergeht: weitere Bilder, jedes mit dem Text darunter.',
  'A picture and the text that follows it.': 'Ein Bild und der Text, der darauf folgt.',
  'The picture, with a caption if it needs one.': 'Das Bild, bei Bedarf mit Bildunterschrift.',
  'The text under the picture. Markdown; sub-headings start with "##".':
    'Der Text unter dem Bild; Zwischenüberschriften beginnen mit "##".',
  'column (author and date over the text, the default) or aside (beside it on wide screens, where they stay in sight).':
    'Spalte (Verfasser und Datum über dem Text, die Vorgabe) oder Daneben (auf breiten Bildschirmen neben dem Text, wo sie im Blick bleiben).',
  'Two pictures of one thing, before the work and after it.': 'Zwei Bilder einer Sache, vor der Arbeit und danach.',
  'The section type, always "before-after".': 'Die Art des Abschnitts, immer "before-after".',
  'slider (one over the other; for pictures taken from the same place) or pair (side by side, for any two). slider if left out.':
    'slider (übereinander, für Bilder vom selben Standort) oder pair (nebeneinander, für beliebige zwei). Ohne Angabe slider.',
  'The picture from before the work.': 'Das Bild von vor der Arbeit.',
  'What the first picture is called, such as "First day"; "Before" if left out.':
    'Wie das erste Bild heißt, etwa "First day"; ohne Angabe „Vorher“.',
  'The picture from after the work. Both are cut to one shape: upright if this one is.':
    'Das Bild von nach der Arbeit. Beide werden auf eine Form geschnitten: hochkant, wenn dieses es ist.',
  'What the second picture is called, such as "Ten years later"; "After" if left out.':
    'Wie das zweite Bild heißt, etwa "Ten years later"; ohne Angabe „Nachher“.',
  "One finished project: its facts, what was done, and the customer's words. Place and day come from the page.":
    'Ein fertiges Projekt: seine Fakten, was getan wurde und was der Kunde sagt. Ort und Tag kommen von der Seite.',
  'The section type, always "case".': 'Die Art des Abschnitts, immer "case".',
  'What was there, what was done, and what came of it. Markdown.':
    'Was da war, was getan wurde und was daraus geworden ist.',
  'What can be said in a few words: the work, its size, how long it took.':
    'Was sich in wenigen Worten sagen lässt: die Arbeit, ihr Umfang, wie lange sie dauerte.',
  'One fact.': 'Ein Fakt.',
  'What it is, such as "Roof size".': 'Was es ist, etwa "Roof size".',
  'How much, how long or what kind, such as "2,100 square feet".':
    'Wie viel, wie lange oder welcher Art, etwa "2,100 square feet".',
  'What the customer says of it.': 'Was der Kunde dazu sagt.',
  "The customer's words, without quotation marks.": 'Die Worte des Kunden, ohne Anführungszeichen.',
  'Who said it, as they allow it to be shown.': 'Wer es gesagt hat, so wie es gezeigt werden darf.',
  'The section type, always "cards".': 'Die Art des Abschnitts, immer "cards".',
  'grid (cards with a border, the default), rows (one wide row a card, picture or icon at the side), plain (no border, denser) or compact (no border, the icon beside the words).':
    'Raster (Karten mit Rand, die Vorgabe), Reihen (eine breite Reihe je Karte, Bild oder Symbol an der Seite), Schlicht (ohne Rand, dichter) oder Knapp (ohne Rand, das Symbol neben den Worten).',
  'How many cards stand side by side on a wide screen.':
    'Wie viele Karten auf einem breiten Bildschirm nebeneinanderstehen.',
  'The cards.': 'Die Karten.',
  'One card.': 'Eine Karte.',
  'The name on the card.': 'Der Name auf der Karte.',
  'A small drawing by name.': 'Eine kleine Zeichnung, nach ihrem Namen.',
  'A picture at the top of the card.': 'Ein Bild oben auf der Karte.',
  'A few words in a corner, such as a ZIP code or "Most chosen".':
    'Ein paar Worte in einer Ecke, etwa eine Postleitzahl oder "Most chosen".',
  'What the card says. Markdown.': 'Was auf der Karte steht.',
  'Facts of the card, each with a label: lifespan, warranty, causes, best for …':
    'Angaben der Karte, jede mit einer Beschriftung: Lebensdauer, Garantie, Ursachen, am besten für …',
  'One labelled fact; give "value" for a short one, "items" for a list.':
    'Eine beschriftete Angabe; nehmen Sie "value" für eine kurze, "items" für eine Liste.',
  'What the fact is.': 'Worum es bei der Angabe geht.',
  'The fact, in a few words.': 'Die Angabe, in wenigen Worten.',
  'The fact as a list.': 'Die Angabe als Liste.',
  'A short plain text.': 'Ein kurzer Text ohne Formatierung.',
  'A link at the foot of the card.': 'Ein Link am Fuß der Karte.',
  'How it looks: primary (filled), secondary (outlined) or link. The first button is primary and the others are secondary unless this says otherwise.':
    'Wie es aussieht: Hauptsache (gefüllt), Nebensache (mit Rand) oder Link. Ohne andere Angabe ist die erste Schaltfläche Hauptsache, die anderen sind Nebensache.',
  'A button or link: its words and where it leads.': 'Eine Schaltfläche oder ein Link: die Worte und wohin sie führen.',
  'The section type, always "checklist".': 'Die Art des Abschnitts, immer "checklist".',
  'The mark before each point: tick (good things, the default) or warning (signs of trouble).':
    'Das Zeichen vor jedem Punkt: Häkchen (Gutes, die Vorgabe) oder Warnung (Anzeichen für Probleme).',
  'The points.': 'Die Punkte.',
  'One point.': 'Ein Punkt.',
  'The point in a few words.': 'Der Punkt in wenigen Worten.',
  'A sentence that explains it.': 'Ein Satz, der ihn erklärt.',
  'A picture beside the list.': 'Ein Bild neben der Liste.',
  'The contact section: a form beside phone, email, address and opening hours, which come from "site:".':
    'Der Abschnitt für den Kontakt: ein Formular neben Telefon, E-Mail, Anschrift und Öffnungszeiten, die aus "site:" kommen.',
  'The section type, always "contact".': 'Die Art des Abschnitts, immer "contact".',
  'The words over the phone number, where they say more than "Phone": "Phone, day and night".':
    'Die Worte über der Telefonnummer, wo sie mehr sagen als "Phone": "Phone, day and night".',
  'A picture under the details on wide screens, where they leave room beside the form.':
    'Ein Bild unter den Angaben auf breiten Bildschirmen, wo diese neben dem Formular Platz lassen.',
  'The form to show, by its name under "forms:".': 'Das Formular, das gezeigt wird, nach seinem Namen unter "forms:".',
  "A short promise under the form's button, such as how soon you answer.":
    'Ein kurzes Versprechen unter der Schaltfläche des Formulars, etwa wie bald Sie antworten.',
  'The section type, always "cta".': 'Die Art des Abschnitts, immer "cta".',
  'One or two sentences. Markdown.': 'Ein oder zwei Sätze.',
  'The background: dark (the default), tint or plain.': 'Der Grund: Dunkel (die Vorgabe), Getönt oder Schlicht.',
  'A picture behind the band, used with the dark tone.': 'Ein Bild hinter dem Band, nur beim dunklen Ton.',
  'A step-by-step roof cost calculator, then a form with the answers carried along. Without JavaScript it is the form alone.':
    'Ein Rechner, der Schritt für Schritt die Kosten eines Dachs schätzt, danach ein Formular, das die Antworten mitnimmt. Ohne JavaScript ist es nur das Formular.',
  'The section type, always "estimator".': 'Die Art des Abschnitts, immer "estimator".',
  'Sent with the form, so that you see which service the visitor asks about: the page\'s slug (roof-repair), or "general" where the page is no service.':
    'Wird mit dem Formular gesendet, damit Sie sehen, nach welcher Leistung gefragt wird: der Kurzname der Seite in ihrer Adresse (roof-repair) oder "general", wo die Seite keine Leistung ist.',
  'Material added for cuts and overlaps, in percent.':
    'Zuschlag beim Material für Verschnitt und Überlappung, in Prozent.',
  'How far the shown range reaches below and above the computed price, in percent.':
    'Wie weit die gezeigte Spanne unter und über den berechneten Preis reicht, in Prozent.',
  'The slopes to choose from.': 'Die Dachneigungen zur Auswahl.',
  'One slope.': 'Eine Dachneigung.',
  'Inches of rise over 12 inches of run; the roof area is computed from it.':
    'Zoll Steigung auf 12 Zoll Länge; daraus wird die Dachfläche berechnet.',
  'Added for the harder work on this slope, in percent.':
    'Zuschlag für die schwerere Arbeit bei dieser Neigung, in Prozent.',
  'The heights to choose from.': 'Die Höhen zur Auswahl.',
  'One height.': 'Eine Höhe.',
  'Added for the harder work at this height, in percent.':
    'Zuschlag für die schwerere Arbeit in dieser Höhe, in Prozent.',
  'The materials to choose from.': 'Die Materialien zur Auswahl.',
  'One material.': 'Ein Material.',
  'The currency of the prices, as three letters, such as EUR; the one of the country of your address where this is left out.':
    'Die Währung der Preise, mit drei Buchstaben, etwa EUR; fehlt sie, die des Landes Ihrer Anschrift.',
  'The same as an angle, in degrees, where slopes are measured so.':
    'Dasselbe als Winkel in Grad, wo man Neigungen so misst.',
  'The price of one square (100 square feet), installed. Visitors are asked for square feet where the first material has this.':
    'Der Preis für einen „Square“ (100 Quadratfuß), verlegt. Besucher werden nach Quadratfuß gefragt, wenn das erste Material ihn hat.',
  'The price of one square meter, installed. Visitors are asked for square meters where the first material has this.':
    'Der Preis für einen Quadratmeter, verlegt. Besucher werden nach Quadratmetern gefragt, wenn das erste Material ihn hat.',
  'A few words about it.': 'Ein paar Worte dazu.',
  'What the range assumes, each a sentence.': 'Wovon die Spanne ausgeht, jeweils ein Satz.',
  'The section type, always "faq".': 'Die Art des Abschnitts, immer "faq".',
  'true to show the first answer of each category from the start.':
    'Ja, um in jeder Kategorie die erste Antwort von Anfang an zu zeigen.',
  "For long lists: a field that leaves only the questions in which a visitor's words occur, and links to the categories. Without JavaScript only the links show.":
    'Für lange Listen: ein Feld, das nur die Fragen übrig lässt, in denen die Worte des Besuchers vorkommen, und Links zu den Kategorien. Ohne JavaScript sind nur die Links zu sehen.',
  'The words over the field.': 'Die Worte über dem Feld.',
  'How many questions are left; {shown} and {all} are filled in.':
    'Wie viele Fragen übrig sind; {shown} und {all} werden eingesetzt.',
  'What a visitor reads when no question has the words.': 'Was Besucher lesen, wenn keine Frage die Worte enthält.',
  'The categories.': 'Die Kategorien.',
  'One category.': 'Eine Kategorie.',
  'The name of the category.': 'Der Name der Kategorie.',
  'The questions.': 'Die Fragen.',
  'One question.': 'Eine Frage.',
  'The question as a visitor would ask it.': 'Die Frage, wie ein Besucher sie stellen würde.',
  'The answer. Markdown.': 'Die Antwort.',
  'The page that "Learn more" leads to.': 'Die Seite, zu der "Learn more" führt.',
  "The page's name.": 'Der Name der Seite.',
  "The page's address.": 'Die Adresse der Seite.',
  'The section type, always "form".': 'Die Art des Abschnitts, immer "form".',
  'centred (one column, the default) or split (introduction beside the form).':
    'In der Mitte (eine Spalte, die Vorgabe) oder Bild und Text (die Einleitung neben dem Formular).',
  'Pictures side by side, each of which opens large.': 'Bilder nebeneinander, von denen sich jedes groß öffnet.',
  'The section type, always "gallery".': 'Die Art des Abschnitts, immer "gallery".',
  'grid (all cut to one shape, in rows) or masonry (each in its own shape, in columns). grid if left out.':
    'grid (alle auf eine Form geschnitten, in Reihen) oder masonry (jedes in seiner Form, in Spalten). Ohne Angabe grid.',
  'The pictures. One that only decorates does not open.': 'Die Bilder. Eines, das nur schmückt, öffnet sich nicht.',
  'A picture from the folder images/.': 'Ein Bild aus dem Ordner images/.',
  'The section type, always "hero".': 'Die Art des Abschnitts, immer "hero".',
  'A few words above the headline, such as the tagline.': 'Ein paar Worte über der Überschrift, etwa der Leitspruch.',
  'The headline, shown as the first-level heading of the page.':
    'Die Überschrift, gezeigt als Überschrift der ersten Ebene auf der Seite.',
  'The short pitch under the headline. Markdown.': 'Das kurze Versprechen unter der Überschrift.',
  'Short reasons to trust you, each a few words.': 'Kurze Gründe, Ihnen zu vertrauen, jeder in wenigen Worten.',
  'The picture behind the headline, or beside it. Without one the headline stands on a dark ground, or with layout "plain" on the page\'s own.':
    'Das Bild hinter oder neben der Überschrift. Ohne Bild steht die Überschrift auf dunklem Grund oder, mit der Anordnung Schlicht ("plain"), auf dem der Seite.',
  "How it is arranged: cover (text over the picture, the default), open (the same on wide screens; on phones the whole picture stands over the text), split (the whole picture under the text, the form beside them; without a form, text and picture side by side), framed (text beside the picture, which has room around it; with a form, the picture stands under both), banner (the picture on top, the text on a plate that overlaps it), centered (text in the middle of the picture, a form under it) or plain (large text on the page's ground; it needs no picture).":
    'Die Anordnung: Bildfüllend (Text über dem Bild, die Vorgabe), Offen (auf breiten Bildschirmen ebenso; am Telefon steht das ganze Bild über dem Text), Bild und Text (das ganze Bild unter dem Text, das Formular neben beiden; ohne Formular stehen Text und Bild nebeneinander), Gerahmt (Text neben dem Bild, das Raum um sich hat; mit einem Formular steht das Bild unter beiden), Breites Bild (das Bild oben, der Text auf einer Fläche, die es überlappt), Mittig (Text in der Mitte des Bildes, ein Formular darunter) oder Schlicht (großer Text auf dem Grund der Seite; braucht kein Bild).',
  'The section type, always "links".': 'Die Art des Abschnitts, immer "links".',
  'The links.': 'Die Links.',
  'One link.': 'Ein Link.',
  'Where it leads.': 'Wohin er führt.',
  'Why a visitor would follow it.': 'Warum ein Besucher ihm folgen sollte.',
  'The section type, always "notice".': 'Die Art des Abschnitts, immer "notice".',
  'The notice. Markdown.': 'Der Hinweis.',
  'alert (the default, in the accent colour) or quiet.': 'Dringend (die Vorgabe, in der Akzentfarbe) oder Leise.',
  'The opening of every page but the home page: title, subtitle, description, buttons, a background picture and, where wanted, an estimate form.':
    'Der Auftakt jeder Seite außer der Startseite: Titel, Untertitel, Beschreibung, Schaltflächen, ein Hintergrundbild und auf Wunsch ein Formular für ein Angebot.',
  'The section type, always "page-hero".': 'Die Art des Abschnitts, immer "page-hero".',
  'A few words above the title.': 'Ein paar Worte über dem Titel.',
  'The title of the page, shown as its first-level heading.':
    'Der Titel der Seite, gezeigt als ihre Überschrift der ersten Ebene.',
  'One line under the title.': 'Eine Zeile unter dem Titel.',
  'The description: what the visitor gets here, in two or three sentences. Markdown.':
    'Die Beschreibung: was Besucher hier bekommen, in zwei oder drei Sätzen.',
  'The background picture.': 'Das Hintergrundbild.',
  "How it is arranged: cover (text over the picture, the default), open (the same on wide screens; on phones the whole picture stands over the text), split (text beside the picture; where there is a form, the whole picture stands under the text and the form beside them), framed (text beside the picture, which has room around it; with a form, the picture stands under both), banner (the picture on top, the text on a plate that overlaps it), centered (text in the middle of the picture, a form under it) or plain (large text on the page's ground; it needs no picture).":
    'Die Anordnung: Bildfüllend (Text über dem Bild, die Vorgabe), Offen (auf breiten Bildschirmen ebenso; am Telefon steht das ganze Bild über dem Text), Bild und Text (Text neben dem Bild; gibt es ein Formular, steht das ganze Bild unter dem Text und das Formular neben beiden), Gerahmt (Text neben dem Bild, das Raum um sich hat; mit einem Formular steht das Bild unter beiden), Breites Bild (das Bild oben, der Text auf einer Fläche, die es überlappt), Mittig (Text in der Mitte des Bildes, ein Formular darunter) oder Schlicht (großer Text auf dem Grund der Seite; braucht kein Bild).',
  'The section type, always "posts".': 'Die Art des Abschnitts, immer "posts".',
  'Show only the newest so many.': 'Nur so viele der neuesten zeigen.',
  'The section type, always "pricing".': 'Die Art des Abschnitts, immer "pricing".',
  'The packages, the smallest first.': 'Die Pakete, das kleinste zuerst.',
  'One package.': 'Ein Paket.',
  'The name of the package.': 'Der Name des Pakets.',
  'The price as it is shown: "$189", "from $89", "on request".':
    'Der Preis, wie er gezeigt wird: "$189", "from $89", "on request".',
  'What the price is for: "per visit", "a month".': 'Wofür der Preis gilt: "per visit", "a month".',
  'For whom the package is. Markdown.': 'Für wen das Paket ist.',
  'What is in it.': 'Was darin enthalten ist.',
  'What is not in it, in the words of the packages that have it.':
    'Was nicht darin enthalten ist, in den Worten der Pakete, die es haben.',
  'A few words that mark one package, such as "Most chosen".':
    'Ein paar Worte, die ein Paket hervorheben, etwa "Most chosen".',
  'The button under the package.': 'Die Schaltfläche unter dem Paket.',
  'What holds for all prices: taxes, distances, how long they are good. Markdown.':
    'Was für alle Preise gilt: Steuern, Entfernungen, wie lange sie gelten.',
  'A list of finished projects, newest first, taken from the pages of kind "project". On the page of a project it begins with the next one.':
    'Fertige Projekte, die neuesten zuerst, aus den Seiten der Art „Projekt“. Auf der Seite eines Projekts beginnt die Liste mit dem nächsten.',
  'The section type, always "projects".': 'Die Art des Abschnitts, immer "projects".',
  'Show only the first so many.': 'Nur die ersten so vielen zeigen.',
  'The list of finished projects.': 'Die Liste der fertigen Projekte.',
  'One finished project; it needs place, date and summary.':
    'Ein fertiges Projekt; es braucht Ort, Datum und Zusammenfassung.',
  'Where a project was: a town or a part of one, as customers know it.':
    'Wo ein Projekt war: ein Ort oder ein Teil davon, wie Kunden ihn kennen.',
  'The section type, always "prose".': 'Die Art des Abschnitts, immer "prose".',
  'The text. Markdown; sub-headings start with "###".': 'Der Text; Zwischenüberschriften beginnen mit "###".',
  'column (one readable column, the default), aside (the heading beside the text) or lead (larger text, for an introduction).':
    'Spalte (eine gut lesbare Spalte, die Vorgabe), Daneben (die Überschrift neben dem Text) oder Einstieg (größerer Text, für eine Einleitung).',
  'A picture beside the text.': 'Ein Bild neben dem Text.',
  'Service regions with their postal codes: the first twelve, and the rest behind a button that says how many.':
    'Regionen, in denen Sie arbeiten, mit ihren Postleitzahlen: die ersten zwölf, die übrigen hinter einer Schaltfläche, die sagt, wie viele es sind.',
  'The section type, always "regions".': 'Die Art des Abschnitts, immer "regions".',
  'The regions.': 'Die Regionen.',
  'One region.': 'Eine Region.',
  "The region's name.": 'Der Name der Region.',
  'One or two sentences about it.': 'Ein oder zwei Sätze dazu.',
  'All postal codes of the region (in the United States: ZIP codes), in quotes.':
    'Alle Postleitzahlen der Region, in Anführungszeichen.',
  'A postal code as it is written in your country, in quotes: "40217". Where a code has two parts, such as "BS1 4ST", the first one alone stands for all that begin with it.':
    'Eine Postleitzahl, wie man sie in Ihrem Land schreibt, in Anführungszeichen: "40217". Besteht eine aus zwei Teilen, etwa "BS1 4ST", steht der erste allein für alle, die mit ihm beginnen.',
  'The section type, always "reviews".': 'Die Art des Abschnitts, immer "reviews".',
  'grid (all alike, the default) or lead (the first one large, beside its picture if it has one).':
    'Raster (alle gleich, die Vorgabe) oder Einstieg (die erste groß, neben ihrem Bild, wenn sie eines hat).',
  'The average of all reviews, also given to search engines.':
    'Der Durchschnitt aller Rezensionen, auch für Suchmaschinen.',
  'The average, out of five.': 'Der Durchschnitt, von fünf möglichen Sternen.',
  'How many reviews the average is of.': 'Aus wie vielen Rezensionen der Durchschnitt gebildet ist.',
  'The reviews.': 'Die Rezensionen.',
  'One review.': 'Eine Rezension.',
  "The customer's name.": 'Der Name des Kunden.',
  'Where the house stands.': 'Wo das Haus steht.',
  'The day of the review, as 2024-03-15.': 'Der Tag der Rezension, in der Form 2024-03-15.',
  "The customer's words.": 'Die Worte des Kunden.',
  'What was done.': 'Was gemacht wurde.',
  'A picture of the work that the review is about.': 'Ein Bild der Arbeit, um die es in der Rezension geht.',
  'All services in an accordion, one open at a time, with a quote form: beside it on wide screens, in a sheet that a button opens on phones.':
    'Alle Leistungen zum Aufklappen, immer eine offen, mit einem Formular für ein Angebot: auf breiten Bildschirmen daneben, am Telefon in einer Fläche, die eine Schaltfläche öffnet.',
  'The section type, always "services-hub".': 'Die Art des Abschnitts, immer "services-hub".',
  'The services, in the order shown.': 'Die Leistungen, in der gezeigten Reihenfolge.',
  'One service.': 'Eine Leistung.',
  'A short name for the service, such as "roofing"; sent as serviceType by the quote form.':
    'Ein kurzer Name für die Leistung, etwa "roofing"; das Formular für ein Angebot sendet ihn als serviceType.',
  'The name of the service.': 'Der Name der Leistung.',
  'One or two sentences that say what the service is.': 'Ein oder zwei Sätze, die sagen, was die Leistung ist.',
  'Related posts; they open in a new tab.': 'Passende Beiträge; sie öffnen sich in einem neuen Reiter.',
  'One related post.': 'Ein passender Beitrag.',
  'Where the link leads, such as /blog/ice-dams.': 'Wohin der Link führt, etwa /blog/ice-dams.',
  'The picture of the service, with a caption.': 'Das Bild der Leistung, mit Bildunterschrift.',
  'The details. Markdown.': 'Die Einzelheiten.',
  'The page that the link "Learn More About …" leads to.': 'Die Seite, zu der der Link "Learn More About …" führt.',
  'Where the form stands on wide screens: right (the default) or left.':
    'Wo das Formular auf breiten Bildschirmen steht: Rechts (die Vorgabe) oder Links.',
  'The words on the floating button that opens the form on phones.':
    'Die Worte auf der schwebenden Schaltfläche, die am Telefon das Formular öffnet.',
  'The section type, always "split".': 'Die Art des Abschnitts, immer "split".',
  'The text. Markdown.': 'Der Text.',
  'The picture.': 'Das Bild.',
  'Where the picture stands on wide screens: right (the default) or left.':
    'Wo das Bild auf breiten Bildschirmen steht: Rechts (die Vorgabe) oder Links.',
  'The section type, always "stats".': 'Die Art des Abschnitts, immer "stats".',
  'The figures.': 'Die Zahlen.',
  'One figure.': 'Eine Zahl.',
  'The figure as it is shown, in quotes: "50+", "24/7", "100%".':
    'Die Zahl, wie sie gezeigt wird, in Anführungszeichen: "50+", "24/7", "100%".',
  'What the figure counts.': 'Was die Zahl zählt.',
  'A few words that say where the figure comes from or what it leaves out.':
    'Ein paar Worte, die sagen, woher die Zahl kommt oder was sie auslässt.',
  'The section type, always "steps".': 'Die Art des Abschnitts, immer "steps".',
  'column (one under the other, with a line, the default) or row (side by side on wide screens).':
    'Spalte (untereinander, mit einer Linie, die Vorgabe) oder Reihe (auf breiten Bildschirmen nebeneinander).',
  'The steps, in order.': 'Die Schritte, der Reihe nach.',
  'One step.': 'Ein Schritt.',
  'The step in a few words.': 'Der Schritt in wenigen Worten.',
  'What happens in it. Markdown.': 'Was dabei geschieht.',
  'When or how long, in a few words.': 'Wann oder wie lange, in wenigen Worten.',
  'The section type, always "table".': 'Die Art des Abschnitts, immer "table".',
  'What the table shows, in one sentence.': 'Was die Tabelle zeigt, in einem Satz.',
  'The column headings, the first one over the row headings.':
    'Die Köpfe der Spalten, der erste über den Köpfen der Zeilen.',
  'The rows, each with as many cells as there are columns.':
    'Die Zeilen, jede mit so vielen Zellen, wie es Spalten gibt.',
  'One row.': 'Eine Zeile.',
  'A note under the table. Markdown.': 'Eine Anmerkung unter der Tabelle.',
  'The section type, always "team".': 'Die Art des Abschnitts, immer "team".',
  'The people.': 'Die Personen.',
  'One person.': 'Eine Person.',
  'The name, as customers use it.': 'Der Name, wie Kunden ihn verwenden.',
  'What the person does, in a few words.': 'Was die Person macht, in wenigen Worten.',
  'A portrait. The upper part of it is shown where it is taller than its place.':
    'Ein Porträt. Ist es höher als sein Platz, wird der obere Teil gezeigt.',
  'What customers should know of the person. Markdown.': 'Was Kunden über die Person wissen sollten.',
  'The languages that the person speaks.': 'Die Sprachen, die die Person spricht.',
  'How to reach the person: phone, mail, a page.': 'Wie man die Person erreicht: Telefon, E-Mail, eine Seite.',
  'The section type, always "testimonials".': 'Die Art des Abschnitts, immer "testimonials".',
  'The testimonials.': 'Die Kundenstimmen.',
  'One testimonial.': 'Eine Kundenstimme.',
  "The customer's name, as they allow it to be shown.": 'Der Name des Kunden, so wie er gezeigt werden darf.',
  'Who they are, such as "Homeowner, Germantown".': 'Wer es ist, etwa "Homeowner, Germantown".',
  'Their words.': 'Was der Kunde sagt.',
  'One to three letters for the round badge that stands in for a portrait.':
    'Ein bis drei Buchstaben für das runde Abzeichen, das statt eines Porträts steht.',
  'The section type, always "timeline".': 'Die Art des Abschnitts, immer "timeline".',
  'The events, in the order in which they are read.': 'Die Ereignisse, in der Reihenfolge, in der sie gelesen werden.',
  'One event.': 'Ein Ereignis.',
  'When it was, in quotes if it is a number: "1998", Spring 2021, 9:30 AM.':
    'Wann es war, in Anführungszeichen, wenn es eine Zahl ist: "1998", Spring 2021, 9:30 AM.',
  'What happened, in a few words.': 'Was geschah, in wenigen Worten.',
  'More about it. Markdown.': 'Mehr darüber.',
  'A picture of it.': 'Ein Bild davon.',
  'A field in which visitors ask whether you serve their postal code (in the United States: ZIP code). It looks through the regions of the whole site.':
    'Ein Feld, in dem Besucher fragen, ob Sie unter ihrer Postleitzahl arbeiten. Es durchsucht die Regionen der ganzen Website.',
  'The section type, always "zip-lookup".': 'Die Art des Abschnitts, immer "zip-lookup".',
  'The label of the field; left out, what a postal code is called in your country and language: ZIP code, Postcode, Postleitzahl.':
    'Die Beschriftung des Felds; fehlt sie, das Wort Ihres Landes und Ihrer Sprache: ZIP code, Postcode, Postleitzahl.',
  'The words on the button.': 'Die Worte auf der Schaltfläche.',
  'The answer when the code is served; {zip} and {region} are filled in.':
    'Die Antwort, wenn Sie dort arbeiten; {zip} und {region} werden eingesetzt.',
  'The answer when it is not; {zip} is filled in.': 'Die Antwort, wenn Sie dort nicht arbeiten; {zip} wird eingesetzt.',
  'The message when what was typed is no postal code of your country.':
    'Die Meldung, wenn das Eingetippte keine Postleitzahl Ihres Landes ist.',
  'The message when the look-up cannot be read.': 'Die Meldung, wenn sich die Daten für die Suche nicht lesen lassen.',
  'What is true of the whole site: the business, how to reach it, how it looks. Written once here, used everywhere as {brand}, {phone}, {email} …':
    'Was für die ganze Website gilt: der Betrieb, wie man ihn erreicht, wie sie aussieht. Hier einmal geschrieben, überall verwendet als {brand}, {phone}, {email} …',
  "The business's name: {brand}.": 'Der Name des Betriebs: {brand}.',
  'The registered name, where it differs: {legalName}.': 'Der eingetragene Name, wo er anders lautet: {legalName}.',
  'What kind of business it is, by the name that schema.org has for it: "RoofingContractor", "Plumber", "AutoRepair"; given to search engines. "LocalBusiness" where this is left out; "Organization" without address and hours.':
    'Welche Art von Betrieb es ist, mit dem Namen, den schema.org dafür hat: "RoofingContractor", "Plumber", "AutoRepair"; für Suchmaschinen. Ohne Angabe "LocalBusiness", ohne Anschrift und Öffnungszeiten "Organization".',
  'The line under the name: {tagline}.': 'Die Zeile unter dem Namen: {tagline}.',
  'What the business is, in one sentence; given to search engines.':
    'Was der Betrieb ist, in einem Satz; für Suchmaschinen.',
  'The address of the live site, without a slash at its end: "https://www.example.com".':
    'Die Adresse der veröffentlichten Website, ohne Schrägstrich am Ende: "https://www.example.com".',
  'The language of the pages, such as "en-US".': 'Die Sprache der Seiten, etwa "en-US".',
  'All languages of a site that has several, in the order in which they are offered: [en-US, es-US]. What their pages share stands under "translations:".':
    'Alle Sprachen einer Website, die mehrere hat, in der Reihenfolge, in der sie angeboten werden: [en-US, es-US]. Was ihre Seiten gemeinsam haben, steht unter "translations:".',
  'A language, such as "es-US".': 'Eine Sprache, etwa "es-US".',
  'Words that every site brings along, where this one says something else, by their names: "notFound.heading: There is nothing here". Names and words of each language: renderer/languages/.':
    'Wörter, die jede Website mitbringt, wo Ihre etwas anderes sagt, nach ihren Namen: "notFound.heading: There is nothing here". Namen und Wörter jeder Sprache: renderer/languages/.',
  'The word as this site says it, with the same names in braces as before.':
    'Das Wort, wie Ihre Website es sagt, mit denselben Namen in geschweiften Klammern wie vorher.',
  'The phone number as it is shown, with its area code: {phone}.':
    'Die Telefonnummer, wie sie gezeigt wird, mit Vorwahl: {phone}.',
  'Put before the number in "tel:" links, such as "+1".': 'Steht in "tel:"-Links vor der Nummer, etwa "+1".',
  'The e-mail address shown to visitors: {email}.': 'Die E-Mail-Adresse, die Besucher sehen: {email}.',
  'The place named beside the logo and after page titles: {locality}.':
    'Der Ort, der neben dem Logo und hinter den Titeln der Seiten steht: {locality}.',
  'Added to every page title that does not contain the brand, after " | "; the brand where this is left out.':
    'Wird an jeden Titel einer Seite angehängt, der die Marke nicht enthält, nach " | "; ohne Angabe ist es die Marke.',
  'The postal address: {address} on one line.': 'Die Anschrift: {address} in einer Zeile.',
  'Street and number.': 'Straße und Hausnummer.',
  'City.': 'Ort.',
  'State, as two letters; outside the United States the county or province, as it is written there, or nothing.':
    'Bundesstaat, mit zwei Buchstaben; außerhalb der Vereinigten Staaten der Bezirk oder die Provinz, wie man es dort schreibt, oder nichts.',
  'ZIP code, in quotes; outside the United States the postal code, as it is written there.':
    'Postleitzahl, in Anführungszeichen; außerhalb der Vereinigten Staaten so, wie man sie dort schreibt.',
  'Country, as two letters.': 'Land, mit zwei Buchstaben.',
  'Where the business is, for search engines, and the middle of the area that it serves.':
    'Wo der Betrieb liegt, für Suchmaschinen, und die Mitte des Gebiets, in dem er arbeitet.',
  'Degrees north.': 'Grad nördlicher Breite.',
  'Degrees east; west is negative.': 'Grad östlicher Länge; im Westen negativ.',
  'How far from "geo" you work, in miles; given to search engines as the area that you serve. {serviceRadius} says it in the unit of your country, with its name.':
    'Wie weit von "geo" entfernt Sie arbeiten, in Meilen; für Suchmaschinen das Gebiet, in dem Sie arbeiten. {serviceRadius} sagt es in der Einheit Ihres Landes, mit deren Namen.',
  'The opening hours, as they are shown in the footer and beside contact forms.':
    'Die Öffnungszeiten, wie sie in der Fußzeile und neben Kontaktformularen stehen.',
  'One line of the opening hours.': 'Eine Zeile der Öffnungszeiten.',
  'The days it holds for, in English or in the language of the site.':
    'Die Tage, für die sie gilt, auf Englisch oder in der Sprache der Website.',
  'The days as shown, such as "Mon–Fri".': 'Die Tage, wie sie gezeigt werden, etwa "Mon–Fri".',
  'The hours as shown, such as "7:00 AM – 6:00 PM".': 'Die Zeiten, wie sie gezeigt werden, etwa "7:00 AM – 6:00 PM".',
  'Opening time on a 24-hour clock, "07:00"; leave out when closed.':
    'Wann geöffnet wird, mit 24 Stunden gezählt, "07:00"; weglassen, wenn geschlossen ist.',
  'Closing time on a 24-hour clock, "18:00".': 'Wann geschlossen wird, mit 24 Stunden gezählt, "18:00".',
  'Search words for every page that names none of its own.': 'Suchwörter für jede Seite, die keine eigenen nennt.',
  'The picture shown when a page is shared and none is drawn for it: a file in the folder public/, such as "/og-image.png".':
    'Das Bild, das beim Teilen einer Seite gezeigt wird, wenn für sie keines gezeichnet wird: eine Datei im Ordner public/, etwa "/og-image.png".',
  'What is shown when a page is shared: "titled", the default, draws a picture for every page from its title and its opening picture; "same" shows "ogImage" for all pages.':
    'Was beim Teilen einer Seite gezeigt wird: Mit Titel ("titled", die Vorgabe) zeichnet für jede Seite ein Bild aus ihrem Titel und dem Bild ihres Auftakts; Dasselbe ("same") zeigt "ogImage" für alle Seiten.',
  'Addresses of your pages elsewhere, such as a business profile; given to search engines.':
    'Adressen Ihrer Seiten anderswo, etwa eines Unternehmensprofils; für Suchmaschinen.',
  'A web address.': 'Eine Adresse im Internet.',
  'The public key that a hosted form service asks for; sent with the forms that say so. The setting PUBLIC_FORMS_KEY overrides it. Never put a secret here: every visitor can read it.':
    'Der öffentliche Schlüssel, den ein externer Formulardienst verlangt; wird mit den Formularen gesendet, die es angeben. Die Einstellung PUBLIC_FORMS_KEY hat Vorrang. Schreiben Sie hier nie etwas Geheimes hin: Jeder Besucher kann es lesen.',
  'Where all forms are sent by browsers that run no scripts: an address of this site that no page has, such as "/send-form". "/submit-form.php" where this is left out; what still comes there is taken too.':
    'Wohin Browser, die keine Skripte ausführen, alle Formulare senden: eine Adresse dieser Website, die keine Seite hat, etwa "/send-form". Fehlt sie, ist es "/submit-form.php"; was dort noch ankommt, wird ebenfalls angenommen.',
  'The page that visitors see after a form was sent by such a browser. "/thank-you" where this is left out.':
    'Die Seite, die Besucher sehen, nachdem ein solcher Browser ein Formular gesendet hat. Fehlt sie, ist es "/thank-you".',
  'The drawing beside the name, on every page and on pictures for sharing. Left out, the name stands alone. The numbers stand in the SVG file of your logo: width and height at the end of its "viewBox", each path in a "d".':
    'Die Zeichnung neben dem Namen, auf jeder Seite und auf Bildern zum Teilen. Fehlt sie, steht der Name allein. Die Zahlen stehen in der SVG-Datei Ihres Logos: Breite und Höhe am Ende ihrer "viewBox", jeder Pfad in einem "d".',
  'How wide the drawing is, in its own units.': 'Wie breit die Zeichnung ist, in ihren eigenen Einheiten.',
  'How high it is.': 'Wie hoch sie ist.',
  'How thick its lines are.': 'Wie dick ihre Linien sind.',
  'What it is drawn of, the front last.': 'Woraus sie gezeichnet ist, das Vorderste zuletzt.',
  'A line, or a shape that it encloses.': 'Eine Linie oder eine Form, die sie umschließt.',
  'Where the line goes, as in the "d" of an SVG file: "M2 29 16 7".':
    'Wie die Linie verläuft, wie im "d" einer SVG-Datei: "M2 29 16 7".',
  'Its color: that of the name, or the accent of the theme.':
    'Ihre Farbe: die des Namens oder die Akzentfarbe der Website.',
  'true for the shape inside the line instead of the line.': 'Ja für die Form innerhalb der Linie statt der Linie.',
  'The logo as a picture, in place of mark and name: files of the folder public/, SVG or PNG.':
    'Das Logo als Bild, statt Zeichen und Name: Dateien des Ordners public/, SVG oder PNG.',
  'For light grounds, such as "/logo.svg".': 'Für hellen Grund, etwa "/logo.svg".',
  'For dark grounds: the footer, and pages in the dark scheme. Left out, the mark and the name stand there.':
    'Für dunklen Grund: die Fußzeile, und Seiten im dunklen Farbschema. Fehlt es, stehen dort Zeichen und Name.',
  'How wide the picture is, in any unit: browsers leave room by it.':
    'Wie breit das Bild ist, in beliebiger Einheit: Browser halten danach Platz frei.',
  'How high it is, in the same unit.': 'Wie hoch es ist, in derselben Einheit.',
  'true for a picture without words: the name stands beside it.': 'Ja für ein Bild ohne Worte: Der Name steht daneben.',
  'A line over every page for what matters now: holidays, an offer, a storm.':
    'Eine Zeile über jeder Seite für das, was gerade wichtig ist: Feiertage, eine Aktion, ein Sturm.',
  'The words, short enough for a phone.': 'Die Worte, kurz genug für ein Telefon.',
  'A link after the words.': 'Ein Link hinter den Worten.',
  'The last day on which it shows, as year-month-day.': 'Der letzte Tag, an dem sie zu sehen ist, als Jahr-Monat-Tag.',
  'The page that visitors see where there is none.': 'Die Seite, die Besucher sehen, wo es keine gibt.',
  'What stands over its words: mark (the site\'s own, large) or missing-shingle (a roof that has lost one). Left out with "notFound:", nothing.':
    'Was über ihren Worten steht: Zeichen (das der Website, groß) oder Fehlende Schindel (ein Dach, dem eine fehlt). Fehlt es zusammen mit "notFound:", nichts.',
  'How the site looks: its colors, fonts and shapes.': 'Wie die Website aussieht: ihre Farben, Schriften und Formen.',
  'The color of the brand, such as that of the sign over the door: links and buttons have it, and all other colors go with it, in light and in dark.':
    'Die Farbe der Marke, etwa die des Schilds über der Tür: Links und Schaltflächen haben sie, und alle anderen Farben richten sich nach ihr, hell wie dunkel.',
  "A second color of the brand: the grounds of dark bands and of the footer have it, and what is tinted. Without it they go with the brand's.":
    'Eine zweite Farbe der Marke: Der Grund dunkler Bänder und der Fußzeile hat sie, und was getönt ist. Ohne sie richten sich diese nach der Farbe der Marke.',
  "Light or dark: auto (as the visitor's device is set, the default), light (always) or dark (always).":
    'Hell oder dunkel: Wie das Gerät (wie es beim Besucher eingestellt ist, die Vorgabe), Hell (immer) oder Dunkel (immer).',
  'Text, and the ground of dark bands.': 'Text, und der Grund dunkler Bänder.',
  "The page's background.": 'Der Hintergrund der Seite.',
  'Bands between plain ones: a shade off the paper.':
    'Bänder zwischen schlichten: eine Spur anders als die Hintergrundfarbe.',
  'Buttons and links.': 'Schaltflächen und Links.',
  'Buttons under the pointer, and the ground of urgent notices.':
    'Schaltflächen unter dem Zeiger, und der Grund dringender Hinweise.',
  'Accents on dark bands.': 'Akzente auf dunklen Bändern.',
  "Single colors of the light scheme, instead of those that follow from the brand's.":
    'Einzelne Farben des hellen Farbschemas, statt derer, die sich aus der Farbe der Marke ergeben.',
  'Cards, forms and open menus.': 'Karten, Formulare und offene Menüs.',
  'Text.': 'Text.',
  'Text that matters less, such as captions.': 'Text, der weniger wichtig ist, etwa Bildunterschriften.',
  'Lines between parts, and around cards.': 'Linien zwischen Teilen und um Karten.',
  'Lines around fields that visitors fill in.': 'Linien um Felder, die Besucher ausfüllen.',
  'Links, and buttons where the brand color is dark enough for white words.':
    'Links, und Schaltflächen, wo die Farbe der Marke dunkel genug für weiße Worte ist.',
  'The same under the pointer.': 'Dasselbe unter dem Zeiger.',
  'Words on the accent.': 'Worte auf der Akzentfarbe.',
  'What is wrong in a form.': 'Was in einem Formular falsch ist.',
  'The ground of dark bands.': 'Der Grund dunkler Bänder.',
  'The ground of the footer.': 'Der Grund der Fußzeile.',
  "Single colors of the dark scheme, instead of those that follow from the brand's.":
    'Einzelne Farben des dunklen Farbschemas, statt derer, die sich aus der Farbe der Marke ergeben.',
  'Single colors of what stands on dark bands, pictures and the footer.':
    'Einzelne Farben dessen, was auf dunklen Bändern, auf Bildern und in der Fußzeile steht.',
  'Text there.': 'Der Text dort.',
  'Text that matters less.': 'Text, der weniger wichtig ist.',
  'Links, buttons and accents.': 'Links, Schaltflächen und Akzente.',
  'The brightest words: headlines over pictures, and urgent notices.':
    'Die hellsten Worte: Überschriften über Bildern, und dringende Hinweise.',
  'What darkens a picture under words.': 'Was ein Bild unter Worten abdunkelt.',
  'The fonts: a pair that comes along, or single fonts by their names at fontsource.org once they are installed ("npm install @fontsource-variable/lora", or "@fontsource/lora" for one that is not variable).':
    'Die Schriften: ein Paar, das mitgeliefert wird, oder einzelne Schriften nach ihren Namen bei fontsource.org, sobald sie installiert sind ("npm install @fontsource-variable/lora", oder "@fontsource/lora" für eine, die nicht variabel ist).',
  'Two fonts that go together: sturdy (Bricolage Grotesque and Source Sans), elegant (Playfair Display and Mulish), friendly (Nunito), grotesque (Hanken Grotesk, the default), technical (Space Grotesk and IBM Plex Sans), humanist (Alegreya Sans) or newspaper (Newsreader and Source Serif).':
    'Zwei Schriften, die zusammenpassen: Kräftig (Bricolage Grotesque und Source Sans), Elegant (Playfair Display und Mulish), Freundlich (Nunito), Grotesk (Hanken Grotesk, die Vorgabe), Technisch (Space Grotesk und IBM Plex Sans), Humanistisch (Alegreya Sans) oder Zeitung (Newsreader und Source Serif).',
  'The font of headings, such as "playfair-display".': 'Die Schrift der Überschriften, etwa "playfair-display".',
  'How bold headings are: 400 is regular, 700 bold.': 'Wie fett Überschriften sind: 400 ist normal, 700 fett.',
  'The font of everything else, such as "mulish".': 'Die Schrift für alles andere, etwa "mulish".',
  'The bar at the top of every page.': 'Die Leiste oben auf jeder Seite.',
  'Where logo and name stand: centered (between place and button, the menu under them), left (the menu beside them on wide screens, where the place gives way to it, or under them if all does not fit in one row; the default) or over (large, in a row of their own over the menu).':
    'Wo Logo und Name stehen: Mittig (zwischen Ort und Schaltfläche, das Menü darunter), Links (das Menü auf breiten Bildschirmen daneben, wo der Ort ihm weicht, oder darunter, wenn nicht alles in eine Zeile passt; die Vorgabe) oder Über dem Menü (groß, in einer eigenen Reihe).',
  'false leaves out the phone number on wide screens.': 'Nein lässt die Telefonnummer auf breiten Bildschirmen weg.',
  'false leaves out the place.': 'Nein lässt den Ort weg.',
  'false leaves out the button on wide screens; the menu of phones keeps it.':
    'Nein lässt die Schaltfläche auf breiten Bildschirmen weg; im Menü am Telefon bleibt sie.',
  'The bars on phones. Which links stand at the foot of the screen says "navigation.bar": left out, there are none.':
    'Die Leisten am Telefon. Welche Links am unteren Rand des Bildschirms stehen, sagt "navigation.bar": Fehlt es, gibt es keine.',
  'false leaves out the line under the name that calls.':
    'Nein lässt die Zeile unter dem Namen weg, mit der man anruft.',
  'false leaves out the place at the foot of the screen; without links there is no bar then.':
    'Nein lässt den Ort am unteren Rand des Bildschirms weg; ohne Links gibt es dann dort keine Leiste.',
  'The shape of things: corners, room, buttons, cards, headings.':
    'Die Form der Dinge: Ecken, Abstände, Schaltflächen, Karten, Überschriften.',
  'Corners of cards, buttons, fields and pictures: soft (a little rounded, the default), square or round.':
    'Ecken von Karten, Schaltflächen, Feldern und Bildern: Weich (ein wenig gerundet, die Vorgabe), Eckig oder Rund.',
  'The room between sections: normal (the default), compact or airy.':
    'Der Abstand zwischen Abschnitten: Normal (die Vorgabe), Knapp oder Luftig.',
  'Buttons: filled (the default), pill (filled, round at the ends) or outlined (filled under the pointer alone).':
    'Schaltflächen: Gefüllt (die Vorgabe), Kapsel (gefüllt, an den Enden rund) oder Mit Rand (nur unter dem Zeiger gefüllt).',
  'Cards: outlined (a thin line around them, the default), raised (a shadow under them), flat (a ground without a line) or plain (a line over them alone).':
    'Karten: Mit Rand (eine dünne Linie darum, die Vorgabe), Erhaben (ein Schatten darunter), Flach (ein Grund ohne Linie) oder Schlicht (nur eine Linie darüber).',
  'Large headings: as they are written (normal, the default) or in capitals.':
    'Große Überschriften: wie sie geschrieben sind (Normal, die Vorgabe) oder in Großbuchstaben.',
  'How large headings are: normal (the default), modest or large.':
    'Wie groß Überschriften sind: Normal (die Vorgabe), Zurückhaltend oder Groß.',
  'The entries of the menu and the button beside it: in capitals or as they are written (normal, the default).':
    'Die Einträge des Menüs und die Schaltfläche daneben: in Großbuchstaben oder wie sie geschrieben sind (Normal, die Vorgabe).',
  'Figures and statements written once and used as {facts.name}.':
    'Zahlen und Angaben, die einmal geschrieben und als {facts.name} verwendet werden.',
  'A figure or statement that several pages use as {facts.name}.':
    'Eine Zahl oder Angabe, die mehrere Seiten als {facts.name} verwenden.',
  'The words that stand in for {facts.name}.': 'Die Worte, die für {facts.name} eingesetzt werden.',
  'Who vouches for it: the owner, a manufacturer, a document.':
    'Wer dafür einsteht: der Inhaber, ein Hersteller, ein Dokument.',
  'The day by which someone should check that it still holds; after it the check warns.':
    'Der Tag, bis zu dem jemand prüfen sollte, ob es noch stimmt; danach warnt die Prüfung.',
  'Sets of things for pages that are written once and made for each of them: a page "/{service.slug}/{area.slug}" is made for every service in every area.':
    'Sammlungen von Dingen für Seiten, die einmal geschrieben und für jedes davon angelegt werden: Eine Seite "/{service.slug}/{area.slug}" entsteht für jede Leistung in jedem Gebiet.',
  'A set of things of one kind, such as the communities served. A page whose address holds {area.slug} is made for each item of the set "area", with {area.name} and so on in its texts.':
    'Eine Sammlung gleichartiger Dinge, etwa der Orte, in denen Sie arbeiten. Eine Seite, deren Adresse {area.slug} enthält, entsteht für jeden Eintrag der Sammlung "area", mit {area.name} und so weiter in ihren Texten.',
  'What every item says about itself, by name. Each is demanded of each item unless it is optional.':
    'Was jeder Eintrag über sich sagt, nach Namen. Jedes wird von jedem Eintrag verlangt, wenn es nicht freiwillig ist.',
  'One field: what belongs there.': 'Ein Feld: was dort hingehört.',
  'What belongs there, in a few words; shown when an item lacks it.':
    'Was dort hingehört, in wenigen Worten; wird gezeigt, wenn es bei einem Eintrag fehlt.',
  'The value names an item of this set, whose own fields can be used: with a field "near" of "area", {area.near.name}.':
    'Der Wert nennt einen Eintrag dieser Sammlung, dessen eigene Felder sich verwenden lassen: mit einem Feld "near" von "area", {area.near.name}.',
  'There is a text for each item of this set: the page takes the one for the item that it is made for.':
    'Für jeden Eintrag dieser Sammlung gibt es einen Text: Die Seite nimmt den für den Eintrag, für den sie angelegt wird.',
  'true where an item may leave it out.': 'Ja, wo ein Eintrag es weglassen darf.',
  'The items, each under its name in addresses.': 'Die Einträge, jeder unter seinem Namen in Adressen.',
  'One item: its fields.': 'Ein Eintrag: seine Felder.',
  'What a page of a kind must and may have, where it is not what any site needs, and kinds of your own.':
    'Was eine Seite einer Art haben muss und darf, wo es anders ist als auf jeder Website, und eigene Arten.',
  'What pages of one kind must and may have. Of a kind that every site has, what is left out stays as it is.':
    'Was Seiten einer Art haben müssen und dürfen. Bei einer Art, die jede Website hat, bleibt, was hier fehlt, wie es ist.',
  'What pages of this kind are for; shown where a kind is chosen.':
    'Wofür Seiten dieser Art da sind; wird gezeigt, wo eine Art gewählt wird.',
  'What the page must offer, by whichever section: opening (its first-level heading, at the top), contact (a form, or a call to act).':
    'Was die Seite bieten muss, gleich durch welchen Abschnitt: Auftakt (ihre Überschrift der ersten Ebene, ganz oben), Kontakt (ein Formular oder ein Aufruf).',
  'One thing that some section of the page must offer.': 'Etwas, das irgendein Abschnitt der Seite bieten muss.',
  'The sections that a page must have.': 'Die Abschnitte, die eine Seite haben muss.',
  'A section type.': 'Eine Art von Abschnitt.',
  'The sections that it may have besides those; any, where this is left out.':
    'Die Abschnitte, die sie außerdem haben darf; ohne Angabe alle.',
  'The fields of the page that it needs besides those that every page needs.':
    'Die Felder der Seite, die sie außer denen braucht, die jede Seite braucht.',
  'A field, such as "date".': 'Ein Feld, etwa "date".',
  'The sections that a new page of this kind begins with; those it must have, where this is left out.':
    'Die Abschnitte, mit denen eine neue Seite dieser Art beginnt; ohne Angabe die, die sie haben muss.',
  'Sections whose order is fixed, from top to bottom.': 'Abschnitte, deren Reihenfolge feststeht, von oben nach unten.',
  'The section that stands at the top.': 'Der Abschnitt, der ganz oben steht.',
  'The section that stands at the end.': 'Der Abschnitt, der am Ende steht.',
  'The entries of the header, in order.': 'Die Einträge der Kopfzeile, der Reihe nach.',
  'One entry of the header.': 'Ein Eintrag der Kopfzeile.',
  'The entries of its dropdown.': 'Die Einträge seines Aufklappmenüs.',
  'One entry of the dropdown.': 'Ein Eintrag des Aufklappmenüs.',
  'The entries of its submenu.': 'Die Einträge seines Untermenüs.',
  'One entry of the submenu.': 'Ein Eintrag des Untermenüs.',
  'The button at the right of the header.': 'Die Schaltfläche rechts in der Kopfzeile.',
  "The entries of the menu on phones, in order, before the button; those of the header where this is left out. Under an entry with the words of a header entry, that entry's dropdown can be unfolded.":
    'Die Einträge des Menüs am Telefon, der Reihe nach, vor der Schaltfläche; die der Kopfzeile, wenn sie hier fehlen. Unter einem Eintrag mit den Worten eines Eintrags der Kopfzeile lässt sich dessen Aufklappmenü öffnen.',
  'One entry.': 'Ein Eintrag.',
  "The links at the foot of a phone's screen, beside the place: the fastest ways to get in touch. The last one stands out.":
    'Die Links am unteren Rand des Bildschirms am Telefon, neben dem Ort: die schnellsten Wege, Sie zu erreichen. Der letzte ist hervorgehoben.',
  'The words of the link; one short word, such as "Call".': 'Die Worte des Links; ein kurzes Wort, etwa "Call".',
  'The name of an icon of the Lucide set, such as "house", "hammer" or "shield-check".':
    'Der Name eines Symbols der Sammlung Lucide, etwa "house", "hammer" oder "shield-check".',
  'The columns of the footer.': 'Die Spalten der Fußzeile.',
  'One column.': 'Eine Spalte.',
  'The heading of the column.': 'Die Überschrift der Spalte.',
  'Its links.': 'Ihre Links.',
  'The small links in the last line of the footer.': 'Die kleinen Links in der letzten Zeile der Fußzeile.',
  'Menus, forms and other texts of all pages in further languages, by language: "es-US". A page says its own with "language:".':
    'Menüs, Formulare und andere Texte aller Seiten in weiteren Sprachen, nach Sprache: "es-US". Eine Seite nennt ihre eigene mit "language:".',
  'What all pages of a further language share: what is left out here they have from the first one.':
    'Was alle Seiten einer weiteren Sprache gemeinsam haben: Was hier fehlt, haben sie von der ersten.',
  'all, the default, warns of each page that has no translation; some says that a part of the site is enough.':
    'Alle, die Vorgabe, warnt bei jeder Seite, die keine Übersetzung hat; Einige sagt, dass ein Teil der Website genügt.',
  'Texts of "site:" in this language.': 'Texte von "site:" in dieser Sprache.',
  'The values of facts in this language, by name; source and day of review are those of the fact.':
    'Die Werte der Angaben in dieser Sprache, nach Namen; Quelle und Tag der Prüfung sind die der Angabe.',
  'The value, as it is shown.': 'Der Wert, wie er gezeigt wird.',
  'The words of forms, by name. Where they are sent and what fields they have stands under "forms:".':
    'Die Worte der Formulare, nach Namen. Wohin sie gesendet werden und welche Felder sie haben, steht unter "forms:".',
  'The words of one form.': 'Die Worte eines Formulars.',
  'The words of the fields, by their names.': 'Die Worte der Felder, nach deren Namen.',
  'The words of one field.': 'Die Worte eines Felds.',
  'The label over the field.': 'Die Beschriftung über dem Feld.',
  'A faint example in the empty field; never the only place for something the visitor must know.':
    'Ein blasses Beispiel im leeren Feld; nie der einzige Ort für etwas, das Besucher wissen müssen.',
  'Makes the field required; the message shown when it is empty.':
    'Macht das Feld zur Pflicht; die Meldung, die gezeigt wird, wenn es leer ist.',
  'The message shown when an e-mail address, a phone number, a postal code, a day or a number is not one or is out of its bounds, or a value is not one of the options.':
    'Die Meldung, die gezeigt wird, wenn eine E-Mail-Adresse, eine Telefonnummer, eine Postleitzahl, ein Tag oder eine Zahl keine ist oder außerhalb der Grenzen liegt oder ein Wert nicht zur Auswahl gehört.',
  'The words of the choices, by the value that each sends.':
    'Die Worte der Auswahl, nach dem Wert, der jeweils gesendet wird.',
  'The words on the button while it is sent.': 'Die Worte auf der Schaltfläche, während gesendet wird.',
  'What the visitor is told when it was sent.': 'Was dem Besucher gesagt wird, wenn gesendet wurde.',
  'The title of the message.': 'Der Titel der Meldung.',
  'The message.': 'Die Meldung.',
  'Shown in place of the form after it was sent, and stays there. Without it the form stays, emptied.':
    'Wird nach dem Senden statt des Formulars gezeigt und bleibt stehen. Ohne sie bleibt das Formular, geleert.',
  'The first line.': 'Die erste Zeile.',
  'What happens next, and when.': 'Was als Nächstes geschieht, und wann.',
  'The line over a list of what the visitor sent. Without it there is no list.':
    'Die Zeile über einer Liste dessen, was der Besucher gesendet hat. Ohne sie gibt es keine Liste.',
  'Where to go from here: the number for emergencies, the page that says what happens next.':
    'Wohin es von hier aus geht: die Nummer für Notfälle, die Seite, die sagt, was als Nächstes geschieht.',
  'The words on the button that brings the form back, empty. Without it there is no such button.':
    'Die Worte auf der Schaltfläche, die das Formular zurückbringt, leer. Ohne sie gibt es diese Schaltfläche nicht.',
  'What the visitor is told when it could not be sent; what they typed is kept.':
    'Was dem Besucher gesagt wird, wenn nicht gesendet werden konnte; was er getippt hat, bleibt stehen.',
  'Shared sections in this language, by the names that they have under "shared:".':
    'Gemeinsame Abschnitte in dieser Sprache, nach den Namen, die sie unter "shared:" haben.',
  'One section of a page.': 'Ein Abschnitt einer Seite.',
  'What kind of section it is.': 'Welche Art von Abschnitt es ist.',
  'One form: where it is sent, its fields with their messages, and what the visitor is told. The same declaration draws the form and checks what the server receives.':
    'Ein Formular: wohin es gesendet wird, seine Felder mit ihren Meldungen, und was dem Besucher gesagt wird. Nach denselben Angaben wird das Formular gezeichnet und geprüft, was der Server empfängt.',
  'Where the form is sent as JSON: a path on this site ("/submit-form.php") or the address of a hosted function ("https://…").':
    'Wohin das Formular als JSON gesendet wird: ein Pfad auf dieser Website ("/submit-form.php") oder die Adresse einer extern betriebenen Funktion ("https://…").',
  'true to send "site.formsKey" as a bearer token, for a hosted function that asks for it.':
    'Ja, um "site.formsKey" als Bearer-Token zu senden, für eine extern betriebene Funktion, die ihn verlangt.',
  'Who says what is missing where a browser runs no scripts: "browser" leaves it to the browser, "messages" to the page with which the server answers. With scripts each field\'s own message stands under it.':
    'Wer sagt, was fehlt, wo ein Browser keine Skripte ausführt: Mit eigenen Meldungen ("messages") die Seite, mit der der Server antwortet, Durch den Browser ("browser") der Browser. Mit Skripten steht unter jedem Feld dessen eigene Meldung.',
  'Fixed values sent along, such as formType. Two forms with the same endpoint need different ones.':
    'Feste Werte, die mitgesendet werden, etwa formType. Zwei Formulare mit derselben Empfängeradresse brauchen verschiedene.',
  'true to send the serviceType of the section that shows the form.':
    'Ja, um den serviceType des Abschnitts zu senden, der das Formular zeigt.',
  'The fields, in the order shown.': 'Die Felder, in der gezeigten Reihenfolge.',
  'One field.': 'Ein Feld.',
  'The name under which the value is sent.': 'Der Name, unter dem der Wert gesendet wird.',
  'The mail that the visitor gets, once, when the form was sent: for forms with a field of type email. What looks odd is not answered before you release it.':
    'Die Mail, die Besucher einmal bekommen, wenn das Formular gesendet ist: für Formulare mit einem Feld vom Typ email. Was verdächtig aussieht, wird nicht beantwortet, bevor Sie es freigeben.',
  'The subject of the mail.': 'Der Betreff der Mail.',
  'What the mail says, as plain text: "text: |" and lines under it. {name} is the visitor\'s name, where the form has a field of that name and a plain name stands in it.':
    'Was in der Mail steht, als einfacher Text: „text: |“ und Zeilen darunter. {name} ist der Name des Besuchers, wo das Formular ein Feld dieses Namens hat und ein gewöhnlicher Name darin steht.',
  'Begins a new step of a long form with this field; the title of the step, "Your roof". Visitors see one step at a time, and what they typed is still there after a reload. The first field begins the first step; "validation" is "messages".':
    'Beginnt mit diesem Feld einen neuen Schritt eines langen Formulars; der Titel des Schritts, „Ihr Dach“. Besucher sehen einen Schritt nach dem anderen, und was sie getippt haben, ist nach einem Neuladen noch da. Das erste Feld beginnt den ersten Schritt; „validation“ ist „messages“.',
  'What kind of field it is. A postal-code has to be written as codes are in the country of your address. Of a select or radio visitors choose one, of checkboxes several; a checkbox is one box to tick, and of a consent the words beside it and the time are kept. A file takes up to six pictures, such as photos of the damage; the form has to be sent to this site.':
    'Welche Art von Feld es ist. Eine Postleitzahl (postal-code) muss so geschrieben sein, wie es im Land Ihrer Anschrift üblich ist. Bei select oder radio wählen Besucher eines, bei checkboxes mehreres; checkbox ist ein einzelnes Kästchen, und von consent (Einwilligung) werden die Worte daneben und die Zeit aufbewahrt. Eine Datei (file) nimmt bis zu sechs Bilder an, etwa Fotos vom Schaden; das Formular muss an diese Website gesendet werden.',
  'The height of a textarea, in lines.': 'Die Höhe eines Felds für mehrzeiligen Text, in Zeilen.',
  'What the browser may fill in by itself.': 'Was der Browser von selbst ausfüllen darf.',
  'The keyboard that a phone shows.': 'Die Tastatur, die ein Telefon zeigt.',
  'The most characters the field takes.': 'Wie viele Zeichen das Feld höchstens aufnimmt.',
  'half puts two fields side by side where there is room.': 'Halb stellt zwei Felder nebeneinander, wo Platz ist.',
  'The least that a number may be.': 'Der kleinste Wert, den eine Zahl haben darf.',
  'The most that a number may be.': 'Der größte Wert, den eine Zahl haben darf.',
  'What a number is a multiple of: 0.5 takes halves too. Whole numbers where this is left out.':
    'Wovon eine Zahl ein Vielfaches ist: 0.5 nimmt auch halbe. Ohne die Angabe sind es ganze Zahlen.',
  'The first day that a date may be: "2027-04-01", "today", "in 3 days".':
    'Der erste Tag, den ein Datum haben darf: „2027-04-01“, „today“ (heute), „in 3 days“ (in 3 Tagen).',
  'The last day that a date may be, written as the first.':
    'Der letzte Tag, den ein Datum haben darf, geschrieben wie der erste.',
  'The choices of a select, radio or checkboxes field.':
    'Die Auswahl eines Feldes der Art select, radio oder checkboxes.',
  'One choice.': 'Eine Möglichkeit der Auswahl.',
  'The value that is sent.': 'Der Wert, der gesendet wird.',
  'Old addresses and the pages they lead to now: "/about.php", "/index.html" or "/leak", without "?" and what follows.':
    'Alte Adressen und die Seiten, zu denen sie jetzt führen: "/about.php", "/index.html" oder "/leak", ohne "?" und was darauf folgt.',
  'The page that the old address leads to.': 'Die Seite, zu der die alte Adresse führt.',
  'The opening hours from "site:", with the holidays to come, and whether it is open now.':
    'Die Öffnungszeiten aus "site:", mit den kommenden Feiertagen, und ob jetzt geöffnet ist.',
  'The section type, always "hours".': 'Die Art des Abschnitts, immer "hours".',
  'What holds besides, under the hours, such as what to do in an emergency. Markdown.':
    'Was außerdem gilt, unter den Zeiten, etwa was im Notfall zu tun ist. Markdown.',
  'When it is closed in between, such as a lunch break.': 'Wann dazwischen geschlossen ist, etwa über Mittag.',
  'When the break begins, "12:00".': 'Wann die Pause beginnt, "12:00".',
  'When it ends, "13:00".': 'Wann sie endet, "13:00".',
  'Days on which other hours hold: holidays, vacations, late openings. They are shown until they have passed, and told to search engines.':
    'Tage, an denen andere Zeiten gelten: Feiertage, Urlaub, lange Abende. Sie werden gezeigt, bis sie vorbei sind, und den Suchmaschinen gesagt.',
  'A day with other hours, or several in a row.': 'Ein Tag mit anderen Zeiten, oder mehrere nacheinander.',
  'The day, or the first of several, as year-month-day.': 'Der Tag, oder der erste von mehreren, als Jahr-Monat-Tag.',
  'The last day, if there are several in a row.': 'Der letzte Tag, wenn es mehrere nacheinander sind.',
  'What day it is, such as "Thanksgiving" or "Summer vacation".':
    'Was für ein Tag es ist, etwa "Heiligabend" oder "Sommerurlaub".',
  'The hours as shown, where "opens" and "closes" do not say enough: "Emergency calls only".':
    'Die Zeiten, wie sie gezeigt werden, wo "opens" und "closes" nicht genug sagen: "Nur Notfälle".',
  'Opening time on a 24-hour clock, "10:00"; leave out when closed.':
    'Wann geöffnet wird, mit 24 Stunden gezählt, "10:00"; weglassen, wenn geschlossen ist.',
  'The time zone of the office, such as "America/New_York": whether it is open now is told by it, and mails and lists of leads give their times in it. Without it they are in UTC.':
    'Die Zeitzone des Büros, etwa "America/New_York": nach ihr wird gesagt, ob jetzt geöffnet ist, und E-Mails und Listen von Anfragen geben ihre Zeiten darin an. Ohne sie sind die Zeiten in UTC.',
  'The places of the business from "site:", each with address, phone, hours and the way there.':
    'Die Standorte des Betriebs aus "site:", jeder mit Anschrift, Telefon, Öffnungszeiten und dem Weg dorthin.',
  'The section type, always "locations".': 'Die Art des Abschnitts, immer "locations".',
  'What the place of "address" is called here; its town where this is left out.':
    'Wie der Ort von "address" hier heißt; seine Stadt, wenn es fehlt.',
  'Further places of the business besides the one of "address". The section "locations" shows them all, the section "map" those with "geo".':
    'Weitere Standorte des Betriebs neben dem von "address". Der Abschnitt "locations" zeigt alle, der Abschnitt "map" die mit "geo".',
  'One place of the business.': 'Ein Standort des Betriebs.',
  'What the place is called, such as "Workshop" or the part of town.':
    'Wie der Ort heißt, etwa "Werkstatt" oder der Stadtteil.',
  'The postal address of the place.': 'Die Postanschrift des Ortes.',
  'Its own phone number; that of the business where this is left out.':
    'Die eigene Telefonnummer; fehlt sie, die des Betriebs.',
  'Its own e-mail address, if it has one.': 'Die eigene E-Mail-Adresse, wenn es eine gibt.',
  'Its own opening hours; those of the business where this is left out.':
    'Die eigenen Öffnungszeiten; fehlen sie, die des Betriebs.',
  'Its own time zone, if it lies in another one.': 'Die eigene Zeitzone, wenn er in einer anderen liegt.',
  'Where it is, for the map and for search engines.': 'Wo er liegt, für die Karte und für Suchmaschinen.',
  'What visitors should know of it, in one sentence: where to park, which bell to ring.':
    'Was Besucher darüber wissen sollten, in einem Satz: wo man parkt, wo man klingelt.',
  'Marks of others: certificates, memberships, partners, each with its name and a link if you like.':
    'Zeichen anderer: Zertifikate, Mitgliedschaften, Partner, jedes mit seinem Namen und auf Wunsch mit einem Link.',
  'The marks.': 'Die Zeichen.',
  'One mark.': 'Ein Zeichen.',
  'Whose mark it is, as visitors know it.': 'Wessen Zeichen es ist, wie Besucher es kennen.',
  'The mark as a picture. It is shown whole, on a white ground.':
    'Das Zeichen als Bild. Es wird ganz gezeigt, auf weißem Grund.',
  'What it means for visitors, in one sentence.': 'Was es für Besucher bedeutet, in einem Satz.',
  'Where visitors can see that it is true, or whom they meet there.':
    'Wo Besucher sehen, dass es stimmt, oder wen sie dort treffen.',
  'Files to take along: forms, checklists, price lists, each with its type and size.':
    'Dateien zum Mitnehmen: Formulare, Checklisten, Preislisten, jede mit Art und Größe.',
  'The files.': 'Die Dateien.',
  'One file.': 'Eine Datei.',
  'What the file is, in a few words.': 'Was die Datei ist, in wenigen Worten.',
  'The file in the folder public/, such as "/price-list.pdf". Its type and size are read from it.':
    'Die Datei im Ordner public/, etwa "/preisliste.pdf". Art und Größe werden aus ihr gelesen.',
  'What it is good for, in one sentence.': 'Wozu sie gut ist, in einem Satz.',
  'Links to your pages elsewhere, which stand under "profiles" in "site:".':
    'Links zu Ihren Seiten anderswo, die unter "profiles" in "site:" stehen.',
  'The section type, always "logos".': 'Die Art des Abschnitts, immer "logos".',
  'The section type, always "downloads".': 'Die Art des Abschnitts, immer "downloads".',
  'The section type, always "social".': 'Die Art des Abschnitts, immer "social".',
  'A map drawn to scale from the coordinates in "site:", with the area that you serve and the way to you in maps of others.':
    'Eine maßstäbliche Karte aus den Koordinaten in "site:", mit dem Gebiet, in dem Sie arbeiten, und dem Weg zu Ihnen in Karten anderer.',
  'The section type, always "map".': 'Die Art des Abschnitts, immer "map".',
  'Further places to show, such as the towns that you serve; those of the business itself are on the map anyway.':
    'Weitere Orte, etwa die Städte, in denen Sie arbeiten; die Standorte des Betriebs stehen ohnehin auf der Karte.',
  'One place.': 'Ein Ort.',
  'What the place is called.': 'Wie der Ort heißt.',
  'A page about it.': 'Eine Seite darüber.',
  'A few texts of which one is read at a time: under tabs on a wide screen, under headings that open on a phone.':
    'Einige Texte, von denen man immer einen liest: unter Reitern auf breitem Bildschirm, unter Überschriften zum Aufklappen am Telefon.',
  'The section type, always "tabs".': 'Die Art des Abschnitts, immer "tabs".',
  'The tabs; the first one is open.': 'Die Reiter; der erste ist offen.',
  'One tab.': 'Ein Reiter.',
  'The words on the tab, two or three.': 'Die Wörter auf dem Reiter, zwei oder drei.',
  'What stands under it. Markdown.': 'Was darunter steht. Markdown.',
  'An invitation to a newsletter, with the form in which visitors enter their address. The address counts when its owner has confirmed it by a link in a mail.':
    'Eine Einladung zu einem Newsletter, mit dem Formular für die Adresse. Die Adresse zählt, sobald ihr Inhaber sie über einen Link in einer Mail bestätigt hat.',
  'The section type, always "newsletter".': 'Die Art des Abschnitts, immer "newsletter".',
  'What will come, how often, and what will not. Markdown.': 'Was kommen wird, wie oft, und was nicht. Markdown.',
  'The form to show, by its name under "forms:". It says "newsletter:", and has a required field "email".':
    'Das Formular, das gezeigt wird, nach seinem Namen unter "forms:". Es hat "newsletter:" und ein Pflichtfeld "email".',
  'A line under the button: that every mail has a link to unsubscribe, and where your words on privacy are.':
    'Eine Zeile unter dem Knopf: dass jede Mail einen Link zum Abmelden hat, und wo Ihre Worte zum Datenschutz stehen.',
  'Makes what this form sends a subscription: the address counts when its owner has confirmed it by a link in a mail, and is kept apart from requests. "newsletter: {}" takes the usual words for that mail.':
    'Macht aus dem, was dieses Formular sendet, eine Anmeldung: Die Adresse zählt, sobald ihr Inhaber sie über einen Link in einer Mail bestätigt hat, und wird getrennt von Anfragen aufbewahrt. "newsletter: {}" nimmt die üblichen Worte für diese Mail.',
  'The subject of the mail that asks to confirm the address; the name of the business stands before it.':
    'Der Betreff der Mail, die um die Bestätigung der Adresse bittet; der Name des Betriebs steht davor.',
  'What that mail says first: what will come, and how often. The link, its time and what to do about a mail that nobody asked for follow by themselves.':
    'Was diese Mail zuerst sagt: was kommen wird und wie oft. Der Link, seine Frist und was bei einer unverlangten Mail zu tun ist, folgen von selbst.',
  'The calendar of a booking service, such as Calendly, Cal.com, Google, Doctolib or Square, which loads when a visitor asks for it.':
    'Der Kalender eines Buchungsdienstes wie Calendly, Cal.com, Google, Doctolib oder Square, der erst geladen wird, wenn Besucher es wollen.',
  'The section type, always "booking".': 'Die Art des Abschnitts, immer "booking".',
  'The address of your calendar, as you would send it to a customer: "https://calendly.com/your-name/visit".':
    'Die Adresse Ihres Kalenders, wie Sie sie Kunden schicken würden: "https://calendly.com/ihr-name/besuch".',
  'A line in place of the one that says what is loaded from whom.':
    'Eine Zeile anstelle der, die sagt, was von wem geladen wird.',
  'Other ways to book, such as your phone number.': 'Andere Wege zum Termin, etwa Ihre Telefonnummer.',
  'A button under the drawing that loads a map in which visitors can move about: openstreetmap. Nothing of it is loaded before. Left out, there is none.':
    'Eine Schaltfläche unter der Zeichnung, die eine Karte lädt, in der man sich bewegen kann: openstreetmap. Vorher wird nichts davon geladen. Ohne Angabe gibt es keine.',
  'A video: your own file, or one of YouTube or Vimeo that loads when a visitor presses play.':
    'Ein Video: Ihre eigene Datei, oder eines von YouTube oder Vimeo, das erst beim Abspielen geladen wird.',
  'The section type, always "video".': 'Die Art des Abschnitts, immer "video".',
  'What the video is called; heard by people who do not see it, and given to search engines.':
    'Wie das Video heißt; wer es nicht sieht, hört den Namen, und Suchmaschinen bekommen ihn.',
  'Your own video: a file of the folder public/, "/tour.mp4" or "/tour.webm". A minute takes some 10 MB; nothing of it is loaded before a visitor presses play.':
    'Ihr eigenes Video: eine Datei im Ordner public/, "/rundgang.mp4" oder "/rundgang.webm". Eine Minute braucht etwa 10 MB; vor dem Abspielen wird nichts davon geladen.',
  'The spoken words as captions of your own video: a file of the folder public/ in the form WebVTT, such as "/tour.vtt".':
    'Das Gesprochene als Untertitel Ihres eigenen Videos: eine Datei im Ordner public/ in der Form WebVTT, etwa "/rundgang.vtt".',
  'A video of YouTube or Vimeo in place of a file of your own: the address of its page. Its player is loaded when a visitor presses play, and nothing of it before.':
    'Ein Video von YouTube oder Vimeo statt einer eigenen Datei: die Adresse seiner Seite. Der Player wird erst beim Abspielen geladen, vorher nichts davon.',
  'The picture that stands there until the video plays. One that stands upright makes the player stand upright.':
    'Das Bild, das dort steht, bis das Video läuft. Ein hochkantes Bild macht auch den Player hochkant.',
  'What the video shows, in one or two sentences under it; with "date" search engines are told of the video.':
    'Was das Video zeigt, in ein, zwei Sätzen darunter; zusammen mit "date" erfahren Suchmaschinen von dem Video.',
  'The day on which the video was published, as year-month-day.':
    'Der Tag, an dem das Video veröffentlicht wurde, als Jahr-Monat-Tag.',
  'What is said in the video, word for word, to be opened under it. Markdown.':
    'Was im Video gesagt wird, Wort für Wort, darunter aufzuklappen. Markdown.',
  'Counts visits with a service of your choice. Where it leaves cookies, visitors are asked before anything of it is loaded; without this, nothing is counted.':
    'Zählt Besuche mit einem Dienst Ihrer Wahl. Setzt er Cookies, werden Besucher gefragt, bevor etwas von ihm geladen wird; ohne diese Angabe wird nichts gezählt.',
  'The service: plausible, umami, matomo or ga4 (Google Analytics 4).':
    'Der Dienst: plausible, umami, matomo oder ga4 (Google Analytics 4).',
  'plausible: the name of the site in your account; that of "url" without "www." where this is left out.':
    'plausible: der Name der Website in Ihrem Konto; ohne Angabe der von "url" ohne "www.".',
  'Where the service runs, for who runs it: "https://stats.example.com". matomo needs it; plausible and umami are those of their makers where this is left out.':
    'Wo der Dienst läuft, wenn Sie ihn selbst betreiben: "https://stats.example.com". matomo braucht es; plausible und umami sind ohne Angabe die ihrer Hersteller.',
  'umami: the website ID. matomo: the number of the site, in quotes.':
    'umami: die Website-ID. matomo: die Nummer der Website, in Anführungszeichen.',
  'ga4: the measurement ID of the web stream, such as "G-ABCDE12345".':
    'ga4: die Mess-ID des Webstreams, etwa "G-ABCDE12345".',
  'matomo: true to know by cookies who comes again. Visitors are asked then. Without cookies where this is left out.':
    'matomo: true, um an Cookies zu erkennen, wer wiederkommt. Besucher werden dann gefragt. Ohne Angabe ohne Cookies.',
  'Whether visitors are asked: always or never. Where this is left out they are asked if the service leaves cookies: ga4, and matomo with cookies.':
    'Ob Besucher gefragt werden: always (immer) oder never (nie). Ohne Angabe werden sie gefragt, wenn der Dienst Cookies setzt: ga4, und matomo mit Cookies.',
  'The page that tells visitors what is counted; the question leads there.':
    'Die Seite, die Besuchern sagt, was gezählt wird; die Frage verweist darauf.',
  'A field in which visitors look for pages by their words, and what they find: all pages in the language of the page on which it stands.':
    'Ein Feld, in dem Besucher Seiten nach ihren Wörtern suchen, und was sie finden: alle Seiten in der Sprache der Seite, auf der es steht.',
  'The section type, always "search".': 'Die Art des Abschnitts, immer "search".',
  'The label of the field; left out, words that ask what visitors are looking for.':
    'Die Beschriftung des Feldes; ohne sie fragt es, wonach Besucher suchen.',
  'A list of all pages in the language of the page on which it stands, in the order of the menus. A page that is in no menu comes under the one with which its address begins. It follows your pages by itself.':
    'Eine Liste aller Seiten in der Sprache der Seite, auf der sie steht, in der Ordnung der Menüs. Eine Seite, die in keinem Menü steht, kommt unter die, mit der ihre Adresse beginnt. Die Liste folgt Ihren Seiten von selbst.',
  'The section type, always "site-map".': 'Die Art des Abschnitts, immer "site-map".',
  'Whether the menus of every page lead to the page with the section "search". Left out, they do from 31 pages on; with false you link to it yourself.':
    'Ob die Menüs aller Seiten zu der Seite mit dem Abschnitt "search" führen. Ohne Angabe tun sie es ab 31 Seiten; mit false verlinken Sie sie selbst.',
  'Events to come, the next one first. What is over is left out by itself.':
    'Kommende Termine, der nächste zuerst. Was vorbei ist, fällt von selbst weg.',
  'The section type, always "events".': 'Die Art des Abschnitts, immer "events".',
  'Show only the next so many.': 'Nur so viele der nächsten zeigen.',
  'The events, in any order. Those that are over may stay in the file.':
    'Die Termine, in beliebiger Reihenfolge. Vergangene dürfen in der Datei bleiben.',
  'What it is, in a few words.': 'Was es ist, in wenigen Worten.',
  'The day, in quotes: "2027-03-06". Of an event that repeats, the first one.':
    'Der Tag, in Anführungszeichen: "2027-03-06". Bei einem Termin, der sich wiederholt, der erste.',
  'The last day, where it takes several.': 'Der letzte Tag, wenn es mehrere sind.',
  'When it begins, on a clock of 24 hours and in the site\'s time zone: "19:30".':
    'Wann es beginnt, in der Zeitzone der Website: "19:30".',
  'When it ends. What ends before it begins goes on past midnight.':
    'Wann es endet. Was endet, bevor es beginnt, geht über Mitternacht.',
  'How often it takes place again: weekly, fortnightly (every second week) or monthly (on the same weekday of each month, such as the first Saturday; from the 29th on, the last one).':
    'Wie oft es wieder stattfindet: wöchentlich, alle zwei Wochen oder monatlich (am selben Wochentag jedes Monats, etwa am ersten Samstag; vom 29. an am letzten).',
  'The last day on which it can take place again.': 'Der letzte Tag, an dem es wieder stattfinden kann.',
  'Days on which it is left out, such as holidays.': 'Tage, an denen es ausfällt, etwa Feiertage.',
  'A day as year-month-day: "2024-03-15".': 'Ein Tag als Jahr-Monat-Tag: "2024-03-15".',
  'Where it is: the name of one of the places under "locations:" of the site, or any other in words. At the business itself where this is left out.':
    'Wo es ist: der Name eines der Standorte der Website, oder ein anderer Ort in Worten. Ohne Angabe beim Betrieb selbst.',
  "The postal address of a place that is not the business's own, in one line.":
    'Die Anschrift eines Ortes, der nicht zum Betrieb gehört, in einer Zeile.',
  'What visitors should know of it. Markdown.': 'Was Besucher davon wissen sollten.',
  'What it costs, as it is shown: "$45", "Free".': 'Was es kostet, wie es dasteht: "45 €", "Eintritt frei".',
  'A button or link, such as to tickets.': 'Eine Schaltfläche oder ein Link, etwa zu Karten.',
  'What stands here while no event is to come. Markdown.': 'Was hier steht, solange kein Termin bevorsteht.',
  'Who writes the posts, each under a short name that posts give as their "author:". The build makes a page of each, with a list of the posts.':
    'Wer die Beiträge schreibt, jeweils unter einem Kurznamen, den Beiträge als Verfasser nennen. Der Build macht für jeden eine Seite mit der Liste der Beiträge.',
  'One author.': 'Ein Verfasser.',
  'The name as it is shown.': 'Der Name, wie er zu sehen ist.',
  'What the author does, in a few words.': 'Was der Verfasser tut, in wenigen Worten.',
  "A portrait, for the author's page.": 'Ein Porträt für die Seite des Verfassers.',
  "Who the author is, for the author's page: two or three sentences. Markdown.":
    'Wer der Verfasser ist, für seine Seite: zwei oder drei Sätze.',
  'Where to reach or read the author elsewhere.': 'Wo man den Verfasser sonst erreicht oder liest.',
  'What the page of a tag says. Tags that are not here have a page too.':
    'Was auf der Seite eines Schlagworts steht. Schlagworte, die hier fehlen, haben auch eine Seite.',
  'One tag of the posts.': 'Ein Schlagwort der Beiträge.',
  'The tag, written as in the posts.': 'Das Schlagwort, geschrieben wie in den Beiträgen.',
  'The heading of its page; the tag itself where this is left out.':
    'Die Überschrift seiner Seite; ohne Angabe das Schlagwort selbst.',
  'What the posts are about, in one or two sentences. Markdown.':
    'Wovon die Beiträge handeln, in ein oder zwei Sätzen.',
  'What search results show of the page, 50 to 170 characters; the number and titles of the posts where this is left out.':
    'Was Suchergebnisse von der Seite zeigen, 50 bis 170 Zeichen; ohne Angabe Zahl und Titel der Beiträge.',
  'How many posts a page of the blog lists before it goes on to the next one; 20 where this is left out.':
    'Wie viele Beiträge eine Seite des Blogs zeigt, bevor es auf der nächsten weitergeht; ohne Angabe 20.',
  'Who wrote the post: a name, or the short name of one of the "authors:" of the site.':
    'Wer den Beitrag geschrieben hat: ein Name, oder der Kurzname eines der Verfasser der Website.',
  'What the post is about. Posts with the same tag stand on a page of their own.':
    'Wovon der Beitrag handelt. Beiträge mit demselben Schlagwort stehen auf einer eigenen Seite.',
  'A tag of a word or two, written the same in all posts.':
    'Ein Schlagwort aus ein oder zwei Wörtern, in allen Beiträgen gleich geschrieben.',
  'Show only the posts with this tag.': 'Nur die Beiträge mit diesem Schlagwort zeigen.',
  'Show only the posts of this author, by the short name under "authors:" of the site.':
    'Nur die Beiträge dieses Verfassers zeigen, nach seinem Kurznamen unter „authors:“ der Website.',
  'The sections of the page, from top to bottom.': 'Die Abschnitte der Seite, von oben nach unten.',
  'Sections written once and placed on several pages with "use: name".':
    'Abschnitte, die einmal geschrieben sind und mit „use: name“ auf mehreren Seiten stehen.',
  'A section written under "shared:", by its name.': 'Ein Abschnitt unter „shared:“, nach seinem Namen.',
  'The name of the section under "shared:".': 'Der Name des Abschnitts unter „shared:“.',
  'One section: its "type" and fields, or "use" and the name of a shared one.':
    'Ein Abschnitt: „type“ und seine Felder, oder „use“ und der Name eines gemeinsamen.',
  'The pages, by address. An address with the slug of a set in it, such as "/{service.slug}/{area.slug}", is a template: one page is made for each item of the set.':
    'Die Seiten, nach Adresse. Eine Adresse mit dem slug einer Reihe, etwa „/{service.slug}/{area.slug}“, ist eine Vorlage: Für jeden Eintrag der Reihe wird eine Seite gemacht.',
  'A heading, in plain words.': 'Eine Überschrift, in einfachen Worten.',
  'A plain text of a few sentences.': 'Ein einfacher Text von wenigen Sätzen.',
  'Text in Markdown: **bold**, *italic*, [a link](/page), lists with "-". HTML is shown as it is typed, never run.':
    'Text in Markdown: **fett**, *kursiv*, [ein Link](/page), Listen mit „-“. HTML ist zu sehen, wie es dasteht, und wird nie ausgeführt.',
  'A short name: lower-case letters, digits and hyphens, starting with a letter.':
    'Ein kurzer Name: Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang.',
  'A page\'s address within the site: lower-case words with hyphens, starting with "/".':
    'Die Adresse einer Seite innerhalb der Website: kleine Wörter mit Bindestrichen, mit „/“ am Anfang.',
  'A file in the folder public/, such as "/og-image.png".': 'Eine Datei im Ordner public/, etwa „/og-image.png“.',
  'The name of a form declared under "forms:".': 'Der Name eines Formulars unter „forms:“.',
  'A color: "#" and six hexadecimal digits, in quotes.':
    'Eine Farbe: „#“ und sechs hexadezimale Ziffern, in Anführungszeichen.',
  'The background of a section.': 'Der Hintergrund eines Abschnitts.',
}
