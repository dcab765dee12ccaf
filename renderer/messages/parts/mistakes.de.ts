import type { en } from './mistakes.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
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
}
