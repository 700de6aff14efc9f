import { OrderAction as ActionId } from '../../../schema/rules/enumerations.ts'
import type { ActorRole, OrderAction } from '../../api/schema.generated.ts'
import type { MessageId } from '../../i18n/messageId.ts'

const roles: Readonly<Record<ActorRole, number>> = { System: 0, Customer: 1, Staff: 2, Admin: 3 }

/** What a change of an order is called, by its number in the documented lookups (decisions B9, E9); its placing is none, that is the date it was placed. */
export function actionWord(action: Exclude<OrderAction, 'Placed'>): MessageId {
  return `orderAction.${ActionId[action]}`
}

/** What a role is called. */
export function roleWord(role: ActorRole): MessageId {
  return `role.${roles[role]}` as MessageId
}
