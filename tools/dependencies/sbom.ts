import type { Package } from './licences.ts'

/**
 * The packages as a software bill of materials (CycloneDX 1.5). npm's own command leaves out packages that tests need
 * too, and refuses trees in which a package asks for "latest", as Lighthouse's do.
 */
export function billOfMaterials(name: string, version: string, packages: Package[]): Record<string, unknown> {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: packages.map(component),
  }
}

function component({ name, version, licence, isDev, integrity }: Package) {
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
  const [algorithm = '', digest = ''] = integrity?.split(/-(.*)/s) ?? []
  const hashes = [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }]
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: isDev ? 'excluded' : 'required',
    licenses: [{ expression: licence.replace(/^\((.*)\)$/, '$1') }],
    ...(integrity && { hashes }),
  }
}
