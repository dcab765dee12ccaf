import { businessTypes } from '../../common/business-types.ts'
import { isRecord } from '../../common/is-record.ts'
import { didYouMean } from '../../common/nearest.ts'
import { quote } from '../../common/place-names.ts'
import type { Check } from './check.ts'

/** The kind of business, which no reader sees and search engines take by its exact name. */
export const businessType = {
  when: 'in full',
  codes: {
    'unknown-business-type': {
      severity: 'warning',
      about:
        'Search engines know no such kind of business, so they would not learn what yours is. Write the name that schema.org has for it, such as "RoofingContractor" or "CafeOrCoffeeShop".',
    },
  },
  ofSite: ({ site: { data } }) => {
    const type = isRecord(data.site) ? data.site.businessType : undefined
    if (typeof type !== 'string' || !/^[A-Z][A-Za-z]+$/.test(type) || businessTypes.includes(type)) return []
    const place = { path: ['site', 'businessType'] }
    const message = `Search engines know no kind of business ${quote(type)}`
    const hint = `${didYouMean(type, businessTypes)}Write one that schema.org/LocalBusiness lists, or leave "businessType:" out.`
    return [{ code: 'unknown-business-type', place, message, hint }]
  },
} satisfies Check
