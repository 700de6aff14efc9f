import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'

/** The built product as its own process, for specs that need more than one of it, or that kill it. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Everything it printed. */
  output(): string
  /** Also when nobody asked it to. */
  hasEnded(): boolean
  /** Ends it as an operator would, and waits until it is gone. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/** As `npm start` has it: what one process compiled, the next need not. */
const BARE = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.join(PROJECT_ROOT, 'node_modules', '.cache', 'compiled'),
}

/** On SIGUSR2 a process prints its stack and what it waits for, as one line of JSON. */
const REPORTS = ['--report-on-signal', '--report-compact', '--report-exclude-env', '--report-filename=stderr']

const LIMIT_MS = 30_000

/**
 * Starts `dist/server/main.js` and waits until it is ready.
 * @param environment on top of a bare one: DATABASE_URL or DATA_DIR, DEMO_DATA and the like
 * @param whileStarting kills it on its way up
 * @throws when it ends before it is ready, with what it printed
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  whileStarting?: AbortSignal,
): Promise<ServerProcess> {
  const port = await freePort()
  whileStarting?.throwIfAborted()
  const { child, output } = start('main', { HOST: '127.0.0.1', PORT: String(port), ...environment })
  const url = `http://127.0.0.1:${port}`
  const kill = () => void child.kill('SIGKILL')
  whileStarting?.addEventListener('abort', kill)
  await ready(child, url, output).finally(() => whileStarting?.removeEventListener('abort', kill))
  const pid = child.pid ?? 0
  const hasEnded = () => (child.exitCode ?? child.signalCode) !== null
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    child.kill(signal)
    await ended({ child, output }, `the server after ${signal}`, LIMIT_MS)
  }
  return { url, pid, output, hasEnded, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/**
 * Runs one of the built commands, such as verify, to its end.
 * @param limitMs after which it is killed
 * @throws when it reaches the limit, with what it printed and what it was waiting for
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
  output(): string
}

function start(
  name: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Run {
  const file = path.join(PROJECT_ROOT, `dist/server/${name}.js`)
  const child = spawn(process.execPath, [...REPORTS, file, ...args], {
    cwd: PROJECT_ROOT,
    env: { ...BARE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  return { child, output: () => printed.join('') }
}

/** Waits for the end of a process and of its output. @throws at the limit, after killing it */
async function ended({ child, output }: Run, what: string, limitMs: number): Promise<void> {
  const closed = once(child, 'close', { signal: AbortSignal.timeout(limitMs) })
  await closed.catch(async () => {
    const hasExited = (child.exitCode ?? child.signalCode) !== null
    child.kill('SIGUSR2')
    await pause(1_000)
    child.kill('SIGKILL')
    const state = hasExited ? 'had exited, but something keeps its output open' : 'still ran and was killed'
    throw new Error(`${what}: no end within ${limitMs} ms; it ${state}. ${stateIn(output())}`)
  })
}

/** Where a report tells it, the stack and the open handles; then everything else that was printed. */
function stateIn(output: string): string {
  const lines = output.split('\n')
  const report = lines.find((line) => line.startsWith('{"header"'))
  const { javascriptStack, libuv } = report ? JSON.parse(report) : {}
  const printed = lines.filter((line) => line !== report).join('\n')
  return `Stack and handles: ${JSON.stringify({ javascriptStack, libuv })}\nIt printed:\n${printed}`
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
