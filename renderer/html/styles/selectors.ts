/** The classes without which a selector matches nothing. Those in brackets count where they leave no choice: `:is(.a)`, `:has(.a)`. */
export function classesOf(selector: string): string[] {
  let open = selector.replace(/\\(.)/g, hold)
  for (let before = ''; before !== open; ) {
    before = open
    open = before.replace(/:(?:is|where|has)\(([^(),[\]]*)\)/g, ' $1')
  }
  for (let before = ''; before !== open; ) {
    before = open
    open = before.replace(/[([][^()[\]]*[)\]]/g, '')
  }
  return [...open.matchAll(/\.([\w\-\ue000-\uf8ff]+)/g)].map(([, name = '']) => release(name))
}

/** Escaped characters, such as brackets in a name, stand aside while a selector is read. */
const HELD = 0xe000
const hold = (_: string, character: string) => String.fromCharCode(HELD + character.charCodeAt(0))
const release = (name: string) =>
  name.replace(/[\ue000-\uf8ff]/g, (held) => String.fromCharCode(held.charCodeAt(0) - HELD))
