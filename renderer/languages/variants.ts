import type { Words } from './words.ts'

type Variant = { [Group in keyof Words]?: Partial<Words[Group]> }

/** English in countries where "ZIP code" means nothing. */
const codes = (plural: string): Variant => {
  const one = plural.slice(0, -1)
  return {
    more: { zipCodes: `${plural} in {region}` },
    lookup: {
      label: one.charAt(0).toUpperCase() + one.slice(1),
      list: `Every ${one} that we serve stands in a list:`,
      link: `see all ${plural}`,
    },
  }
}

const english: Readonly<Record<string, Variant>> = {
  AU: codes('postcodes'),
  GB: codes('postcodes'),
  IE: codes('Eircodes'),
  NZ: codes('postcodes'),
}
const inZipCodes = ['US', 'PH', 'PR']

/** What Portugal, and other countries than Brazil, say in another way than Brazil. */
const european: Variant = {
  document: { newTab: '(abre num novo separador)', feed: 'Blogue de {brand}' },
  notFound: { search: 'Pesquisar nas nossas páginas' },
  draft: {
    text: 'Ainda estamos a escrever esta página. Ligue-nos e responderemos diretamente à sua pergunta.',
    away: 'Esta página não está visível de momento. Ligue-nos e responderemos diretamente à sua pergunta.',
  },
  contact: { office: 'Morada' },
  post: { fromBlog: 'Do nosso blogue' },
  carousel: { next: 'Avaliação seguinte' },
  gallery: { next: 'Imagem seguinte' },
  diets: { vegan: 'vegan', organic: 'biológico' },
  allergens: { peanuts: 'amendoins', nuts: 'frutos de casca rija', sesame: 'sésamo' },
  map: { picture: 'Mapa com os números da lista, à escala, o norte fica em cima' },
  foreign: {
    playNote: 'O leitor é carregado de {name} quando inicia o vídeo; {name} passa então a conhecer o seu endereço IP.',
  },
  consent: {
    banner:
      'Gostaríamos de contar as visitas com {name}, que utiliza cookies ou algo semelhante. Sem o seu acordo, nada é contado.',
    settings: 'Definições de privacidade',
  },
  lookup: { waiting: 'Consulta em curso…', list: 'Todos os códigos postais que servimos estão numa lista:' },
  search: {
    label: 'O que procura?',
    waiting: 'A pesquisar…',
    map: 'Todas as nossas páginas estão numa lista:',
  },
  formKinds: { tooSmall: 'Indique {least} ou mais', tooLarge: 'Indique {most} ou menos' },
  photos: {
    notTaken: 'A sua mensagem chegou. Não foi possível receber as fotos agora: iremos pedi-las mais tarde.',
    tooLarge: '“{name}” tem mais de {size} MB. Escolha uma foto mais pequena',
  },
  answer: {
    unreadable: 'Não foi possível ler a sua mensagem. Volte atrás e tente novamente.',
    tooLarge: 'A sua mensagem é demasiado longa. Volte atrás e encurte-a.',
    picturesTooLarge: 'As suas fotos são demasiado grandes para um só envio. Volte atrás e escolha menos fotos.',
    busy: 'Neste momento chegam demasiadas fotos. Volte atrás e tente novamente dentro de um minuto.',
    call: 'Também pode ligar-nos para {phone}.',
  },
  mail: {
    subject: 'Novo pedido através do site: {form}',
    lead: 'Pedido',
    picturesKept: 'Fotos demasiado grandes para este e-mail: {count}. Para as guardar: {command}',
    held: { one: '{count} pedido', other: '{count} pedidos' },
    heldText:
      'Não entregues por e-mail na última semana: {requests}. Algo parecia fora do comum; pode haver um cliente de verdade.',
    heldHow: 'Para receber um como de costume, ou pô-lo de parte, com o que vem depois de “Pedido:” abaixo:',
    heldMore: 'Seguem-se os {count} mais recentes; todos: {command}',
  },
  reply: { subject: 'O seu pedido a {brand}', thanks: 'agradecemos o seu pedido.', wrote: 'Escreveu:' },
  newsletter: {
    open: 'Se foi o próprio a pedir, abra esta página e prima o botão:',
    ignore:
      'Se não pediu nada, não é preciso fazer nada: nada mais será enviado, e o endereço será apagado por si dentro de alguns dias.',
    confirmedLeave: 'Cancelar a subscrição',
    leave: 'Cancelar a subscrição',
    left: 'A subscrição foi cancelada',
    confirmText: 'Prima o botão, e a newsletter de {brand} chegará ao seu endereço.',
    leaveText: 'Prima o botão, e o seu endereço será apagado da lista de {brand}.',
    gone: 'Este link já não é válido',
    goneText: 'É demasiado antigo, ou o endereço já não está na lista. Pode subscrever de novo quando quiser.',
    busy: 'Não é possível neste momento. Abra o link de novo dentro de um minuto.',
  },
  estimator: {
    range: 'O seu intervalo de preços',
    show: 'Ver o meu intervalo de preços',
    measure: 'Que medida conhece?',
    roofNote: 'Se a conhecer, de um relatório ou de uma fatura anterior',
    material: 'Que telhado tem em mente?',
    wrongSize: 'Indique a área em pés quadrados, entre {least} e {most}',
  },
  estimatorInMeters: { wrongSize: 'Indique a área em metros quadrados, entre {least} e {most}' },
}
const brazilianCodes: Variant = {
  more: { zipCodes: 'CEPs em {region}' },
  lookup: { label: 'CEP', list: 'Todos os CEPs que atendemos estão em uma lista:', link: 'ver todos os CEPs' },
}

/** Words follow who speaks Portuguese, and the name of a postal code where the business is. */
const portuguese = (language: string, country: string): Variant => ({
  ...(!isBrazilian(language) && european),
  ...(country === 'BR' && brazilianCodes),
})

export const isBrazilian = (language: string) => /^pt(-BR)?$/.test(language)

/** What a country's way with a language changes in its words; the country is that of the language where none is given. */
export function variantOf(language: string, country = language.slice(3)): Variant | undefined {
  if (language.startsWith('pt')) return portuguese(language, country)
  if (!language.startsWith('en') || country === '' || inZipCodes.includes(country)) return undefined
  return english[country] ?? codes('postal codes')
}
