import { existsSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { type Chromium, canRunNpmChromium, npmChromium } from './npmChromium.ts'
import { roomInMemory } from './roomInMemory.ts'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Works as root, in a container without user namespaces or shared memory, and offline. What its processes share lies in the folder for
 * temporary data.
 */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a browser on Linux takes its letters from: the fonts that npm installed, not those of the machine. */
const FONTS = path.join(PROJECT_ROOT, 'server', 'testing', 'fonts.conf')

/**
 * CHROMIUM_PATH, else the browser that npm installed, else one of this machine where npm's does not run: what a spec finds is then the
 * same wherever it runs, letters included, and needs nothing but npm.
 * @throws Error when CHROMIUM_PATH names no file, or no browser is there
 */
export async function findChromium(): Promise<Chromium> {
  const { args, env, ...browser } = await choose()
  const memory = await roomInMemory()
  const own = { FONTCONFIG_FILE: FONTS, ...(memory !== undefined && { TMPDIR: memory }) }
  return { ...browser, args: [...QUIET, ...args], env: { ...env, ...own } }
}

async function choose(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  if (!named && canRunNpmChromium()) return await npmChromium()
  const executablePath = named || SYSTEM_BROWSERS.find((file) => existsSync(file))
  if (!executablePath) throw new Error('No browser is there: CHROMIUM_PATH may name a Chromium.')
  return { executablePath, args: [], env: {} }
}
