import type { ActorRole, OrderAction } from '../../api/schema.generated.ts'
import type { MessageId } from '../../i18n/messageId.ts'

/** Entries of the change list by the numbers of the documented lookups (decisions B9, E9). */
const actions: Readonly<Record<Exclude<OrderAction, 'Placed'>, number>> = {
  Rescheduled: 1,
  InstructionsAdded: 2,
  Cancelled: 3,
  Completed: 4,
  Confirmed: 10,
  InService: 11,
  Reassigned: 12,
  ConfirmationResent: 13,
  FeeWaived: 14,
  DisputeOpened: 20,
  DisputeResolved: 21,
}
const roles: Readonly<Record<ActorRole, number>> = { System: 0, Customer: 1, Staff: 2, Admin: 3 }

/** What a change of an order is called; its placing is none, that is the date it was placed (decision E9). */
export function actionWord(action: Exclude<OrderAction, 'Placed'>): MessageId {
  return `orderAction.${actions[action]}` as MessageId
}

/** What a role is called. */
export function roleWord(role: ActorRole): MessageId {
  return `role.${roles[role]}` as MessageId
}
