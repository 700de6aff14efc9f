import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './processes.mjs'

/** Links inside the project: neither to other hosts nor to a place within the same page. */
function linksIn(document) {
  const text = readFileSync(path.join(ROOT, document), 'utf8')
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link)
}

const DOCUMENTS = ['README.md', 'DECISIONS.md', 'GLOSSARY.md', ...documentsIn('docs')]

function documentsIn(folder) {
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

test.each(DOCUMENTS)('%s leads nowhere that is not there', (document) => {
  const links = linksIn(document)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(document), link)))).toEqual([])
})

/** Ids after the word "decision" or "decisions" in a comment, ranges by both their ends. */
function citedIn(text) {
  return [...text.matchAll(/\bdecisions? ((?:[A-Z]\d+(?:-[A-Z]?\d+)?(?:, | and )?)+)/g)].flatMap(([, list]) =>
    list.match(/[A-Z]\d+/g),
  )
}

function sourcesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => path.join(ROOT, folder, name))
}

test('code cites no decision that is not written down', () => {
  const written = new Set(
    [...readFileSync(path.join(ROOT, 'DECISIONS.md'), 'utf8').matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(
      ([, id]) => id,
    ),
  )
  const sources = ['client', 'server', 'tools', 'schema', 'migrations', 'scripts'].flatMap(sourcesIn)
  const cited = sources.flatMap((file) => citedIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })))
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ id }) => !written.has(id))).toEqual([])
})
