import { addressLines } from '../../../common/address.ts'
import { usePage } from '../../context.ts'
import { Hours, Address as Lines, LinkLists, Reach } from './parts.tsx'

/** Letters up to which a line has the largest size. */
const USUAL = 22

/** Where the business is, in the largest type of the page, over all else in one row; its town or name where it says no street. */
export function Address() {
  const { address, locality, brand } = usePage().site.settings
  const isLong = address && addressLines(address).some((line) => line.length > USUAL)
  return (
    <div className="wrap footer-address">
      <div className={isLong ? 'footer-place place-long' : 'footer-place'}>
        {address ? <Lines /> : <p>{locality ?? brand}</p>}
      </div>
      <div className="footer-rest">
        <Reach className="footer-reach" />
        <Hours />
        <div className="footer-links">
          <LinkLists hasHeadings={false} />
        </div>
      </div>
    </div>
  )
}
