import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutNotes } from '../schema/rules/textNotes.ts'
import { ROOT } from './processes.mjs'

/** Words of the code that runs, without comments: what only a spec names is said to nobody, and read by nobody. */
function wordsIn(folders, besides) {
  const files = folders.flatMap(sourcesIn).filter((file) => !besides.test(file))
  const code = files.map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''))
  return new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []))
}

function sourcesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/^testing\/|\.(spec|generated)\./.test(name))
    .map((name) => path.join(ROOT, folder, name))
}

test('every refusal and every message is said somewhere', () => {
  const said = wordsIn(['server', 'schema/rules'], /rejections\.ts$/)
  const texts = readFileSync(path.join(ROOT, 'schema', 'refusals', 'en.json'), 'utf8')
  const keys = Object.keys(withoutNotes(JSON.parse(texts)))
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !said.has(key))).toEqual([])
})

test('every constant of the business is read somewhere', () => {
  const read = wordsIn(['server', 'client', 'schema/rules'], /businessRules\.ts$/)
  const file = path.join(ROOT, 'schema', 'rules', 'businessRules.ts')
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const names = [...rules.matchAll(/\b([a-z]\w*):/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !read.has(name))).toEqual([])
})

test('every reason for cancelling an order has a sentence of its own, in the mail, on the page and in the file', () => {
  const enums = readFileSync(path.join(ROOT, 'server', 'api', 'graphql', 'enums.ts'), 'utf8')
  const [, listed] = /CancellationReason = named\([^{]*\{(.*?)\}/s.exec(enums) ?? []
  const reasons = [...listed.matchAll(/(\w+): '(\w+)'/g)].map(([, name, reason]) => ({ name, reason }))
  expect(reasons.length).toBeGreaterThan(4)
  const missing = ['en', 'fr', 'zh', 'ind'].flatMap((language) => {
    const textsOf = (...file) => JSON.parse(readFileSync(path.join(ROOT, ...file), 'utf8'))
    const mail = textsOf('schema', 'mails', `${language}.json`)['orderCancelled.body']
    const page = textsOf('client', 'domain', 'orders', 'texts', `orders.${language}.json`)[
      'orders.refund.reason'
    ]
    const file = textsOf('schema', 'exports', `${language}.json`)
    return reasons.filter(
      ({ name, reason }) =>
        !(mail.includes(` ${reason} {`) && page.includes(` ${name} {`) && file[`reason.${reason}`]),
    )
  })
  expect(missing).toEqual([])
})

/** Stilted English that was rewritten: what a dispatcher, a crew or a customer here would not say. */
const WORN = [
  /\bput (?:here|back)\b|picked up\b|both halves|places taken|^without a crew$|no longer a group/i,
  /waits? (?:for a crew|to be sent)|pressed at|not sent yet|still running|\bat work\b|next job/i,
  /in the meantime|was given this order|somebody else|\bnobody (?:of|selected)\b/i,
  /worked out|the order stands|\bthe charge\b|the quality of the work|as an apology|save decision/i,
  /could not be (?:loaded|saved|copied|downloaded|read)|can no longer be|at the earliest|is no longer valid/i,
  /for the office only|free of charge;|\bto collect\b|(?:show|download) their\b/i,
  /if left empty|with extra|minutes taken off|with this change|too long;/i,
  /give day off|none planned|already stands? on|please move|record of changes|has the most to do/i,
  /kind of points|status after|staff group (?:after|before)|made through|\buser number\b/i,
  /^(?:how many|where do|which groups|are points|are the lists)\b/i,
  /there is (?:a half-bath|no walkway)|it is a corner lot|show busy crews|is saved\.|please write/i,
  /e-mail|could not be shown|opens in a moment|in the last two hours|not stated|tax law asks/i,
  /that you are a person|what becomes of|all the same|[\d}] experience\b|\b(?:has|had) begun\b/i,
  /\bcannot |\bdo(?:es)? not |\b(?:could|did|is|are|was|were|has|have|had) not\b/i,
]

/** The documents' own sentences, which stay as written. */
const QUOTED = [
  'CITY_REQUIRED',
  'EMAIL_REQUIRED',
  'FIRST_NAME_REQUIRED',
  'GROUP_NUMBER_REQUIRED',
  'ITEM_NAME_REQUIRED',
  'PASSWORD_REQUIRED',
  'PASSWORD_TOO_SHORT',
  'PROVINCE_ID_REQUIRED',
  'SEARCH_TEXT_REQUIRED',
  'STREET_NAME_REQUIRED',
  'TOO_LATE_TODAY',
  'booking.time.tooLateDayAm',
  'booking.time.tooLateDayPm',
  'booking.time.tooLateHourAm',
  'booking.time.tooLateHourPm',
  'newPassword.mismatch',
  'officeEntry.userName.required',
  'officeStaff.password.differ',
  'profile.password.mismatch',
]

test('words that must not come back', () => {
  const parts = readdirSync(path.join(ROOT, 'client'), { recursive: true }).filter((name) =>
    name.endsWith('.en.json'),
  )
  const files = [
    ...parts.map((name) => path.join('client', name)),
    ...['mails', 'refusals', 'exports', 'lookups'].map((name) => path.join('schema', name, 'en.json')),
  ]
  expect(files.length).toBeGreaterThan(20)
  const worn = files.flatMap((file) => {
    const texts = withoutNotes(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')))
    return Object.keys(texts).filter((key) => WORN.some((phrase) => phrase.test(texts[key])))
  })
  expect(worn.sort()).toEqual(QUOTED)
})
