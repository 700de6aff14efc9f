import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { type Config, isConfigMistake, parseConfig } from './config.ts'
import { freePort } from './listen.ts'
import { OperatorError } from './operatorError.ts'

/** The configuration as the program runs with it: the folder is absolute and there, and the secret is known. */
export interface LoadedConfig extends Config {
  readonly sessionSecret: string
}

/** Reads the environment and prepares its folders and secrets. @throws OperatorError in one sentence that names the wrong variable */
export async function loadConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<LoadedConfig> {
  const config = parseConfig(await withChosenPort(environment))
  if (isConfigMistake(config)) throw new OperatorError(config.mistake)
  const dataDir = path.resolve(PROJECT_ROOT, config.dataDir)
  try {
    await makeFolder(dataDir)
    const sessionSecret = config.sessionSecret ?? (await keptSecret(path.join(dataDir, 'session-secret')))
    return { ...config, dataDir, sessionSecret }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`DATA_DIR must be a folder that may be written: ${reason}.`, { cause })
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** With port 0 the system chooses one, before anything starts, because mails and the ready line contain the address. */
async function withChosenPort(environment: Environment): Promise<Environment> {
  const isOpen = /^0+$/.test(environment.PORT ?? '')
  return isOpen ? { ...environment, PORT: String(await freePort()) } : environment
}

/** Created once. The link appears atomically with its content, so programs that start together share the secret. */
async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return kept
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return await readFile(file, 'utf8')
}

/**
 * Makes a folder and its parents. `mkdir` with `recursive` would retry for ever on file systems without folders, such as `/proc`.
 * @throws if one of them cannot be made
 */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (await isFolder(folder)) return
    if (error.code !== 'ENOENT') throw error
    // another starting program may have made the parent meanwhile
    if (!(await isFolder(parent))) await makeFolder(parent)
    await mkdir(folder).catch(async (again) => {
      if (!(await isFolder(folder))) throw again
    })
  })
}

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
