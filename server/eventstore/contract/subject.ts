import { it } from 'vitest'
import type { AppendRequest, EventStore } from '../port.ts'
import { createWorld, type World } from './world.ts'

/** An append that is written but not committed: nobody may see it, and nobody may be shown what comes after it, until it ends. */
interface HeldAppend {
  commit(): Promise<void>
  rollBack(): Promise<void>
}

/** Ways to hurt a store, each given by those stores that can be hurt so. */
export interface StoreFaults {
  /** Writes the request and keeps it from being committed. */
  holdAppend?(request: AppendRequest): Promise<HeldAppend>
  /** Opens a transaction that wrote something which is no event; gives what ends it. */
  openUnrelatedTransaction?(): Promise<() => Promise<void>>
  /** Cuts every connection that the store has at this moment. */
  dropConnections?(): Promise<void>
  /** Leaves appends to the stream without an answer from now on; gives what ends that. */
  silenceAppends?(stream: string): Promise<() => Promise<void>>
}

export interface StoreUnderTest {
  readonly store: EventStore
  readonly faults?: StoreFaults
  cleanup(): Promise<void>
}

/** What not every store can do or suffer. The first four are traits of the store, the others are {@link StoreFaults}. */
type Ability =
  | 'checkOnly'
  /** A conflict names every failing stream, not only the first. */
  | 'everyViolation'
  /** An id is recognised wherever it is, and a repeated append is always reported as a `duplicate`. */
  | 'everyId'
  /** Events of several streams may alternate in one append and keep that order; otherwise each stream's stay together. */
  | 'alternatingStreams'
  | keyof StoreFaults

export interface StoreFactory {
  /** Opened once for all cases; they keep apart by names that occur once. */
  open(): Promise<StoreUnderTest>
  /** What the store cannot do, each with the reason that is shown beside the skipped case. */
  readonly lacks?: Partial<Readonly<Record<Ability, string>>>
  /** Why no case at all can be asked; each is then shown as skipped with this reason. */
  readonly unavailable?: string
}

/** What a case sees of the store it is asked of, and a world of its own. */
export interface Subject extends World {
  readonly store: EventStore
  readonly faults: StoreFaults
  has(ability: Ability): boolean
}

/** Declares one numbered case of the contract. */
export type Case = (
  title: string,
  body: (subject: Subject) => Promise<void>,
  needs?: { readonly abilities?: readonly Ability[]; readonly timeout?: number },
) => void

/** Declares cases that run where the store has what they need, and are otherwise shown as skipped with the reason in their title. */
export function caseOf(factory: StoreFactory, subject: () => Omit<Subject, keyof World>): Case {
  return (title, body, { abilities = [], timeout } = {}) => {
    const missing = abilities
      .map((ability) => factory.lacks?.[ability])
      .find((reason) => reason !== undefined)
    const reason = factory.unavailable ?? missing
    const shown = reason === undefined ? title : `${title} (skipped: ${reason})`
    it.skipIf(reason !== undefined)(shown, () => body({ ...subject(), ...createWorld() }), timeout)
  }
}
