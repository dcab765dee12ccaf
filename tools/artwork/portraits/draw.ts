/** Draws the portraits of the people of this site into images/: `node tools/artwork/portraits/draw.ts [tom …]`. */
import { writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import { people } from './people.ts'
import { portrait } from './portrait.ts'

const names = argv.slice(2)
for (const [name, person] of Object.entries(people)) {
  if (names.length > 0 && !names.includes(name)) continue
  const file = `images/portrait-${name}.jpg`
  const content = await portrait(person)
  await writeFile(file, content)
  console.log(`${file}: ${Math.round(content.length / 1024)} kB`)
}
