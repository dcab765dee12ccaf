import { globSync, readFileSync } from 'node:fs'

/** The licences of packages that are compiled in, which ask for their words to go along. Throws where one has none. */
export function licencesOf(names: readonly string[]): string {
  const texts = names.map((name) => {
    const folder = `node_modules/${name}`
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const [file] = globSync(`${folder}/{LICENSE,LICENCE,license,licence}*`)
    if (!file) throw new Error(`${name} has no file with its licence: look for its words, and for who wrote it.`)
    return `## ${name} ${version} (${license})\n\n${readFileSync(file, 'utf8').trim()}\n`
  })
  return `# Licences of what is compiled into node/\n\n${texts.join('\n')}`
}
