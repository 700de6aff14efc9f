import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'

/** A Firefox without a window, with a profile of its own. */
export interface Firefox {
  /** Says a command of WebDriver BiDi. @returns its result @throws Error when Firefox refuses it */
  readonly say: <Result = object>(method: string, params: object) => Promise<Result>
  /** What pages complained of so far: errors and warnings of their consoles. */
  readonly complaints: string[]
  readonly close: () => Promise<void>
}

interface Told {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: object
  readonly message?: string
  readonly params?: { readonly level: string; readonly text: string }
}

/**
 * Starts one and speaks to it by WebDriver BiDi; Playwright's own way asks for a newer one than long-term releases are.
 * @param preferences of its profile, by their names in about:config
 */
export async function openFirefox(
  executable: string,
  preferences: Readonly<Record<string, number>> = {},
): Promise<Firefox> {
  const profile = await mkdtemp(path.join(tmpdir(), 'aspenrow-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  await writeFile(path.join(profile, 'user.js'), lines)
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(firefox, 'exit')
  const socket = new WebSocket(`${await addressOf(firefox.stderr)}/session`)
  await once(socket, 'open')
  const { say, complaints } = speak(socket)
  await say('session.new', { capabilities: {} })
  await say('session.subscribe', { events: ['log.entryAdded'] })
  const close = async () => {
    firefox.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { say, complaints, close }
}

async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox ended before it said where it listens.')
}

function speak(socket: WebSocket): Pick<Firefox, 'say' | 'complaints'> {
  const waiting = new Map<number, PromiseWithResolvers<object>>()
  const complaints: string[] = []
  socket.on('message', (data) => {
    const { id = 0, type, result = {}, message, params }: Told = JSON.parse(String(data))
    if (type === 'success') waiting.get(id)?.resolve(result)
    else if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else if (params && ['error', 'warn'].includes(params.level)) complaints.push(params.text)
  })
  let last = 0
  const say = <Result>(method: string, params: object) => {
    const answer = Promise.withResolvers<object>()
    waiting.set(++last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise as Promise<Result>
  }
  return { say, complaints }
}
