/**
 * What the schemas say of sections, of kinds of pages and of the fields that most forms have, by the English text: where
 * that changes, a test asks for these again. What is not here yet is said in English.
 */
export const help: Readonly<Record<string, readonly [german: string, spanish: string]>> = {
  'The body of a blog post; date and author come from the page.': [
    'Der Text eines Blogbeitrags; Datum und Verfasser kommen von der Seite.',
    'El texto de una entrada del blog; la fecha y el autor vienen de la página.',
  ],
  'A grid of cards: services, values, materials, problems, anything of which there are several.': [
    'Ein Raster aus Karten: Leistungen, Werte, Materialien, Probleme, alles, wovon es mehrere gibt.',
    'Una cuadrícula de tarjetas: servicios, valores, materiales, problemas, todo lo que sean varios.',
  ],
  'A list of short points: benefits, warning signs, what is included.': [
    'Eine Liste kurzer Punkte: Vorteile, Warnzeichen, was enthalten ist.',
    'Una lista de puntos breves: ventajas, señales de alerta, lo que se incluye.',
  ],
  'A band that asks the visitor to act: call, or ask for an estimate.': [
    'Ein Band, das zum Handeln auffordert: anrufen oder ein Angebot verlangen.',
    'Una franja que invita a actuar: llamar o pedir un presupuesto.',
  ],
  'Questions that open to their answers, in categories.': [
    'Fragen, die ihre Antworten aufklappen, nach Kategorien.',
    'Preguntas que se abren con su respuesta, por categorías.',
  ],
  'A form of its own, with heading and introduction.': [
    'Ein Formular für sich, mit Überschrift und Einleitung.',
    'Un formulario propio, con título e introducción.',
  ],
  'The opening of the home page: headline, pitch and buttons, with a picture and a form if you like.': [
    'Der Auftakt der Startseite: Überschrift, Versprechen und Schaltflächen, auf Wunsch mit Bild und Formular.',
    'La portada de la página principal: título, promesa y botones, con imagen y formulario si lo desea.',
  ],
  'Links to related pages, each with a line that says why to follow it.': [
    'Links zu verwandten Seiten, jeder mit einer Zeile, warum man ihm folgen sollte.',
    'Enlaces a páginas relacionadas, cada uno con una línea que dice por qué seguirlo.',
  ],
  'A short notice in a band, such as an emergency number.': [
    'Ein kurzer Hinweis in einem Band, etwa eine Notrufnummer.',
    'Un aviso breve en una franja, como un número de urgencias.',
  ],
  'A list of the blog\'s posts, newest first, taken from the pages of kind "post".': [
    'Die Beiträge des Blogs, die neuesten zuerst, aus den Seiten der Art „Beitrag“.',
    'Las entradas del blog, las más nuevas primero, tomadas de las páginas del tipo «entrada».',
  ],
  'Packages side by side, each with its price and what is in it.': [
    'Pakete nebeneinander, jedes mit seinem Preis und dem, was darin ist.',
    'Paquetes uno junto a otro, cada uno con su precio y lo que incluye.',
  ],
  'Running text with sub-headings, lists and links.': [
    'Fließtext mit Zwischenüberschriften, Listen und Links.',
    'Texto corrido con subtítulos, listas y enlaces.',
  ],
  'Customer reviews in full, with the average.': [
    'Rezensionen von Kunden in voller Länge, mit dem Durchschnitt.',
    'Reseñas de clientes completas, con la media.',
  ],
  'A picture beside text.': ['Ein Bild neben Text.', 'Una imagen junto a un texto.'],
  'A short row of figures, each with a caption.': [
    'Eine kurze Reihe von Zahlen, jede mit einer Beschriftung.',
    'Una fila corta de cifras, cada una con su leyenda.',
  ],
  'A numbered sequence: how a job, a claim or an application goes.': [
    'Eine nummerierte Folge: wie ein Auftrag, ein Schadensfall oder ein Antrag abläuft.',
    'Una secuencia numerada: cómo va un trabajo, una reclamación o una solicitud.',
  ],
  'A table: first row the column headings, first column the row headings.': [
    'Eine Tabelle: in der ersten Zeile stehen die Köpfe der Spalten, in der ersten Spalte die der Zeilen.',
    'Una tabla: la primera fila son los títulos de las columnas, la primera columna los de las filas.',
  ],
  'The people behind the business, each with what they do and how to reach them.': [
    'Die Menschen hinter dem Betrieb, jeweils mit dem, was sie tun und wie man sie erreicht.',
    'Las personas del negocio, cada una con lo que hace y cómo contactarla.',
  ],
  'What customers say, as a carousel that loops. Two cards a row on medium screens, three on large ones.': [
    'Was Kunden sagen, als Karussell im Kreis. Zwei Karten nebeneinander auf mittleren Bildschirmen, drei auf großen.',
    'Lo que dicen los clientes, en un carrusel continuo. Dos tarjetas por fila en pantallas medianas, tres en grandes.',
  ],
  'What happened when: the history of a business, the course of a project, the days of a program.': [
    'Was wann geschah: die Geschichte eines Betriebs, der Lauf eines Projekts, die Tage eines Programms.',
    'Qué pasó y cuándo: la historia de un negocio, el curso de un proyecto, los días de un programa.',
  ],
  'The home page.': ['Die Startseite.', 'La página principal.'],
  'A page of information or help.': ['Eine Seite mit Auskunft oder Hilfe.', 'Una página de información o ayuda.'],
  'The list of posts.': ['Die Liste der Beiträge.', 'La lista de entradas.'],
  'The menus of the header and the footer.': [
    'Die Menüs in Kopf- und Fußzeile.',
    'Los menús de la cabecera y del pie.',
  ],
  'The forms, by name.': ['Die Formulare, nach Namen.', 'Los formularios, por nombre.'],
  'A name for links to this section: with id "prices", a link to "#prices" jumps here.': [
    'Ein Name für Links auf diesen Abschnitt: Heißt er „prices“, springt ein Link auf „#prices“ hierher.',
    'Un nombre para enlaces a esta sección: con «prices», un enlace a «#prices» lleva aquí.',
  ],
  'The heading of the section, shown as a second-level heading.': [
    'Die Überschrift des Abschnitts, eine der zweiten Ebene.',
    'El título de la sección, de segundo nivel.',
  ],
  "The background of the section: plain (the page's own), tint (a band in the theme's tint), dark (light text on the theme's ink).":
    [
      'Der Grund des Abschnitts: schlicht (der der Seite), getönt (ein Band im hellen Farbton) oder dunkel (heller Text).',
      'El fondo de la sección: liso (el de la página), teñido (una franja de color claro) u oscuro (texto claro).',
    ],
  'One or two sentences under the heading. Markdown.': [
    'Ein oder zwei Sätze unter der Überschrift.',
    'Una o dos frases bajo el título.',
  ],
  'What the picture shows, for people who do not see it, in one sentence.': [
    'Was das Bild zeigt, für Menschen, die es nicht sehen, in einem Satz.',
    'Qué muestra la imagen, para quienes no la ven, en una frase.',
  ],
  'A line under the picture.': ['Eine Zeile unter dem Bild.', 'Una línea bajo la imagen.'],
  'The words on it; they say what happens.': [
    'Die Worte darauf; sie sagen, was geschieht.',
    'Las palabras del botón; dicen qué pasa.',
  ],
  'Where a link leads: a page ("/roof-repair"), a section ("#contact" or "/#contact"), a phone number ("tel:{phone}"), an address ("mailto:{email}") or another site ("https://…"). In quotes when it starts with "#".':
    [
      'Wohin ein Link führt: eine Seite („/roof-repair“), ein Abschnitt („#contact“ oder „/#contact“), eine Telefonnummer („tel:{phone}“), eine E-Mail-Adresse („mailto:{email}“) oder eine andere Website („https://…“).',
      'Adónde lleva un enlace: una página («/roof-repair»), una sección («#contact» o «/#contact»), un teléfono («tel:{phone}»), un correo («mailto:{email}») u otro sitio («https://…»).',
    ],
  'The buttons, most important first.': [
    'Die Schaltflächen, die wichtigste zuerst.',
    'Los botones, el más importante primero.',
  ],
  'The heading over the form.': ['Die Überschrift über dem Formular.', 'El título sobre el formulario.'],
  'A short name.': ['Ein kurzer Name.', 'Un nombre corto.'],
  'The words shown.': ['Die Worte, die zu sehen sind.', 'Las palabras que se ven.'],
  'The words of the link.': ['Die Worte des Links.', 'Las palabras del enlace.'],
  'Points with a tick mark.': ['Punkte mit einem Häkchen.', 'Puntos con una marca.'],
  'Stars out of five.': ['Sterne von fünf.', 'Estrellas de cinco.'],
  'What kind of page it is; it says which sections the page must and may have.': [
    'Von welcher Art die Seite ist; danach richtet sich, welche Abschnitte sie haben muss und darf.',
    'De qué tipo es la página; de ello depende qué secciones debe y puede tener.',
  ],
  'Search words of the page.': ['Suchwörter der Seite.', 'Palabras clave de la página.'],
  'What the page offers, for search results: one or two sentences, 50 to 170 characters.': [
    'Was die Seite bietet, für Suchergebnisse: ein oder zwei Sätze, 50 bis 170 Zeichen.',
    'Qué ofrece la página, para los buscadores: una o dos frases, de 50 a 170 caracteres.',
  ],
  'The day a post was published.': ['Der Tag, an dem ein Beitrag erschien.', 'El día en que se publicó una entrada.'],
  'Who wrote the post.': ['Wer den Beitrag geschrieben hat.', 'Quién escribió la entrada.'],
  'One or two sentences for lists of posts.': [
    'Ein oder zwei Sätze für Listen von Beiträgen.',
    'Una o dos frases para listas de entradas.',
  ],
}
