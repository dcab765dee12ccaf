type BuiltManifest = Record<string, { file: string } | undefined>

/** The manifest is the same for all pages of a build. */
const known = new WeakMap<BuiltManifest, string>()

/** The addresses of the built islands by name, and of what brings them to life, as JSON for files.ts. */
export function builtFiles(manifest?: BuiltManifest | null): string | undefined {
  if (!manifest) return undefined
  const text = known.get(manifest) ?? JSON.stringify(filesOf(manifest))
  known.set(manifest, text)
  return text
}

function filesOf(manifest: BuiltManifest): Record<string, string> {
  const files = Object.entries(manifest).flatMap(([source, built]) => {
    const name = nameOf(source)
    return name && built ? [[name, `/${built.file}`]] : []
  })
  return Object.fromEntries(files.sort())
}

function nameOf(source: string): string | undefined {
  if (source.endsWith('renderer/page/islands/hydrate.tsx')) return 'hydrate'
  return /sections\/([\w-]+)\/\w+\.island\.tsx$/.exec(source)?.[1]
}
