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

const CUSTOMER = ['customerPages', 'WithApollo']
const SERIES = ['SeriesListPage', 'SeriesPage']
const ACCOUNT = ['AccountPage', 'RankDetailPage', 'ServiceDetailPage', 'EditAccountPage']
const BOOKING = ['SelectAddressPage', 'SelectServicePage', 'SelectTimePage', 'SelectPeriodPage']
const HISTORIES = ['RechargePage', 'PointHistoryPage', 'ExpHistoryPage', 'PaymentHistoryPage']

/** KiB, the chunks that a visit of any such screen begins with, and the screens. */
const BUDGETS = [
  {
    ...{ limit: 180, frame: [] },
    screens: {
      'Visitor pages': ['HomePage', 'AboutPage', 'NotFoundPage'],
      Policy: ['PolicyPage'],
      'Ways in': ['LoginPage', 'CreateAccountPage', 'RequestResetPage', 'ChoosePasswordPage'],
    },
  },
  {
    ...{ limit: 270, frame: CUSTOMER },
    screens: { Booking: [...BOOKING, 'OrderSummaryPage', 'OrderCreatedPage'] },
  },
  {
    ...{ limit: 280, frame: CUSTOMER },
    screens: {
      Orders: ['OrderListPage', 'OrderDetailPage'],
      'Recurring visits': SERIES,
      Histories: HISTORIES,
      Account: [...ACCOUNT, 'ChangePasswordPage', 'PrivacyPage'],
      Addresses: ['AddressListPage', 'AddAddressPage', 'EditAddressPage'],
    },
  },
  {
    ...{ limit: 330, frame: ['officePages', 'OfficeFrame'] },
    screens: {
      'Back office': ['OfficeSignInPage'],
      'Main page': ['DashboardPage', 'ReportsPage'],
      'Recurring visits': SERIES.map((page) => `Office${page}`),
      Services: ['ServiceListPage'],
      'Staff and calendar': ['StaffListPage', 'GroupListPage', 'WorkCalendarPage'],
      Users: ['UserListPage'],
      'Booking for a caller': ['CallerPage'],
      'Order management': ['OfficeOrderListPage', 'OfficeOrderPage'],
    },
  },
  {
    ...{ limit: 280, frame: ['crewPages', 'CrewFrame'] },
    screens: { Crews: ['CrewSignInPage', 'CrewMainPage', 'CrewOrdersPage'] },
  },
]
/** The files of routes, and the parts of the texts that their area's frame loads. */
const FRAME_TEXTS = {
  'customer/visitorRoutes.ts': ['site'],
  'customer/customerPages.ts': ['site', 'signedIn'],
  'office/officePages.ts': ['site', 'signedIn', 'office'],
  'crew/crewPages.ts': ['site', 'signedIn', 'crew'],
}
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
  const pages = BUDGETS.flatMap(({ limit, frame, screens }) =>
    Object.entries(screens).flatMap(([name, pages]) => pages.map((page) => ({ limit, frame, name, page }))),
  )
  for (const { limit, frame, name, page } of pages) {
    const texts = textsOf(page)
    const files = chunks.closure([...first, ...[...frame, page].map(chunks.named)])
    const bytes = files.reduce((sum, file) => sum + chunks.size(file), largestLanguage(chunks, texts))
    const isTooMuch = bytes > limit * 1024
    isOver ||= isTooMuch
    console.log(
      `${isTooMuch ? 'OVER ' : ''}${name}: ${page} ${(bytes / 1024).toFixed(1)} of ${limit} KiB in ${files.length + texts.length} files`,
    )
  }
  return isOver ? 1 : 0
})

/** The parts of the texts on a page when it is shown, as its area's frame and its route declare them. @param {string} page */
function textsOf(page) {
  for (const [routes, frame] of Object.entries(FRAME_TEXTS)) {
    const source = readFileSync(path.join(ROOT, 'client', routes), 'utf8')
    const [, named] = source.match(new RegExp(`/${page}\\.tsx'\\),?([^)]*)`)) ?? []
    if (named !== undefined) return [...frame, ...[...named.matchAll(/'(\w+)'/g)].map(([, part]) => part)]
  }
  throw new StepFailure(`No route shows ${page}.`)
}

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
