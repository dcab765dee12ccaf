import { countryWritten } from '../../common/country.ts'
import { examplePhone } from '../../common/phone.ts'
import { type Message, type MessageId, message } from '../../messages/message.ts'

/** What says of each pattern of the schemas what it asks for; a test finds patterns without words. */
const words: Readonly<Record<string, MessageId>> = {
  '^#[0-9a-fA-F]{6}$': 'form.color',
  '^(/[A-Za-z0-9_~-][A-Za-z0-9._~/-]*|https://[^\\s/]+/?\\S*)$': 'form.path-or-address',
  '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$': 'form.route',
  '^/(([a-z0-9-]|\\{[a-z][a-zA-Z0-9]*\\.slug\\})+(/([a-z0-9-]|\\{[a-z][a-zA-Z0-9]*\\.slug\\})+)*)?$': 'form.route',
  '^(/(?!\\.)[A-Za-z0-9._~-]+)+$': 'form.old-address',
  '^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$': 'form.path',
  '^/[a-z0-9/.-]+$': 'form.public-file',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'form.time',
  '^[0-9()+. -]{7,20}$': 'form.phone',
  '^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|(00|0[48]|[2468][048]|[13579][26])00)-02-29)$':
    'form.day',
  '^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|(00|0[48]|[2468][048]|[13579][26])00)-02-29)( ([01][0-9]|2[0-3]):[0-5][0-9])?$':
    'form.moment',
  '^(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])|today|in [1-9][0-9]{0,2} days?)$': 'form.day-or-counted',
  '^[A-Z0-9][A-Z0-9 -]{1,9}$': 'form.postal-code',
  '^[A-Z]{3}$': 'form.currency',
  '^[A-Z]{2}$': 'form.country',
  '^[A-Z][A-Za-z]+$': 'form.business-type',
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$': 'form.email',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'form.words-with-hyphens',
  '^([a-z0-9]+(-[a-z0-9]+)*|.+\\.([Ww][Oo][Ff][Ff]2?|[OoTt][Tt][Ff]))$': 'form.font',
  '^(?!slug$)[a-z][a-zA-Z0-9]*$': 'form.field-but-slug',
  '^[a-z][a-zA-Z0-9]*$': 'form.small-name',
  '^[a-z0-9-]+$': 'form.lower-case',
  '^[a-z0-9][a-z0-9-]*\\.(jpg|jpeg|png|webp|avif|svg)$': 'form.picture',
  '^[a-zA-Z][a-zA-Z0-9]*$': 'form.name',
  '^[a-z][a-z0-9-]*$': 'form.short-name',
  '^[a-z]{2}(-[A-Z]{2})?(-u-nu-[a-z]{4})?$': 'form.language',
  '^\\+[0-9]{1,3}$': 'form.country-code',
  '^\\d+\\.\\d+(\\.\\d+)?$': 'form.version',
  '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]*)+)$': 'form.time-zone',
  '^[Mm][0-9MmLlHhVvCcSsQqTtAaZz ,.eE+-]*$': 'form.drawn-line',
  '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$': 'form.focus',
  '^/[a-z0-9/.-]+\\.(mp4|webm)$': 'form.video-file',
  '^/[a-z0-9/.-]+\\.vtt$': 'form.captions-file',
  '^https://[^\\s/{}]+([/?#]\\S*)?$': 'form.whole-address',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'form.domain',
  '^https://[a-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$': 'form.service-address',
  '^[A-Za-z0-9-]{1,40}$': 'form.account-id',
  '^G-[A-Z0-9]{4,20}$': 'form.measurement-id',
  '^https://': 'form.https',
  '^https?://[^/]+$': 'form.site-address',
}

/** The form that a value must have, for a hint; `part` of the file says of which country an example is. */
export function formOf(pattern: string, part: unknown): Message | undefined {
  const id = words[pattern]
  return id && message(id, id === 'form.phone' ? { example: examplePhone(countryWritten(part)) } : undefined)
}
