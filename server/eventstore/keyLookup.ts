import type { Command } from '../kernel/command.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { type Answer, firstAnswer, keyStream } from './commandEvents.ts'
import { ConflictError } from './errors.ts'
import type { ReadPages } from './loadFold.ts'
import type { Position } from './port.ts'

/** What was done: its answer, and where it was written; `types` is absent where that is not known any more. */
export interface Handled<T> {
  readonly answer: T
  readonly written?: { readonly types?: readonly string[]; readonly position: Position }
}

/** Looks whether a command's key was used before (decision L14). */
export interface KeyLookup<T> {
  /** What was answered first; asks once. */
  look(): Promise<Handled<T> | Rejection | undefined>
  /** The same, if it was asked. */
  seen(): Promise<Handled<T> | Rejection | undefined>
  lookAgain(): Promise<Handled<T> | Rejection | undefined>
  /** Whether it is a conflict about the key. */
  isIn(error: unknown): boolean
  /** Reads streams, and looks at the key in the same question. */
  readonly along: ReadPages
}

export function createKeyLookup<T extends Answer<T>>(read: ReadPages, command: Command): KeyLookup<T> {
  const { key } = command
  let asked: ReturnType<KeyLookup<T>['look']> | undefined
  function lookAgain() {
    asked = ask()
    // heard of by whoever waits for it
    asked.catch(() => undefined)
    return asked
  }
  async function ask() {
    const first = await firstAnswer<T>(read, command)
    if (first === undefined || isRejection(first)) return first
    return { answer: first.answer, written: { position: first.position } }
  }
  const look = () => asked ?? lookAgain()
  return {
    look,
    lookAgain,
    seen: async () => asked,
    isIn: (error) =>
      key !== undefined &&
      error instanceof ConflictError &&
      error.violations.some(({ stream }) => stream === keyStream(key)),
    along(stream, from) {
      void look()
      return read(stream, from)
    },
  }
}
