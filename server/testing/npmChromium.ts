import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, chmod, constants, mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sparticuz, { inflate } from '@sparticuz/chromium'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'

const run = promisify(execFile)

/** A browser for specs: where it is, and what it must be told. */
export interface Chromium {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

/** Where the package keeps what it unpacks. */
const PACKED = path.join(PROJECT_ROOT, 'node_modules', '@sparticuz', 'chromium', 'bin')

/** The package holds a program for one kind of machine alone. */
export function canRunNpmChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

/**
 * The browser that npm installed, unpacked once into a folder of this clone: the package itself unpacks into the shared temporary
 * folder, readable by the first user only. Of its own arguments those that loosen the web's rules or run everything in one process
 * are left out, because the specs are about a browser as people have it.
 */
export async function npmChromium(): Promise<Chromium> {
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
