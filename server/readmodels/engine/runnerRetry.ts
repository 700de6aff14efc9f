import { setTimeout as wait } from 'node:timers/promises'
import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import { comparePositions, type Position, type RecordedEvent } from '../../eventstore/port.ts'
import { RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { CheckpointMovedError, GenerationRetiredError } from './checkpoints.store.ts'
import { FoldError } from './foldRows.ts'
import type { ModelRecords } from './modelRecords.ts'
import type { Step, Target } from './runnerApply.ts'
import { isPoison } from './runnerFailure.ts'

const RETRIES = 5
const LONGEST_FAULT = 1_000

export interface StepContext {
  readonly records: Pick<ModelRecords, 'apply'>
  readonly target: Target
  readonly log: FollowerLog
  /** Ends all waiting; the step is then left to whoever comes next. */
  readonly signal: AbortSignal
}

/**
 * Takes a step whatever its events are like: an outage is waited for; what the database refuses is tried five times more; then it goes
 * event by event, and the stream of an event that still cannot be taken is parked, so that everything else goes on.
 */
export async function takeStep(context: StepContext, step: Step): Promise<void> {
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    const fault = await tryStep(context, step)
    if (!fault) return
    // a fold is pure: asked again it says the same
    if (fault instanceof FoldError) break
    if (attempt < RETRIES) await beforeTryAgain(attempt, context.signal)
  }
  await takeOneByOne(context, step)
}

async function takeOneByOne(context: StepContext, step: Step): Promise<void> {
  let from: Position = step.from
  for (const event of step.events.filter(({ position }) => comparePositions(position, step.from) > 0)) {
    const fault = await tryStep(context, { from, to: event.position, events: [event] })
    if (fault) await park(context, { event, error: fault.message }, from)
    from = event.position
  }
  if (comparePositions(step.to, from) > 0) await tryStep(context, { from, to: step.to, events: [] })
}

async function park(
  context: StepContext,
  parking: { event: RecordedEvent; error: string },
  from: Position,
): Promise<void> {
  const { event } = parking
  const error = writable(parking.error)
  const parkings = [{ event, error }]
  const fault = await tryStep(context, { from, to: event.position, events: [], parkings })
  // the checkpoint stands before it: to go on would be to lose it
  if (fault) throw fault
  const { name, generation } = context.target.key
  context.log.error(
    { projection: name, generation, stream: event.stream, revision: String(event.revision), error },
    'an event could not be projected: its stream is parked',
  )
}

/** What a fault says, as the database takes it: a text in it may have come from the event. */
function writable(words: string): string {
  return words.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_FAULT)
}

/**
 * @returns the fault of an event, if that is what kept the step from being taken
 * @throws when the step is not ours to take, or the signal ends the waiting for an outage
 */
async function tryStep(
  { records, target, log, signal }: StepContext,
  step: Step,
): Promise<Error | undefined> {
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted()
    try {
      await records.apply(target, step)
      return undefined
    } catch (error) {
      if (error instanceof CheckpointMovedError || error instanceof GenerationRetiredError) throw error
      if (isPoison(error)) return error as Error
      log.warn({ projection: target.key.name, error: String(error) }, 'the read models cannot be written now')
      await beforeTryAgain(attempt, signal)
    }
  }
}

/** @throws when the signal ends the waiting */
function beforeTryAgain(attempt: number, signal: AbortSignal): Promise<void> {
  return wait(retryDelay(RETRY_POLICIES.consumer, attempt), undefined, { signal })
}
