import { OrderAction as ActionId } from '../../../schema/rules/enumerations.ts'
import type { ActorRole, OrderAction } from '../../api/schema.generated.ts'
import type { MessageId } from '../../i18n/messageId.ts'

const roles: Readonly<Record<ActorRole, number>> = { System: 0, Customer: 1, Staff: 2, Admin: 3 }

/** A change's label, by its number in the documented lookups (decisions B9, E9); placing has none, because it is the placing date. */
export function actionWord(action: Exclude<OrderAction, 'Placed'>): MessageId {
  return `orderAction.${ActionId[action]}`
}

/** A role's label. */
export function roleWord(role: ActorRole): MessageId {
  return `role.${roles[role]}` as MessageId
}
