import { ActorRole, type Command } from './command.ts'
import { commandId } from './ids.ts'

const SYSTEM = 'system'

/**
 * A command of the product's own: the same one for every process and every try, so that it is done once.
 * @param about what it is done to, such as an order's id
 */
export function systemCommand(name: string, about: string, at: Temporal.Instant): Command {
  const id = commandId(SYSTEM, name, about)
  const actor = { id: SYSTEM, role: ActorRole.System }
  return { id, key: { id, terms: name }, actor, source: 'system', at, correlationId: id }
}
