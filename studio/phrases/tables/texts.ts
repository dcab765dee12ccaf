import type { Phrases } from './phrases.ts'

/** Of what texts hold. */
export const texts: Phrases = {
  'The fact "$name" ($value) was to be reviewed by $day': [
    'Die Angabe „$name“ ($value) war bis $day zu prüfen',
    'El dato «$name» ($value) debía revisarse antes de $day',
  ],
  'Ask $source whether it still holds, then set reviewBy to the next such day.': [
    'Fragen Sie nach, ob es noch stimmt ($source), und setzen Sie dann „Zu prüfen bis“ auf den nächsten Tag.',
    'Pregunte si sigue siendo cierto ($source) y ponga en «Revisar antes de» la próxima fecha.',
  ],
  'Ask whoever vouches for it whether it still holds, then set reviewBy to the next such day.': [
    'Fragen Sie, wer dafür einsteht, ob es noch stimmt, und setzen Sie dann „Zu prüfen bis“ auf den nächsten Tag.',
    'Pregunte a quien responde de él si sigue siendo cierto y ponga en «Revisar antes de» la próxima fecha.',
  ],
  '$route is dated $day, a day to come, and is shown at once all the same': [
    '$route trägt das Datum $day, das erst kommt, und wird trotzdem sofort gezeigt',
    '$route lleva la fecha $day, que aún no ha llegado, y aun así se muestra ya',
  ],
  'Correct the day, or write "draft: true" until it has come.': [
    'Berichtigen Sie den Tag, oder machen Sie die Seite zum Entwurf („draft: true“), bis er da ist.',
    'Corrija la fecha o escriba «draft: true» hasta que llegue.',
  ],
  'The date $day is past, in $place': ['Der Tag $day ist vorbei, in $place', 'La fecha $day ya pasó, en $place'],
  'Check whether the sentence still holds, and renew the date or say it without one.': [
    'Prüfen Sie, ob der Satz noch stimmt, und erneuern Sie den Tag, oder sagen Sie es ohne.',
    'Compruebe si la frase sigue siendo cierta y renueve la fecha, o dígalo sin ella.',
  ],
  '"$words" in $place is shown to visitors as it stands': [
    '„$words“ in $place sehen Besucher genau so, wie es dasteht',
    'Los visitantes ven «$words» en $place tal como está escrito',
  ],
  'Put a space behind the number signs to make it a heading: $heading': [
    'Setzen Sie ein Leerzeichen hinter die Rautenzeichen, damit es eine Überschrift wird: $heading',
    'Ponga un espacio tras las almohadillas para que sea un título: $heading',
  ],
  'The heading "$words" in $place skips a level': [
    'Die Überschrift „$words“ in $place überspringt eine Ebene',
    'El título «$words» en $place se salta un nivel',
  ],
  'Write it as "$words".': ['Schreiben Sie sie so: „$words“.', 'Escríbalo así: «$words».'],
  'The heading "$words" in $place is of the first level, of which a page has only one': [
    'Die Überschrift „$words“ in $place ist eine der ersten Ebene, und davon hat eine Seite nur eine',
    'El título «$words» en $place es de primer nivel, y una página solo tiene uno',
  ],
  'Write it as "$words"; a remark for yourself stands outside the text.': [
    'Schreiben Sie sie so: „$words“; eine Bemerkung für Sie selbst steht außerhalb des Textes.',
    'Escríbalo así: «$words»; una nota para usted va fuera del texto.',
  ],
  '"$words" is written out in $place': [
    '„$words“ ist in $place ausgeschrieben',
    '«$words» está escrito entero en $place',
  ],
  'Write $token, so that a change in one place reaches it.': [
    'Schreiben Sie $token, damit eine Änderung an einer Stelle auch hier ankommt.',
    'Escriba $token, para que un cambio en un solo sitio llegue también aquí.',
  ],
  '"$words" in $place contradicts $token, which says "$value"': [
    '„$words“ in $place widerspricht $token, das „$value“ sagt',
    '«$words» en $place contradice a $token, que dice «$value»',
  ],
  'Write $token, or change the fact.': [
    'Schreiben Sie $token, oder ändern Sie die Angabe.',
    'Escriba $token o cambie el dato.',
  ],
  'The list that begins with "$words" in $place is shown as one paragraph: below ">" line breaks become spaces': [
    'Die Liste, die mit „$words“ in $place beginnt, ist als ein Absatz zu sehen: Unter „>“ werden Zeilenenden zu Leerzeichen',
    'La lista que empieza por «$words» en $place se ve como un solo párrafo: bajo «>» los saltos de línea pasan a ser espacios',
  ],
  'Write "$name: |" in place of "$other: >-", with an empty line above the list.': [
    'Schreiben Sie „$name: |“ statt „$other: >-“, mit einer leeren Zeile über der Liste.',
    'Escriba «$name: |» en lugar de «$other: >-», con una línea vacía sobre la lista.',
  ],
  'This field takes no list: write it as a sentence.': [
    'Dieses Feld nimmt keine Liste: Schreiben Sie sie als Satz.',
    'Este campo no admite listas: escríbalo como una frase.',
  ],
  'If "$words" begins a list of the section, write the key of that list above it, in the column of "$other". If it is text: $more':
    [
      'Beginnt mit „$words“ eine Liste des Abschnitts, dann schreiben Sie deren Schlüssel darüber, in die Spalte von „$other“. Ist es Text: $more',
      'Si «$words» inicia una lista de la sección, escriba encima la clave de esa lista, en la columna de «$other». Si es texto: $more',
    ],
  'Remove it: no text here takes HTML. Where Markdown is allowed, **bold**, *emphasis*, [words](/page) and a blank line between paragraphs do the same.':
    [
      'Entfernen Sie es: Kein Text hier nimmt HTML. Wo Markdown erlaubt ist, leisten **bold**, *emphasis*, [words](/page) und eine leere Zeile zwischen Absätzen dasselbe.',
      'Quítelo: aquí ningún texto admite HTML. Donde se permite Markdown, **bold**, *emphasis*, [words](/page) y una línea en blanco entre párrafos hacen lo mismo.',
    ],
  'Write the character itself, such as & or é.': [
    'Schreiben Sie das Zeichen selbst, etwa & oder é.',
    'Escriba el carácter mismo, como & o é.',
  ],
  'Write the words alone: this field takes no Markdown.': [
    'Schreiben Sie nur die Wörter: Dieses Feld nimmt kein Markdown.',
    'Escriba solo las palabras: este campo no admite Markdown.',
  ],
  'A link is [words](/page): no space between the brackets, and both of them closed.': [
    'Ein Link ist [words](/page): kein Leerzeichen zwischen den Klammern, und beide geschlossen.',
    'Un enlace es [words](/page): sin espacio entre los corchetes y los paréntesis, y ambos cerrados.',
  ],
  'Write its target between the round brackets: [words](/page).': [
    'Schreiben Sie das Ziel zwischen die runden Klammern: [words](/page).',
    'Escriba el destino entre los paréntesis: [words](/page).',
  ],
  'Bold words stand between two pairs of stars, without a space on the inner side: **bold words**.': [
    'Fette Wörter stehen zwischen je zwei Sternchen, innen ohne Leerzeichen: **bold words**.',
    'Las palabras en negrita van entre dos pares de asteriscos, sin espacio por dentro: **bold words**.',
  ],
  'The table that begins with "$words" in $place has no columns that visitors could read': [
    'Die Tabelle, die mit „$words“ in $place beginnt, hat keine Spalten, die Besucher lesen könnten',
    'La tabla que empieza por «$words» en $place no tiene columnas que un visitante pueda leer',
  ],
  'A table is a section of its own: "- type: table".': [
    'Eine Tabelle ist ein eigener Abschnitt: „- type: table“.',
    'Una tabla es una sección aparte: «- type: table».',
  ],
  'The list that begins with "$words" in $place is shown as one paragraph': [
    'Die Liste, die mit „$words“ in $place beginnt, ist als ein Absatz zu sehen',
    'La lista que empieza por «$words» en $place se ve como un solo párrafo',
  ],
  'Begin each entry with a hyphen and a space, on a line of its own, and the text with "|" behind its key.': [
    'Beginnen Sie jeden Eintrag auf einer eigenen Zeile mit Bindestrich und Leerzeichen, und den Text mit „|“ hinter seinem Schlüssel.',
    'Empiece cada elemento en una línea propia con un guion y un espacio, y el texto con «|» tras su clave.',
  ],
  'What stands for a value has one brace on each side and no space inside: {phone}.': [
    'Was für einen Wert steht, hat auf jeder Seite eine geschweifte Klammer und innen kein Leerzeichen: {phone}.',
    'Lo que representa un valor lleva una llave a cada lado y ningún espacio dentro: {phone}.',
  ],
  'There is an invisible character in $place': [
    'Ein unsichtbares Zeichen steht in $place',
    'Hay un carácter invisible en $place',
  ],
  'It came with text copied from elsewhere. Delete the words around it and type them again.': [
    'Es kam mit Text, der von anderswo kopiert ist. Löschen Sie die Wörter darum, und tippen Sie sie neu.',
    'Vino con texto copiado de otro sitio. Borre las palabras de alrededor y escríbalas de nuevo.',
  ],
  '"$words" in $place was a letter or quote before it was saved in a wrong encoding': [
    '„$words“ in $place war ein Buchstabe oder Anführungszeichen, bevor es in falscher Kodierung gespeichert wurde',
    '«$words» en $place era una letra o unas comillas antes de guardarse con una codificación equivocada',
  ],
  'Type it again, and save the file as UTF-8.': [
    'Tippen Sie es noch einmal, und speichern Sie die Datei als UTF-8.',
    'Escríbalo de nuevo y guarde el archivo como UTF-8.',
  ],
  '"$words" in $place does not say what the picture shows': [
    '„$words“ in $place sagt nicht, was auf dem Bild zu sehen ist',
    '«$words» en $place no dice lo que muestra la imagen',
  ],
  'Describe it in one sentence for people who do not see it: "A brick house with a new dark roof".': [
    'Beschreiben Sie es in einem Satz für Menschen, die es nicht sehen: „Ein Backsteinhaus mit neuem, dunklem Dach“.',
    'Descríbala en una frase para quienes no la ven: «Una casa de ladrillo con un tejado nuevo y oscuro».',
  ],
  'Cannot find the author "$name" in $place': [
    'Der Verfasser „$name“ ist nicht bekannt, in $place',
    'No se conoce al autor «$name», en $place',
  ],
  'The text of $place ends with a comma: "$value"': [
    'Der Text von $place endet mit einem Komma: „$value“',
    'El texto de $place termina en coma: «$value»',
  ],
  'Remove the comma: lines need none at their end.': [
    'Entfernen Sie das Komma: Zeilen brauchen am Ende keines.',
    'Quite la coma: las líneas no necesitan ninguna al final.',
  ],
  'Authors are described under "authors:" of the site. Known: $many': [
    'Verfasser werden unter „authors:“ der Website beschrieben. Bekannt: $many',
    'Los autores se describen en «authors:» del sitio. Conocidos: $many',
  ],
  'The tag "$tag" is spelled "$other" elsewhere': [
    'Das Schlagwort „$tag“ ist anderswo „$other“ geschrieben',
    'La etiqueta «$tag» se escribe «$other» en otro lugar',
  ],
  'Write "$tag" here too: both stand on one page.': [
    'Schreiben Sie auch hier „$tag“: Beide stehen auf einer Seite.',
    'Escriba también aquí «$tag»: ambas están en una página.',
  ],
  'No post has the tag "$tag"': ['Kein Beitrag hat das Schlagwort „$tag“', 'Ninguna entrada tiene la etiqueta «$tag»'],
  'Correct the tag, or remove it.': [
    'Berichtigen Sie das Schlagwort, oder entfernen Sie es.',
    'Corrija la etiqueta, o quítela.',
  ],
  '"$words" in $place begins too far right, and is shown as program code': [
    '„$words“ in $place beginnt zu weit rechts und wird als Programmcode gezeigt',
    '«$words» en $place empieza demasiado a la derecha y se muestra como código de programa',
  ],
  'Let it begin where the other paragraphs do: four spaces or more before a paragraph make it code.': [
    'Lassen Sie ihn beginnen, wo die anderen Absätze beginnen: Vier Leerzeichen oder mehr machen einen Absatz zu Code.',
    'Haga que empiece donde los demás párrafos: cuatro espacios o más delante de un párrafo lo convierten en código.',
  ],
  'Visitors read "$words" in $place, and "$words2" in $place2': [
    'Besucher lesen „$words“ in $place und „$words2“ in $place2',
    'Los visitantes leen «$words» en $place y «$words2» en $place2',
  ],
  'Write one figure everywhere, best as a fact under "facts:", or say beside each what it counts.': [
    'Schreiben Sie überall dieselbe Zahl, am besten als Angabe unter „facts:“, oder sagen Sie bei jeder, was sie zählt.',
    'Escriba en todas partes la misma cifra, mejor como dato en «facts:», o diga junto a cada una qué cuenta.',
  ],
}
