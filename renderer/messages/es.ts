import type { MessageId } from './message.ts'
import { es as basics } from './parts/basics.es.ts'
import { es as business } from './parts/business.es.ts'
import { es as files } from './parts/files.es.ts'
import { es as mistakes } from './parts/mistakes.es.ts'
import { es as pages } from './parts/pages.es.ts'
import { es as studio } from './parts/studio.es.ts'
import { es as values } from './parts/values.es.ts'
import type { Texts } from './texts.ts'

/** The sentences of checks, changes and refusals in Spanish: ICU messages. */
export const messages: Readonly<Record<MessageId, string>> = {
  ...basics,
  ...pages,
  ...business,
  ...values,
  ...mistakes,
  ...files,
  ...studio,
}

/** What the parts of the file are called. */
export const parts: Texts = {
  site: 'Negocio, horario, colores',
  navigation: 'Menús y pie',
  forms: 'Formularios',
  redirects: 'Direcciones antiguas',
  facts: 'Datos y cifras',
  translations: 'Otros idiomas',
  data: 'Datos para plantillas',
  kinds: 'Tipos de página',
  shared: 'Secciones compartidas',
}

/** What the fields of the schemas are called, by their keys. */
export const fields: Texts = {
  about: 'De qué trata',
  accent: 'Color de acento',
  accentDark: 'Color de acento oscuro',
  accentHover: 'Color de acento bajo el puntero',
  action: 'Botón',
  actions: 'Botones',
  address: 'Dirección',
  after: 'Después',
  afterLabel: 'Nombre de la segunda imagen',
  again: 'Otra vez',
  aggregate: 'Valoración total',
  alt: 'Descripción de la imagen',
  analytics: 'Medición de visitas',
  announcement: 'Anuncio',
  answer: 'Respuesta',
  assumptions: 'Supuestos',
  author: 'Autor',
  authors: 'Autores',
  autocomplete: 'Autocompletar como',
  badge: 'Distintivo',
  band: 'Franjas oscuras',
  bar: 'Barra del teléfono',
  before: 'Antes',
  beforeLabel: 'Nombre de la primera imagen',
  begins: 'Empieza a las',
  blocks: 'Secciones',
  blogLinks: 'Enlaces al blog',
  brand: 'Nombre del negocio',
  break: 'Pausa',
  bright: 'Texto claro',
  businessType: 'Tipo de negocio',
  button: 'Botón',
  buttons: 'Botones',
  by: 'Por',
  callLine: 'Línea de llamada',
  canonical: 'Dirección canónica',
  caption: 'Pie de imagen',
  captions: 'Subtítulos',
  card: 'Tarjeta',
  cards: 'Tarjetas',
  categories: 'Categorías',
  close: 'Cerrar',
  closes: 'Cierra a las',
  color: 'Color',
  columns: 'Columnas',
  consent: 'Consentimiento',
  cookies: 'Con cookies',
  content: 'Contenido',
  corners: 'Esquinas',
  count: 'Cantidad',
  country: 'País',
  currency: 'Moneda',
  dark: 'Oscuro',
  date: 'Fecha',
  days: 'Días',
  decorative: 'Solo decora',
  degrees: 'Pendiente en grados',
  density: 'Espaciado',
  description: 'Descripción',
  detailedCopy: 'Texto detallado',
  details: 'Detalles',
  domain: 'Nombre del sitio en la cuenta',
  draft: 'Borrador',
  drawing: 'Dibujo',
  email: 'Correo electrónico',
  endpoint: 'Dirección de recepción',
  ends: 'Termina a las',
  entries: 'Entradas',
  error: 'Error',
  except: 'Excepto el',
  eyebrow: 'Línea sobre el título',
  facts: 'Datos',
  failure: 'Si falla el envío',
  featuredImage: 'Imagen principal',
  fieldLine: 'Líneas de los campos',
  fields: 'Campos',
  file: 'Archivo',
  filled: 'Relleno',
  filter: 'Filtro',
  first: 'Va primero',
  firstOpen: 'Primero abierto',
  focus: 'Punto de interés',
  fonts: 'Tipografías',
  footer: 'Pie de página',
  form: 'Formulario',
  formHeading: 'Título del formulario',
  formNote: 'Nota del formulario',
  forms: 'Formularios',
  formsAddress: 'Dirección sin JavaScript',
  formsKey: 'Clave de los formularios',
  found: 'Si se encuentra',
  from: 'Desde',
  geo: 'Ubicación',
  header: 'Cabecera',
  heading: 'Título',
  headings: 'Títulos',
  headingSize: 'Tamaño de los títulos',
  headingWeight: 'Grosor de los títulos',
  height: 'Altura',
  highlight: 'Resaltado',
  host: 'Dirección del servicio',
  hours: 'Horario',
  href: 'Lleva a',
  icon: 'Icono',
  id: 'Nombre para enlaces',
  image: 'Imagen',
  images: 'Imágenes',
  initials: 'Iniciales',
  ink: 'Color del texto',
  inputmode: 'Teclado del teléfono',
  interactive: 'Mapa interactivo',
  intro: 'Introducción',
  invalid: 'Mensaje si no es válido',
  items: 'Elementos',
  keywords: 'Palabras clave',
  kind: 'Tipo',
  label: 'Etiqueta',
  labourPercent: 'Porcentaje de mano de obra',
  language: 'Idioma',
  languages: 'Idiomas',
  last: 'Va al final',
  latitude: 'Latitud',
  layout: 'Disposición',
  learnMoreUrl: 'Más información en',
  legal: 'Aviso legal',
  legalName: 'Razón social',
  light: 'Claro',
  limit: 'Como máximo',
  line: 'Líneas',
  lines: 'Líneas',
  lineWidth: 'Grosor de línea',
  link: 'Enlace',
  links: 'Enlaces',
  list: 'Lista',
  locality: 'Localidad',
  location: 'Lugar',
  locations: 'Locales',
  logo: 'Logotipo',
  longitude: 'Longitud',
  look: 'Aspecto',
  mainName: 'Nombre del primer local',
  mark: 'Marca',
  materials: 'Materiales',
  min: 'Mínimo',
  max: 'Máximo',
  newsletter: 'Boletín',
  step: 'Paso',
  newStep: 'Paso nuevo',
  earliest: 'Primer día',
  latest: 'Último día',
  maxLength: 'Longitud máxima',
  may: 'Puede tener',
  measurementId: 'ID de medición',
  menu: 'Menú',
  missing: 'No incluido',
  mobile: 'Menú del teléfono',
  more: 'Más',
  must: 'Debe tener',
  muted: 'Texto suave',
  name: 'Nombre',
  navigation: 'Navegación',
  needs: 'Necesita',
  noindex: 'Fuera de buscadores',
  none: 'Si no hay ninguno',
  note: 'Nota',
  search: 'Buscador en los menús',
  notFound: 'Página no encontrada',
  of: 'De',
  ogImage: 'Imagen al compartir',
  onAccent: 'Texto sobre el acento',
  onDark: 'Sobre fondo oscuro',
  opens: 'Abre a las',
  optional: 'Opcional',
  options: 'Opciones',
  order: 'Orden',
  overview: 'Resumen',
  pages: 'Páginas',
  pair: 'Par de tipografías',
  panel: 'Panel tras el envío',
  paper: 'Color de fondo',
  path: 'Trazo',
  payload: 'Se envía además',
  phone: 'Teléfono',
  phoneCountryCode: 'Prefijo del país',
  phoneLabel: 'Etiqueta del teléfono',
  pitches: 'Pendientes',
  place: 'Lugar',
  placeholder: 'Texto de ejemplo',
  places: 'Lugares',
  points: 'Puntos',
  poster: 'Imagen antes del vídeo',
  postalCode: 'Código postal',
  postsPerPage: 'Entradas por página',
  price: 'Precio',
  privacyPage: 'Página de privacidad',
  provider: 'Servicio',
  profiles: 'Perfiles',
  question: 'Pregunta',
  quote: 'Presupuesto',
  ratePerSquare: 'Precio por unidad de superficie',
  ratePerSquareMeter: 'Precio por metro cuadrado',
  rating: 'Valoración',
  region: 'Región',
  relatedPage: 'Página relacionada',
  repeats: 'Se repite',
  repeatsUntil: 'Se repite hasta',
  required: 'Mensaje si falta',
  reviewBy: 'Revisar antes de',
  rise: 'Elevación',
  role: 'Función',
  rows: 'Filas',
  schema: 'Datos estructurados',
  scheme: 'Claro u oscuro',
  secondary: 'Color secundario',
  sendsKey: 'Envía la clave',
  sendsServiceType: 'Envía el servicio',
  sent: 'Lo enviado',
  served: 'Si atendemos allí',
  service: 'Servicio',
  serviceRadiusMiles: 'Radio de servicio en millas',
  serviceType: 'Tipo de servicio',
  shape: 'Forma',
  shared: 'Secciones compartidas',
  sheetButton: 'Botón del formulario',
  side: 'Lado',
  site: 'Sitio',
  siteId: 'ID del sitio',
  socialPictures: 'Imágenes al compartir',
  source: 'Fuente',
  specialHours: 'Festivos y otros días',
  spreadPercent: 'Margen en porcentaje',
  src: 'Archivo de imagen',
  starter: 'Empieza con',
  storeys: 'Plantas',
  street: 'Calle',
  subject: 'Asunto',
  submit: 'Enviar',
  submitting: 'Mientras se envía',
  subtitle: 'Subtítulo',
  success: 'Tras el envío',
  summary: 'Resumen breve',
  tag: 'Etiqueta',
  tagline: 'Lema',
  tags: 'Etiquetas',
  testimonial: 'Testimonio',
  text: 'Texto',
  thankYouPage: 'Página de agradecimiento',
  theme: 'Colores',
  timeZone: 'Zona horaria',
  tint: 'Fondo teñido',
  title: 'Título',
  titleSuffix: 'Final del título',
  tone: 'Fondo',
  transcript: 'Lo que se dice',
  translationOf: 'Traducción de',
  type: 'Tipo',
  unit: 'Unidad',
  unserved: 'Si no atendemos allí',
  until: 'Hasta',
  updated: 'Actualizado el',
  url: 'Dirección web',
  validation: 'Comprobación de datos',
  value: 'Valor',
  veil: 'Velo sobre las imágenes',
  wastePercent: 'Desperdicio en porcentaje',
  when: 'Cuándo',
  width: 'Ancho',
  withName: 'Con el nombre',
  words: 'Palabras del sitio',
  zipCodes: 'Códigos postales',
}

/** What sections, kinds of pages and the choices of fields are called. */
export const choices: Texts = {
  article: 'Artículo',
  'before-after': 'Antes y después',
  booking: 'Reserva de cita',
  cards: 'Tarjetas',
  case: 'Caso',
  checklist: 'Lista de puntos',
  contact: 'Contacto',
  cta: 'Llamada a la acción',
  downloads: 'Descargas',
  estimator: 'Calculadora de precio',
  events: 'Eventos',
  faq: 'Preguntas frecuentes',
  form: 'Formulario',
  gallery: 'Galería',
  hero: 'Portada',
  hours: 'Horario',
  links: 'Enlaces',
  locations: 'Locales',
  logos: 'Logotipos',
  map: 'Mapa',
  newsletter: 'Boletín',
  notice: 'Aviso',
  'page-hero': 'Portada de la página',
  posts: 'Entradas del blog',
  pricing: 'Precios',
  prose: 'Texto',
  projects: 'Proyectos',
  regions: 'Regiones',
  reviews: 'Reseñas',
  search: 'Buscador',
  'services-hub': 'Todos los servicios',
  'site-map': 'Mapa del sitio',
  social: 'Redes sociales',
  split: 'Imagen y texto',
  stats: 'Cifras',
  steps: 'Pasos',
  table: 'Tabla',
  tabs: 'Pestañas',
  team: 'Equipo',
  testimonials: 'Testimonios',
  timeline: 'Cronología',
  video: 'Vídeo',
  'zip-lookup': 'Búsqueda por código postal',
  blog: 'Blog',
  confirmation: 'Confirmación',
  guide: 'Guía',
  home: 'Página principal',
  legal: 'Aviso legal',
  post: 'Entrada',
  portfolio: 'Lista de proyectos',
  project: 'Proyecto',
  service: 'Servicio',
  Monday: 'Lunes',
  Tuesday: 'Martes',
  Wednesday: 'Miércoles',
  Thursday: 'Jueves',
  Friday: 'Viernes',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
  umami: 'Umami',
  accent: 'Acento',
  alert: 'Urgente',
  always: 'Siempre',
  aside: 'Al lado',
  browser: 'Por el navegador',
  centred: 'Centrado',
  column: 'Columna',
  compact: 'Compacto',
  checkbox: 'Casilla',
  checkboxes: 'Varias casillas',
  consent: 'Consentimiento',
  date: 'Fecha',
  number: 'Número',
  radio: 'Una de varias',
  cover: 'A toda imagen',
  dark: 'Oscuro',
  email: 'Correo electrónico',
  full: 'Completo',
  grid: 'Cuadrícula',
  masonry: 'Mosaico',
  slider: 'Con control deslizante',
  pair: 'Lado a lado',
  half: 'Mitad',
  lead: 'Entradilla',
  ga4: 'Google Analytics 4',
  left: 'Izquierda',
  link: 'Enlace',
  mark: 'Marca',
  messages: 'Con mensajes propios',
  matomo: 'Matomo',
  'missing-shingle': 'Teja que falta',
  name: 'Nombre',
  never: 'Nunca',
  numeric: 'Números',
  off: 'Desactivado',
  openstreetmap: 'OpenStreetMap',
  open: 'Abierto',
  organization: 'Empresa',
  plausible: 'Plausible',
  plain: 'Liso',
  file: 'Fotos',
  'postal-code': 'Código postal',
  primary: 'Principal',
  quiet: 'Discreto',
  right: 'Derecha',
  row: 'Fila',
  rows: 'Filas',
  same: 'La misma',
  secondary: 'Secundario',
  select: 'Lista de opciones',
  'street-address': 'Calle y número',
  tel: 'Teléfono',
  text: 'Texto',
  textarea: 'Texto de varias líneas',
  tick: 'Marca de verificación',
  tint: 'Teñido',
  titled: 'Con título',
  warning: 'Advertencia',
  framed: 'Enmarcado',
  banner: 'Imagen ancha',
  centered: 'Centrado',
  auto: 'Como el dispositivo',
  light: 'Claro',
  sturdy: 'Robusta',
  elegant: 'Elegante',
  friendly: 'Amable',
  grotesque: 'Grotesca',
  technical: 'Técnica',
  humanist: 'Humanista',
  newspaper: 'Periódico',
  over: 'Sobre el menú',
  soft: 'Suave',
  square: 'Recto',
  round: 'Redondo',
  normal: 'Normal',
  airy: 'Amplio',
  filled: 'Relleno',
  pill: 'Píldora',
  outlined: 'Con borde',
  raised: 'Elevado',
  flat: 'Plano',
  capitals: 'Mayúsculas',
  modest: 'Discreto',
  large: 'Grande',
  opening: 'Portada',
  weekly: 'Cada semana',
  fortnightly: 'Cada dos semanas',
  monthly: 'Cada mes',
  all: 'Todos',
  some: 'Algunos',
}

