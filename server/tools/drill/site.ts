import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PROJECT_ROOT } from '../../kernel/projectRoot.ts'
import { endWithThisProcess } from '../../testing/endWithThisProcess.ts'

/** Where a drill takes place: a data folder and a port of its own, and the program that `npm start` runs. */
export interface Site {
  readonly url: string
  readonly dataDir: string
  readonly sessionSecret: string
  /** Starts the program; it is not ready yet. */
  start(): void
  /** Waits until it is ready. @returns for how many milliseconds */
  ready(): Promise<number>
  /** Ends the program as a power cut of the machine's user would: every process of it at once, with SIGKILL. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** The product's own verification. */
  verify(): Promise<{ readonly code: number; readonly output: string }>
  /** Takes everything away. */
  leave(): Promise<void>
}

const TIMEOUT_MS = 120_000

/** Should this process be killed, its program and its database end all the same. */
const CLEAN_UP = `pid=$(cat "$1/drill.pid" 2>/dev/null) && kill -KILL -- "-$pid"
place=$(cat "$1/postgres.path" 2>/dev/null || echo "$1")
find "$place" -maxdepth 3 -name postmaster.pid -exec sh -c 'kill -INT "$(head -n 1 "$1")"' sh {} \\;
sleep 1; rm -rf "$place" "$1"`

export async function openSite(): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aspenrow-drill-'))
  const port = await freePort()
  const sessionSecret = 'a secret of this drill alone'
  const url = `http://127.0.0.1:${port}`
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'warn',
  }
  let running: Running | undefined
  const current = () => {
    if (!running) throw new Error('the program was never started')
    return running
  }
  endWithThisProcess(CLEAN_UP, dataDir)
  return {
    url,
    dataDir,
    sessionSecret,
    start() {
      running = run('start', environment)
      writeFileSync(path.join(dataDir, 'drill.pid'), String(running.child.pid))
    },
    ready: () => untilReady(current(), url),
    kill: () => end(current(), 'SIGKILL'),
    stop: () => end(current(), 'SIGTERM'),
    async verify() {
      const verifying = run('command', environment, ['verify'])
      await verifying.gone
      return { code: verifying.child.exitCode ?? 1, output: verifying.output() }
    },
    async leave() {
      if (running) await end(running, 'SIGTERM')
      const place = await readFile(path.join(dataDir, 'postgres.path'), 'utf8').catch(() => dataDir)
      for (const folder of [place, dataDir]) await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Running {
  readonly child: ChildProcess
  readonly gone: Promise<unknown>
  output(): string
}

/** Runs one of the scripts in a process group of its own, so that all it starts can be killed at once. */
function run(script: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Running {
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, `scripts/${script}.mjs`), ...args], {
    cwd: PROJECT_ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  return { child, gone: once(child, 'exit'), output: () => printed.join('') }
}

async function untilReady({ child, output }: Running, url: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return Math.round(performance.now() - began)
    await pause(50)
  }
  throw new Error(`the program was not ready within ${TIMEOUT_MS / 1000} s:\n${output()}`)
}

async function end({ child, gone }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const isOver = child.exitCode !== null || child.signalCode !== null
  if (child.pid === undefined || isOver) return
  process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
  await gone
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
