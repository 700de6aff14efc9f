import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './processes.mjs'

/** Links inside the project, as a file and, where the link has one, a heading of it. */
function linksIn(document) {
  const text = readFileSync(path.join(ROOT, document), 'utf8')
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, link, heading]) => ({
      file: link === '' ? document : path.join(path.dirname(document), link),
      heading,
    }),
  )
}

/** Headings as GitHub addresses them. */
function headingsIn(document) {
  const text = readFileSync(path.join(ROOT, document), 'utf8')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function isThere({ file, heading }) {
  if (!existsSync(path.join(ROOT, file))) return false
  return heading === undefined || headingsIn(file).includes(heading)
}

const DOCUMENTS = [...documentsIn('.'), ...documentsIn('docs'), ...documentsIn('docs/adr')]

function documentsIn(folder) {
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

test('every link of every document leads somewhere', () => {
  const links = DOCUMENTS.flatMap((document) => linksIn(document).map((link) => ({ document, ...link })))
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter((link) => !isThere(link))).toEqual([])
})

test('the README stays short', () => {
  expect(statSync(path.join(ROOT, 'README.md')).size).toBeLessThanOrEqual(8 * 1024)
})

/** Ids after the word "decision" or "decisions", ranges by both their ends; and ids of section P wherever they are, because nothing else is called so. */
function citedIn(text) {
  const lists = [...text.matchAll(/\bdecisions? ((?:[A-Z]\d+(?:-[A-Z]?\d+)?(?:, | and )?)+)/g)].map(
    ([, list]) => list,
  )
  return [...lists.flatMap((list) => list.match(/[A-Z]\d+/g)), ...(text.match(/\bP\d{1,3}\b/g) ?? [])]
}

function sourcesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => path.join(ROOT, folder, name))
}

test('every decision that code or a document cites is written down', () => {
  const decisions = readFileSync(path.join(ROOT, 'DECISIONS.md'), 'utf8')
  const written = new Set([...decisions.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id))
  const sources = ['client', 'server', 'tools', 'schema', 'migrations', 'scripts'].flatMap(sourcesIn)
  const documents = DOCUMENTS.map((document) => path.join(ROOT, document))
  const cited = [...sources, ...documents].flatMap((file) =>
    citedIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ id }) => !written.has(id))).toEqual([])
})

test('the decisions stay short, those about what was added to the two documents counted by themselves', () => {
  const sections = readFileSync(path.join(ROOT, 'DECISIONS.md'), 'utf8').split(/^(?=## )/m)
  const bytesOf = (found) => Buffer.byteLength(found.join(''))
  const isAdded = (section) => /^## [NWX]\./.test(section)
  expect(bytesOf(sections.filter((section) => !isAdded(section)))).toBeLessThanOrEqual(46_000)
  expect(bytesOf(sections.filter(isAdded))).toBeLessThanOrEqual(8_000)
})
