import { z } from 'zod'
import { additionalItemFields } from '../../../schema/rules/catalogFields.ts'
import {
  addAdditionalItem,
  removeAdditionalItem,
  saveAdditionalItem,
} from '../../catalog/additionalItems.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { officeCommandOf } from '../context/requestContext.ts'
import { catalogField, idField } from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'

/** What properties add and take off (back-office document, section 7 "Service items"); `Id` is spelled as it is there (decision I11). */
export const additionalItemAdminCalls: readonly RestCall[] = [
  adminCall(
    '/Staff/addPropertyAdditionalItem',
    z.object(additionalItemFields.shape),
    async (input, context) => {
      const command = officeCommandOf(context, 'addAdditionalItem')
      const added = await addAdditionalItem(context.application.db, command, input)
      if (isRejection(added)) return added
      return { msg: messageOf('ADDITIONAL_ITEM_ADDED', context.language), itemId: added.id }
    },
  ),
  adminCall(
    '/Staff/savePropertyAdditionalItem',
    z.object({ itemId: idField, ...additionalItemFields.shape }),
    async ({ itemId, serviceCatalog: catalog, ...input }, context) => {
      const command = officeCommandOf(context, 'saveAdditionalItem')
      const change = { target: { itemId, catalog }, input }
      const saved = await saveAdditionalItem(context.application.db, command, change)
      return messageReply(saved, 'ADDITIONAL_ITEM_SAVED', context)
    },
  ),
  adminCall(
    '/Staff/removePropertyAdditionalItem',
    z.object({ serviceCatalog: catalogField, Id: idField }),
    async ({ serviceCatalog: catalog, Id: itemId }, context) => {
      const command = officeCommandOf(context, 'removeAdditionalItem')
      const removed = await removeAdditionalItem(context.application.db, command, { itemId, catalog })
      return messageReply(removed, 'ADDITIONAL_ITEM_REMOVED', context)
    },
  ),
]
