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

/** KiB, the chunks that a visit of any such screen begins with, and the parts of the texts it needs. */
const BUDGETS = [
  {
    name: 'Visitor pages',
    limit: 180,
    pages: ['HomePage', 'AboutPage', 'NotFoundPage'],
    frame: [],
    texts: ['site', 'home'],
  },
  {
    name: 'Policy',
    limit: 180,
    pages: ['PolicyPage'],
    frame: [],
    texts: ['site', 'policy', 'booking'],
  },
  {
    name: 'Ways in',
    limit: 180,
    pages: ['LoginPage'],
    frame: [],
    texts: ['site', 'entry'],
  },
  {
    name: 'Ways in',
    limit: 180,
    pages: ['CreateAccountPage'],
    frame: [],
    texts: ['site', 'entry'],
  },
  {
    name: 'Ways in',
    limit: 180,
    pages: ['RequestResetPage', 'ChoosePasswordPage'],
    frame: [],
    texts: ['site', 'entry'],
  },
  {
    name: 'Booking',
    limit: 270,
    pages: [
      'SelectAddressPage',
      'SelectServicePage',
      'SelectTimePage',
      'SelectPeriodPage',
      'OrderSummaryPage',
      'OrderCreatedPage',
    ],
    frame: ['customerPages', 'WithApollo'],
    texts: ['site', 'signedIn', 'booking', 'series'],
  },
  {
    name: 'Orders',
    limit: 280,
    pages: ['OrderListPage', 'OrderDetailPage'],
    frame: ['customerPages', 'WithApollo'],
    texts: ['site', 'signedIn', 'booking', 'orders', 'series'],
  },
  {
    name: 'Recurring visits',
    limit: 280,
    pages: ['SeriesListPage', 'SeriesPage'],
    frame: ['customerPages', 'WithApollo'],
    texts: ['site', 'signedIn', 'booking', 'series'],
  },
  {
    name: 'Histories',
    limit: 280,
    pages: ['RechargePage', 'PointHistoryPage', 'ExpHistoryPage', 'PaymentHistoryPage'],
    frame: ['customerPages', 'WithApollo'],
    texts: ['site', 'signedIn', 'histories'],
  },
  {
    name: 'Account',
    limit: 280,
    pages: [
      'AccountPage',
      'RankDetailPage',
      'ServiceDetailPage',
      'EditAccountPage',
      'ChangePasswordPage',
      'PrivacyPage',
    ],
    frame: ['customerPages', 'WithApollo'],
    texts: ['site', 'signedIn', 'account', 'series'],
  },
  {
    name: 'Addresses',
    limit: 280,
    pages: ['AddressListPage', 'AddAddressPage', 'EditAddressPage'],
    frame: ['customerPages', 'WithApollo'],
    texts: ['site', 'signedIn', 'account', 'address', 'lookups'],
  },
  {
    name: 'Back office',
    limit: 330,
    pages: ['OfficeSignInPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: ['site', 'signedIn', 'office'],
  },
  {
    name: 'Main page',
    limit: 330,
    pages: ['DashboardPage', 'ReportsPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: ['site', 'signedIn', 'office', 'officeStart', 'series', 'lookups'],
  },
  {
    name: 'Recurring visits',
    limit: 330,
    pages: ['OfficeSeriesListPage', 'OfficeSeriesPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: ['site', 'signedIn', 'office', 'series', 'officeOrders', 'booking', 'lookups'],
  },
  {
    name: 'Services',
    limit: 330,
    pages: ['ServiceListPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: ['site', 'signedIn', 'office', 'officeItems', 'lookups', 'refusals'],
  },
  {
    name: 'Staff and calendar',
    limit: 330,
    pages: ['StaffListPage', 'GroupListPage', 'WorkCalendarPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: [
      'site',
      'signedIn',
      'office',
      'officeOrders',
      'officeStaff',
      'booking',
      'orders',
      'series',
      'lookups',
      'refusals',
    ],
  },
  {
    name: 'Users',
    limit: 330,
    pages: ['UserListPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: [
      'site',
      'signedIn',
      'office',
      'officeUsers',
      'address',
      'histories',
      'series',
      'lookups',
      'refusals',
    ],
  },
  {
    name: 'Booking for a caller',
    limit: 330,
    pages: ['CallerPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: [
      'site',
      'signedIn',
      'office',
      'officeUsers',
      'address',
      'booking',
      'histories',
      'lookups',
      'refusals',
    ],
  },
  {
    name: 'Order management',
    limit: 330,
    pages: ['OfficeOrderListPage', 'OfficeOrderPage'],
    frame: ['officePages', 'OfficeFrame'],
    texts: [
      'site',
      'signedIn',
      'office',
      'officeOrders',
      'address',
      'booking',
      'orders',
      'series',
      'lookups',
      'refusals',
    ],
  },
  {
    name: 'Crews',
    limit: 280,
    pages: ['CrewSignInPage', 'CrewMainPage', 'CrewOrdersPage'],
    frame: ['crewPages', 'CrewFrame'],
    texts: ['site', 'signedIn', 'crew'],
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
  for (const { name, limit, pages, frame, texts } of BUDGETS) {
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
