import { useRef } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { words } from '../words/index.ts'

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

interface AddPhotosProps {
  className?: string
  disabled?: boolean
  onChosen: (files: File[]) => void
}

/** Opens the photos of this device, of which any number can be chosen. */
export function AddPhotos({ className = 'button', disabled, onChosen }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} disabled={disabled} onClick={() => input.current?.click()}>
        <Icon name="picture" /> {words.addPhotos}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])])
          // The same photos can be chosen once more.
          target.value = ''
        }}
      />
    </>
  )
}
