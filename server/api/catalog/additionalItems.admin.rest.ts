import { z } from 'zod'
import { additionalItemFields } from '../../../schema/rules/catalogFields.ts'
import { ConditionKind } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { officeCommandOf } from '../context/requestContext.ts'
import { addOnField, catalogField, countingTypeField, describedAs, idField } from '../rest/fields.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
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
  adminCall.message('/Staff/savePropertyAdditionalItem', {
    summary: 'Save an additional item',
    body: z.object({ itemId: idField, ...form }),
    returns: 'Saved',
    success: 'ADDITIONAL_ITEM_SAVED',
    run: ({ itemId, serviceCatalog: catalog, ...input }, context) => {
      const command = officeCommandOf(context, 'saveAdditionalItem')
      return context.application.catalog.saveAdditionalItem(command, { target: { itemId, catalog }, input })
    },
  }),
  adminCall.message('/Staff/removePropertyAdditionalItem', {
    summary: 'Remove an additional item',
    body: z.object({ serviceCatalog: catalogField, Id: idField }),
    returns: 'Removed',
    success: 'ADDITIONAL_ITEM_REMOVED',
    run: ({ serviceCatalog: catalog, Id: itemId }, context) => {
      const command = officeCommandOf(context, 'removeAdditionalItem')
      return context.application.catalog.removeAdditionalItem(command, { itemId, catalog })
    },
  }),
]
