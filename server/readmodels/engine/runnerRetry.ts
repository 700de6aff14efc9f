import { setTimeout as wait } from 'node:timers/promises'
import type { FollowerLog } from '../../eventstore/consumer/followerLog.ts'
import { comparePositions, type Position, type RecordedEvent } from '../../eventstore/port.ts'
import { RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { CheckpointMovedError, GenerationRetiredError } from './checkpoints.store.ts'
import type { ModelRecords } from './modelRecords.ts'
import type { Step, Target } from './runnerApply.ts'
import { isPoison } from './runnerFailure.ts'

const LONGEST_ERROR = 1_000

export interface StepContext {
  readonly records: Pick<ModelRecords, 'apply'>
  readonly target: Target
  readonly log: FollowerLog
  /** Ends all waiting; the step is then left to the next worker. */
  readonly signal: AbortSignal
}

/**
 * Takes a step whatever its events are like: it waits for an outage to end, and sets aside the stream of each event that cannot be
 * taken, so that everything else goes on.
 */
export async function takeStep(context: StepContext, step: Step): Promise<void> {
  if (!(await tryStep(context, step))) return
  let from: Position = step.from
  for (const event of step.events.filter(({ position }) => comparePositions(position, step.from) > 0)) {
    const fault = await tryStep(context, { from, to: event.position, events: [event] })
    if (fault) await setAside(context, { event, fault, from })
    from = event.position
  }
  if (comparePositions(step.to, from) > 0) await tryStep(context, { from, to: step.to, events: [] })
}

async function setAside(
  context: StepContext,
  { event, fault, from }: { event: RecordedEvent; fault: Error; from: Position },
): Promise<void> {
  const error = storable(fault.message)
  const deadLetter = { event, error }
  const failure = await tryStep(context, { from, to: event.position, events: [], deadLetter })
  // the checkpoint is still before the event: going on would lose it
  if (failure) throw failure
  const { name, generation } = context.target.key
  context.log.error(
    { projection: name, generation, stream: event.stream, revision: String(event.revision), error },
    'an event could not be projected: its stream is set aside until a rebuild',
  )
}

/** An error message as the database accepts it: the event may have put any text into it. */
function storable(message: string): string {
  return message.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_ERROR)
}

/**
 * @returns the fault of an event, if one kept the step from being taken
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
      await wait(retryDelay(RETRY_POLICIES.consumer, attempt), undefined, { signal })
    }
  }
}
