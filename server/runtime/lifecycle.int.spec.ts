import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-lifecycle-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function start(environment: Record<string, string>, program = 'smallServer'): ChildProcess {
  return spawn(process.execPath, [path.join(PROJECT_ROOT, `server/testing/${program}.ts`)], {
    env: { DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** What it printed and how it ended. */
async function ending(child: ChildProcess) {
  const [code, out, err] = await Promise.all([
    once(child, 'exit').then(([exitCode]) => exitCode),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  return { code, out, err }
}

async function startReady(): Promise<{ child: ChildProcess; ended: ReturnType<typeof ending>; url: string }> {
  const port = await freePort()
  const child = start({ PORT: String(port) })
  const ended = ending(child)
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => statusOf(`${url}/health/ready`), { timeout: 20_000 }).toBe(200)
  return { child, ended, url }
}

async function printed({ stdout }: ChildProcess, line: string): Promise<void> {
  if (stdout === null) throw new Error('the program prints nowhere')
  for await (const [chunk] of on(stdout, 'data')) if (String(chunk).includes(line)) return
}

function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (reply) => reply.status,
    () => 0,
  )
}

async function taken(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

async function freePort(): Promise<number> {
  const { server, port } = await taken()
  server.close()
  await once(server, 'close')
  return port
}

it('on SIGTERM says so first, then ends what it has begun, then closes everything, then exits with 0', async () => {
  const { child, ended, url } = await startReady()
  const slow = fetch(`${url}/api/slow`).then((reply) => reply.json())
  await expect.poll(() => statusOf(`${url}/health/live`)).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => statusOf(`${url}/health/ready`), { interval: 20 }).toBe(503)
  expect(await slow).toEqual({ served: true })
  const { code, out } = await ended
  expect(code).toBe(0)
  expect(out.trimEnd().split('\n').at(-1)).toBe('closed last')
})

it('waits for a call whose caller has gone before it closes what that call works with', async () => {
  const { child, ended, url } = await startReady()
  const timer = new AbortController()
  const asked = fetch(`${url}/api/late`, { signal: timer.signal }).catch(() => 'gone')
  await printed(child, 'late call began')
  timer.abort()
  child.kill('SIGTERM')
  expect(await asked).toBe('gone')
  const { code, out } = await ended
  expect([code, out.trimEnd().split('\n').slice(-2)]).toEqual([0, ['late call ended', 'closed last']])
})

it('closes what is still opening when Ctrl-C comes, goes no further and complains of nothing', async () => {
  const child = start({ OPENS_SLOWLY: 'yes', PORT: '0' })
  const ended = ending(child)
  await printed(child, 'opening')
  child.kill('SIGINT')
  const { code, out, err } = await ended
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.trimEnd().split('\n').slice(-2)).toEqual(['closed what was opening', 'closed last'])
  expect(out).not.toMatch(/ready|failure/)
})

it('takes Ctrl-C that arrives twice for one', async () => {
  const { child, ended } = await startReady()
  child.kill('SIGINT')
  setTimeout(() => child.kill('SIGINT'), 50)
  const { code, out } = await ended
  expect([code, out.match(/closed last/g)?.length]).toEqual([0, 1])
})

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('has a command that %s interrupts say so and end with %i', async (signal, code) => {
  const child = start({}, 'smallCommand')
  const ended = ending(child)
  await printed(child, 'working')
  child.kill(signal)
  const err = `${signal}: ended before it was done.\n`
  expect(await ended).toMatchObject({ code, err, out: expect.stringMatching(/closed last\n$/) })
})

it('closes everything when a bug gets out, tells it and exits with 1', async () => {
  const { ended, url } = await startReady()
  await statusOf(`${url}/api/crash`)
  const { code, out } = await ended
  expect(code).toBe(1)
  expect(out).toContain('a bug outside of any call')
  expect(out).toContain('closed last')
})

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".\n'],
  [{ NODE_ENV: 'production' }, 'SESSION_SECRET must be set when NODE_ENV is production.\n'],
  [
    { PORT: '0', HOST: '192.0.2.1', EXPOSE_DEVELOPMENT: 'on' },
    'HOST 192.0.2.1 is no address of this machine.\n',
  ],
])('tells a wrong setting in one sentence and nothing else: %o', async (environment, sentence) => {
  const { code, err } = await ending(start(environment))
  expect({ code, err }).toEqual({ code: 1, err: sentence })
})

it('names PORT when it is taken', async () => {
  const { server, port } = await taken()
  const { code, err } = await ending(start({ PORT: String(port) }))
  server.close()
  expect(code).toBe(1)
  expect(err).toBe(`PORT ${port} on 127.0.0.1 is taken by another program: set PORT to a free one.\n`)
})
