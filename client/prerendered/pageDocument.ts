import { businessRules } from '../../schema/rules/businessRules.ts'
import { type Language, languages, languageTags } from '../../schema/rules/enumerations.ts'
import { textOf } from '../i18n/intlStore.ts'
import type { Drawing } from './drawPage.tsx'
import type { VisitorPage } from './visitorPages.ts'

interface PageParts extends Drawing {
  readonly page: VisitorPage
  readonly language: Language
  /** Address of the script that such a page begins with, and of its dependencies. */
  readonly firstScripts: readonly string[]
  /** Addresses of the scripts that the page's program begins with. */
  readonly scripts: readonly string[]
}

/** A placeholder for the product's address, which only the running server knows. */
const ORIGIN_HERE = '{{origin}}'

/**
 * The whole document of a prerendered page, made from the empty one.
 * @param shell the document that the build wrote, with an empty #root
 * @throws Error when the shell lacks a place that something belongs to
 */
export function pageDocument(shell: string, parts: PageParts): string {
  const { page, language, html, styles } = parts
  return [
    [/<html lang="[^"]*">/, `<html lang="${languageTags[language]}" ${marksOf(page, language)}>`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(titleOf(page))}</title>`],
    [/<meta name="description"[^>]*>/, meta('name', 'description', textOf(page.description, values))],
    [/<meta name="robots"[^>]*>/, headOf(parts)],
    [/<script type="module"[\s\S]*?(?=<\/head>)/, `${tagsOf(parts.firstScripts)}\n    ${styles}\n  `],
    [/<div id="root"><\/div>/, `<div id="root">${html}</div>`],
    [
      /<noscript>[^<]*<\/noscript>/,
      `<noscript>${escaped(textOf('head.noScript', { phone: company.phone }))}</noscript>`,
    ],
  ].reduce((document, [place = '', text = '']) => fill(document, place as RegExp, String(text)), shell)
}

const { company } = businessRules
const values = { city: company.address.city, company: company.name }

function titleOf(page: VisitorPage): string {
  return textOf('page.title', { title: textOf(page.title, values), company: company.name })
}

function tagsOf([script, ...imports]: readonly string[]): string {
  return [
    `<script type="module" src="${script}"></script>`,
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('\n    ')
}

/** The data by which `firstPaint.js` decides whether the reader may see the prerendered page. */
function marksOf({ isForVisitorsOnly, readsAddress }: VisitorPage, language: Language): string {
  return [
    `data-drawn="${language}"`,
    ...(isForVisitorsOnly ? ['data-visitors-only'] : []),
    ...(readsAddress ? ['data-reads-address'] : []),
  ].join(' ')
}

/** What search engines and link previews read. */
function headOf({ page, language, scripts }: PageParts): string {
  const address = `${ORIGIN_HERE}${page.path}`
  const others = languages.filter((other) => other !== language)
  return [
    `<link rel="canonical" href="${address}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', titleOf(page)),
    meta('property', 'og:description', textOf(page.description, values)),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${ORIGIN_HERE}/share.png`),
    meta('property', 'og:locale', localeOf(language)),
    ...others.map((other) => meta('property', 'og:locale:alternate', localeOf(other))),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'program', scripts.join(' ')),
  ].join('\n    ')
}

/** In the notation of Open Graph: language and country. */
function localeOf(language: Language): string {
  return { en: 'en_CA', fr: 'fr_CA', zh: 'zh_CN', ind: 'hi_IN' }[language]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`
}

function fill(document: string, place: RegExp, text: string): string {
  if (!place.test(document)) throw new Error(`The built index.html has no ${place}`)
  return document.replace(place, () => text)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
