import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeXml } from '../../renderer/build/xml.ts'
import type { Shot } from '../../scripts/support/take-shots.ts'

/** Writes the page that shows all screenshots, and returns its path. */
export async function writeSheet(shots: Shot[], folder: string): Promise<string> {
  const [style, script] = await Promise.all([own('sheet.css'), own('sheet.client.js')])
  const file = join(folder, 'index.html')
  await writeFile(file, sheetHtml(shots, style, script))
  return file
}

const own = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** A contact sheet: by page, its screenshots side by side, each small one linked to the whole. */
function sheetHtml(shots: Shot[], style: string, script: string): string {
  const routes = [...new Set(shots.map(({ route }) => route))]
  const widths = [...new Set(shots.map(({ width }) => width))]
  const themes = [...new Set(shots.map(({ theme }) => theme))]
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${shots.length} screenshots of ${routes.length} pages</title>
<style>${style}</style>
<form>
  <label>Page <input type="search" name="page" list="routes"></label>
  <datalist id="routes">${routes.map((route) => `<option value="${escapeXml(route)}">`).join('')}</datalist>
  ${choices('width', widths.map(String))}
  ${choices('theme', themes)}
  <output></output>
</form>
<main>
${routes.map((route) => pageEntry(shots.filter((shot) => shot.route === route))).join('\n')}
</main>
<script>${script}</script>
</html>
`
}

const choices = (name: string, values: string[]) =>
  `<fieldset><legend>${name}</legend>${values
    .map((value) => `<label><input type="checkbox" name="${name}" value="${value}" checked> ${value}</label>`)
    .join('')}</fieldset>`

function pageEntry(shots: Shot[]): string {
  const [{ route = '', heading = '' } = {}] = shots
  const figures = shots.map(
    ({ file, thumbnail, width, theme }) => `<figure data-width="${width}" data-theme="${theme}">
<a href="${file}"><img src="${thumbnail}" alt="${escapeXml(`${route}, ${width} pixels wide, ${theme}`)}" loading="lazy"></a>
<figcaption>${width} · ${theme}</figcaption></figure>`,
  )
  return `<section data-route="${escapeXml(route)}"><h2>${escapeXml(heading)} <small>${escapeXml(route)}</small></h2>
<div class="row">${figures.join('')}</div></section>`
}
