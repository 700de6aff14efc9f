import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nodeFlags from '../../scripts/nodeFlags.json' with { type: 'json' }
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { startEmbeddedPostgres } from '../runtime/embeddedPostgres/startEmbeddedPostgres.ts'
import { endWithThisProcess } from './endWithThisProcess.ts'
import { offerAllYear } from './offerAllYear.ts'
import { freePort, ready } from './serverProcess.ts'

/** The captcha's answer in browser specs. */
export const CAPTCHA_ANSWER = '4321'

/** If this process is killed, this ends the program and its database, and deletes their data. */
const CLEAN_UP = 'kill "$1"; while kill -0 "$1"; do sleep 0.2; done; rm -rf "$2" "$3"'

/**
 * Serves the built product with its own demo database for all browser specs, at `baseURL`, which is BASE_URL in the environment. The
 * database is started here as a throw-away one without fsync, and the product joins it; specs that start a product themselves find it in
 * BROWSER_DATABASE_URL. Playwright calls this once before the specs, and the returned function after them.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export and keeps what it returns for the end
export default async function servedForBrowsers(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aspenrow-browser-'))
  const database = await startEmbeddedPostgres(dataDir, { durability: 'throwaway' })
  process.env.BROWSER_DATABASE_URL = database.url
  const port = await freePort()
  const { NODE_ENV: _, DATABASE_URL: __, EVENTSTORE_URL: ___, SMTP_URL: ____, ...inherited } = process.env
  const server = spawn(process.execPath, [...nodeFlags, 'dist/server/main.js'], {
    cwd: PROJECT_ROOT,
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      CAPTCHA_ANSWER,
      ATTEMPT_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // the data directory lies two levels inside the folder that the database has for itself
  const place = path.resolve(database.dataDirectory, '..', '..')
  endWithThisProcess(CLEAN_UP, String(server.pid), place, dataDir)
  process.env.BASE_URL = `http://127.0.0.1:${port}`
  await ready(server, process.env.BASE_URL, () => 'its output is above')
  await offerAllYear(database.url)
  return async () => {
    server.kill('SIGTERM')
    await ended
    await database.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
}
