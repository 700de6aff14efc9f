import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chmod, constants, mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sparticuz, { inflate } from '@sparticuz/chromium'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
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

/** The fonts of a browser on Linux: those that npm installed, not the machine's. */
const FONTS = path.join(PROJECT_ROOT, 'server', 'testing', 'fonts.conf')

/**
 * CHROMIUM_PATH, else the browser that npm installed, else one of this machine if npm's does not run. Specs then behave the same on every
 * machine, fonts included, and need only npm.
 * @throws Error if CHROMIUM_PATH names no file, or there is no browser
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

const run = promisify(execFile)

/** A browser for specs: its path and arguments. */
interface Chromium {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

/** The package's folder for unpacked files. */
const PACKED = path.join(PROJECT_ROOT, 'node_modules', '@sparticuz', 'chromium', 'bin')

/** The package holds a program for one kind of machine alone. */
function canRunNpmChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

/**
 * The browser that npm installed, unpacked once into a folder of this clone: the package itself would unpack into the shared temporary
 * folder, readable by the first user only. Its arguments that relax web security or run everything in one process are left out, because
 * specs need an ordinary browser.
 */
async function npmChromium(): Promise<Chromium> {
  const folder = path.join(await cacheFolder(), 'npm-chromium')
  if (!existsSync(folder)) await unpack(folder)
  const executablePath = path.join(folder, 'chromium')
  const env: Record<string, string> = {}
  if (await lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = path.join(folder, 'al2023', 'lib')
  return { executablePath, args: ['--headless=shell'], env }
}

async function cacheFolder(): Promise<string> {
  const cache = path.join(PROJECT_ROOT, 'node_modules', '.cache')
  try {
    await mkdir(cache, { recursive: true })
    await access(cache, constants.W_OK)
    return cache
  } catch {
    return tmpdir()
  }
}

/** The package takes TMPDIR for its target; unpacked under another name and moved when whole. */
async function unpack(folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`
  const before = process.env.TMPDIR
  await mkdir(draft)
  process.env.TMPDIR = draft
  try {
    await chmod(await sparticuz.executablePath(), 0o755)
    await inflate(path.join(PACKED, 'al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
}

/** A bare machine has none of the libraries a browser needs; a desktop has newer ones than the package brings. */
async function lacksLibraries(executable: string): Promise<boolean> {
  const { stdout } = await run('ldd', [executable]).catch(() => ({ stdout: 'not found' }))
  return stdout.includes('not found')
}
