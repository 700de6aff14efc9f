import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'

/** The built product as its own process, for specs that need more than one of it, or that kill it. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Everything it printed. */
  output(): string
  /** Also by itself. */
  hasEnded(): boolean
  /** Ends it as an operator would, and waits until it is gone. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/** Like `npm start`: processes share compiled code. */
const BARE = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.join(PROJECT_ROOT, 'node_modules', '.cache', 'compiled'),
}

const LIMIT_MS = 30_000

/**
 * Starts `dist/server/main.js` and waits until it is ready.
 * @param environment added to a bare one: DATABASE_URL or DATA_DIR, DEMO_DATA and the like
 * @param whileStarting kills it while it starts
 * @throws with its output if it ends before it is ready
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  whileStarting?: AbortSignal,
): Promise<ServerProcess> {
  const port = await freePort()
  whileStarting?.throwIfAborted()
  const run = start('main', { HOST: '127.0.0.1', PORT: String(port), ...environment })
  const { child, output } = run
  const url = `http://127.0.0.1:${port}`
  const kill = () => void child.kill('SIGKILL')
  whileStarting?.addEventListener('abort', kill)
  await ready(child, url, output).finally(() => whileStarting?.removeEventListener('abort', kill))
  const pid = child.pid ?? 0
  const hasEnded = () => (child.exitCode ?? child.signalCode) !== null
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    child.kill(signal)
    await ended(run, `the server after ${signal}`, LIMIT_MS)
  }
  return { url, pid, output, hasEnded, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/**
 * Runs a built command, such as verify, to its end.
 * @param limitMs its time limit
 * @throws with its output and open handles if it exceeds the limit
 */
export async function runBuiltCommand(
  name: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  limitMs = LIMIT_MS,
): Promise<{ readonly code: number; readonly output: string }> {
  const run = start(name, environment, args)
  await ended(run, [name, ...args].join(' '), limitMs)
  return { code: run.child.exitCode ?? 1, output: run.output() }
}

interface Run {
  readonly child: ChildProcess
  /** The file for the process's stack and open handles, on SIGUSR2. */
  readonly report: string
  output(): string
}

function start(
  name: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Run {
  const report = path.join(tmpdir(), `${name}-${randomUUID()}.json`)
  const reports = ['--report-on-signal', '--report-exclude-env', `--report-filename=${path.basename(report)}`]
  const folder = `--report-directory=${tmpdir()}`
  const file = path.join(PROJECT_ROOT, `dist/server/${name}.js`)
  const child = spawn(process.execPath, [...reports, folder, file, ...args], {
    cwd: PROJECT_ROOT,
    env: { ...BARE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  return { child, report, output: () => printed.join('') }
}

/** Waits for the end of a process and of its output. @throws at the limit, after killing it */
async function ended(run: Run, what: string, limitMs: number): Promise<void> {
  const { child, output } = run
  const closed = once(child, 'close', { signal: AbortSignal.timeout(limitMs) })
  await closed.catch(async () => {
    const exit = child.exitCode ?? child.signalCode
    const state = exit === null ? await stateOf(run) : `it exited with ${exit}, but its output stays open`
    child.kill('SIGKILL')
    throw new Error(`${what}: no end within ${limitMs} ms; ${state}. It printed:\n${output()}`)
  })
}

/** The stack of a running process and the handles that it has open. */
async function stateOf({ child, report }: Run): Promise<string> {
  child.kill('SIGUSR2')
  for (let waits = 0; waits < 50; waits++) {
    await pause(100)
    try {
      const { javascriptStack, libuv } = JSON.parse(await readFile(report, 'utf8'))
      await rm(report)
      return `it was at ${JSON.stringify({ javascriptStack, libuv })}`
    } catch {
      // not written yet, or not all of it
    }
  }
  return 'it gave no report of where it was'
}

/** Waits until a server is ready. @throws with its output if it ends before, or takes longer than three minutes */
export async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await pause(50)) {
    const ended = child.exitCode ?? child.signalCode
    if (ended !== null) throw new Error(`the server ended with ${ended}:\n${output()}`)
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(`${url}/health/ready`, { signal }).catch(() => undefined)
    if (answer?.status === 200) return
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready within three minutes:\n${output()}`)
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
