/**
 * `node scripts/sizes.mjs`: measures the gzipped JavaScript that each screen of the built web app needs, and checks its budget. It counts
 * the files of index.html, one language, and the screen's chunks with their imports, but not chunks loaded later on demand. It needs a
 * fresh `npm run build`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT, runScript, StepFailure } from './processes.mjs'

const CLIENT = path.join(ROOT, 'dist', 'client')
const ASSETS = path.join(CLIENT, 'assets')

const CUSTOMER = { frame: ['customerPages', 'WithApollo'], texts: ['site', 'signedIn'] }
const OFFICE = { frame: ['officePages', 'OfficeFrame'], texts: ['site', 'signedIn', 'office'] }
const SERIES = ['SeriesListPage', 'SeriesPage']
const ACCOUNT = ['AccountPage', 'RankDetailPage', 'ServiceDetailPage', 'EditAccountPage']
const BOOKING = ['SelectAddressPage', 'SelectServicePage', 'SelectTimePage', 'SelectPeriodPage']
const HISTORIES = ['RechargePage', 'PointHistoryPage', 'ExpHistoryPage', 'PaymentHistoryPage']

/**
 * KiB, the chunks that a visit of any such screen begins with, and the parts of the texts that each of them needs; then the screens, with
 * the further parts of their own.
 */
const BUDGETS = [
  {
    ...{ limit: 180, frame: [], texts: ['site'] },
    screens: [
      ['Visitor pages', ['HomePage', 'AboutPage', 'NotFoundPage'], ['home']],
      ['Policy', ['PolicyPage'], ['policy', 'booking']],
      ['Ways in', ['LoginPage', 'CreateAccountPage', 'RequestResetPage', 'ChoosePasswordPage'], ['entry']],
    ],
  },
  {
    ...{ limit: 270, ...CUSTOMER },
    screens: [['Booking', [...BOOKING, 'OrderSummaryPage', 'OrderCreatedPage'], ['booking', 'series']]],
  },
  {
    ...{ limit: 280, ...CUSTOMER },
    screens: [
      ['Orders', ['OrderListPage', 'OrderDetailPage'], ['booking', 'orders', 'series']],
      ['Recurring visits', SERIES, ['booking', 'series']],
      ['Histories', HISTORIES, ['histories']],
      ['Account', [...ACCOUNT, 'ChangePasswordPage', 'PrivacyPage'], ['account', 'series']],
      [
        'Addresses',
        ['AddressListPage', 'AddAddressPage', 'EditAddressPage'],
        ['account', 'address', 'lookups'],
      ],
    ],
  },
  {
    ...{ limit: 330, ...OFFICE },
    screens: [
      ['Back office', ['OfficeSignInPage'], []],
      ['Main page', ['DashboardPage', 'ReportsPage'], ['officeStart', 'series', 'lookups']],
      [
        'Recurring visits',
        SERIES.map((page) => `Office${page}`),
        ['series', 'officeOrders', 'booking', 'lookups'],
      ],
      ['Services', ['ServiceListPage'], ['officeItems', 'lookups', 'refusals']],
      [
        'Staff and calendar',
        ['StaffListPage', 'GroupListPage', 'WorkCalendarPage'],
        ['officeOrders', 'officeStaff', 'booking', 'orders', 'series', 'lookups', 'refusals'],
      ],
      ['Users', ['UserListPage'], ['officeUsers', 'address', 'histories', 'series', 'lookups', 'refusals']],
      [
        'Booking for a caller',
        ['CallerPage'],
        ['officeUsers', 'address', 'booking', 'histories', 'lookups', 'refusals'],
      ],
      [
        'Order management',
        ['OfficeOrderListPage', 'OfficeOrderPage'],
        ['officeOrders', 'address', 'booking', 'orders', 'series', 'lookups', 'refusals'],
      ],
    ],
  },
  {
    ...{ limit: 280, frame: ['crewPages', 'CrewFrame'], texts: ['site', 'signedIn', 'crew'] },
    screens: [['Crews', ['CrewSignInPage', 'CrewMainPage', 'CrewOrdersPage'], []]],
  },
]
const LANGUAGES = ['en', 'fr', 'zh', 'ind']

await runScript(async () => {
  const chunks = readChunks()
  const entry = [
    ...readFileSync(path.join(CLIENT, 'index.html'), 'utf8').matchAll(/\/assets\/([\w.-]+\.js)/g),
  ]
  const first = entry.map(([, file]) => file)
  if (first.length === 0)
    throw new StepFailure('dist/client/index.html loads no script: run `npm run build`.')
  let isOver = false
  const groups = BUDGETS.flatMap(({ screens, ...area }) => screens.map((group) => ({ ...area, group })))
  for (const { limit, frame, texts: common, group } of groups) {
    const [name, pages, own] = group
    const texts = [...common, ...own]
    const language = largestLanguage(chunks, texts)
    for (const page of pages) {
      const files = chunks.closure([...first, ...[...frame, page].map(chunks.named)])
      const bytes = files.reduce((sum, file) => sum + chunks.size(file), language)
      const isTooMuch = bytes > limit * 1024
      isOver ||= isTooMuch
      console.log(
        `${isTooMuch ? 'OVER ' : ''}${name}: ${page} ${(bytes / 1024).toFixed(1)} of ${limit} KiB in ${files.length + texts.length} files`,
      )
    }
  }
  return isOver ? 1 : 0
})

/** The texts of the language that takes most. @param {ReturnType<typeof readChunks>} chunks @param {readonly string[]} parts */
function largestLanguage(chunks, parts) {
  const sizes = LANGUAGES.map((language) =>
    parts.reduce((sum, part) => sum + chunks.size(chunks.named(`text-${part}-${language}`)), 0),
  )
  return Math.max(...sizes)
}

function readChunks() {
  const files = new Map(
    readdirSync(ASSETS)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(path.join(ASSETS, file))]),
  )
  const sizes = new Map([...files].map(([file, text]) => [file, gzipSync(text, { level: 9 }).length]))
  const imports = new Map([...files].map(([file, text]) => [file, staticImports(String(text))]))
  return {
    size: (file) => sizes.get(file) ?? 0,
    named: (name) => {
      const found = [...files.keys()].filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name)
      if (found.length !== 1) throw new StepFailure(`${found.length} chunks are called ${name}, not one.`)
      return found[0]
    },
    closure: (start) => {
      const reached = new Set(start)
      for (const file of reached) for (const other of imports.get(file) ?? []) reached.add(other)
      return [...reached]
    },
  }
}

/** A chunk's static imports; `import("…")` loads later. @param {string} text */
function staticImports(text) {
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file]) => file)
}
