import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './processes.mjs'

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; within a section they are numbered from 1 without gaps. */
const SECTIONS = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

const REQUIRED = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => upTo(count).map((number) => `${chapter}.${section + 1}.${number}`)),
)

const rows = readFileSync(path.join(ROOT, 'docs', 'security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [what, verdict, why] = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim())
    return { what, verdict, why, numbers: numbersIn(what) }
  })

function upTo(count, from = 1) {
  return Array.from({ length: count - from + 1 }, (_, index) => from + index)
}

/** Those that begin a row: `1.2.3`, `1.2.3, 1.2.4`, and `1.2.3–1.2.7` for all between them. */
function numbersIn(what) {
  const [named] = /^[\d.,– ]+/.exec(what) ?? ['']
  return [...named.matchAll(/(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g)].flatMap(([, section, first, last]) =>
    upTo(Number(last ?? first), Number(first)).map((number) => `${section}.${number}`),
  )
}

test('every requirement has its place, once and in order', () => {
  expect(REQUIRED).toHaveLength(253)
  const inOrder = (numbers) =>
    numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  expect(inOrder(rows.flatMap(({ numbers }) => numbers))).toEqual(inOrder(REQUIRED))
})

test('what is met names where it is shown, and what is not says why', () => {
  const verdicts = new Set(['met', 'partly', 'not met', 'operator', '–'])
  expect(rows.filter(({ verdict }) => !verdicts.has(verdict))).toEqual([])
  const isShown = ({ why }) => /\]\(/.test(why) || /below|the same specs|"Who may do what"/.test(why)
  expect(rows.filter((row) => /^(met|partly)$/.test(row.verdict) && !isShown(row))).toEqual([])
  expect(rows.filter(({ why }) => !why)).toEqual([])
})

test('sections that a row leads to are there', () => {
  const text = readFileSync(path.join(ROOT, 'docs', 'security.md'), 'utf8')
  const led = [...text.matchAll(/"([A-Z][\w ]+)" below/g)].map(([, title]) => title)
  expect(led.length).toBeGreaterThan(0)
  expect(led.filter((title) => !text.includes(`\n### ${title}\n`))).toEqual([])
})
