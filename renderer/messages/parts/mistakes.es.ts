import type { en } from './mistakes.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  'bad-escape': 'Una barra invertida entre comillas dobles significa algo en YAML, y esta nada conocido',
  'bad-escape.hint': 'Escriba la barra invertida dos veces, o ponga el texto entre comillas simples.',
  'bad-route.letters': '«{letters}» está antes de la dirección «{route}»',
  'bad-route.letters-hint':
    'Borre «{letters}», para que la línea sea la dirección, en la columna de las demás: {route}:',
  'byte-order-mark': 'El archivo empieza con una marca de orden de bytes, un carácter invisible',
  'byte-order-mark.hint': 'Guárdelo como «UTF-8» sin BOM, para que otros programas también lo lean.',
  'byte-order-mark.within': 'Aquí hay una marca de orden de bytes, un carácter invisible que vino con texto copiado',
  'byte-order-mark.within-hint': 'Borre el comienzo de la línea hasta su primera letra y escríbalo de nuevo.',
  'code-fence': '«{fence}» marca en Markdown dónde empieza o termina un trozo de código, y en YAML no significa nada',
  'code-fence.remove': 'Quite esta línea y la otra con «{mark}».',
  'code-fence.write': 'Escriba {text} en su lugar y quite la otra línea con «{mark}».',
  'cut-off': 'El archivo termina en medio de {place}',
  'cut-off.hint': 'Si su final se perdió al copiarlo o guardarlo, tómelo de una copia.',
  'cut-off.line': 'El archivo termina en medio de la línea «{line}»',
  'cut-off.write': 'Si no, escriba lo que falta.',
  'cut-off.write-fields': 'Si no, escriba lo que falta: {fields}.',
  'duplicate-key': 'La clave «{key}» está escrita dos veces en el mismo lugar; la primera, en la línea {line}',
  'duplicate-key.hint':
    'Conserve una de las dos líneas. Si la segunda empieza un elemento nuevo de una lista, póngale un guion delante.',
  'duplicate-key.part': 'La parte «{part}:» está dos veces en el archivo; la primera, en la línea {line}',
  'duplicate-key.part-hint': 'Conserve un solo «{part}:»: mueva las líneas de este bajo las del primero y quítelo.',
  'duplicate-route': 'La dirección «{route}» está escrita dos veces; la primera, en la línea {line}',
  'duplicate-route.hint': 'Dé otra dirección a una de ellas, o quítela.',
  'joined-lines': 'Hay dos líneas en una: «{start}» empieza una línea propia',
  'joined-lines.entries': 'Hay dos elementos de una lista en una línea',
  'joined-lines.entries-hint': 'Empiece una línea nueva antes del segundo guion, en la columna del primero.',
  'joined-lines.hint':
    'Empiece una línea nueva antes de «{start}», {where, select, deeper {con dos espacios más de sangría} beside {en la columna de «{key}»} other {en la columna de los demás guiones}}.',
  'lost-section': 'Una sección empieza por «{key}» sin su primera línea, y se mezcla con la sección de arriba',
  'lost-section.hint': 'Escriba «- type: {type}» en una línea encima, en la columna de los demás guiones.',
  'lost-section.remark':
    'La línea de arriba es una nota, porque empieza por «#»: escríbala como «{line}», en la columna de los demás guiones.',
  'lost-section.types': 'Tipos que tienen estas claves: {types}.',
  'mac-line-ends':
    'Las líneas terminan como las escribían los Mac muy antiguos (CR), así que todo el archivo es una línea',
  'mac-line-ends.hint': 'Elija «LF» como fin de línea en su editor y guarde de nuevo el archivo.',
  'merge-conflict': 'Dos personas cambiaron las mismas líneas y nadie ha decidido aún cuáles se quedan',
  'merge-conflict.hint':
    'Entre «<<<<<<<» y «=======» está una versión, y hasta «>>>>>>>» la otra. Conserve las líneas correctas y borre estas tres.',
  'misplaced-page': 'La página «{route}» está en «{part}:»',
  'misplaced-page.hint': 'Muévala con todas sus líneas a «pages:», entre otras dos páginas.',
  'missing-colon': 'Faltan los dos puntos tras «{key}»',
  'missing-colon.address': 'Faltan los dos puntos tras la dirección «{route}»',
  'missing-colon.address-hint': 'Escriba {route}: y debajo, con sangría, las líneas de la página.',
  'missing-colon.addresses': 'Entre la dirección antigua y la nueva van dos puntos y un espacio',
  'missing-colon.equals': 'Tras «{key}» hay «=» en lugar de dos puntos',
  'missing-colon.line': 'La línea no lleva dos puntos, así que no es ni clave ni texto',
  'missing-colon.line-hint':
    'Escriba una clave, dos puntos, un espacio y el valor. Si la línea continúa el texto de arriba, dele dos espacios más de sangría.',
  'missing-colon.remark': 'La línea es una nota como la escriben otros lenguajes',
  'missing-colon.remark-hint': 'Empiécela con una almohadilla: {text}',
  'missing-comma': 'Falta una coma entre dos elementos de la lista',
  'missing-comma.before-key': 'Falta una coma antes de la clave «{key}»',
  'missing-comma.before-key-hint': 'Ponga una coma antes de «{key}».',
  'missing-comma.behind': 'Ponga una coma tras {text}.',
  'missing-comma.behind-bracket': 'Ponga una coma tras el signo «{bracket}».',
  'missing-comma.behind-last': 'Ponga una coma tras el último elemento de esta línea.',
  'missing-comma.between': 'Ponga una coma entre ellos: {text}',
  'missing-dash': 'El elemento que empieza por «{key}» no lleva guion',
  'missing-dash.all-or-none':
    'O todos llevan guion o ninguno: escriba «- {line}», o quite el guion antes de «{first}».',
  'missing-dash.bullet': 'El elemento empieza por «{mark}» en lugar de un guion',
  'missing-dash.bullet-hint': 'Empiécelo, y los demás de su lista, con un guion y un espacio: - {text}',
  'missing-dash.hint': 'Escriba «- {line}» y dé dos espacios más de sangría a las demás líneas del elemento.',
  'missing-dash.no-dash': 'Ningún guion inicia el elemento al que pertenece «{key}»',
  'missing-dash.no-dash-hint': 'Escriba «- {line}», con el guion en la columna de los demás guiones.',
  'missing-dash.one-more': 'Si es un elemento más, escriba «- {line}».',
  'missing-dash.section-hint':
    'Escriba encima una línea «- type: …» con el nombre de la sección, en la columna de los demás guiones.',
  'missing-dash.unlike':
    '«{key}» no lleva guion, pero {count, plural, one {el elemento} other {los elementos}} de arriba en la misma columna sí',
  'missing-field.blocks': 'Falta «blocks» en {place}: sus secciones están en la lista «{list}»',
  'missing-field.blocks-hint': 'Escriba una línea «blocks:» sobre la primera sección, en la columna de «{list}:».',
  'missing-key.list': 'Aquí empieza una lista, pero ninguna línea de arriba la nombra: «{key}» ya tiene su texto',
  'missing-key.list-hint':
    'Escriba encima una línea con la clave de la lista, como «{list}:», en la columna de «{key}».',
  'missing-key.lists': 'Listas de esta sección: {lists}.',
  'missing-key.part': 'Ninguna línea de arriba nombra la parte del archivo a la que pertenece «{key}»',
  'missing-key.part-hint': 'Escriba encima «site:», en el borde izquierdo.',
  'missing-name':
    '«{key}» está donde va el nombre de {part, select, forms {un formulario} other {una sección}} en «{part}:»: falta la línea con el nombre',
  'missing-name.hint':
    'Escriba el nombre y dos puntos en una línea encima, dos espacios más a la izquierda, tal como lo usan las secciones.',
  'missing-part': 'Falta la línea «{part}:»: «{key}» y lo que sigue está en la parte «{above}:»',
  'missing-part.hint': 'Escriba «{part}:» en una línea encima, en el borde izquierdo.',
  'missing-space.colon': 'Falta un espacio tras los dos puntos de «{key}»',
  'missing-space.dash': 'Falta un espacio tras el guion',
  'odd-space': 'Hay un espacio de no separación donde YAML necesita uno normal',
  'odd-space.hint': 'Vino con texto copiado de otro sitio. Bórrelo y pulse la barra espaciadora.',
  'quote-in-text': 'Las comillas dentro del texto lo terminan: lo que sigue queda fuera',
  'quote-in-text.after': 'Hay texto tras las comillas de cierre',
  'quote-in-text.other-kind': 'Ponga el texto entre comillas del otro tipo: {text}',
  'quote-in-text.outside': 'Use por fuera el otro tipo de comillas: {text}',
  'quote-in-text.two-entries':
    'Si son dos elementos, ponga una coma entre ellos: {entries}. Si no: ponga el texto entre comillas del otro tipo: {text}',
  'quote-in-text.whole': 'Ponga las comillas alrededor de todo el texto: {text}',
  'second-document': 'La línea «{mark}» termina el archivo para YAML: lo que sigue no se lee',
  'second-document.hint':
    'Quite la línea. Un archivo contiene un sitio, cuyas partes no necesitan ninguna línea entre ellas.',
  'smart-quotes': 'Las comillas {open} {close} son tipográficas, y YAML las toma por letras',
  'smart-quotes.around': 'Las comillas del texto son tipográficas, y YAML las toma por letras',
  'smart-quotes.hint': 'Use comillas rectas: {text}',
  'smart-quotes.key': 'Las comillas de {key} son tipográficas, y YAML las toma por letras',
  'smart-quotes.key-hint': 'Las claves no necesitan comillas: escriba {text}',
  'smart-quotes.target': 'El destino del enlace está entre comillas',
  'smart-quotes.target-hint': 'Escríbalo sin ellas: {text}',
  'special-start':
    'Un texto no puede empezar por «{character}» sin comillas: {meaning, select, directive {inicia una directiva en YAML} reference {inicia una referencia en YAML} anchor {da nombre a un valor en YAML} type {inicia un tipo en YAML} text {inicia en YAML un texto en las líneas siguientes} group {inicia un grupo de claves en YAML} list {inicia una lista en YAML} other {está reservado en YAML}}',
  'special-start.entry':
    'El elemento empieza por «{character}», que en YAML inicia {meaning, select, list {una lista} other {un grupo de claves}}',
  'special-start.hyphen': 'Escriba «{mark}» con un guion normal.',
  'special-start.merge': '«*{name}» repite un grupo que ningún «&{name}» nombra más arriba',
  'special-start.merge-hint': 'Escriba «&{name}» delante del grupo que quiere decir, o quite «<<: *{name}».',
  'special-start.value':
    '«{key}» empieza por «{character}», que en YAML inicia {meaning, select, list {una lista} other {un grupo de claves}}',
  'stray-bracket': 'Hay un «{bracket}» donde «{closer}» cerraría el «{open}» anterior',
  'stray-bracket.alone': 'El signo «{bracket}» no cierra nada: sobra',
  'stray-bracket.alone-hint': 'Quítelo.',
  'stray-bracket.hint': 'Escriba «{closer}» en su lugar, o quítelo si sobra.',
  'stray-comma': 'Hay una coma tras el texto, que YAML no espera entre líneas',
  'stray-comma.hint': 'Quite la coma.',
  'stray-dash': '«{key}» lleva un guion delante, como un elemento de lista',
  'stray-dash.address': 'La dirección «{route}» lleva un guion delante, como un elemento de lista',
  'stray-dash.address-hint': 'Quite el guion: las direcciones de «pages:» son claves.',
  'stray-dash.hint':
    'Quite el guion, pues las líneas de al lado no lo llevan: los nombres de esta parte del archivo son claves.',
  'tab-indent': 'La línea empieza con un tabulador',
  'tab-indent.hint':
    'YAML solo admite espacios para la sangría: sustituya el tabulador por tantos espacios como tengan las líneas vecinas.',
  'text-after-bar': 'El texto no puede ir en la misma línea que «{mark}»',
  'text-after-bar.hint': 'Empiece el texto en la línea siguiente, a {count} espacios de la izquierda.',
  'unclosed-bracket': 'El paréntesis «{bracket}» no está cerrado',
  'unclosed-bracket.hint':
    'Ciérrelo con «{closer}» al final de la línea; si es parte de un texto, ponga el texto entre comillas.',
  'unclosed-bracket.opener': "La línea termina en «'}'», pero nada abre la llave",
  'unclosed-quote': 'Las comillas {mark} que abren el texto no están cerradas',
  'unclosed-quote.hint': 'Ciérrelas al final del texto: {text}',
  'unclosed-quote.in-brackets': 'Ciérrelas al final del texto, antes de la llave o el corchete.',
  unconfirmed: 'Nadie ha confirmado aún lo que dice esta línea: «{words}»',
  'unconfirmed.hint':
    'Escriba lo que sea cierto de su negocio. Si la línea es correcta así, borre la nota «# yours» que va detrás.',
  'unquoted-braces': "Las llaves dentro de '{' … '}' inician en YAML otro grupo de claves",
  'unquoted-colon': 'El texto de «{key}» contiene dos puntos, que en YAML inician una clave nueva',
  'unquoted-colon.below': 'El texto bajo «{key}» contiene dos puntos, que en YAML inician una clave nueva',
  'unquoted-colon.below-hint':
    'Escriba «{key}: >-» en la línea sobre el texto: así todas las líneas más adentro son texto.',
  'unquoted-colon.entry': 'El elemento contiene dos puntos, que en YAML convierten «{key}» en una clave',
  'unquoted-colon.or-comma':
    'Si «{key}» es una clave, ponga antes una coma: {line}. Si no: ponga el texto entre comillas: {text}',
  'unquoted-colon.or-line':
    'Si «{word}» es una clave, empiece una línea nueva antes, {where, select, deeper {con dos espacios más de sangría} beside {en la columna de «{key}»} other {en la columna de los demás guiones}}. Si es una palabra del texto, ponga el texto entre comillas: {text}',
  'unquoted-colon.text': 'El texto contiene dos puntos, que en YAML inician una clave nueva',
  'unquoted-comma':
    "La coma antes de «{key}» termina el texto e inicia una clave nueva, porque la línea está entre '{' … '}'",
  'unquoted-comma.entry': 'Ponga todo el elemento entre comillas: {text}',
  'unquoted-comma.hint': 'Ponga entre comillas todo el texto con su coma: {text}',
  'unquoted-comma.in-number': 'La coma de «{number}» termina el elemento, porque la línea está entre corchetes',
  'unquoted-comma.number-or-text':
    'Para un número escriba {number}; para un texto, ponga entre comillas todo el texto con su coma: {text}',
  'unquoted-comma.whole': 'Ponga entre comillas todo el texto con su coma.',
  'unquoted-hash': 'El texto termina antes de «#», que inicia un comentario en YAML: solo se muestra «{text}»',
  'unquoted-hash.empty':
    '«{key}» no tiene nada: «#» inicia un comentario en YAML, así que {what, select, color {el color} other {lo que sigue}} no se lee',
  'unquoted-hash.empty-entry':
    'El elemento no tiene nada: «#» inicia un comentario en YAML, así que {what, select, color {el color} other {lo que sigue}} no se lee',
  'unquoted-hash.hint': 'Ponga todo el texto entre comillas: {text}. Un comentario lleva un espacio tras «#».',
  'unquoted-hash.in-quotes': 'Póngalo entre comillas: {text}',
  'unquoted-hash.rest': '«#» inicia un comentario en YAML, así que el resto de la línea no se lee',
  'unquoted-hash.signs': 'Escríbalo sin los signos de número: {text}',
  'unquoted-hash.whole': 'Ponga todo el texto entre comillas. Un comentario lleva un espacio tras «#».',
  'windows-line-ends': 'Las líneas terminan como las escribe Windows (CR LF)',
  'windows-line-ends.hint':
    'Elija «LF» como fin de línea en su editor, para que el cambio de una línea se vea como una línea.',
  'wrong-indent':
    '«{key}» empieza {column, plural, =0 {en el borde izquierdo} one {tras # espacio} other {tras # espacios}}, donde no empieza nada más de su grupo',
  'wrong-indent.address': 'La dirección «{route}» no está en la columna de las demás direcciones',
  'wrong-indent.address-hint':
    'Muévala con todas sus líneas a esa columna: tantos espacios como antes de la primera dirección de «pages:».',
  'wrong-indent.entry': 'Un elemento de «{list}» está entre las secciones, como {place}',
  'wrong-indent.entry-hint':
    'Muévalo a la derecha con todas sus líneas, a la columna de los demás elementos de «{list}» de arriba.',
  'wrong-indent.hint':
    'Alinéela con sus vecinas; encaja: {column, plural, =0 {el borde izquierdo} one {# espacio} other {# espacios}}. Las claves de un grupo empiezan en la misma columna, y los guiones de una lista también.',
  'wrong-indent.in-text':
    'Este elemento está más adentro que el texto de arriba, y YAML lo toma por parte de ese texto',
  'wrong-indent.in-text-hint':
    'Mueva el guion a la columna de los demás elementos de su lista; una lista necesita una clave propia, sin nada tras los dos puntos.',
  'wrong-indent.letters': '«{letters}» está en el borde izquierdo, antes de la línea',
  'wrong-indent.letters-hint': 'Borre «{letters}»: la línea empieza solo con espacios.',
  'wrong-indent.line':
    'La línea empieza {column, plural, =0 {en el borde izquierdo} one {tras # espacio} other {tras # espacios}}, donde no empieza nada más de su grupo',
  'wrong-indent.list-on-line': 'Una lista no puede empezar en la línea de su clave «{key}»',
  'wrong-indent.list-on-line-hint':
    'Empiece una línea nueva antes del guion, a {count} espacios de la izquierda; si es texto, póngalo entre comillas.',
  'wrong-indent.moved': '«{key}» está en {place}, pero su sitio es {to}',
  'wrong-indent.moved-hint':
    'Muévalo a la {side, select, right {derecha} other {izquierda}}, a la columna de las demás claves; su sitio es {place}.',
  'wrong-indent.of-text':
    'La línea pertenece al texto de arriba, pero empieza {column, plural, =0 {en el borde izquierdo} one {tras # espacio} other {tras # espacios}}',
  'wrong-indent.of-text-hint':
    'Cada línea de ese texto empieza tras {column, plural, one {# espacio} other {# espacios}} o más: ponga {count, plural, one {# espacio} other {# espacios}} delante de esta.',
  'wrong-indent.of-text-key':
    'La línea pertenece al texto de «{key}» de arriba, pero empieza {column, plural, =0 {en el borde izquierdo} one {tras # espacio} other {tras # espacios}}',
  'wrong-indent.outside':
    '«{start}» empieza {column, plural, =0 {en el borde izquierdo} one {tras # espacio} other {tras # espacios}}, fuera de su grupo',
  'wrong-indent.outside-hint':
    'Ponga {count, plural, one {# espacio} other {# espacios}} delante, para que empiece donde sus vecinas: {column, plural, =0 {en el borde izquierdo} one {tras # espacio} other {tras # espacios}}.',
  'wrong-indent.outside-line':
    'La línea empieza {column, plural, =0 {en el borde izquierdo} one {tras # espacio} other {tras # espacios}}, fuera de su grupo',
  'wrong-indent.page-key': '«{key}» está en la columna de las direcciones de las páginas',
  'wrong-indent.page-key-hint':
    'Pertenece a la página de arriba: ponga dos espacios más delante y ante {lines, select, next {cada línea hasta la siguiente dirección} other {todas las líneas que dependen de ella}}.',
  'wrong-indent.part': '«{part}» está dentro de «{outer}», y con él todas las líneas que siguen',
  'wrong-indent.part-hint': 'Mueva «{part}:» al principio de su línea: las partes del archivo van una junto a otra.',
  'wrong-indent.section': 'La sección «{type}» está dentro de otra: {outer}, como {place}',
  'wrong-indent.section-hint':
    'Muévala a la izquierda con todas sus líneas, hasta que su guion quede en la columna de las demás secciones.',
  'yaml-syntax': 'La línea no se puede leer como YAML',
  'yaml-syntax.character': 'Un texto no puede empezar por este carácter sin comillas',
  'yaml-syntax.circle': '«*{name}» está dentro del valor que repite, y eso no acabaría nunca',
  'yaml-syntax.circle-hint': 'Escriba en su lugar lo que se quiere decir.',
  'yaml-syntax.colon': "Dentro de '{' … '}' o [ … ] hay dos puntos donde no pueden ir",
  'yaml-syntax.column': 'La línea no empieza en la columna de sus vecinas',
  'yaml-syntax.copies': 'Las referencias («*name») hacen en este archivo más copias de las que necesita un sitio',
  'yaml-syntax.copies-hint': 'Use en su lugar secciones de «shared:».',
  'yaml-syntax.hint':
    'Compárela con sus vecinas: la misma sangría, un espacio tras los dos puntos, los caracteres especiales entre comillas.',
  'yaml-syntax.key-for-text': 'Hay una clave con valor donde solo puede ir un texto',
  'yaml-syntax.one-line': 'Una clave y sus dos puntos deben ir en una línea',
  'yaml-syntax.open': 'Algo no está cerrado, o faltan dos puntos',
  'yaml-syntax.too-deep':
    'Más abajo hay listas o llaves unas dentro de otras a más profundidad de la que se puede leer',
  'yaml.text-in-quotes': 'Ponga el texto entre comillas: {text}',
  'yaml.write': 'Escriba {text}',
  'yaml.write-quoted': 'Escriba «{text}»',
}
