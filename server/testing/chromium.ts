import { existsSync } from 'node:fs'
import { type Chromium, npmChromium } from './npmChromium.ts'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Works as root, in a container without user namespaces or shared memory, and offline. */
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

/**
 * CHROMIUM_PATH, else a browser of this machine, else the one that npm installed, so that browser specs need nothing but npm.
 * @throws Error when CHROMIUM_PATH names no file
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  const found = named || SYSTEM_BROWSERS.find((file) => existsSync(file))
  if (found) return { executablePath: found, args: QUIET, env: {} }
  const { args, ...browser } = await npmChromium()
  return { ...browser, args: [...QUIET, ...args] }
}
