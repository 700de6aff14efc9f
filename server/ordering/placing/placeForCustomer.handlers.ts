import type { Address } from '../../addresses/addresses.store.ts'
import { refuse } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { derivedId } from '../../kernel/ids.ts'
import { checkedFields, isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { OrderResult } from '../changeOrder.handlers.ts'
import { handleAddInstructions, noteFields } from '../notes/addInstructions.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { handlePlaceOrder, type PlacedOrder, type PlacingRequest } from './placeOrder.ts'

/** A booking that the office makes for a customer. */
export interface CallerRequest extends PlacingRequest {
  /** The customer, who pays. */
  readonly userId: string
  /** For the crew, up to 500 characters in lines; empty for none. */
  readonly note: string
}

/**
 * Places an order for a customer who phones (decision W2), by the customer's own rules, and then adds the note for the crew. A retry after
 * a crash between the two adds the note; one that the order no longer takes is dropped.
 * @returns what placing an order returns; FIELD_TOO_LONG or FIELD_INVALID of `note`, which places nothing
 */
export async function handlePlaceForCustomer(
  context: OrderingContext,
  given: Command,
  { userId, note, ...request }: CallerRequest,
): Promise<(OrderResult<PlacedOrder> & { readonly address?: Address }) | Rejection> {
  const command: Command = { ...given, source: 'office' }
  const checked = checkedFields(noteFields, { text: note })
  if (isRejection(checked)) return refuse(context, command, { ...checked, field: 'note' })
  const placedFor = { userId, streams: [], decide: async () => [] }
  const placed = await handlePlaceOrder(context, command, request, placedFor)
  if (isRejection(placed) || checked.text === '') return placed
  const { orderId } = placed.value
  const noted = await handleAddInstructions(context, noting(command), { orderId, text: checked.text })
  if (isRejection(noted)) return placed
  return { ...placed, order: noted.order ?? placed.order, stale: placed.stale || noted.stale }
}

/** The command of the note: its own, and the same at every retry. */
function noting({ key, ...command }: Command): Command {
  const id = derivedId(command.id, 'note')
  return { ...command, id, ...(key && { key: { ...key, id: derivedId(key.id, 'note') } }) }
}
