import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
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
  const keys = Object.keys(JSON.parse(texts))
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
  const [, listed] = /CancellationReason = \{(.*?)\}/s.exec(enums) ?? []
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

/** Spellings and stilted phrases that were taken out of what people read in English. */
const GONE = [
  /e-mail/i,
  /could not be loaded/i,
  /please write/i,
  /\bcannot /i,
  /\bdo(es)? not /i,
  /\b(could|did|is|are|was|were|has|have|had) not\b/i,
  /\b(has|had) begun\b/i,
  /opens in a moment/i,
  /\bworked out\b/i,
  /in the last two hours/i,
  /\bnot stated\b/i,
  /\btax law asks\b/i,
  /that you are a person/i,
  /what becomes of/i,
  /all the same/i,
  /[\d}] experience\b/i,
  /\berase/i,
]

/** The documents' own sentences, which stay as written. */
const QUOTED = [
  'booking.time.tooLateDayAm',
  'booking.time.tooLateDayPm',
  'booking.time.tooLateHourAm',
  'booking.time.tooLateHourPm',
  'newPassword.mismatch',
  'officeEntry.password.required',
  'officeEntry.userName.required',
  'profile.password.mismatch',
]

test('words that must not come back', () => {
  const parts = readdirSync(path.join(ROOT, 'client'), { recursive: true })
    .filter((name) => /\/texts\/\w+\.en\.json$/.test(name) && !/^(office|crew)\//.test(name))
    .map((name) => path.join('client', name))
  expect(parts.length).toBeGreaterThan(12)
  const files = [...parts, ...['mails', 'lookups'].map((part) => path.join('schema', part, 'en.json'))]
  const found = files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
    return Object.keys(texts).filter((key) => GONE.some((phrase) => phrase.test(texts[key])))
  })
  expect(found.sort()).toEqual(QUOTED)
})
