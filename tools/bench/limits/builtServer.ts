import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import nodeFlags from '../../../scripts/nodeFlags.json' with { type: 'json' }
import { PROJECT_ROOT } from '../../../server/kernel/projectRoot.ts'
import { freePort } from '../../../server/runtime/listen.ts'
import { OperatorError } from '../../../server/runtime/operatorError.ts'
import type { Program } from '../../../server/runtime/runProgram.ts'

/** The built product, serving the benchmark's stores as it would in production. */
export interface BuiltServer {
  readonly port: number
  stop(): Promise<void>
}

const TIMEOUT_MS = 180_000

/**
 * Starts `dist/server/main.js` on this program's stores and a free port, and waits until it is ready.
 * @throws OperatorError if it ends before; its log is `server.log` in DATA_DIR
 */
export async function startBuiltServer({ config, lifecycle }: Program): Promise<BuiltServer> {
  const port = await freePort()
  const logFile = path.join(config.dataDir, 'server.log')
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [...nodeFlags, 'dist/server/main.js'], {
    cwd: PROJECT_ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: config.dataDir,
      SESSION_SECRET: config.sessionSecret,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', log, log],
  })
  const stop = () => end(child)
  lifecycle.onStop(stop)
  await ready(child, port, logFile)
  return { port, stop }
}

async function ready(child: ChildProcess, port: number, logFile: string): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(50)) {
    if (child.exitCode !== null) throw new OperatorError(`The server ended at once; see ${logFile}.`)
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
    if (answer?.status === 200) return
  }
  throw new OperatorError(`The server was not ready within ${TIMEOUT_MS / 1_000} seconds; see ${logFile}.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
