import type { Command, Fact } from '../kernel/command.ts'
import { eventId } from '../kernel/ids.ts'
import type { NewEvent } from './port.ts'

/**
 * Puts a decision's facts into the order in which they are written, with ids and metadata derived from the command, so that a
 * retried command is the same append (event model, "Ids" and "Metadata").
 */
export function recordFacts(
  command: Command,
  facts: readonly { readonly stream: string; readonly fact: Fact }[],
): { readonly stream: string; readonly event: NewEvent }[] {
  const meta = {
    $correlationId: command.correlationId,
    $causationId: command.id,
    actorId: command.actor.id,
    actorRole: String(command.actor.role),
    source: command.source,
    occurredAt: command.at.toString(),
  }
  return facts.map(({ stream, fact: { type, data, schema = '1' } }, index) => ({
    stream,
    event: { id: eventId(command.id, index), type, data, meta: { ...meta, schema } },
  }))
}
