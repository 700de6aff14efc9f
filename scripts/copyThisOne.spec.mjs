import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './processes.mjs'

/**
 * The example behind each numbered row of CONTRIBUTING.md's "Copy this one", by words that only the example has; where the row is about one
 * room, in its files.
 */
const EXAMPLES = {
  'a verb on an order, with its event, its dialog and its words': /openDispute|disputeOpened|dispute-opened/i,
  'an event on an order, shown and mailed': /groupAssigned|group-assigned/i,
  'a fact of a property, for customers and the office': /has(?:No)?Walkway|has_no_walkway/,
  'what customers read of a service, entered by the office': /specialNotice|special_notice/,
  'a reason for cancelling': /Expired: 'expired',\s+Stopped: 'stopped'|\? 'stopped' :|'expired' \| 'stopped'/,
  'a report for the office, and its file': /taxReport|exportTax|taxColumns/i,
  'a documented call': /getAccountRankInfo/,
  'a field in a dialog, which the API has': { room: 'client/office/people/', words: /selfAssessment/ },
  'a column of a list, which the API has': { room: 'client/office/customers/', words: /\borderCount\b/ },
  'a screen of the office, which the API serves': {
    room: 'client/office/',
    words: /OfficeSeriesList|'\/?adminSeries'/,
  },
}

/** Files that people write, without specs and their support, texts, samples and demo data. */
function handWritten() {
  return ['client', 'server', 'schema', 'migrations'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => /\.(tsx?|graphql|yaml)$/.test(name))
      .filter(
        (name) =>
          !/\.spec\.|\.generated\.|\/(testing|demo)\/|^schema\/(schema\.graphql|rest\.yaml)$/.test(name),
      ),
  )
}

/** The rows of "Copy this one" with a number of files. */
function countedRows() {
  const contributing = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const table = contributing.slice(contributing.indexOf('## Copy this one'))
  return Object.fromEntries(
    [...table.matchAll(/^\| (.+?) \| .+ \| (\d+) \|$/gm)].map(([, row, count]) => [row, Number(count)]),
  )
}

test('CONTRIBUTING.md says how many hand-written files each addition touches', () => {
  const texts = handWritten().map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])
  const counts = Object.entries(EXAMPLES).map(([row, example]) => {
    const { room = '', words = example } = example
    return [row, texts.filter(([file, text]) => file.startsWith(room) && words.test(text)).length]
  })
  expect(countedRows()).toEqual(Object.fromEntries(counts))
})
