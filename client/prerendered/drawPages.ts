import { type Language, languages } from '../../schema/rules/enumerations.ts'
import type { TextPart } from '../i18n/messageId.ts'
import { drawPage } from './drawPage.tsx'
import { pageDocument } from './pageDocument.ts'
import { loadedBy, type Manifest, scriptsOf, sourceCalled } from './scripts.ts'
import { type VisitorPage, visitorPages } from './visitorPages.ts'

export { crewFiles } from './crewFiles.ts'

const firstScript = 'prerendered/hydrate.ts'

interface DrawnPage {
  readonly path: string
  readonly language: Language
  readonly document: string
}

interface Built {
  /** The document that the build wrote. */
  readonly shell: string
  readonly manifest: Manifest
}

/** Renders every visitor page in every language. */
export async function drawPages(built: Built): Promise<readonly DrawnPage[]> {
  const pages: DrawnPage[] = []
  for (const page of visitorPages)
    for (const language of languages)
      pages.push({ path: page.path, language, document: await documentOf(page, language, built) })
  return pages
}

async function documentOf(
  page: VisitorPage,
  language: Language,
  { shell, manifest }: Built,
): Promise<string> {
  const drawing = await drawPage(page.path, language)
  const program = loadedBy(manifest, firstScript)
  const screen = `customer/${page.screen}`
  return pageDocument(shell, {
    ...drawing,
    page,
    language,
    firstScripts: scriptsOf(manifest, [firstScript]),
    scripts: scriptsOf(manifest, [...program, screen, ...textsOf(manifest, page.parts ?? [], language)]),
  })
}

/** English replaces missing texts. */
function textsOf(manifest: Manifest, parts: readonly TextPart[], language: Language): string[] {
  return [...new Set(['en', language])].flatMap((each) =>
    ['site', ...parts].map((part) => sourceCalled(manifest, `${part}.${each}.json`)),
  )
}
