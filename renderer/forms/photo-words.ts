import { fill, type Words } from '../languages/words.ts'
import { inMegabytes, photoLimits } from './photo-limits.ts'

/** What a field for pictures takes, as visitors read it: "Up to 6 pictures of 12 MB each". */
export const photoLimitsText = ({ limits }: Pick<Words['photos'], 'limits'>) =>
  fill(limits, { count: photoLimits.most, size: inMegabytes(photoLimits.bytes) })
