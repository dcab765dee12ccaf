import { useState } from 'react'
import { fontEndings } from '../../../renderer/common/font-parts.ts'
import { refuse } from '../store/edit.ts'
import { upload } from '../store/load.ts'
import { words } from '../words/index.ts'
import { Icon } from './Icon.tsx'

/** What is served as it is, by the end of its name. */
const known = ['pdf', 'svg', 'png', 'jpg', 'jpeg', 'webp', 'mp4', 'webm', 'vtt']

interface FileButtonProps {
  /** What the address of the file has to look like. */
  pattern?: string
  isFont?: boolean
  onAdded: (address: string) => void
}

/** Adds a file of this device to the site, and says whether one is on its way. */
export function useUpload(kind: 'picture' | 'file', added: (name: string) => void, failed = () => {}) {
  const [isBusy, setBusy] = useState(false)
  const add = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      added(await upload(kind, file))
    } catch (error) {
      refuse(error)
      failed()
    }
    setBusy(false)
  }
  return { isBusy, add }
}

/** Adds a file of this device to those that the site serves as they are. */
export function FileButton({ pattern = '', isFont = false, onAdded }: FileButtonProps) {
  const { isBusy, add } = useUpload('file', onAdded)
  const fits = (isFont ? fontEndings : known).filter((ending) => new RegExp(pattern).test(`/file.${ending}`))
  return (
    <label className="button file-button" aria-busy={isBusy}>
      <Icon name="plus" /> {words.addFile}
      <input
        type="file"
        className="visually-hidden"
        accept={fits.map((ending) => `.${ending}`).join(',')}
        onChange={({ target }) => add(target.files?.[0])}
      />
    </label>
  )
}
