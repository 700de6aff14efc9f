import type { TextPart } from '../i18n/messageId.ts'
import type { Manifest } from './scripts.ts'

/** Where the crews' pages begin. */
const roots = ['index.html', 'crew/layout/CrewFrame.tsx', 'crew/crewPages.ts']
/** The text parts of the crews' pages. */
const parts: readonly TextPart[] = ['site', 'signedIn', 'crew']

/**
 * The addresses of everything that the crews' pages load, at once or on demand, in every language: what a phone keeps to open them without
 * a network.
 * @throws Error when the build has no such pages
 */
export function crewFiles(manifest: Manifest): string[] {
  const reached = new Set(roots)
  for (const source of reached) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is no file of the build`)
    for (const next of chunk.imports ?? []) reached.add(next)
    for (const next of chunk.dynamicImports?.filter(isOfCrews) ?? []) reached.add(next)
  }
  return [...reached].map((source) => `/${manifest[source]?.file}`)
}

const textFile = /(?:texts|schema)\/(?<part>\w+)[./]\w+\.json$/

/** The common frame can load any page of any area. */
function isOfCrews(source: string): boolean {
  const part = textFile.exec(source)?.groups?.part
  return part ? parts.some((each) => each === part) : !/^(?:customer|office)\//.test(source)
}
