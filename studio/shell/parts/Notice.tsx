import { useEffect } from 'react'
import { notReached } from '../store/api.ts'
import { change, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { Icon } from './Icon.tsx'

const GONE_AFTER_MS = 3500
/** A way out has to be read, reached and pressed. */
const DEED_GONE_AFTER_MS = 9000

/** Says once what was done, or why it was not; what went wrong stays until it is read. */
export function Notice() {
  const notice = useStudio((state) => state.notice)
  const isReached = useStudio((state) => state.isReached)
  // That window says itself what kept it from publishing, and nothing behind it can be pressed.
  const isToldThere = useStudio(({ dialog, notice }) => dialog?.name === 'publish' && notice?.isGood !== true)
  useEffect(() => {
    if (!notice?.isGood || notice.stays) return
    const timer = setTimeout(() => change({ notice: undefined }), notice.deed ? DEED_GONE_AFTER_MS : GONE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [notice])
  const shown = isReached ? notice : { message: notReached, hint: '' }
  if (!shown || (isReached && isToldThere)) return null
  return (
    <div
      className={notice?.isGood && isReached ? 'notice is-good' : 'notice'}
      role={notice?.isGood && isReached ? undefined : 'alert'}
    >
      <Icon name={notice?.isGood && isReached ? 'check' : 'error'} />
      <p>
        <strong>{sentence(shown.message)}</strong> {shown.hint}
      </p>
      {isReached && notice?.deed && (
        <button type="button" className="button" onClick={notice.deed.go}>
          {notice.deed.label}
        </button>
      )}
      {isReached && (
        <button type="button" className="button" onClick={() => change({ notice: undefined })}>
          {words.understood}
        </button>
      )}
    </div>
  )
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
