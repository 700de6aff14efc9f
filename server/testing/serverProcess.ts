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
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, 'dist/server/main.js')], {
    cwd: PROJECT_ROOT,
    env: { ...BARE, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  const output = () => printed.join('')
  const kill = () => void child.kill('SIGKILL')
  whileStarting?.addEventListener('abort', kill)
  await ready(child, url, output).finally(() => whileStarting?.removeEventListener('abort', kill))
  const pid = child.pid ?? 0
  const hasEnded = () => (child.exitCode ?? child.signalCode) !== null
  return {
    ...{ url, pid, output, hasEnded },
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** Runs one of the built commands, such as verify, to its end. */
export async function runBuiltCommand(
  name: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(process.execPath, [path.join(PROJECT_ROOT, `dist/server/${name}.js`), ...args], {
    cwd: PROJECT_ROOT,
    env: { ...BARE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const [code] = await once(child, 'close')
  return { code: Number(code ?? 1), output: printed.join('') }
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await pause(50)) {
    const ended = child.exitCode ?? child.signalCode
    if (ended !== null) throw new Error(`the server ended with ${ended}:\n${output()}`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.status === 200) return
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready within three minutes:\n${output()}`)
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
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
