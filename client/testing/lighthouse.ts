import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCommandLine, wordsOf } from '../../server/runtime/commandLine.ts'
import { findChromium } from '../../server/testing/chromium.ts'
import servedForBrowsers from '../../server/testing/servedForBrowsers.ts'
import { visitorPages } from '../prerendered/visitorPages.ts'

/** Measures every visitor page, or those named as arguments, on a phone and on a desktop; `scripts/lighthouse.mjs` says how to call it. */

const RUNS = 5
const WANTED = 95
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const
const devices = ['phone', 'desktop'] as const

type Device = (typeof devices)[number]

/** What we read of Lighthouse, which is not among the packages that types are known of. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue: number }>>
}
type Lighthouse = (
  url: string,
  flags: object,
  config?: object,
) => Promise<{ readonly lhr: Report } | undefined>
type Launch = (options: object) => Promise<{ readonly port: number; readonly kill: () => void }>

const named = readCommandLine('lighthouse -- [PAGE]…', (args) => wordsOf(args, 0, Number.POSITIVE_INFINITY))
const stop = await servedForBrowsers()
try {
  process.exitCode = await measureAll()
} finally {
  await stop()
}

async function measureAll(): Promise<number> {
  const paths = named.length > 0 ? named : visitorPages.map((page) => page.path)
  const heads = [
    'page',
    'on a',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    ...Object.values(metrics),
  ]
  say(`| ${heads.join(' | ')} |\n|---|---|${'--:|'.repeat(heads.length - 2)}`)
  let isEnough = true
  for (const device of devices)
    for (const page of paths) {
      const reports = await measure(page, device)
      const scores = categories.map((name) =>
        Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0))),
      )
      isEnough &&= scores.every((score) => score >= WANTED)
      say(`| \`${page}\` | ${device} | ${[...scores, ...figuresOf(reports)].join(' | ')} |`)
      for (const fault of new Set(reports.flatMap(faultsOf))) say(`  ${fault}`, 'stderr')
    }
  return isEnough ? 0 : 1
}

async function measure(page: string, device: Device): Promise<readonly Report[]> {
  const reports: Report[] = []
  while (reports.length < RUNS) reports.push(await measureOnce(`${process.env.BASE_URL}${page}`, device))
  return reports
}

/** Each time in a browser of its own, which remembers nothing. */
async function measureOnce(url: string, device: Device): Promise<Report> {
  const lighthouse = await load<{ default: Lighthouse }>('lighthouse/core/index.js')
  const desktop = await load<{ default: object }>('lighthouse/core/config/desktop-config.js')
  const { launch } = await load<{ launch: Launch }>('chrome-launcher/dist/index.js')
  const { executablePath, args, env } = await findChromium()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--headless=new'],
    envVars: { ...process.env, ...env },
  })
  try {
    const flags = { port: browser.port, logLevel: 'error', onlyCategories: categories }
    const result = await lighthouse.default(url, flags, device === 'desktop' ? desktop.default : undefined)
    if (!result) throw new Error(`Lighthouse told nothing of ${url}`)
    return result.lhr
  } finally {
    browser.kill()
  }
}

/** A part of what `scripts/lighthouse.mjs` installed. */
function load<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(path.join(process.env.LIGHTHOUSE ?? '', 'node_modules', file)).href)
}

function figuresOf(reports: readonly Report[]): string[] {
  return Object.entries(metrics).map(([audit, head]) => {
    // a run that could not tell one figure does not take it from the others
    const middle = median(reports.flatMap((report) => report.audits[audit]?.numericValue ?? []))
    return head === 'CLS' ? middle.toFixed(3) : String(Math.round(middle))
  })
}

/** The checks that a page did not pass, beside those of speed, which the figures tell. */
function faultsOf({ categories: parts, audits }: Report): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => parts[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `not passed: ${id}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function say(line: string, where: 'stdout' | 'stderr' = 'stdout'): void {
  process[where].write(`${line}\n`)
}
