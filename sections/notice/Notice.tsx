import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { NoticeBlock } from '../../renderer/schema/types.generated.ts'

/** A short notice in a band of its own. */
export function Notice({ id, text, icon, tone = 'alert', actions }: NoticeBlock) {
  const { words } = usePage().site
  return (
    <aside
      id={id}
      className={`notice notice-${tone} py-5 ${tone === 'quiet' ? 'bg-tint' : ''}`}
      aria-label={words.document.notice}
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-4">
        {icon && <Icon name={icon} className="size-7" />}
        <Markdown text={text} className="rich-text max-w-none flex-[1_1_18rem]" />
        <Actions actions={actions} />
      </div>
    </aside>
  )
}
