import type { Phrases } from './phrases.ts'

/** Of sections and their types, and of templates with the items under "data:". */
export const sections: Phrases = {
  'The template makes the page "$route", which there is already': [
    'Die Vorlage macht die Seite „$route“, die es schon gibt',
    'La plantilla crea la página «$route», que ya existe',
  ],
  'Give one of the two another address.': [
    'Geben Sie einer von beiden eine andere Adresse.',
    'Dé otra dirección a una de las dos.',
  ],
  'The same goes for $count more page made from this template.': [
    'Dasselbe gilt für $count weitere Seite aus dieser Vorlage.',
    'Lo mismo vale para $count página más de esta plantilla.',
  ],
  'The same goes for $count more pages made from this template.': [
    'Dasselbe gilt für $count weitere Seiten aus dieser Vorlage.',
    'Lo mismo vale para $count páginas más de esta plantilla.',
  ],
  'The address "$route" lacks $tokens, which the page needs for "$token" and other words': [
    'Der Adresse „$route“ fehlt $tokens; die Seite braucht es für „$token“ und andere Wörter',
    'A la dirección «$route» le falta $tokens, que la página necesita para «$token» y otras palabras',
  ],
  'A page is made for each item of the sets in its address: put $tokens into it, or take the words out.': [
    'Für jeden Eintrag der Reihen in ihrer Adresse wird eine Seite gemacht: Setzen Sie $tokens hinein, oder nehmen Sie die Wörter heraus.',
    'Se crea una página por cada elemento de los conjuntos de su dirección: ponga $tokens en ella o quite esas palabras.',
  ],
  'Cannot find the set "$set" that field "$name" of "$other" refers to': [
    'Die Reihe „$set“, auf die das Feld „$name“ von „$other“ verweist, gibt es nicht',
    'No existe el conjunto «$set» al que se refiere el campo «$name» de «$other»',
  ],
  'Sets are declared under "data:": $names': [
    'Reihen stehen unter „data:“: $names',
    'Los conjuntos se declaran en «data:»: $names',
  ],
  '"$name" is missing from "$item" of "$set"': [
    '„$name“ fehlt bei „$item“ von „$set“',
    'Falta «$name» en «$item» de «$set»',
  ],
  '"$item" of "$set" has one "$name" for all, where each item of "$other" needs its own': [
    '„$item“ von „$set“ hat ein „$name“ für alle, wo jeder Eintrag von „$other“ ein eigenes braucht',
    '«$item» de «$set» tiene un solo «$name» para todos, cuando cada elemento de «$other» necesita el suyo',
  ],
  'Write a line for each of $many.': [
    'Schreiben Sie je eine Zeile für $many.',
    'Escriba una línea para cada uno de $many.',
  ],
  '"$name" of "$item" of "$set" says nothing for "$slug"': [
    '„$name“ bei „$item“ von „$set“ sagt nichts für „$slug“',
    '«$name» de «$item» de «$set» no dice nada para «$slug»',
  ],
  '"$name" of "$item" of "$set" is $kind where text is meant': [
    '„$name“ bei „$item“ von „$set“ ist $kind; gemeint ist Text',
    '«$name» de «$item» de «$set» es $kind; se espera texto',
  ],
  'Cannot find "$value" among the items of "$set", named by "$item" of "$other"': [
    '„$value“ ist nicht unter den Einträgen von „$set“; genannt wird es bei „$item“ von „$other“',
    'No hay «$value» entre los elementos de «$set»; lo nombra «$item» de «$other»',
  ],
  '"$name" of "$slug" is word for word that of "$other"': [
    '„$name“ bei „$slug“ lautet Wort für Wort wie bei „$other“',
    '«$name» de «$slug» es palabra por palabra el de «$other»',
  ],
  'Say what is true of this one alone: pages that repeat each other are kept out of search results.': [
    'Sagen Sie, was nur hier gilt: Seiten, die einander wiederholen, kommen nicht in Suchergebnisse.',
    'Diga lo que solo es cierto de este: las páginas que se repiten quedan fuera de los resultados de búsqueda.',
  ],
  'Cannot use "$name" in "$item" of "$set"': [
    '„$name“ gibt es nicht bei „$item“ von „$set“',
    '«$name» no se puede usar en «$item» de «$set»',
  ],
  'Cannot use "$slug" in "$name" of "$item" of "$set"': [
    '„$slug“ gibt es nicht in „$name“ bei „$item“ von „$set“',
    '«$slug» no se puede usar en «$name» de «$item» de «$set»',
  ],
  'The template "$route" would make $count pages, for $sets; all templates together may make $count2': [
    'Die Vorlage „$route“ würde $count Seiten machen, für $sets; alle Vorlagen zusammen dürfen $count2 machen',
    'La plantilla «$route» crearía $count páginas, para $sets; todas las plantillas juntas pueden crear $count2',
  ],
  'The template "$route" would make $count pages, for $sets; those above it make $count2, and all templates together may make $count3':
    [
      'Die Vorlage „$route“ würde $count Seiten machen, für $sets; die darüber machen $count2, und alle Vorlagen zusammen dürfen $count3 machen',
      'La plantilla «$route» crearía $count páginas, para $sets; las anteriores crean $count2, y todas juntas pueden crear $count3',
    ],
  'Take a set out of the address, or items out of a set: nobody can read so many pages before they go online.': [
    'Nehmen Sie eine Reihe aus der Adresse oder Einträge aus einer Reihe: So viele Seiten kann niemand lesen, bevor sie ins Netz gehen.',
    'Quite un conjunto de la dirección o elementos de un conjunto: nadie puede leer tantas páginas antes de publicarlas.',
  ],
  'A brace is not closed in the address "$route"': [
    'In der Adresse „$route“ ist eine geschweifte Klammer nicht geschlossen',
    'En la dirección «$route» hay una llave sin cerrar',
  ],
  'Each part that stands for items begins with "{" and ends with "}": "/{service.slug}/{area.slug}".': [
    'Jeder Teil, der für Einträge steht, beginnt mit „{“ und endet mit „}“: „/{service.slug}/{area.slug}“.',
    'Cada parte que representa elementos empieza por «{» y acaba en «}»: «/{service.slug}/{area.slug}».',
  ],
  'Cannot find what "$token" in the address "$route" stands for': [
    'Wofür „$token“ in der Adresse „$route“ steht, ist nicht bekannt',
    'No se sabe qué significa «$token» en la dirección «$route»',
  ],
  'Write "$token".': ['Schreiben Sie „$token“.', 'Escriba «$token».'],
  'Write "$token", and the same of the others.': [
    'Schreiben Sie „$token“, und die anderen ebenso.',
    'Escriba «$token», y los demás igual.',
  ],
  'An address holds the slug of a set under "data:": $names': [
    'Eine Adresse enthält den slug einer Reihe unter „data:“: $names',
    'Una dirección contiene el slug de un conjunto de «data:»: $names',
  ],
  'Cannot find what "$token" stands for, used in "$route"': [
    'Wofür „$token“ in „$route“ steht, ist nicht bekannt',
    'No se sabe qué significa «$token» en «$route»',
  ],
  'The page is not made for each item of "$set": put "$token" into its address, or remove it here.': [
    'Die Seite wird nicht für jeden Eintrag von „$set“ gemacht: Setzen Sie „$token“ in ihre Adresse, oder entfernen Sie es hier.',
    'La página no se crea para cada elemento de «$set»: ponga «$token» en su dirección o quítelo aquí.',
  ],
  '"$file" is the picture both from before and from after the work in $place': [
    '„$file“ ist das Bild vor und auch das nach der Arbeit, in $place',
    '«$file» es la imagen de antes y también la de después del trabajo, en $place',
  ],
  'Choose another picture for one of the two.': [
    'Wählen Sie für eines von beiden ein anderes Bild.',
    'Elija otra imagen para una de las dos.',
  ],
  'The layout "$layout" in $place is made around a picture, and there is none': [
    'Das Layout „$layout“ in $place lebt von einem Bild, und es ist keines da',
    'El diseño «$layout» en $place se basa en una imagen, y no hay ninguna',
  ],
  'Add "image:" with "src:" and "alt:", or write "layout: plain".': [
    'Fügen Sie „image:“ mit „src:“ und „alt:“ hinzu, oder schreiben Sie „layout: plain“.',
    'Añada «image:» con «src:» y «alt:», o escriba «layout: plain».',
  ],
  'The heading "$heading" stands twice on the page: in $place already': [
    'Die Überschrift „$heading“ steht zweimal auf der Seite: schon in $place',
    'El título «$heading» está dos veces en la página: ya en $place',
  ],
  'Say in each what the section has that the other lacks, or remove one of the two.': [
    'Sagen Sie in jeder, was der Abschnitt hat und der andere nicht, oder entfernen Sie eine der beiden.',
    'Diga en cada uno lo que la sección tiene y la otra no, o quite uno de los dos.',
  ],
  'The question "$question" is asked twice on the page: in $place already': [
    'Die Frage „$question“ steht zweimal auf der Seite: schon in $place',
    'La pregunta «$question» está dos veces en la página: ya en $place',
  ],
  'Ask something else, or remove one of the two.': [
    'Fragen Sie etwas anderes, oder entfernen Sie eine der beiden.',
    'Pregunte otra cosa, o quite una de las dos.',
  ],
}
