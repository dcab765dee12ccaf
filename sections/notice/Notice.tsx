import { Actions } from '../../renderer/components/Actions.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { Markdown } from '../../renderer/components/Markdown.tsx'
import type { NoticeBlock } from '../../renderer/content/types.generated.ts'

/** A short notice in a band of its own. */
export function Notice({ id, text, icon, tone = 'alert', actions }: NoticeBlock) {
  return (
    <aside id={id} className={`notice notice-${tone}`} aria-label="Notice">
      <div className="wrap">
        {icon && <Icon name={icon} className="size-7" />}
        <Markdown text={text} />
        <Actions actions={actions} />
      </div>
    </aside>
  )
}
