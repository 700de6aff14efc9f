import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { ActorRole, Command, StreamFacts } from '../../kernel/command.ts'
import { commandId } from '../../kernel/ids.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { PriceList } from '../../ordering/placing/pricing.handlers.ts'
import type { Crews } from '../../staffing/capacity.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { PointedRows } from './benchRows.ts'
import type { Books } from './books.ts'

/** What plays the plans of a load. */
export interface Playing {
  readonly loadId: string
  readonly adminId: string
  readonly books: Books
  /** Collects what must be written before the events. */
  readonly rows: PointedRows
  readonly random: SeededRandom
  readonly crews: Crews
  readonly priceLists: Readonly<Record<ServiceCatalog, PriceList>>
  /** Which order has which number. */
  readonly orderNos: Map<string, string>
}

/** Who does it, and when, in milliseconds. */
export interface Doing {
  readonly actor: { readonly id: string; readonly role: ActorRole }
  readonly verb: string
  /** Names it within its verb, for ever. */
  readonly key: string
  readonly at: number
}

/** Every event of a load carries the load's id as `$correlationId`, so that a load which was cut short knows its own. */
export function commandIn({ loadId }: Pick<Playing, 'loadId'>, { actor, verb, key, at }: Doing): Command {
  return {
    id: commandId(actor.id, `${loadId} ${verb}`, key),
    actor,
    source: 'seed',
    at: Temporal.Instant.fromEpochMilliseconds(at),
    correlationId: loadId,
  }
}

/** @throws when a rule says no, which no plan of ours is for */
export function allowed(what: string, outcome: StreamFacts | Rejection): StreamFacts {
  if (isRejection(outcome)) throw new Error(`${what} was refused: ${JSON.stringify(outcome)}`)
  return outcome
}
