/** A certificate for a name, which Node does not know until a test says so. */
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { temporaryFolder } from './site.ts'

export async function certificateFor(name: string, openssl: string) {
  const folder = await temporaryFolder('certificate')
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const self = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name}`
  const names = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', keyFile, '-out', certFile]
  execFileSync(openssl, [...self.split(' '), ...names], { stdio: 'pipe' })
  return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') }
}

/** Has Node take it; returns what has Node forget it again. */
export function trust(cert: string): () => void {
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, cert])
  return () => setDefaultCACertificates(known)
}
