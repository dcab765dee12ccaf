import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build, type Manifest } from 'vite'
import { makeFonts } from '../build/fonts/make.ts'
import { IMAGES_URL, processImages } from '../build/images/process.ts'
import { exampleSite } from '../common/site-folder.ts'
import { cacheFolder } from '../folders.ts'
import { collectSections, exampleHref } from '../gallery/collect.ts'
import { checkOnce } from '../gallery/examples/check.ts'
import { readExamples } from '../gallery/examples/read.ts'
import { contextOf } from '../gallery/page.ts'
import type { RenderInput } from '../html/context.ts'
import { filesOf } from '../html/image-manifest.ts'
import type { Site } from '../pipeline/index.ts'
import { commonConfig, createEngine } from './engine.ts'

const IMAGE_CACHE = cacheFolder('images')
const scripts = { gallery: 'renderer/gallery/gallery.client.ts', example: 'renderer/gallery/example.client.ts' }

/** Writes the gallery as files for any static host, in the given colours. All addresses in it are relative. */
export async function buildGallery(out: string, theme: Site['settings']['theme']): Promise<number> {
  const files = await buildScripts(out)
  const fonts = await makeFonts({ theme, language: 'en-US' })
  for (const [url, file] of Object.entries(fonts.files)) await cp(file, join(out, url))
  const engine = await createEngine()
  try {
    const { renderGallery, renderExample } = await engine.renderer()
    const check = checkOnce()
    const sections = collectSections(check)
    await write(out, '', renderGallery(sections, { fonts: fonts.styles, script: `/${files.gallery}` }))
    const assets = { fonts: fonts.styles, script: `/${files.example}` }
    const describe = (names: string[]) => processImages(names, exampleSite.images, IMAGE_CACHE)
    for (const { type } of sections) {
      for (const [index, example] of readExamples(type).entries()) {
        const context = await contextOf(example, theme, describe, check)
        if (!context) continue
        await write(out, exampleHref(type, index), renderExample(context, example.name, assets))
        await copyImages(out, context)
      }
    }
    return sections.length
  } finally {
    await engine.close()
  }
}

/** Builds the browser's code and says where it is. */
async function buildScripts(out: string): Promise<Record<keyof typeof scripts, string>> {
  await build({
    ...commonConfig,
    logLevel: 'error',
    base: '../gallery/',
    publicDir: false,
    build: {
      outDir: resolve(out),
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: { input: scripts },
    },
  })
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
  await rm(join(out, '.vite'), { recursive: true })
  const fileOf = (source: string) => manifest[source]?.file ?? ''
  return { gallery: fileOf(scripts.gallery), example: fileOf(scripts.example) }
}

/** Writes a page into a folder; addresses that begin at the root of a site are made to begin at the gallery. */
async function write(out: string, path: string, html: string) {
  const up = '../'.repeat(path.split('/').length - 1)
  await mkdir(join(out, path), { recursive: true })
  await writeFile(join(out, path, 'index.html'), html.replaceAll(/(["'( ])\/(assets|fonts)\//g, `$1${up}$2/`))
}

/** The pictures that an example itself shows; those of the pages around it are left out. */
async function copyImages(out: string, { page, site, images }: RenderInput) {
  const text = JSON.stringify([page.blocks, page.blocks.some(({ type }) => type === 'posts') && site.pages])
  const shown = Object.entries(images).filter(([name]) => text.includes(`"${name}"`))
  await mkdir(join(out, IMAGES_URL), { recursive: true })
  for (const [, image] of shown) {
    for (const { url } of filesOf(image)) {
      await cp(join(IMAGE_CACHE, 'files', basename(url)), join(out, url))
    }
  }
}
