import type { CommandKey } from './ids.ts'

/** Who acted, as the wire numbers it: 0 System, 1 Customer, 2 Staff, 3 Admin (customer document, section 3). */
export const ActorRole = { System: 0, Customer: 1, Staff: 2, Admin: 3 } as const
export type ActorRole = (typeof ActorRole)[keyof typeof ActorRole]

/** Through which API a command came; `office` for what it does in a customer's place. Reactors such as mail ignore `seed`. */
export type CommandSource = 'graphql' | 'rest' | 'office' | 'system' | 'seed'

/** One intent of one person at one moment: everything impure that a decision and its record need. */
export interface Command {
  /** Derived from actor, verb and the caller's key: a retry is the same command. */
  readonly id: string
  /** Absent if each call is its own intent: the documented calls and background work. */
  readonly key?: CommandKey
  readonly actor: { readonly id: string; readonly role: ActorRole }
  readonly source: CommandSource
  /** The command's clock; becomes `occurredAt` of its events. */
  readonly at: Temporal.Instant
  readonly correlationId: string
  /** The version of the reference data that the caller saw; the decision uses this one or a newer one. Absent if not read yet. */
  readonly referenceDataVersion?: number | undefined
}
