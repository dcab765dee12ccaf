/** Draws the pictures of a starter into its folder: `node tools/artwork/starters/draw.ts cafe [counter …]`. */
import { writeFile } from 'node:fs/promises'
import { argv } from 'node:process'

const [, , starter = '', ...names] = argv
const { pictures } = (await import(`./${starter}/pictures.ts`)) as { pictures: Record<string, () => Promise<Buffer>> }
for (const [name, make] of Object.entries(pictures)) {
  if (names.length > 0 && !names.includes(name)) continue
  const file = `starters/${starter}/images/${name}.jpg`
  const content = await make()
  await writeFile(file, content)
  console.log(`${file}: ${Math.round(content.length / 1024)} kB`)
}
