import { z } from 'zod'
import { additionalItemFields } from '../../../schema/rules/catalogFields.ts'
import { ConditionKind } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { officeCommandOf } from '../context/requestContext.ts'
import {
  addOnField,
  catalogField,
  countingTypeField,
  describedAs,
  idField,
  messageShape,
} from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'
import { itemAddedShape } from './catalog.rest.ts'

const { shape: typed } = additionalItemFields

/** The form, with types that the schema of its fields leaves open. */
const form = {
  ...typed,
  serviceCatalog: describedAs(typed.serviceCatalog, catalogField),
  condType: typed.condType.meta({ type: 'integer', enum: Object.values(ConditionKind) }),
  propertyAttr: typed.propertyAttr.meta({ type: 'integer' }),
  countingType: describedAs(typed.countingType, countingTypeField),
  consuming: typed.consuming.describe('Minutes, or percent up to 100'),
  detailType: describedAs(typed.detailType, addOnField),
}

/** Property additions and reductions (back-office document, section 7 "Service items"); `Id` is the document's spelling (decision I11). */
export const additionalItemAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/addPropertyAdditionalItem', {
    summary: 'Add the effect of a property fact',
    body: z.object(form),
    returns: 'Added',
    reply: itemAddedShape,
    answer: async (input, context) => {
      const command = officeCommandOf(context, 'addAdditionalItem')
      const added = await context.application.catalog.addAdditionalItem(command, input)
      if (isRejection(added)) return added
      return { msg: messageOf('ADDITIONAL_ITEM_ADDED', context.language), itemId: added.id }
    },
  }),
  adminCall('/Staff/savePropertyAdditionalItem', {
    summary: 'Save an additional item',
    body: z.object({ itemId: idField, ...form }),
    returns: 'Saved',
    reply: messageShape,
    answer: async ({ itemId, serviceCatalog: catalog, ...input }, context) => {
      const command = officeCommandOf(context, 'saveAdditionalItem')
      const change = { target: { itemId, catalog }, input }
      const saved = await context.application.catalog.saveAdditionalItem(command, change)
      return messageReply(saved, 'ADDITIONAL_ITEM_SAVED', context)
    },
  }),
  adminCall('/Staff/removePropertyAdditionalItem', {
    summary: 'Remove an additional item',
    body: z.object({ serviceCatalog: catalogField, Id: idField }),
    returns: 'Removed',
    reply: messageShape,
    answer: async ({ serviceCatalog: catalog, Id: itemId }, context) => {
      const command = officeCommandOf(context, 'removeAdditionalItem')
      const removed = await context.application.catalog.removeAdditionalItem(command, { itemId, catalog })
      return messageReply(removed, 'ADDITIONAL_ITEM_REMOVED', context)
    },
  }),
]