/** What the schemas say of sections, of kinds of pages and of their fields, by the English text. */
export const descriptions: Texts = {
  'The body of a blog post; date and author come from the page.':
    'El texto de una entrada del blog; la fecha y el autor vienen de la página.',
  'A grid of cards: services, values, materials, problems, anything of which there are several.':
    'Una cuadrícula de tarjetas: servicios, valores, materiales, problemas, todo lo que sean varios.',
  'A list of short points: benefits, warning signs, what is included.':
    'Una lista de puntos breves: ventajas, señales de alerta, lo que se incluye.',
  'A band that asks the visitor to act: call, or ask for an estimate.':
    'Una franja que invita a actuar: llamar o pedir un presupuesto.',
  'Questions that open to their answers, in categories.': 'Preguntas que se abren con su respuesta, por categorías.',
  'A form of its own, with heading and introduction.': 'Un formulario propio, con título e introducción.',
  'The opening of the home page: headline, pitch and buttons, with a picture and a form if you like.':
    'La portada de la página principal: título, promesa y botones, con imagen y formulario si lo desea.',
  'Links to related pages, each with a line that says why to follow it.':
    'Enlaces a páginas relacionadas, cada uno con una línea que dice por qué seguirlo.',
  'A short notice in a band, such as an emergency number. It may stand above the opening of a page.':
    'Un aviso breve en una franja, como un número de urgencias. Puede estar sobre la portada de una página.',
  'A list of the blog\'s posts, newest first, taken from the pages of kind "post".':
    'Las entradas del blog, las más nuevas primero, tomadas de las páginas del tipo «entrada».',
  'Packages side by side, each with its price and what is in it.':
    'Paquetes uno junto a otro, cada uno con su precio y lo que incluye.',
  'Running text with sub-headings, lists and links.': 'Texto corrido con subtítulos, listas y enlaces.',
  'Customer reviews in full, with the average.': 'Reseñas de clientes completas, con la media.',
  'A picture beside text.': 'Una imagen junto a un texto.',
  'A short row of figures, each with a caption.': 'Una fila corta de cifras, cada una con su leyenda.',
  'A numbered sequence: how a job, a claim or an application goes.':
    'Una secuencia numerada: cómo va un trabajo, una reclamación o una solicitud.',
  'A table: first row the column headings, first column the row headings.':
    'Una tabla: la primera fila son los títulos de las columnas, la primera columna los de las filas.',
  'The people behind the business, each with what they do and how to reach them.':
    'Las personas del negocio, cada una con lo que hace y cómo contactarla.',
  'What customers say, as a carousel that loops. Two cards a row on medium screens, three on large ones.':
    'Lo que dicen los clientes, en un carrusel continuo. Dos tarjetas por fila en pantallas medianas, tres en grandes.',
  'What happened when: the history of a business, the course of a project, the days of a program.':
    'Qué pasó y cuándo: la historia de un negocio, el curso de un proyecto, los días de un programa.',
  'The home page.': 'La página principal.',
  'A page of information or help.': 'Una página de información o ayuda.',
  'The list of posts.': 'La lista de entradas.',
  'The menus of the header and the footer; each can be left out.':
    'Los menús de la cabecera y del pie; cada uno puede faltar.',
  'The forms, by name.': 'Los formularios, por nombre.',
  'A name for links to this section: with id "prices", a link to "#prices" jumps here.':
    'Un nombre para enlaces a esta sección: con «prices», un enlace a «#prices» lleva aquí.',
  'The heading of the section, shown as a second-level heading.': 'El título de la sección, de segundo nivel.',
  "The background of the section: plain (the page's own), tint (a band in the theme's tint), dark (light text on the theme's ink).":
    'El fondo de la sección: liso (el de la página), teñido (una franja de color claro) u oscuro (texto claro).',
  'One or two sentences under the heading. Markdown.': 'Una o dos frases bajo el título.',
  'What the picture shows, for people who do not see it, in one sentence.':
    'Qué muestra la imagen, para quienes no la ven, en una frase.',
  'A line under the picture.': 'Una línea bajo la imagen.',
  'The words on it; they say what happens.': 'Las palabras del botón; dicen qué pasa.',
  'Where a link leads: a page ("/roof-repair"), a section ("#contact" or "/#contact"), a phone number ("tel:{phone}"), an address ("mailto:{email}") or another site ("https://…"). In quotes when it starts with "#".':
    'Adónde lleva un enlace: una página («/roof-repair»), una sección («#contact» o «/#contact»), un teléfono («tel:{phone}»), un correo («mailto:{email}») u otro sitio («https://…»).',
  'The buttons, most important first.': 'Los botones, el más importante primero.',
  'The heading over the form.': 'El título sobre el formulario.',
  'A short name.': 'Un nombre corto.',
  'The words shown.': 'Las palabras que se ven.',
  'The words of the link.': 'Las palabras del enlace.',
  'Points with a tick mark.': 'Puntos con una marca.',
  'Stars out of five.': 'Estrellas de cinco.',
  'What kind of page it is; it says which sections the page must and may have.':
    'De qué tipo es la página; de ello depende qué secciones debe y puede tener.',
  'Search words of the page.': 'Palabras clave de la página.',
  'What the page offers, for search results: one or two sentences, 50 to 170 characters.':
    'Qué ofrece la página, para los buscadores: una o dos frases, de 50 a 170 caracteres.',
  'The day a post was published, or a project was finished.':
    'El día en que se publicó la entrada o se terminó el proyecto.',
  'One or two sentences for lists of posts and of projects.':
    'Una o dos frases para las listas de entradas y de proyectos.',
  'One service: its opening, what it consists of, and a way to ask for it.':
    'Un servicio: su portada, en qué consiste y una forma de pedirlo.',
  'Terms, licences, privacy: to be read.': 'Condiciones, licencias, privacidad: para leer.',
  'One post of the blog; it needs date, author and summary.':
    'Una entrada del blog; necesita fecha, autor y resumen breve.',
  'What a visitor sees after sending a form without JavaScript.':
    'Lo que ve un visitante después de enviar un formulario sin JavaScript.',
  'One page: what search engines see, and its sections from top to bottom.':
    'Una página: lo que ven los buscadores y sus secciones, de arriba abajo.',
  "The title in search results and in the browser's tab. The site's titleSuffix is added unless it contains the brand.":
    'El título en los resultados de búsqueda y en la pestaña del navegador. Se le añade el final del título del sitio (titleSuffix), salvo que ya contenga la marca.',
  'A short name of the page for breadcrumbs and lists; the title where this is left out.':
    'Un nombre corto de la página para las rutas de navegación y las listas; si se deja vacío, el título.',
  'The language of the page, such as "es-US", where it is not the first one of the site.':
    'El idioma de la página, como "es-US", si no es el primero del sitio.',
  'The address of the same page in the first language of the site.':
    'La dirección de la misma página en el primer idioma del sitio.',
  'A search word or phrase.': 'Una palabra o frase de búsqueda.',
  'The address under which search engines should file the page, where it is not its own.':
    'La dirección con la que los buscadores deben registrar la página, si no es la suya propia.',
  'The picture shown when the page is shared: a file in the folder public/, such as "/og-image.png".':
    'La imagen que se ve al compartir la página: un archivo de la carpeta public/, como "/og-image.png".',
  'More structured data (schema.org) for the page, as a list of objects with "@type". The page\'s own sections already give theirs.':
    'Más datos estructurados (schema.org) de la página, como lista de objetos con "@type". Las secciones de la página ya dan los suyos.',
  'true while the page is being written: links to it are allowed, but visitors get a short notice in place of its sections and search engines are kept away.':
    'Sí mientras se escribe la página: puede haber enlaces a ella, pero los visitantes ven un aviso breve en lugar de sus secciones y los buscadores no la registran.',
  'true to keep the page out of search results and out of the sitemap.':
    'Sí para que la página no salga en los resultados de búsqueda ni en el mapa del sitio.',
  'The day the page was last changed in substance.':
    'El día en que el contenido de la página cambió de verdad por última vez.',
  'The picture of the page in lists of posts and of projects.':
    'La imagen de la página en las listas de entradas y de proyectos.',
  'The file\'s name in the folder images/, such as "hero-home.jpg".':
    'El nombre del archivo en la carpeta images/, como "hero-home.jpg".',
  'true for a picture that only decorates: screen readers pass over it, and it needs no "alt".':
    'Sí para una imagen que solo decora: los lectores de pantalla la pasan por alto y no necesita "alt".',
  'What must be seen where the picture is cut to fit: how far from the left and from the top, such as "30% 20%". The middle, "50% 50%", if left out.':
    'Lo que debe verse cuando la imagen se recorta: a qué distancia de la izquierda y de arriba, como "30% 20%". Si se deja vacío, el centro, "50% 50%".',
  'The section type, always "article".': 'El tipo de sección, siempre "article".',
  'The text. Markdown; sub-headings start with "##".': 'El texto. Los subtítulos empiezan con "##".',
  'The picture that the post begins with.': 'La imagen con la que empieza la entrada.',
  'How the post goes on: further pictures, each with the text under it.':
    'Cómo sigue la entrada: más imágenes, cada una con el texto que va debajo.',
  'A picture and the text that follows it.': 'Una imagen y el texto que la sigue.',
  'The picture, with a caption if it needs one.': 'La imagen, con un pie de imagen si lo necesita.',
  'The text under the picture. Markdown; sub-headings start with "##".':
    'El texto bajo la imagen. Los subtítulos empiezan con "##".',
  'column (author and date over the text, the default) or aside (beside it on wide screens, where they stay in sight).':
    'Columna (autor y fecha sobre el texto, lo normal) o al lado (junto al texto en pantallas anchas, siempre a la vista).',
  'Two pictures of one thing, before the work and after it.': 'Dos imágenes de lo mismo, antes del trabajo y después.',
  'The section type, always "before-after".': 'El tipo de sección, siempre "before-after".',
  'slider (one over the other; for pictures taken from the same place) or pair (side by side, for any two). slider if left out.':
    'slider (una sobre otra, para fotos tomadas desde el mismo lugar) o pair (lado a lado, para dos cualesquiera). Si se omite, slider.',
  'The picture from before the work.': 'La imagen de antes del trabajo.',
  'What the first picture is called, such as "First day"; "Before" if left out.':
    'Cómo se llama la primera imagen, por ejemplo "First day"; si se omite, «Antes».',
  'The picture from after the work. Both are cut to one shape: upright if this one is.':
    'La imagen de después del trabajo. Ambas se recortan con una forma: vertical si esta lo es.',
  'What the second picture is called, such as "Ten years later"; "After" if left out.':
    'Cómo se llama la segunda imagen, por ejemplo "Ten years later"; si se omite, «Después».',
  "One finished project: its facts, what was done, and the customer's words. Place and day come from the page.":
    'Un proyecto terminado: sus datos, lo que se hizo y las palabras del cliente. El lugar y el día vienen de la página.',
  'The section type, always "case".': 'El tipo de sección, siempre "case".',
  'What was there, what was done, and what came of it. Markdown.': 'Qué había, qué se hizo y qué resultó.',
  'What can be said in a few words: the work, its size, how long it took.':
    'Lo que se dice en pocas palabras: el trabajo, su tamaño, cuánto duró.',
  'One fact.': 'Un dato.',
  'What it is, such as "Roof size".': 'Qué es, por ejemplo "Roof size".',
  'How much, how long or what kind, such as "2,100 square feet".':
    'Cuánto, cuánto tiempo o de qué tipo, por ejemplo "2,100 square feet".',
  'What the customer says of it.': 'Lo que dice el cliente.',
  "The customer's words, without quotation marks.": 'Las palabras del cliente, sin comillas.',
  'Who said it, as they allow it to be shown.': 'Quién lo dijo, tal como permite que se muestre.',
  'The section type, always "cards".': 'El tipo de sección, siempre "cards".',
  'grid (cards with a border, the default), rows (one wide row a card, picture or icon at the side), plain (no border, denser) or compact (no border, the icon beside the words).':
    'Cuadrícula (tarjetas con borde, lo normal), filas (una fila ancha por tarjeta, con la imagen o el icono a un lado), liso (sin borde, más junto) o compacto (sin borde, con el icono junto a las palabras).',
  'How many cards stand side by side on a wide screen.': 'Cuántas tarjetas van una junto a otra en una pantalla ancha.',
  'The cards.': 'Las tarjetas.',
  'One card.': 'Una tarjeta.',
  'The name on the card.': 'El nombre en la tarjeta.',
  'A small drawing by name.': 'Un dibujo pequeño, por su nombre.',
  'A picture at the top of the card.': 'Una imagen en la parte de arriba de la tarjeta.',
  'A few words in a corner, such as a ZIP code or "Most chosen".':
    'Unas pocas palabras en una esquina, como un código postal o "Most chosen" (el más elegido).',
  'What the card says. Markdown.': 'Lo que dice la tarjeta.',
  'Facts of the card, each with a label: lifespan, warranty, causes, best for …':
    'Datos de la tarjeta, cada uno con una etiqueta: duración, garantía, causas, para qué conviene…',
  'One labelled fact; give "value" for a short one, "items" for a list.':
    'Un dato con etiqueta; use "value" para uno breve, "items" para una lista.',
  'What the fact is.': 'Qué dato es.',
  'The fact, in a few words.': 'El dato, en pocas palabras.',
  'The fact as a list.': 'El dato, en forma de lista.',
  'A short plain text.': 'Un texto corto y sencillo.',
  'A link at the foot of the card.': 'Un enlace al pie de la tarjeta.',
  'How it looks: primary (filled), secondary (outlined) or link. The first button is primary and the others are secondary unless this says otherwise.':
    'Qué aspecto tiene: principal (relleno), secundario (con borde) o enlace. El primer botón es principal y los demás son secundarios, salvo que aquí se diga otra cosa.',
  'A button or link: its words and where it leads.': 'Un botón o enlace: sus palabras y adónde lleva.',
  'The section type, always "checklist".': 'El tipo de sección, siempre "checklist".',
  'The mark before each point: tick (good things, the default) or warning (signs of trouble).':
    'La marca delante de cada punto: marca de verificación (cosas buenas, lo normal) o advertencia (señales de problemas).',
  'The points.': 'Los puntos.',
  'One point.': 'Un punto.',
  'The point in a few words.': 'El punto en pocas palabras.',
  'A sentence that explains it.': 'Una frase que lo explica.',
  'A picture beside the list.': 'Una imagen junto a la lista.',
  'The contact section: a form beside phone, email, address and opening hours, which come from "site:".':
    'La sección de contacto: un formulario junto al teléfono, el correo electrónico, la dirección y el horario, que vienen de "site:".',
  'The section type, always "contact".': 'El tipo de sección, siempre "contact".',
  'The words over the phone number, where they say more than "Phone": "Phone, day and night".':
    'Las palabras sobre el número de teléfono, si dicen más que "Phone" (teléfono): "Phone, day and night" (teléfono, día y noche).',
  'A picture under the details on wide screens, where they leave room beside the form.':
    'Una imagen bajo los datos en pantallas anchas, si dejan espacio junto al formulario.',
  'The form to show, by its name under "forms:".': 'El formulario que se muestra, por su nombre en "forms:".',
  "A short promise under the form's button, such as how soon you answer.":
    'Una promesa breve bajo el botón del formulario, como en cuánto tiempo responde usted.',
  'The section type, always "cta".': 'El tipo de sección, siempre "cta".',
  'One or two sentences. Markdown.': 'Una o dos frases.',
  'The background: dark (the default), tint or plain.': 'El fondo: oscuro (lo normal), teñido o liso.',
  'A picture behind the band, used with the dark tone.': 'Una imagen detrás de la franja; se usa con el tono oscuro.',
  'A step-by-step roof cost calculator, then a form with the answers carried along. Without JavaScript it is the form alone.':
    'Una calculadora del precio de un techo, paso a paso, y después un formulario que lleva consigo las respuestas. Sin JavaScript queda solo el formulario.',
  'The section type, always "estimator".': 'El tipo de sección, siempre "estimator".',
  'Sent with the form, so that you see which service the visitor asks about: the page\'s slug (roof-repair), or "general" where the page is no service.':
    'Se envía con el formulario, para que usted vea por qué servicio pregunta el visitante: el final de la dirección de la página (roof-repair), o "general" si la página no es de un servicio.',
  'Material added for cuts and overlaps, in percent.': 'Material que se añade por cortes y solapes, en porcentaje.',
  'How far the shown range reaches below and above the computed price, in percent.':
    'Cuánto se aparta el margen mostrado, por debajo y por encima, del precio calculado, en porcentaje.',
  'The slopes to choose from.': 'Las pendientes que se pueden elegir.',
  'One slope.': 'Una pendiente.',
  'Inches of rise over 12 inches of run; the roof area is computed from it.':
    'Pulgadas de subida por cada 12 pulgadas de avance; con ello se calcula la superficie del techo.',
  'Added for the harder work on this slope, in percent.':
    'Lo que se añade por el trabajo más difícil en esta pendiente, en porcentaje.',
  'The heights to choose from.': 'Las alturas que se pueden elegir.',
  'One height.': 'Una altura.',
  'Added for the harder work at this height, in percent.':
    'Lo que se añade por el trabajo más difícil a esta altura, en porcentaje.',
  'The materials to choose from.': 'Los materiales que se pueden elegir.',
  'One material.': 'Un material.',
  'The currency of the prices, as three letters, such as EUR; the one of the country of your address where this is left out.':
    'La moneda de los precios, con tres letras, como EUR; si falta, la del país de su dirección.',
  'The same as an angle, in degrees, where slopes are measured so.':
    'Lo mismo como ángulo, en grados, donde las pendientes se miden así.',
  'The price of one square (100 square feet), installed. Visitors are asked for square feet where the first material has this.':
    'El precio de un cuadro (100 pies cuadrados), instalado. A los visitantes se les piden pies cuadrados si el primer material lo tiene.',
  'The price of one square meter, installed. Visitors are asked for square meters where the first material has this.':
    'El precio de un metro cuadrado, instalado. A los visitantes se les piden metros cuadrados si el primer material lo tiene.',
  'A few words about it.': 'Unas pocas palabras sobre él.',
  'What the range assumes, each a sentence.': 'Lo que el margen da por supuesto, cada cosa en una frase.',
  'The section type, always "faq".': 'El tipo de sección, siempre "faq".',
  'true to show the first answer of each category from the start.':
    'Sí para mostrar desde el principio la primera respuesta de cada categoría.',
  "For long lists: a field that leaves only the questions in which a visitor's words occur, and links to the categories. Without JavaScript only the links show.":
    'Para listas largas: un campo que deja solo las preguntas en las que aparecen las palabras del visitante, y enlaces a las categorías. Sin JavaScript solo se ven los enlaces.',
  'The words over the field.': 'Las palabras sobre el campo.',
  'How many questions are left; {shown} and {all} are filled in.':
    'Cuántas preguntas quedan; {shown} y {all} se rellenan solos.',
  'What a visitor reads when no question has the words.':
    'Lo que lee un visitante cuando ninguna pregunta contiene las palabras.',
  'The categories.': 'Las categorías.',
  'One category.': 'Una categoría.',
  'The name of the category.': 'El nombre de la categoría.',
  'The questions.': 'Las preguntas.',
  'One question.': 'Una pregunta.',
  'The question as a visitor would ask it.': 'La pregunta, como la haría un visitante.',
  'The answer. Markdown.': 'La respuesta.',
  'The page that "Learn more" leads to.': 'La página a la que lleva "Learn more" (más información).',
  "The page's name.": 'El nombre de la página.',
  "The page's address.": 'La dirección de la página.',
  'The section type, always "form".': 'El tipo de sección, siempre "form".',
  'centred (one column, the default) or split (introduction beside the form).':
    'Centrado (una columna, lo normal) o imagen y texto (la introducción junto al formulario).',
  'Pictures side by side, each of which opens large.':
    'Imágenes una junto a otra, cada una de las cuales se abre en grande.',
  'The section type, always "gallery".': 'El tipo de sección, siempre "gallery".',
  'grid (all cut to one shape, in rows) or masonry (each in its own shape, in columns). grid if left out.':
    'grid (todas recortadas con la misma forma, en filas) o masonry (cada una con su forma, en columnas). Si se omite, grid.',
  'The pictures. One that only decorates does not open.': 'Las imágenes. Una que solo decora no se abre.',
  'A picture from the folder images/.': 'Una imagen de la carpeta images/.',
  'The section type, always "hero".': 'El tipo de sección, siempre "hero".',
  'A few words above the headline, such as the tagline.': 'Unas pocas palabras sobre el título, como el lema.',
  'The headline, shown as the first-level heading of the page.':
    'El título de la portada, que es el de primer nivel de la página.',
  'The short pitch under the headline. Markdown.': 'La promesa breve bajo el título.',
  'Short reasons to trust you, each a few words.': 'Razones breves para confiar en usted, cada una de pocas palabras.',
  'The picture behind the headline, or beside it. Without one the headline stands on a dark ground, or with layout "plain" on the page\'s own.':
    'La imagen detrás del título o a su lado. Sin ella, el título va sobre un fondo oscuro o, con la disposición "plain" (liso), sobre el de la página.',
  "How it is arranged: cover (text over the picture, the default), open (the same on wide screens; on phones the whole picture stands over the text), split (the whole picture under the text, the form beside them; without a form, text and picture side by side), framed (text beside the picture, which has room around it; with a form, the picture stands under both), banner (the picture on top, the text on a plate that overlaps it), centered (text in the middle of the picture, a form under it) or plain (large text on the page's ground; it needs no picture).":
    'Cómo se dispone: a toda imagen (texto sobre la imagen, lo normal), abierto (igual en pantallas anchas; en teléfonos, la imagen entera va encima del texto), imagen y texto (la imagen entera bajo el texto, con el formulario al lado; sin formulario, texto e imagen uno junto a otro), enmarcado (texto junto a la imagen, que tiene espacio alrededor; con formulario, la imagen va debajo de los dos), imagen ancha (la imagen arriba y el texto en una placa que la cubre en parte), centrado (texto en medio de la imagen, con un formulario debajo) o liso (texto grande sobre el fondo de la página; no necesita imagen).',
  'The section type, always "links".': 'El tipo de sección, siempre "links".',
  'The links.': 'Los enlaces.',
  'One link.': 'Un enlace.',
  'Where it leads.': 'Adónde lleva.',
  'Why a visitor would follow it.': 'Por qué lo seguiría un visitante.',
  'The section type, always "notice".': 'El tipo de sección, siempre "notice".',
  'The notice. Markdown.': 'El aviso.',
  'alert (the default, in the accent colour) or quiet.': 'Urgente (lo normal, en el color de acento) o discreto.',
  'The opening of every page but the home page: title, subtitle, description, buttons, a background picture and, where wanted, an estimate form.':
    'La portada de todas las páginas menos la principal: título, subtítulo, descripción, botones, una imagen de fondo y, si se desea, un formulario de presupuesto.',
  'The section type, always "page-hero".': 'El tipo de sección, siempre "page-hero".',
  'A few words above the title.': 'Unas pocas palabras sobre el título.',
  'The title of the page, shown as its first-level heading.': 'El título de la página, que es el de primer nivel.',
  'One line under the title.': 'Una línea bajo el título.',
  'The description: what the visitor gets here, in two or three sentences. Markdown.':
    'La descripción: lo que el visitante obtiene aquí, en dos o tres frases.',
  'The background picture.': 'La imagen de fondo.',
  "How it is arranged: cover (text over the picture, the default), open (the same on wide screens; on phones the whole picture stands over the text), split (text beside the picture; where there is a form, the whole picture stands under the text and the form beside them), framed (text beside the picture, which has room around it; with a form, the picture stands under both), banner (the picture on top, the text on a plate that overlaps it), centered (text in the middle of the picture, a form under it) or plain (large text on the page's ground; it needs no picture).":
    'Cómo se dispone: a toda imagen (texto sobre la imagen, lo normal), abierto (igual en pantallas anchas; en teléfonos, la imagen entera va encima del texto), imagen y texto (texto junto a la imagen; si hay formulario, la imagen entera va bajo el texto, con el formulario al lado), enmarcado (texto junto a la imagen, que tiene espacio alrededor; con formulario, la imagen va debajo de los dos), imagen ancha (la imagen arriba y el texto en una placa que la cubre en parte), centrado (texto en medio de la imagen, con un formulario debajo) o liso (texto grande sobre el fondo de la página; no necesita imagen).',
  'The section type, always "posts".': 'El tipo de sección, siempre "posts".',
  'Show only the newest so many.': 'Mostrar solo esta cantidad, las más nuevas.',
  'The section type, always "pricing".': 'El tipo de sección, siempre "pricing".',
  'The packages, the smallest first.': 'Los paquetes, el más pequeño primero.',
  'One package.': 'Un paquete.',
  'The name of the package.': 'El nombre del paquete.',
  'The price as it is shown: "$189", "from $89", "on request".':
    'El precio tal como se ve: "$189", "from $89" (desde $89), "on request" (a consultar).',
  'What the price is for: "per visit", "a month".':
    'Por qué se cobra el precio: "per visit" (por visita), "a month" (al mes).',
  'For whom the package is. Markdown.': 'Para quién es el paquete.',
  'What is in it.': 'Lo que incluye.',
  'What is not in it, in the words of the packages that have it.':
    'Lo que no incluye, con las palabras de los paquetes que sí lo tienen.',
  'A few words that mark one package, such as "Most chosen".':
    'Unas pocas palabras que destacan un paquete, como "Most chosen" (el más elegido).',
  'The button under the package.': 'El botón bajo el paquete.',
  'What holds for all prices: taxes, distances, how long they are good. Markdown.':
    'Lo que vale para todos los precios: impuestos, distancias, hasta cuándo valen.',
  'A list of finished projects, newest first, taken from the pages of kind "project". On the page of a project it begins with the next one.':
    'Los proyectos terminados, primero los más recientes, tomados de las páginas de tipo «Proyecto». En la página de un proyecto la lista empieza por el siguiente.',
  'The section type, always "projects".': 'El tipo de sección, siempre "projects".',
  'Show only the first so many.': 'Mostrar solo los primeros.',
  'The list of finished projects.': 'La lista de los proyectos terminados.',
  'One finished project; it needs place, date and summary.': 'Un proyecto terminado; necesita lugar, fecha y resumen.',
  'Where a project was: a town or a part of one, as customers know it.':
    'Dónde fue el proyecto: una ciudad o una parte de ella, como la conocen los clientes.',
  'The section type, always "prose".': 'El tipo de sección, siempre "prose".',
  'The text. Markdown; sub-headings start with "###".': 'El texto. Los subtítulos empiezan con "###".',
  'column (one readable column, the default), aside (the heading beside the text) or lead (larger text, for an introduction).':
    'Columna (una columna cómoda de leer, lo normal), al lado (el título junto al texto) o entradilla (texto más grande, para una introducción).',
  'A picture beside the text.': 'Una imagen junto al texto.',
  'Service regions with their postal codes: the first twelve, and the rest behind a button that says how many.':
    'Regiones de servicio con sus códigos postales: los doce primeros, y los demás detrás de un botón que dice cuántos son.',
  'The section type, always "regions".': 'El tipo de sección, siempre "regions".',
  'The regions.': 'Las regiones.',
  'One region.': 'Una región.',
  "The region's name.": 'El nombre de la región.',
  'One or two sentences about it.': 'Una o dos frases sobre ella.',
  'All postal codes of the region (in the United States: ZIP codes), in quotes.':
    'Todos los códigos postales de la región.',
  'A postal code as it is written in your country, in quotes: "40217". Where a code has two parts, such as "BS1 4ST", the first one alone stands for all that begin with it.':
    'Un código postal como se escribe en su país: "40217". Si un código tiene dos partes, como "BS1 4ST", la primera sola vale por todos los que empiezan con ella.',
  'The section type, always "reviews".': 'El tipo de sección, siempre "reviews".',
  'grid (all alike, the default) or lead (the first one large, beside its picture if it has one).':
    'Cuadrícula (todas iguales, lo normal) o entradilla (la primera en grande, junto a su imagen si la tiene).',
  'The average of all reviews, also given to search engines.':
    'La media de todas las reseñas, que también se da a los buscadores.',
  'The average, out of five.': 'La media, de cinco.',
  'How many reviews the average is of.': 'De cuántas reseñas es la media.',
  'The reviews.': 'Las reseñas.',
  'One review.': 'Una reseña.',
  "The customer's name.": 'El nombre del cliente.',
  'Where the house stands.': 'Dónde está la casa.',
  'The day of the review, as 2024-03-15.': 'El día de la reseña, como 2024-03-15.',
  "The customer's words.": 'Las palabras del cliente.',
  'What was done.': 'Lo que se hizo.',
  'A picture of the work that the review is about.': 'Una imagen del trabajo del que trata la reseña.',
  'All services in an accordion, one open at a time, with a quote form: beside it on wide screens, in a sheet that a button opens on phones.':
    'Todos los servicios en una lista que se despliega, uno abierto cada vez, con un formulario de presupuesto: al lado en pantallas anchas; en teléfonos, en un panel que abre un botón.',
  'The section type, always "services-hub".': 'El tipo de sección, siempre "services-hub".',
  'The services, in the order shown.': 'Los servicios, en el orden en que se muestran.',
  'One service.': 'Un servicio.',
  'A short name for the service, such as "roofing"; sent as serviceType by the quote form.':
    'Un nombre corto del servicio, como "roofing"; el formulario de presupuesto lo envía como serviceType.',
  'The name of the service.': 'El nombre del servicio.',
  'One or two sentences that say what the service is.': 'Una o dos frases que dicen qué es el servicio.',
  'Related posts; they open in a new tab.': 'Entradas relacionadas; se abren en una pestaña nueva.',
  'One related post.': 'Una entrada relacionada.',
  'Where the link leads, such as /blog/ice-dams.': 'Adónde lleva el enlace, como /blog/ice-dams.',
  'The picture of the service, with a caption.': 'La imagen del servicio, con un pie de imagen.',
  'The details. Markdown.': 'Los detalles.',
  'The page that the link "Learn More About …" leads to.':
    'La página a la que lleva el enlace "Learn More About …" (más información sobre…).',
  'Where the form stands on wide screens: right (the default) or left.':
    'Dónde va el formulario en pantallas anchas: derecha (lo normal) o izquierda.',
  'The words on the floating button that opens the form on phones.':
    'Las palabras del botón flotante que abre el formulario en teléfonos.',
  'The section type, always "split".': 'El tipo de sección, siempre "split".',
  'The text. Markdown.': 'El texto.',
  'The picture.': 'La imagen.',
  'Where the picture stands on wide screens: right (the default) or left.':
    'Dónde va la imagen en pantallas anchas: derecha (lo normal) o izquierda.',
  'The section type, always "stats".': 'El tipo de sección, siempre "stats".',
  'The figures.': 'Las cifras.',
  'One figure.': 'Una cifra.',
  'The figure as it is shown, in quotes: "50+", "24/7", "100%".': 'La cifra tal como se ve: "50+", "24/7", "100%".',
  'What the figure counts.': 'Lo que cuenta la cifra.',
  'A few words that say where the figure comes from or what it leaves out.':
    'Unas pocas palabras que dicen de dónde viene la cifra o qué deja fuera.',
  'The section type, always "steps".': 'El tipo de sección, siempre "steps".',
  'column (one under the other, with a line, the default) or row (side by side on wide screens).':
    'Columna (uno debajo de otro, con una línea, lo normal) o fila (uno junto a otro en pantallas anchas).',
  'The steps, in order.': 'Los pasos, en orden.',
  'One step.': 'Un paso.',
  'The step in a few words.': 'El paso en pocas palabras.',
  'What happens in it. Markdown.': 'Lo que ocurre en él.',
  'When or how long, in a few words.': 'Cuándo o cuánto dura, en pocas palabras.',
  'The section type, always "table".': 'El tipo de sección, siempre "table".',
  'What the table shows, in one sentence.': 'Lo que muestra la tabla, en una frase.',
  'The column headings, the first one over the row headings.':
    'Los títulos de las columnas; el primero va sobre los títulos de las filas.',
  'The rows, each with as many cells as there are columns.': 'Las filas, cada una con tantas celdas como columnas hay.',
  'One row.': 'Una fila.',
  'A note under the table. Markdown.': 'Una nota bajo la tabla.',
  'The section type, always "team".': 'El tipo de sección, siempre "team".',
  'The people.': 'Las personas.',
  'One person.': 'Una persona.',
  'The name, as customers use it.': 'El nombre, como lo usan los clientes.',
  'What the person does, in a few words.': 'Lo que hace la persona, en pocas palabras.',
  'A portrait. The upper part of it is shown where it is taller than its place.':
    'Un retrato. Si es más alto que su espacio, se ve la parte de arriba.',
  'What customers should know of the person. Markdown.': 'Lo que los clientes deben saber de la persona.',
  'The languages that the person speaks.': 'Los idiomas que habla la persona.',
  'How to reach the person: phone, mail, a page.':
    'Cómo contactar a la persona: teléfono, correo electrónico, una página.',
  'The section type, always "testimonials".': 'El tipo de sección, siempre "testimonials".',
  'The testimonials.': 'Los testimonios.',
  'One testimonial.': 'Un testimonio.',
  "The customer's name, as they allow it to be shown.": 'El nombre del cliente, como él permita que se muestre.',
  'Who they are, such as "Homeowner, Germantown".':
    'Quién es, como "Homeowner, Germantown" (propietario de una casa en Germantown).',
  'Their words.': 'Sus palabras.',
  'One to three letters for the round badge that stands in for a portrait.':
    'De una a tres letras para el distintivo redondo que sustituye al retrato.',
  'The section type, always "timeline".': 'El tipo de sección, siempre "timeline".',
  'The events, in the order in which they are read.': 'Los sucesos, en el orden en que se leen.',
  'One event.': 'Un suceso.',
  'When it was, in quotes if it is a number: "1998", Spring 2021, 9:30 AM.':
    'Cuándo fue: "1998", Spring 2021 (primavera de 2021), 9:30 AM.',
  'What happened, in a few words.': 'Qué pasó, en pocas palabras.',
  'More about it. Markdown.': 'Más sobre ello.',
  'A picture of it.': 'Una imagen de ello.',
  'A field in which visitors ask whether you serve their postal code (in the United States: ZIP code). It looks through the regions of the whole site.':
    'Un campo en el que los visitantes preguntan si usted atiende su código postal. Busca en las regiones de todo el sitio.',
  'The section type, always "zip-lookup".': 'El tipo de sección, siempre "zip-lookup".',
  'The label of the field; left out, what a postal code is called in your country and language: ZIP code, Postcode, Postleitzahl.':
    'La etiqueta del campo; si falta, como se llama el código en su país y su idioma: ZIP code, Postcode, Código postal.',
  'The words on the button.': 'Las palabras en el botón.',
  'The answer when the code is served; {zip} and {region} are filled in.':
    'La respuesta si el código postal se atiende; {zip} y {region} se rellenan solos.',
  'The answer when it is not; {zip} is filled in.': 'La respuesta si no se atiende; {zip} se rellena solo.',
  'The message when what was typed is no postal code of your country.':
    'El mensaje si lo escrito no es un código postal de su país.',
  'The message when the look-up cannot be read.': 'El mensaje si no se puede leer la lista de códigos postales.',
  'What is true of the whole site: the business, how to reach it, how it looks. Written once here, used everywhere as {brand}, {phone}, {email} …':
    'Lo que vale para todo el sitio: el negocio, cómo contactarlo, qué aspecto tiene. Se escribe aquí una vez y se usa en todas partes como {brand}, {phone}, {email}…',
  "The business's name: {brand}.": 'El nombre del negocio: {brand}.',
  'The registered name, where it differs: {legalName}.': 'La razón social, si es distinta: {legalName}.',
  'What kind of business it is, by the name that schema.org has for it: "RoofingContractor", "Plumber", "AutoRepair"; given to search engines. "LocalBusiness" where this is left out; "Organization" without address and hours.':
    'Qué tipo de negocio es, con el nombre que le da schema.org: "RoofingContractor" (techos), "Plumber" (plomería), "AutoRepair" (taller mecánico); se da a los buscadores. Si se deja vacío, "LocalBusiness"; sin dirección ni horario, "Organization".',
  'The line under the name: {tagline}.': 'La línea bajo el nombre: {tagline}.',
  'What the business is, in one sentence; given to search engines.':
    'Qué es el negocio, en una frase; se da a los buscadores.',
  'The address of the live site, without a slash at its end: "https://www.example.com".':
    'La dirección del sitio publicado, sin barra al final: "https://www.example.com".',
  'The language of the pages, such as "en-US".': 'El idioma de las páginas, como "en-US".',
  'All languages of a site that has several, in the order in which they are offered: [en-US, es-US]. What their pages share stands under "translations:".':
    'Todos los idiomas de un sitio que tiene varios, en el orden en que se ofrecen: [en-US, es-US]. Lo que comparten sus páginas está en "translations:".',
  'A language, such as "es-US".': 'Un idioma, como "es-US".',
  'Words that every site brings along, where this one says something else, by their names: "notFound.heading: There is nothing here". Names and words of each language: renderer/languages/.':
    'Palabras que todos los sitios ya traen, donde este dice otra cosa, por su nombre: "notFound.heading: There is nothing here". Los nombres y las palabras de cada idioma: renderer/languages/.',
  'The word as this site says it, with the same names in braces as before.':
    'La palabra como la dice este sitio, con los mismos nombres entre llaves que antes.',
  'The phone number as it is shown, with its area code: {phone}.':
    'El número de teléfono tal como se ve, con su código de área: {phone}.',
  'Put before the number in "tel:" links, such as "+1".': 'Va delante del número en los enlaces "tel:", como "+1".',
  'The e-mail address shown to visitors: {email}.': 'El correo electrónico que ven los visitantes: {email}.',
  'The place named beside the logo and after page titles: {locality}.':
    'El lugar que se nombra junto al logotipo y después de los títulos de las páginas: {locality}.',
  'Added to every page title that does not contain the brand, after " | "; the brand where this is left out.':
    'Se añade, después de " | ", al título de cada página que no contiene la marca; si se deja vacío, la marca.',
  'The postal address: {address} on one line.': 'La dirección postal: {address} en una línea.',
  'Street and number.': 'Calle y número.',
  'City.': 'Ciudad.',
  'State, as two letters; outside the United States the county or province, as it is written there, or nothing.':
    'Estado, con dos letras; fuera de Estados Unidos, el departamento o la provincia, como se escriba allí, o nada.',
  'ZIP code, in quotes; outside the United States the postal code, as it is written there.':
    'Código postal; fuera de Estados Unidos, como se escriba allí.',
  'Country, as two letters.': 'País, con dos letras.',
  'Where the business is, for search engines, and the middle of the area that it serves.':
    'Dónde está el negocio, para los buscadores, y el centro de la zona que atiende.',
  'Degrees north.': 'Grados norte.',
  'Degrees east; west is negative.': 'Grados este; el oeste es negativo.',
  'How far from "geo" you work, in miles; given to search engines as the area that you serve. {serviceRadius} says it in the unit of your country, with its name.':
    'Hasta qué distancia de "geo" trabaja usted, en millas; se da a los buscadores como la zona que atiende. {serviceRadius} lo dice en la unidad de su país, con su nombre.',
  'The opening hours, as they are shown in the footer and beside contact forms.':
    'El horario, tal como se ve en el pie y junto a los formularios de contacto.',
  'One line of the opening hours.': 'Una línea del horario.',
  'The days it holds for, in English or in the language of the site.':
    'Los días a los que se refiere, en inglés o en el idioma del sitio.',
  'The days as shown, such as "Mon–Fri".': 'Los días tal como se ven, como "Mon–Fri" (de lunes a viernes).',
  'The hours as shown, such as "7:00 AM – 6:00 PM".': 'Las horas tal como se ven, como "7:00 AM – 6:00 PM".',
  'Opening time on a 24-hour clock, "07:00"; leave out when closed.':
    'Hora de apertura en formato de 24 horas, "07:00"; déjela vacía si está cerrado.',
  'Closing time on a 24-hour clock, "18:00".': 'Hora de cierre en formato de 24 horas, "18:00".',
  'Search words for every page that names none of its own.':
    'Palabras clave para todas las páginas que no tienen las suyas.',
  'The picture shown when a page is shared and none is drawn for it: a file in the folder public/, such as "/og-image.png".':
    'La imagen que se ve al compartir una página para la que no se dibuja ninguna: un archivo de la carpeta public/, como "/og-image.png".',
  'What is shown when a page is shared: "titled", the default, draws a picture for every page from its title and its opening picture; "same" shows "ogImage" for all pages.':
    'Lo que se ve al compartir una página: "titled" (con título, lo normal) dibuja una imagen para cada página con su título y la imagen de su portada; "same" (la misma) muestra "ogImage" para todas las páginas.',
  'Addresses of your pages elsewhere, such as a business profile; given to search engines.':
    'Direcciones de sus páginas en otros sitios, como un perfil de empresa; se dan a los buscadores.',
  'A web address.': 'Una dirección web.',
  'The public key that a hosted form service asks for; sent with the forms that say so. The setting PUBLIC_FORMS_KEY overrides it. Never put a secret here: every visitor can read it.':
    'La clave pública que pide un servicio externo de formularios; se envía con los formularios que así lo indican. El ajuste PUBLIC_FORMS_KEY tiene prioridad sobre ella. No ponga nunca aquí un secreto: cualquier visitante puede leerlo.',
  'Where all forms are sent by browsers that run no scripts: an address of this site that no page has, such as "/send-form". "/submit-form.php" where this is left out; what still comes there is taken too.':
    'Adónde envían todos los formularios los navegadores que no ejecutan scripts: una dirección de este sitio que no tenga ninguna página, como "/send-form". Si falta, es "/submit-form.php"; lo que todavía llegue allí se acepta igualmente.',
  'The page that visitors see after a form was sent by such a browser. "/thank-you" where this is left out.':
    'La página que ven los visitantes después de que un navegador así envíe un formulario. Si falta, es "/thank-you".',
  'The drawing beside the name, on every page and on pictures for sharing. Left out, the name stands alone. The numbers stand in the SVG file of your logo: width and height at the end of its "viewBox", each path in a "d".':
    'El dibujo junto al nombre, en todas las páginas y en las imágenes para compartir. Si se deja vacío, el nombre va solo. Los números están en el archivo SVG de su logotipo: el ancho y la altura, al final de su "viewBox"; cada trazo, en un "d".',
  'How wide the drawing is, in its own units.': 'El ancho del dibujo, en sus propias unidades.',
  'How high it is.': 'Su altura.',
  'How thick its lines are.': 'El grosor de sus líneas.',
  'What it is drawn of, the front last.': 'De qué se compone el dibujo; lo de delante, al final.',
  'A line, or a shape that it encloses.': 'Una línea, o la forma que encierra.',
  'Where the line goes, as in the "d" of an SVG file: "M2 29 16 7".':
    'Por dónde va la línea, como en el "d" de un archivo SVG: "M2 29 16 7".',
  'Its color: that of the name, or the accent of the theme.': 'Su color: el del nombre o el de acento.',
  'true for the shape inside the line instead of the line.':
    'Sí para la forma dentro de la línea en lugar de la línea.',
  'The logo as a picture, in place of mark and name: files of the folder public/, SVG or PNG.':
    'El logotipo como imagen, en lugar del dibujo y el nombre: archivos de la carpeta public/, SVG o PNG.',
  'For light grounds, such as "/logo.svg".': 'Para fondos claros, como "/logo.svg".',
  'For dark grounds: the footer, and pages in the dark scheme. Left out, the mark and the name stand there.':
    'Para fondos oscuros: el pie de página y las páginas en modo oscuro. Si se deja vacío, van ahí el dibujo y el nombre.',
  'How wide the picture is, in any unit: browsers leave room by it.':
    'El ancho de la imagen, en cualquier unidad: con él, los navegadores le reservan espacio.',
  'How high it is, in the same unit.': 'Su altura, en la misma unidad.',
  'true for a picture without words: the name stands beside it.':
    'Sí para una imagen sin palabras: el nombre va a su lado.',
  'A line over every page for what matters now: holidays, an offer, a storm.':
    'Una línea sobre todas las páginas para lo que importa ahora: días festivos, una oferta, una tormenta.',
  'The words, short enough for a phone.': 'Las palabras, pocas para que quepan en un teléfono.',
  'A link after the words.': 'Un enlace después de las palabras.',
  'The last day on which it shows, as year-month-day.': 'El último día en que se muestra, como año-mes-día.',
  'The page that visitors see where there is none.': 'La página que ven los visitantes donde no hay ninguna.',
  'What stands over its words: mark (the site\'s own, large) or missing-shingle (a roof that has lost one). Left out with "notFound:", nothing.':
    'Lo que va sobre sus palabras: marca (el dibujo del sitio, en grande) o teja que falta (un techo que ha perdido una teja). Si se deja vacío junto con "notFound:", nada.',
  'How the site looks: its colors, fonts and shapes.': 'Qué aspecto tiene el sitio: sus colores, tipografías y formas.',
  'The color of the brand, such as that of the sign over the door: links and buttons have it, and all other colors go with it, in light and in dark.':
    'El color de la marca, como el del letrero sobre la puerta: lo llevan los enlaces y los botones, y todos los demás colores combinan con él, en modo claro y en modo oscuro.',
  "A second color of the brand: the grounds of dark bands and of the footer have it, and what is tinted. Without it they go with the brand's.":
    'Un segundo color de la marca: lo llevan el fondo de las franjas oscuras, el del pie de página y lo teñido. Sin él, combinan con el primero.',
  "Light or dark: auto (as the visitor's device is set, the default), light (always) or dark (always).":
    'Claro u oscuro: como el dispositivo (como lo tenga el visitante, lo normal), claro (siempre) u oscuro (siempre).',
  'Text, and the ground of dark bands.': 'El texto y el fondo de las franjas oscuras.',
  "The page's background.": 'El fondo de la página.',
  'Bands between plain ones: a shade off the paper.':
    'Las franjas entre las lisas: un matiz distinto del fondo de la página.',
  'Buttons and links.': 'Los botones y los enlaces.',
  'Buttons under the pointer, and the ground of urgent notices.':
    'Los botones bajo el puntero y el fondo de los avisos urgentes.',
  'Accents on dark bands.': 'Los acentos en las franjas oscuras.',
  "Single colors of the light scheme, instead of those that follow from the brand's.":
    'Colores sueltos del modo claro, en lugar de los que se deducen del de la marca.',
  'Cards, forms and open menus.': 'Las tarjetas, los formularios y los menús abiertos.',
  'Text.': 'El texto.',
  'Text that matters less, such as captions.': 'El texto que importa menos, como los pies de imagen.',
  'Lines between parts, and around cards.': 'Las líneas entre las partes y alrededor de las tarjetas.',
  'Lines around fields that visitors fill in.': 'Las líneas alrededor de los campos que rellenan los visitantes.',
  'Links, and buttons where the brand color is dark enough for white words.':
    'Los enlaces, y los botones si el color de la marca es lo bastante oscuro para palabras blancas.',
  'The same under the pointer.': 'Lo mismo bajo el puntero.',
  'Words on the accent.': 'Las palabras sobre el color de acento.',
  'What is wrong in a form.': 'Lo que está mal en un formulario.',
  'The ground of dark bands.': 'El fondo de las franjas oscuras.',
  'The ground of the footer.': 'El fondo del pie de página.',
  "Single colors of the dark scheme, instead of those that follow from the brand's.":
    'Colores sueltos del modo oscuro, en lugar de los que se deducen del de la marca.',
  'Single colors of what stands on dark bands, pictures and the footer.':
    'Colores sueltos de lo que va sobre franjas oscuras, imágenes y el pie de página.',
  'Text there.': 'El texto que va ahí.',
  'Text that matters less.': 'El texto que importa menos.',
  'Links, buttons and accents.': 'Los enlaces, los botones y los acentos.',
  'The brightest words: headlines over pictures, and urgent notices.':
    'Las palabras más claras: los títulos sobre imágenes y los avisos urgentes.',
  'What darkens a picture under words.': 'Lo que oscurece una imagen bajo las palabras.',
  'The fonts: a pair that comes along, or single fonts by their names at fontsource.org once they are installed ("npm install @fontsource-variable/lora", or "@fontsource/lora" for one that is not variable).':
    'Las tipografías: un par de los que ya vienen, o tipografías sueltas por su nombre en fontsource.org una vez instaladas ("npm install @fontsource-variable/lora", o "@fontsource/lora" para una que no sea variable).',
  'Two fonts that go together: sturdy (Bricolage Grotesque and Source Sans), elegant (Playfair Display and Mulish), friendly (Nunito), grotesque (Hanken Grotesk, the default), technical (Space Grotesk and IBM Plex Sans), humanist (Alegreya Sans) or newspaper (Newsreader and Source Serif).':
    'Dos tipografías que combinan: robusta (Bricolage Grotesque y Source Sans), elegante (Playfair Display y Mulish), amable (Nunito), grotesca (Hanken Grotesk, lo normal), técnica (Space Grotesk e IBM Plex Sans), humanista (Alegreya Sans) o periódico (Newsreader y Source Serif).',
  'The font of headings, such as "playfair-display".': 'La tipografía de los títulos, como "playfair-display".',
  'How bold headings are: 400 is regular, 700 bold.': 'El grosor de los títulos: 400 es normal, 700 es negrita.',
  'The font of everything else, such as "mulish".': 'La tipografía de todo lo demás, como "mulish".',
  'The bar at the top of every page.': 'La barra en la parte de arriba de todas las páginas.',
  'Where logo and name stand: centered (between place and button, the menu under them), left (the menu beside them on wide screens, where the place gives way to it, or under them if all does not fit in one row; the default) or over (large, in a row of their own over the menu).':
    'Dónde van el logotipo y el nombre: centrado (entre el lugar y el botón, con el menú debajo), izquierda (con el menú al lado en pantallas anchas, donde el lugar desaparece para dejarle sitio, o debajo si no cabe todo en una fila; lo normal) o sobre el menú (en grande, en una fila propia).',
  'false leaves out the phone number on wide screens.': 'No: sin el número de teléfono en pantallas anchas.',
  'false leaves out the place.': 'No: sin el lugar.',
  'false leaves out the button on wide screens; the menu of phones keeps it.':
    'No: sin el botón en pantallas anchas; el menú del teléfono lo conserva.',
  'The bars on phones. Which links stand at the foot of the screen says "navigation.bar": left out, there are none.':
    'Las barras en teléfonos. Qué enlaces van al pie de la pantalla lo dice "navigation.bar": si se deja vacío, no hay ninguno.',
  'false leaves out the line under the name that calls.': 'No: sin la línea bajo el nombre con la que se llama.',
  'false leaves out the place at the foot of the screen; without links there is no bar then.':
    'No: sin el lugar al pie de la pantalla; si tampoco hay enlaces, no hay barra.',
  'The shape of things: corners, room, buttons, cards, headings.':
    'La forma de las cosas: esquinas, espacio, botones, tarjetas, títulos.',
  'Corners of cards, buttons, fields and pictures: soft (a little rounded, the default), square or round.':
    'Las esquinas de tarjetas, botones, campos e imágenes: suave (un poco redondeadas, lo normal), recto o redondo.',
  'The room between sections: normal (the default), compact or airy.':
    'El espacio entre las secciones: normal (lo habitual), compacto o amplio.',
  'Buttons: filled (the default), pill (filled, round at the ends) or outlined (filled under the pointer alone).':
    'Los botones: relleno (lo normal), píldora (relleno, con los extremos redondos) o con borde (relleno solo bajo el puntero).',
  'Cards: outlined (a thin line around them, the default), raised (a shadow under them), flat (a ground without a line) or plain (a line over them alone).':
    'Las tarjetas: con borde (una línea fina alrededor, lo normal), elevado (una sombra debajo), plano (un fondo sin línea) o liso (solo una línea encima).',
  'Large headings: as they are written (normal, the default) or in capitals.':
    'Los títulos grandes: como están escritos (normal, lo habitual) o en mayúsculas.',
  'How large headings are: normal (the default), modest or large.':
    'El tamaño de los títulos: normal (lo habitual), discreto o grande.',
  'The entries of the menu and the button beside it: in capitals or as they are written (normal, the default).':
    'Los elementos del menú y el botón junto a él: en mayúsculas o como están escritos (normal, lo habitual).',
  'Figures and statements written once and used as {facts.name}.':
    'Cifras y afirmaciones que se escriben una vez y se usan como {facts.name}.',
  'A figure or statement that several pages use as {facts.name}.':
    'Una cifra o afirmación que varias páginas usan como {facts.name}.',
  'The words that stand in for {facts.name}.': 'Las palabras que ocupan el lugar de {facts.name}.',
  'Who vouches for it: the owner, a manufacturer, a document.':
    'Quién responde de ello: el dueño, un fabricante, un documento.',
  'The day by which someone should check that it still holds; after it the check warns.':
    'El día antes del cual alguien debe comprobar que sigue siendo cierto; después, la comprobación avisa.',
  'Sets of things for pages that are written once and made for each of them: a page "/{service.slug}/{area.slug}" is made for every service in every area.':
    'Conjuntos de cosas para páginas que se escriben una vez y se crean para cada una de ellas: una página "/{service.slug}/{area.slug}" se crea para cada servicio en cada zona.',
  'A set of things of one kind, such as the communities served. A page whose address holds {area.slug} is made for each item of the set "area", with {area.name} and so on in its texts.':
    'Un conjunto de cosas del mismo tipo, como las localidades que se atienden. Una página cuya dirección contiene {area.slug} se crea para cada elemento del conjunto "area", con {area.name} y demás en sus textos.',
  'What every item says about itself, by name. Each is demanded of each item unless it is optional.':
    'Lo que cada elemento dice de sí mismo, por nombre. Cada campo se exige a todos los elementos, salvo que sea opcional.',
  'One field: what belongs there.': 'Un campo: qué va ahí.',
  'What belongs there, in a few words; shown when an item lacks it.':
    'Qué va ahí, en pocas palabras; se muestra si a un elemento le falta.',
  'The value names an item of this set, whose own fields can be used: with a field "near" of "area", {area.near.name}.':
    'El valor nombra un elemento de este conjunto, cuyos campos se pueden usar: con un campo "near" de "area", {area.near.name}.',
  'There is a text for each item of this set: the page takes the one for the item that it is made for.':
    'Hay un texto para cada elemento de este conjunto: la página toma el del elemento para el que se crea.',
  'true where an item may leave it out.': 'Sí cuando un elemento puede dejarlo vacío.',
  'The items, each under its name in addresses.': 'Los elementos, cada uno con su nombre para las direcciones.',
  'One item: its fields.': 'Un elemento: sus campos.',
  'What a page of a kind must and may have, where it is not what any site needs, and kinds of your own.':
    'Lo que una página de un tipo debe y puede tener, si no es lo que necesita cualquier sitio, y tipos de página propios.',
  'What pages of one kind must and may have. Of a kind that every site has, what is left out stays as it is.':
    'Lo que las páginas de un tipo deben y pueden tener. En un tipo de página que todos los sitios tienen, lo que se deja vacío queda como está.',
  'What pages of this kind are for; shown where a kind is chosen.':
    'Para qué son las páginas de este tipo; se muestra donde se elige el tipo de página.',
  'What the page must offer, by whichever section: opening (its first-level heading, at the top), contact (a form, or a call to act).':
    'Lo que la página debe ofrecer, con cualquier sección: portada (su título de primer nivel, arriba), contacto (un formulario o una llamada a la acción).',
  'One thing that some section of the page must offer.': 'Una cosa que alguna sección de la página debe ofrecer.',
  'The sections that a page must have.': 'Las secciones que una página debe tener.',
  'A section type.': 'Un tipo de sección.',
  'The sections that it may have besides those; any, where this is left out.':
    'Las secciones que puede tener además de esas; si se deja vacío, cualquiera.',
  'The fields of the page that it needs besides those that every page needs.':
    'Los campos de la página que necesita además de los que necesita cualquier página.',
  'A field, such as "date".': 'Un campo, como "date".',
  'The sections that a new page of this kind begins with; those it must have, where this is left out.':
    'Las secciones con las que empieza una página nueva de este tipo; si se deja vacío, las que debe tener.',
  'Sections whose order is fixed, from top to bottom.': 'Secciones con un orden fijo, de arriba abajo.',
  'The section that stands at the top.': 'La sección que va arriba del todo.',
  'The section that stands at the end.': 'La sección que va al final.',
  'The entries of the header, in order.': 'Los elementos de la cabecera, en orden.',
  'One entry of the header.': 'Un elemento de la cabecera.',
  'The entries of its dropdown.': 'Los elementos de su menú desplegable.',
  'One entry of the dropdown.': 'Un elemento del menú desplegable.',
  'The entries of its submenu.': 'Los elementos de su submenú.',
  'One entry of the submenu.': 'Un elemento del submenú.',
  'The button at the right of the header.': 'El botón a la derecha de la cabecera.',
  "The entries of the menu on phones, in order, before the button; those of the header where this is left out. Under an entry with the words of a header entry, that entry's dropdown can be unfolded.":
    'Los elementos del menú en teléfonos, en orden, antes del botón; las de la cabecera si aquí faltan. Bajo un elemento con las mismas palabras que uno de la cabecera se puede desplegar el menú de este.',
  'One entry.': 'Un elemento.',
  "The links at the foot of a phone's screen, beside the place: the fastest ways to get in touch. The last one stands out.":
    'Los enlaces al pie de la pantalla de un teléfono, junto al lugar: las formas más rápidas de contactar. El último se destaca.',
  'The words of the link; one short word, such as "Call".':
    'Las palabras del enlace; una sola palabra corta, como "Call" (llamar).',
  'The name of an icon of the Lucide set, such as "house", "hammer" or "shield-check".':
    'El nombre de un icono de la colección Lucide, como "house", "hammer" o "shield-check".',
  'The columns of the footer.': 'Las columnas del pie de página.',
  'One column.': 'Una columna.',
  'The heading of the column.': 'El título de la columna.',
  'Its links.': 'Sus enlaces.',
  'The small links in the last line of the footer.': 'Los enlaces pequeños de la última línea del pie de página.',
  'Menus, forms and other texts of all pages in further languages, by language: "es-US". A page says its own with "language:".':
    'Menús, formularios y otros textos de todas las páginas en más idiomas, por idioma: "es-US". Una página indica el suyo con "language:".',
  'What all pages of a further language share: what is left out here they have from the first one.':
    'Lo que comparten todas las páginas de otro idioma: lo que se deja vacío aquí lo toman del primero.',
  'all, the default, warns of each page that has no translation; some says that a part of the site is enough.':
    'Todos (lo normal) avisa de cada página que no tiene traducción; algunos dice que basta con una parte del sitio.',
  'Texts of "site:" in this language.': 'Textos de "site:" en este idioma.',
  'The values of facts in this language, by name; source and day of review are those of the fact.':
    'Los valores de los datos en este idioma, por nombre; la fuente y el día de revisión son los del dato.',
  'The value, as it is shown.': 'El valor, tal como se ve.',
  'The words of forms, by name. Where they are sent and what fields they have stands under "forms:".':
    'Las palabras de los formularios, por nombre. Adónde se envían y qué campos tienen está en "forms:".',
  'The words of one form.': 'Las palabras de un formulario.',
  'The words of the fields, by their names.': 'Las palabras de los campos, por su nombre.',
  'The words of one field.': 'Las palabras de un campo.',
  'The label over the field.': 'La etiqueta sobre el campo.',
  'A faint example in the empty field; never the only place for something the visitor must know.':
    'Un ejemplo en letra tenue en el campo vacío; nunca el único lugar para algo que el visitante deba saber.',
  'Makes the field required; the message shown when it is empty.':
    'Hace obligatorio el campo; es el mensaje que se muestra si está vacío.',
  'The message shown when an e-mail address, a phone number, a postal code, a day or a number is not one or is out of its bounds, or a value is not one of the options.':
    'El mensaje que se muestra si un correo electrónico, un número de teléfono, un código postal, un día o un número no es válido o está fuera de sus límites, o si un valor no es una de las opciones.',
  'The words of the choices, by the value that each sends.':
    'Las palabras de las opciones, por el valor que envía cada una.',
  'The words on the button while it is sent.': 'Las palabras en el botón mientras se envía.',
  'What the visitor is told when it was sent.': 'Lo que se le dice al visitante cuando se ha enviado.',
  'The title of the message.': 'El título del mensaje.',
  'The message.': 'El mensaje.',
  'Shown in place of the form after it was sent, and stays there. Without it the form stays, emptied.':
    'Se muestra en lugar del formulario después de enviarlo, y ahí se queda. Sin esto, el formulario permanece, vacío.',
  'The first line.': 'La primera línea.',
  'What happens next, and when.': 'Qué pasa después, y cuándo.',
  'The line over a list of what the visitor sent. Without it there is no list.':
    'La línea sobre una lista de lo que envió el visitante. Sin ella no hay lista.',
  'Where to go from here: the number for emergencies, the page that says what happens next.':
    'Adónde ir desde aquí: el número de urgencias, la página que dice qué pasa después.',
  'The words on the button that brings the form back, empty. Without it there is no such button.':
    'Las palabras del botón que vuelve a mostrar el formulario, vacío. Sin ellas no hay tal botón.',
  'What the visitor is told when it could not be sent; what they typed is kept.':
    'Lo que se le dice al visitante si no se pudo enviar; lo que escribió se conserva.',
  'Shared sections in this language, by the names that they have under "shared:".':
    'Secciones compartidas en este idioma, por los nombres que tienen en "shared:".',
  'One section of a page.': 'Una sección de una página.',
  'What kind of section it is.': 'Qué tipo de sección es.',
  'One form: where it is sent, its fields with their messages, and what the visitor is told. The same declaration draws the form and checks what the server receives.':
    'Un formulario: adónde se envía, sus campos con sus mensajes y lo que se le dice al visitante. De lo mismo salen el formulario que se ve y la comprobación de lo que recibe el servidor.',
  'Where the form is sent as JSON: a path on this site ("/submit-form.php") or the address of a hosted function ("https://…").':
    'Adónde se envía el formulario como JSON: una ruta de este sitio ("/submit-form.php") o la dirección de una función externa ("https://…").',
  'true to send "site.formsKey" as a bearer token, for a hosted function that asks for it.':
    'Sí para enviar "site.formsKey" como clave de acceso (bearer token), para una función externa que la pida.',
  'Who says what is missing where a browser runs no scripts: "browser" leaves it to the browser, "messages" to the page with which the server answers. With scripts each field\'s own message stands under it.':
    'Quién dice lo que falta donde el navegador no ejecuta scripts: "messages" (con mensajes propios) lo deja a la página con la que responde el servidor; "browser" (por el navegador), al navegador. Con scripts, bajo cada campo está su propio mensaje.',
  'Fixed values sent along, such as formType. Two forms with the same endpoint need different ones.':
    'Valores fijos que se envían además, como formType. Dos formularios con la misma dirección de recepción necesitan valores distintos.',
  'true to send the serviceType of the section that shows the form.':
    'Sí para enviar el serviceType de la sección que muestra el formulario.',
  'The fields, in the order shown.': 'Los campos, en el orden en que se muestran.',
  'One field.': 'Un campo.',
  'The name under which the value is sent.': 'El nombre con el que se envía el valor.',
  'The mail that the visitor gets, once, when the form was sent: for forms with a field of type email. What looks odd is not answered before you release it.':
    'El correo que recibe el visitante, una vez, cuando se envió el formulario: para formularios con un campo de tipo email. Lo que parece extraño no se contesta hasta que usted lo libere.',
  'The subject of the mail.': 'El asunto del correo.',
  'What the mail says, as plain text: "text: |" and lines under it. {name} is the visitor\'s name, where the form has a field of that name and a plain name stands in it.':
    'Lo que dice el correo, como texto sencillo: «text: |» y líneas debajo. {name} es el nombre del visitante, si el formulario tiene un campo con ese nombre y en él hay un nombre corriente.',
  'Begins a new step of a long form with this field; the title of the step, "Your roof". Visitors see one step at a time, and what they typed is still there after a reload. The first field begins the first step; "validation" is "messages".':
    'Empieza con este campo un paso nuevo de un formulario largo; el título del paso, «Su techo». Los visitantes ven un paso cada vez, y lo que escribieron sigue ahí al recargar la página. El primer campo empieza el primer paso; «validation» es «messages».',
  'What kind of field it is. A postal-code has to be written as codes are in the country of your address. Of a select or radio visitors choose one, of checkboxes several; a checkbox is one box to tick, and of a consent the words beside it and the time are kept. A file takes up to six pictures, such as photos of the damage; the form has to be sent to this site.':
    'Qué tipo de campo es. Un código postal (postal-code) tiene que estar escrito como se escriben en el país de su dirección. De select o radio los visitantes eligen una opción, de checkboxes varias; checkbox es una sola casilla, y de consent (consentimiento) se guardan las palabras de al lado y la hora. Un archivo (file) acepta hasta seis fotos, como las del daño; el formulario tiene que enviarse a este sitio.',
  'The height of a textarea, in lines.': 'La altura de un texto de varias líneas, en líneas.',
  'What the browser may fill in by itself.': 'Lo que el navegador puede rellenar por sí mismo.',
  'The keyboard that a phone shows.': 'El teclado que muestra un teléfono.',
  'The most characters the field takes.': 'El máximo de caracteres que admite el campo.',
  'half puts two fields side by side where there is room.': 'Mitad pone dos campos uno junto a otro donde hay espacio.',
  'The least that a number may be.': 'Lo mínimo que puede ser un número.',
  'The most that a number may be.': 'Lo máximo que puede ser un número.',
  'What a number is a multiple of: 0.5 takes halves too. Whole numbers where this is left out.':
    'De qué es múltiplo un número: 0.5 admite también mitades. Si se omite, números enteros.',
  'The first day that a date may be: "2027-04-01", "today", "in 3 days".':
    'El primer día que puede ser una fecha: «2027-04-01», «today» (hoy), «in 3 days» (en 3 días).',
  'The last day that a date may be, written as the first.':
    'El último día que puede ser una fecha, escrito como el primero.',
  'The choices of a select, radio or checkboxes field.': 'Las opciones de un campo select, radio o checkboxes.',
  'One choice.': 'Una opción.',
  'The value that is sent.': 'El valor que se envía.',
  'Old addresses and the pages they lead to now: "/about.php", "/index.html" or "/leak", without "?" and what follows.':
    'Direcciones antiguas y las páginas a las que llevan ahora: "/about.php", "/index.html" o "/leak", sin "?" ni lo que sigue.',
  'The page that the old address leads to.': 'La página a la que lleva la dirección antigua.',
  'The opening hours from "site:", with the holidays to come, and whether it is open now.':
    'El horario de "site:", con los festivos que vienen, y si está abierto ahora.',
  'The section type, always "hours".': 'El tipo de sección, siempre "hours".',
  'What holds besides, under the hours, such as what to do in an emergency. Markdown.':
    'Lo que vale además, bajo el horario, como qué hacer en una emergencia. Markdown.',
  'When it is closed in between, such as a lunch break.': 'Cuándo se cierra entre medias, como al mediodía.',
  'When the break begins, "12:00".': 'Cuándo empieza la pausa, "12:00".',
  'When it ends, "13:00".': 'Cuándo termina, "13:00".',
  'Days on which other hours hold: holidays, vacations, late openings. They are shown until they have passed, and told to search engines.':
    'Días con otro horario: festivos, vacaciones, aperturas hasta tarde. Se muestran hasta que pasan y se dicen a los buscadores.',
  'A day with other hours, or several in a row.': 'Un día con otro horario, o varios seguidos.',
  'The day, or the first of several, as year-month-day.': 'El día, o el primero de varios, como año-mes-día.',
  'The last day, if there are several in a row.': 'El último día, si son varios seguidos.',
  'What day it is, such as "Thanksgiving" or "Summer vacation".':
    'Qué día es, como "Nochebuena" o "Vacaciones de verano".',
  'The hours as shown, where "opens" and "closes" do not say enough: "Emergency calls only".':
    'Las horas tal como se ven, donde "opens" y "closes" no bastan: "Solo emergencias".',
  'Opening time on a 24-hour clock, "10:00"; leave out when closed.':
    'Hora de apertura en formato de 24 horas, "10:00"; déjela vacía si está cerrado.',
  'The time zone of the office, such as "America/New_York": whether it is open now is told by it, and mails and lists of leads give their times in it. Without it they are in UTC.':
    'La zona horaria de la oficina, como "America/New_York": según ella se dice si está abierto ahora, y con ella dan sus horas los correos electrónicos y las listas de solicitudes. Sin ella, van en UTC.',
  'The places of the business from "site:", each with address, phone, hours and the way there.':
    'Los locales del negocio de "site:", cada uno con dirección, teléfono, horario y cómo llegar.',
  'The section type, always "locations".': 'El tipo de sección, siempre "locations".',
  'What the place of "address" is called here; its town where this is left out.':
    'Cómo se llama aquí el lugar de "address"; su ciudad si se omite.',
  'Further places of the business besides the one of "address". The section "locations" shows them all, the section "map" those with "geo".':
    'Otros locales del negocio además del de "address". La sección "locations" los muestra todos; la sección "map", los que tienen "geo".',
  'One place of the business.': 'Un local del negocio.',
  'What the place is called, such as "Workshop" or the part of town.':
    'Cómo se llama el lugar, como "Taller" o el barrio.',
  'The postal address of the place.': 'La dirección postal del lugar.',
  'Its own phone number; that of the business where this is left out.':
    'Su propio teléfono; el del negocio si se omite.',
  'Its own e-mail address, if it has one.': 'Su propio correo electrónico, si lo tiene.',
  'Its own opening hours; those of the business where this is left out.':
    'Su propio horario; el del negocio si se omite.',
  'Its own time zone, if it lies in another one.': 'Su propia zona horaria, si está en otra.',
  'Where it is, for the map and for search engines.': 'Dónde está, para el mapa y para los buscadores.',
  'What visitors should know of it, in one sentence: where to park, which bell to ring.':
    'Lo que conviene saber del lugar, en una frase: dónde aparcar, a qué timbre llamar.',
  'Marks of others: certificates, memberships, partners, each with its name and a link if you like.':
    'Marcas de otros: certificados, asociaciones, socios, cada una con su nombre y, si quiere, un enlace.',
  'The marks.': 'Las marcas.',
  'One mark.': 'Una marca.',
  'Whose mark it is, as visitors know it.': 'De quién es la marca, como la conocen los visitantes.',
  'The mark as a picture. It is shown whole, on a white ground.':
    'La marca como imagen. Se muestra entera, sobre fondo blanco.',
  'What it means for visitors, in one sentence.': 'Qué significa para los visitantes, en una frase.',
  'Where visitors can see that it is true, or whom they meet there.':
    'Dónde ven los visitantes que es cierto, o a quién encuentran allí.',
  'Files to take along: forms, checklists, price lists, each with its type and size.':
    'Archivos para llevarse: formularios, listas, tarifas, cada uno con su tipo y tamaño.',
  'The files.': 'Los archivos.',
  'One file.': 'Un archivo.',
  'What the file is, in a few words.': 'Qué es el archivo, en pocas palabras.',
  'The file in the folder public/, such as "/price-list.pdf". Its type and size are read from it.':
    'El archivo de la carpeta public/, como "/tarifas.pdf". Su tipo y tamaño se leen de él.',
  'What it is good for, in one sentence.': 'Para qué sirve, en una frase.',
  'Links to your pages elsewhere, which stand under "profiles" in "site:".':
    'Enlaces a sus páginas en otros sitios, que están en "profiles" de "site:".',
  'The section type, always "logos".': 'El tipo de sección, siempre "logos".',
  'The section type, always "downloads".': 'El tipo de sección, siempre "downloads".',
  'The section type, always "social".': 'El tipo de sección, siempre "social".',
  'A map drawn to scale from the coordinates in "site:", with the area that you serve and the way to you in maps of others.':
    'Un mapa a escala con las coordenadas de "site:", con la zona que atiende y cómo llegar con mapas de otros.',
  'The section type, always "map".': 'El tipo de sección, siempre "map".',
  'Further places to show, such as the towns that you serve; those of the business itself are on the map anyway.':
    'Otros lugares que mostrar, como las ciudades que atiende; los locales del negocio ya están en el mapa.',
  'One place.': 'Un lugar.',
  'What the place is called.': 'Cómo se llama el lugar.',
  'A page about it.': 'Una página sobre él.',
  'A few texts of which one is read at a time: under tabs on a wide screen, under headings that open on a phone.':
    'Varios textos de los que se lee uno cada vez: bajo pestañas en pantallas anchas, bajo títulos que se abren en el teléfono.',
  'The section type, always "tabs".': 'El tipo de sección, siempre "tabs".',
  'The tabs; the first one is open.': 'Las pestañas; la primera está abierta.',
  'One tab.': 'Una pestaña.',
  'The words on the tab, two or three.': 'Las palabras de la pestaña, dos o tres.',
  'What stands under it. Markdown.': 'Lo que hay debajo. Markdown.',
  'An invitation to a newsletter, with the form in which visitors enter their address. The address counts when its owner has confirmed it by a link in a mail.':
    'Una invitación a un boletín, con el formulario para la dirección. La dirección cuenta cuando su dueño la ha confirmado con un enlace en un correo.',
  'The section type, always "newsletter".': 'El tipo de sección, siempre "newsletter".',
  'What will come, how often, and what will not. Markdown.': 'Qué llegará, con qué frecuencia y qué no. Markdown.',
  'The form to show, by its name under "forms:". It says "newsletter:", and has a required field "email".':
    'El formulario que se muestra, por su nombre en "forms:". Tiene "newsletter:" y un campo obligatorio "email".',
  'A line under the button: that every mail has a link to unsubscribe, and where your words on privacy are.':
    'Una línea bajo el botón: que cada correo lleva un enlace para darse de baja, y dónde está su texto de privacidad.',
  'Makes what this form sends a subscription: the address counts when its owner has confirmed it by a link in a mail, and is kept apart from requests. "newsletter: {}" takes the usual words for that mail.':
    'Convierte lo que envía este formulario en una suscripción: la dirección cuenta cuando su dueño la ha confirmado con un enlace en un correo, y se guarda aparte de las solicitudes. "newsletter: {}" usa las palabras habituales para ese correo.',
  'The subject of the mail that asks to confirm the address; the name of the business stands before it.':
    'El asunto del correo que pide confirmar la dirección; el nombre del negocio va delante.',
  'What that mail says first: what will come, and how often. The link, its time and what to do about a mail that nobody asked for follow by themselves.':
    'Lo primero que dice ese correo: qué llegará y con qué frecuencia. El enlace, su plazo y qué hacer con un correo que nadie pidió siguen por sí solos.',
  'The calendar of a booking service, such as Calendly, Cal.com, Google, Doctolib or Square, which loads when a visitor asks for it.':
    'El calendario de un servicio de reservas como Calendly, Cal.com, Google, Doctolib o Square, que se carga cuando el visitante lo pide.',
  'The section type, always "booking".': 'El tipo de sección, siempre "booking".',
  'The address of your calendar, as you would send it to a customer: "https://calendly.com/your-name/visit".':
    'La dirección de su calendario, tal como la enviaría a un cliente: "https://calendly.com/su-nombre/visita".',
  'A line in place of the one that says what is loaded from whom.':
    'Una línea en lugar de la que dice qué se carga y de quién.',
  'Other ways to book, such as your phone number.': 'Otras formas de reservar, como su número de teléfono.',
  'A button under the drawing that loads a map in which visitors can move about: openstreetmap. Nothing of it is loaded before. Left out, there is none.':
    'Un botón bajo el dibujo que carga un mapa en el que uno puede moverse: openstreetmap. Antes no se carga nada de él. Si se omite, no hay ninguno.',
  'A video: your own file, or one of YouTube or Vimeo that loads when a visitor presses play.':
    'Un vídeo: su propio archivo, o uno de YouTube o Vimeo que se carga al reproducirlo.',
  'The section type, always "video".': 'El tipo de sección, siempre "video".',
  'What the video is called; heard by people who do not see it, and given to search engines.':
    'Cómo se llama el vídeo; lo oye quien no lo ve, y se da a los buscadores.',
  'Your own video: a file of the folder public/, "/tour.mp4" or "/tour.webm". A minute takes some 10 MB; nothing of it is loaded before a visitor presses play.':
    'Su propio vídeo: un archivo de la carpeta public/, "/visita.mp4" o "/visita.webm". Un minuto ocupa unos 10 MB; no se carga nada antes de reproducirlo.',
  'The spoken words as captions of your own video: a file of the folder public/ in the form WebVTT, such as "/tour.vtt".':
    'Lo que se dice, como subtítulos de su propio vídeo: un archivo de la carpeta public/ en formato WebVTT, como "/visita.vtt".',
  'A video of YouTube or Vimeo in place of a file of your own: the address of its page. Its player is loaded when a visitor presses play, and nothing of it before.':
    'Un vídeo de YouTube o Vimeo en lugar de un archivo propio: la dirección de su página. El reproductor se carga al reproducirlo, y antes nada de él.',
  'The picture that stands there until the video plays. One that stands upright makes the player stand upright.':
    'La imagen que está ahí hasta que empieza el vídeo. Una imagen vertical hace vertical también el reproductor.',
  'What the video shows, in one or two sentences under it; with "date" search engines are told of the video.':
    'Lo que muestra el vídeo, en una o dos frases debajo; con "date" se informa del vídeo a los buscadores.',
  'The day on which the video was published, as year-month-day.':
    'El día en que se publicó el vídeo, como año-mes-día.',
  'What is said in the video, word for word, to be opened under it. Markdown.':
    'Lo que se dice en el vídeo, palabra por palabra, para desplegarlo debajo. Markdown.',
  'Counts visits with a service of your choice. Where it leaves cookies, visitors are asked before anything of it is loaded; without this, nothing is counted.':
    'Cuenta las visitas con un servicio de su elección. Si usa cookies, se pregunta a los visitantes antes de cargar nada de él; sin esto no se cuenta nada.',
  'The service: plausible, umami, matomo or ga4 (Google Analytics 4).':
    'El servicio: plausible, umami, matomo o ga4 (Google Analytics 4).',
  'plausible: the name of the site in your account; that of "url" without "www." where this is left out.':
    'plausible: el nombre del sitio en su cuenta; si se omite, el de "url" sin "www.".',
  'Where the service runs, for who runs it: "https://stats.example.com". matomo needs it; plausible and umami are those of their makers where this is left out.':
    'Dónde funciona el servicio, para quien lo gestiona: "https://stats.example.com". matomo lo necesita; plausible y umami son los de sus creadores si se omite.',
  'umami: the website ID. matomo: the number of the site, in quotes.':
    'umami: el ID del sitio web. matomo: el número del sitio, entre comillas.',
  'ga4: the measurement ID of the web stream, such as "G-ABCDE12345".':
    'ga4: el ID de medición del flujo web, como "G-ABCDE12345".',
  'matomo: true to know by cookies who comes again. Visitors are asked then. Without cookies where this is left out.':
    'matomo: true para reconocer con cookies a quien vuelve. Entonces se pregunta a los visitantes. Sin cookies si se omite.',
  'Whether visitors are asked: always or never. Where this is left out they are asked if the service leaves cookies: ga4, and matomo with cookies.':
    'Si se pregunta a los visitantes: always (siempre) o never (nunca). Si se omite, se les pregunta cuando el servicio usa cookies: ga4, y matomo con cookies.',
  'The page that tells visitors what is counted; the question leads there.':
    'La página que explica a los visitantes qué se cuenta; la pregunta lleva a ella.',
  'A field in which visitors look for pages by their words, and what they find: all pages in the language of the page on which it stands.':
    'Un campo en el que los visitantes buscan páginas por sus palabras, y lo que encuentran: todas las páginas en el idioma de la página en que está.',
  'The section type, always "search".': 'El tipo de sección, siempre "search".',
  'The label of the field; left out, words that ask what visitors are looking for.':
    'La etiqueta del campo; sin ella, pregunta qué buscan los visitantes.',
  'A list of all pages in the language of the page on which it stands, in the order of the menus. A page that is in no menu comes under the one with which its address begins. It follows your pages by itself.':
    'Una lista de todas las páginas en el idioma de la página en que está, en el orden de los menús. Una página que no está en ningún menú va bajo aquella con la que empieza su dirección. La lista sigue sola a sus páginas.',
  'The section type, always "site-map".': 'El tipo de sección, siempre "site-map".',
  'Whether the menus of every page lead to the page with the section "search". Left out, they do from 31 pages on; with false you link to it yourself.':
    'Si los menús de todas las páginas llevan a la página con la sección "search". Sin indicarlo, lo hacen a partir de 31 páginas; con false la enlaza usted.',
  'Events to come, the next one first. What is over is left out by itself.':
    'Próximas fechas, primero la más cercana. Lo que ya pasó se omite solo.',
  'The section type, always "events".': 'El tipo de sección, siempre "events".',
  'Show only the next so many.': 'Mostrar solo tantas de las próximas.',
  'The events, in any order. Those that are over may stay in the file.':
    'Las fechas, en cualquier orden. Las pasadas pueden quedarse en el archivo.',
  'What it is, in a few words.': 'Qué es, en pocas palabras.',
  'The day, in quotes: "2027-03-06". Of an event that repeats, the first one.':
    'El día, entre comillas: "2027-03-06". Si se repite, el primero.',
  'The last day, where it takes several.': 'El último día, si dura varios.',
  'When it begins, on a clock of 24 hours and in the site\'s time zone: "19:30".':
    'A qué hora empieza, con reloj de 24 horas y en la zona horaria del sitio: "19:30".',
  'When it ends. What ends before it begins goes on past midnight.':
    'A qué hora termina. Lo que termina antes de empezar pasa de medianoche.',
  'How often it takes place again: weekly, fortnightly (every second week) or monthly (on the same weekday of each month, such as the first Saturday; from the 29th on, the last one).':
    'Cada cuánto se repite: cada semana, cada dos semanas o cada mes (el mismo día de la semana, como el primer sábado; a partir del 29, el último).',
  'The last day on which it can take place again.': 'El último día en que puede repetirse.',
  'Days on which it is left out, such as holidays.': 'Días en que no se celebra, como los festivos.',
  'A day as year-month-day: "2024-03-15".': 'Un día como año-mes-día: "2024-03-15".',
  'Where it is: the name of one of the places under "locations:" of the site, or any other in words. At the business itself where this is left out.':
    'Dónde es: el nombre de uno de los locales del sitio, u otro lugar en palabras. Si se omite, en el propio negocio.',
  "The postal address of a place that is not the business's own, in one line.":
    'La dirección de un lugar que no es del negocio, en una línea.',
  'What visitors should know of it. Markdown.': 'Lo que los visitantes deben saber. Markdown.',
  'What it costs, as it is shown: "$45", "Free".': 'Cuánto cuesta, tal como se muestra: "$45", "Gratis".',
  'A button or link, such as to tickets.': 'Un botón o enlace, por ejemplo a las entradas.',
  'What stands here while no event is to come. Markdown.':
    'Lo que se lee aquí mientras no hay fechas próximas. Markdown.',
  'Who writes the posts, each under a short name that posts give as their "author:". The build makes a page of each, with a list of the posts.':
    'Quién escribe las entradas, cada uno con un nombre corto que las entradas dan como autor. Se hace una página de cada uno, con la lista de sus entradas.',
  'One author.': 'Un autor.',
  'The name as it is shown.': 'El nombre tal como se muestra.',
  'What the author does, in a few words.': 'A qué se dedica el autor, en pocas palabras.',
  "A portrait, for the author's page.": 'Un retrato, para la página del autor.',
  "Who the author is, for the author's page: two or three sentences. Markdown.":
    'Quién es el autor, para su página: dos o tres frases. Markdown.',
  'Where to reach or read the author elsewhere.': 'Dónde localizar o leer al autor en otros sitios.',
  'What the page of a tag says. Tags that are not here have a page too.':
    'Lo que dice la página de una etiqueta. Las que no están aquí también tienen página.',
  'One tag of the posts.': 'Una etiqueta de las entradas.',
  'The tag, written as in the posts.': 'La etiqueta, escrita como en las entradas.',
  'The heading of its page; the tag itself where this is left out.':
    'El encabezado de su página; si se omite, la propia etiqueta.',
  'What the posts are about, in one or two sentences. Markdown.':
    'De qué tratan las entradas, en una o dos frases. Markdown.',
  'What search results show of the page, 50 to 170 characters; the number and titles of the posts where this is left out.':
    'Lo que muestran los buscadores de la página, de 50 a 170 caracteres; si se omite, el número y los títulos de las entradas.',
  'How many posts a page of the blog lists before it goes on to the next one; 20 where this is left out.':
    'Cuántas entradas muestra una página del blog antes de seguir en la siguiente; 20 si se omite.',
  'Who wrote the post: a name, or the short name of one of the "authors:" of the site.':
    'Quién escribió la entrada: un nombre, o el nombre corto de uno de los autores del sitio.',
  'What the post is about. Posts with the same tag stand on a page of their own.':
    'De qué trata la entrada. Las entradas con la misma etiqueta tienen una página propia.',
  'A tag of a word or two, written the same in all posts.':
    'Una etiqueta de una o dos palabras, escrita igual en todas las entradas.',
  'Show only the posts with this tag.': 'Mostrar solo las entradas con esta etiqueta.',
  'Show only the posts of this author, by the short name under "authors:" of the site.':
    'Mostrar solo las entradas de este autor, por su nombre corto en «authors:» del sitio.',
  'The sections of the page, from top to bottom.': 'Las secciones de la página, de arriba abajo.',
  'Sections written once and placed on several pages with "use: name".':
    'Secciones escritas una sola vez y puestas en varias páginas con «use: name».',
  'A section written under "shared:", by its name.': 'Una sección de «shared:», por su nombre.',
  'The name of the section under "shared:".': 'El nombre de la sección en «shared:».',
  'One section: its "type" and fields, or "use" and the name of a shared one.':
    'Una sección: «type» y sus campos, o «use» y el nombre de una compartida.',
  'The pages, by address. An address with the slug of a set in it, such as "/{service.slug}/{area.slug}", is a template: one page is made for each item of the set.':
    'Las páginas, por dirección. Una dirección con el slug de un conjunto, como «/{service.slug}/{area.slug}», es una plantilla: se crea una página por cada elemento del conjunto.',
  'A heading, in plain words.': 'Un encabezado, en palabras sencillas.',
  'A plain text of a few sentences.': 'Un texto sencillo de pocas frases.',
  'Text in Markdown: **bold**, *italic*, [a link](/page), lists with "-". HTML is shown as it is typed, never run.':
    'Texto en Markdown: **negrita**, *cursiva*, [un enlace](/page), listas con «-». El HTML se muestra tal como está escrito y nunca se ejecuta.',
  'A short name: lower-case letters, digits and hyphens, starting with a letter.':
    'Un nombre corto: minúsculas, cifras y guiones, empezando por una letra.',
  'A page\'s address within the site: lower-case words with hyphens, starting with "/".':
    'La dirección de una página dentro del sitio: palabras en minúsculas con guiones, empezando por «/».',
  'A file in the folder public/, such as "/og-image.png".': 'Un archivo de la carpeta public/, como «/og-image.png».',
  'The name of a form declared under "forms:".': 'El nombre de un formulario de «forms:».',
  'A color: "#" and six hexadecimal digits, in quotes.': 'Un color: «#» y seis cifras hexadecimales, entre comillas.',
  'The background of a section.': 'El fondo de una sección.',
}
