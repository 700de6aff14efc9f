import { expect } from 'vitest'
import { ActorRole } from '../kernel/command.ts'
import type { DomainEvent, Position, RecordedEvent } from '../kernel/event.ts'
import { type Fold, foldAll } from '../kernel/fold.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'

/** The form of every decider's spec: given these events, when this command, then exactly these events, or exactly this refusal. */
export interface Given<States extends readonly unknown[]> {
  /** Adds another stream's events; the command receives the folded states in this order. */
  and<State, Event>(fold: Fold<State, Event>, events: readonly Event[]): Given<[...States, State]>
  when<Outcome>(command: (...states: States) => Outcome): Outcomes<Outcome>
}

interface Outcomes<Outcome> {
  /** The decision equals this in every detail, `undefined` properties included. */
  expectEvents(expected: Exclude<Outcome, Rejection>): void
  expectRejection(expected: Rejection): void
}

export function given<State, Event>(fold: Fold<State, Event>, events: readonly Event[]): Given<[State]> {
  return givenStates([foldAll(fold, events)])
}

/** Makes a recorded event with its time (any ISO instant) and actor. */
export function happened<Event extends DomainEvent>(
  event: Event,
  at: string,
  by: { readonly id: string; readonly role: ActorRole } = { id: 'user-1', role: ActorRole.Customer },
): RecordedEvent<Event> {
  const meta = { occurredAt: at, actorId: by.id, actorRole: String(by.role), source: 'graphql', schema: '1' }
  const [id, position, recordedAt] = ['event-1', '1' as Position, 0]
  return { ...event, id, stream: 'stream-1', revision: 0n, position, recordedAt, meta }
}

function givenStates<States extends readonly unknown[]>(states: States): Given<States> {
  return {
    and: (fold, events) => givenStates([...states, foldAll(fold, events)]),
    when: (command) => outcomesOf(command(...states)),
  }
}

function outcomesOf<Outcome>(outcome: Outcome): Outcomes<Outcome> {
  return {
    expectEvents: (expected) => {
      expect(outcome).toStrictEqual(expected)
    },
    expectRejection: (expected) => {
      expect(isRejection(outcome), 'the command was not refused').toBe(true)
      expect(outcome).toStrictEqual(expected)
    },
  }
}
