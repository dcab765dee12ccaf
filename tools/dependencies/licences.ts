/** Licences that may come in without a question: they ask for no more than their notice. */
const expected = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Packages with another licence, each with the reason why it is no trouble. A name may end in "*". */
const exceptions: Record<string, string> = {
  '@axe-core/playwright': 'used unchanged, in tests alone',
  '@img/sharp-*': 'libvips is loaded as a library of its own, unchanged, while pictures are made',
  'axe-core': 'used unchanged, in tests alone',
  'caniuse-lite': 'a table of browser versions, named here as its licence asks',
  'libheif-js': 'its decoder is a file of its own, unchanged, which the studio loads when a photo of an iPhone comes',
  lightningcss: 'used unchanged, while styles are built',
  'lightningcss-*': 'used unchanged, while styles are built',
}

export interface Package {
  name: string
  version: string
  licence: string
  /** Not part of a running site: used by tests and tools alone. */
  isDev: boolean
  /** The algorithm, a hyphen and the hash of the archive in base64. */
  integrity?: string
}

/** The packages of a package-lock.json, version 3. */
export function readPackages(lock: string): Package[] {
  const entries = Object.entries(JSON.parse(lock).packages as Record<string, LockEntry>)
  const packages = entries.flatMap(([path, { version, license, integrity, dev, devOptional }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (path === '' || !version) return []
    return [
      {
        name,
        version,
        licence: license ?? 'unknown',
        isDev: dev === true || devOptional === true,
        ...(integrity && { integrity }),
      },
    ]
  })
  return packages.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
}

/** Packages whose licence is neither expected nor excepted. */
export function unexpected(packages: Package[]): Package[] {
  return packages.filter(({ name, licence }) => !isExpected(licence) && reasonFor(name) === undefined)
}

/** "(MIT OR Apache-2.0)" is fine when one of them is, "A AND B" when both are. */
export function isExpected(licence: string): boolean {
  const parts = licence.replaceAll(/[()]/g, '').split(/ OR /i)
  return parts.some((part) => part.split(/ AND /i).every((name) => expected.includes(name.trim())))
}

function reasonFor(name: string): string | undefined {
  const key = Object.keys(exceptions).find((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )
  return key === undefined ? undefined : exceptions[key]
}

/** docs/licences.md */
export function licenceList(packages: Package[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const rows = licences.map((licence) => {
    const own = packages.filter((each) => each.licence === licence)
    const inSite = own.filter(({ isDev }) => !isDev).length
    return `| ${licence} | ${inSite} | ${own.length - inSite} |\n`
  })
  const looked = Object.entries(exceptions).map(([name, reason]) => `- \`${name}\`: ${reason}\n`)
  const names = (isDev: boolean) =>
    packages
      .filter((each) => each.isDev === isDev)
      .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |\n`)
      .join('')
  return `# Licences of the packages

Written by \`npm run tool -- licences --write\` from package-lock.json; \`npm run tool -- licences\` fails when this list is out of date or a
licence comes in that \`tools/dependencies/licences.ts\` does not expect. \`npm run tool -- sbom\` writes the full bill of materials.

| Licence | for the site | for tests and tools |
|---|---|---|
${rows.join('')}
## Looked at one by one

${looked.join('')}
## For the site

| Package | Version | Licence |
|---|---|---|
${names(false)}
## For tests and tools

| Package | Version | Licence |
|---|---|---|
${names(true)}`
}
