import { businessTypes } from '../../common/business-types.ts'
import { isRecord } from '../../common/is-record.ts'
import { suggestion } from '../../common/nearest.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, warning } from './check.ts'

/** The kind of business, which no reader sees and search engines take by its exact name. */
export const businessType = {
  when: 'in full',
  codes: {
    'unknown-business-type': warning(
      'Search engines know no such kind of business, so they would not learn what yours is. Write the name that schema.org has for it, such as "RoofingContractor" or "CafeOrCoffeeShop".',
    ),
  },
  ofSite: ({ site: { data } }) => {
    const type = isRecord(data.site) ? data.site.businessType : undefined
    if (typeof type !== 'string' || !/^[A-Z][A-Za-z]+$/.test(type) || businessTypes.includes(type)) return []
    return [
      {
        code: 'unknown-business-type',
        place: { path: ['site', 'businessType'] },
        message: message('unknown-business-type', { type: shown(type) }),
        hint: [...suggestion(type, businessTypes), message('unknown-business-type.hint')],
      },
    ]
  },
} satisfies Check
