import { useState } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { words } from '../words/index.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { around, beforeLines, type Selected, selected } from './markdown-tools.ts'
import { asMarkdown } from './pasted.ts'
import { spelling } from './spelling.ts'
import { Tokens } from './Tokens.tsx'
import { useTyped } from './typed.ts'
import { useControl } from './use-field.ts'
import { unwrap, wrapLike } from './wrapping.ts'
import { writeText } from './write-text.ts'

/** A text with bold words, links and lists, written in Markdown: a plain field with a few buttons. */
export function MarkdownField(props: FieldProps) {
  const { path, value, label, isRequired } = props
  const control = useControl<HTMLTextAreaElement>(path)
  const [linked, setLinked] = useState<Selected>()
  const written = typeof value === 'string' ? value : ''
  const send = (shown: string) => unwrap(writeText(path, wrapLike(shown, written), isRequired))
  const { text, type, leave } = useTyped(
    unwrap(written).trimEnd(),
    (shown) => send(withEnd(shown, written)),
    control.ref,
  )
  const apply = (edit: (at: Selected) => { text: string; start: number; end: number }) => {
    const area = control.ref.current
    if (!area) return
    const made = edit(selected(area))
    type(made.text)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(made.start, made.end)
    })
  }
  const deeds = [
    { icon: 'bold', label: words.bold, onClick: () => apply((at) => around(at, '**')) },
    { icon: 'italic', label: words.italic, onClick: () => apply((at) => around(at, '*')) },
    { icon: 'heading', label: words.heading, onClick: () => apply((at) => beforeLines(at, '### ')) },
    { icon: 'list', label: words.list, onClick: () => apply((at) => beforeLines(at, '- ')) },
    { icon: 'link', label: words.link, onClick: () => control.ref.current && setLinked(selected(control.ref.current)) },
  ] as const
  const tools = (
    <div className="tools" role="toolbar" aria-label={label}>
      {deeds.map((deed) => (
        <IconButton key={deed.icon} className="is-small" {...deed} />
      ))}
    </div>
  )
  return (
    <FieldFrame {...props} tools={tools}>
      <textarea
        {...control}
        {...spelling(props, text)}
        rows={3}
        value={text}
        onPaste={(event) => {
          const html = event.clipboardData.getData('text/html')
          const text = html && asMarkdown(new DOMParser().parseFromString(html, 'text/html').body)
          if (!text) return
          event.preventDefault()
          // The only way that leaves the browser's own undo of the field as it is.
          document.execCommand('insertText', false, text)
        }}
        onBlur={linked ? undefined : leave}
        onChange={({ target }) => type(target.value)}
      />
      <Tokens text={text} />
      {linked && (
        <LinkDialog
          onClose={() => setLinked(undefined)}
          onChoose={(href) => {
            apply(() => around(linked, '[', `](${href})`))
            setLinked(undefined)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Block texts end with a line end, which a field does not show. */
const withEnd = (shown: string, written: string) => (shown !== '' && written.endsWith('\n') ? `${shown}\n` : shown)
