/** Vite's manifest entry of a source with its own file. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
    }
  >
>

/** The source of that name. @throws Error when none of the build's files was made of it */
export function sourceCalled(manifest: Manifest, name: string): string {
  const source = Object.keys(manifest).find((each) => each.endsWith(`/${name}`))
  if (!source) throw new Error(`${name} is no file of the build`)
  return source
}

/** What a source loads on demand. */
export function loadedBy(manifest: Manifest, source: string): readonly string[] {
  return manifest[source]?.dynamicImports ?? []
}

/**
 * The addresses of some sources' files and all their dependencies, each once.
 * @throws Error when one of the sources has no file of its own
 */
export function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const reached = new Set(sources)
  for (const source of reached) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is no file of the build`)
    for (const next of chunk.imports ?? []) reached.add(next)
  }
  return [...reached].map((source) => `/${manifest[source]?.file}`)
}
