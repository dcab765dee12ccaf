import type { Path } from '../../../renderer/common/problem.ts'
import type { FieldProps } from '../form/field-props.ts'
import { GroupFrame } from '../form/GroupFrame.tsx'
import { MenuEntries } from '../outline/pages/MenuEntries.tsx'
import { type MenuItem, type MenuName, menus } from '../outline/pages/menu.ts'
import { inMenus } from '../outline/pages/removal.ts'
import { words } from '../words/index.ts'

/** A menu of the first language, or of a further one. */
export const isMenu = (path: Path) => inMenus(path)?.length === 1 && String(path.at(-1)) in menus

/** A menu in its order, as beside the pages: dragged, also under one another. */
export function MenuField(props: FieldProps) {
  const { path, value } = props
  const name = path.at(-1) as MenuName
  return (
    <GroupFrame {...props} schema={{ description: words[`menu-texts.${name}`] }} label={words[`menus.${name}`]}>
      <MenuEntries name={name} base={path} items={(Array.isArray(value) ? value : []) as MenuItem[]} />
    </GroupFrame>
  )
}
