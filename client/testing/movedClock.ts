import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import nodeFlags from '../../scripts/nodeFlags.json' with { type: 'json' }

/** A product of a spec's own whose clock the spec moves, with a customer who can book, an administrator, and Sam in a crew. */
export interface MovedClock {
  readonly url: string
  readonly userId: string
  /** Of the customer. */
  readonly email: string
  readonly password: string
  readonly addressIds: readonly string[]
  readonly groupId: string
  /** A standard clean. */
  readonly serviceId: string
  /** Moves the clock forward to a local time, such as 2026-12-01T10:00, and lets the product look at recurring visits. */
  itIs(local: string): Promise<void>
  /** Checks all invariants. */
  verify(): Promise<{ readonly code: number; readonly lines: readonly string[]; readonly failures: string[] }>
  stop(): Promise<void>
}

/** Starts one. @throws when it ends instead of answering */
export async function startMovedClock(): Promise<MovedClock> {
  const child = spawn(process.execPath, [...nodeFlags, '--import', 'tsx', 'server/testing/movedClock.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('the product of this spec ended: its output is above')
    return JSON.parse(value)
  }
  const ask = (line: string) => {
    child.stdin.write(`${line}\n`)
    return next()
  }
  return {
    ...(await next()),
    itIs: async (local) => void (await ask(local)),
    verify: () => ask('verify'),
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
