import { z } from 'zod'
import { addressFields } from '../../../schema/rules/addressFields.ts'
import {
  addAddress,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from '../../addresses/addresses.handlers.ts'
import { findAddress } from '../../addresses/addresses.store.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { customerIdOf, type RequestContext } from '../context/requestContext.ts'
import { idField, ownUserId } from '../rest/fields.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'
import { addressReply } from './address.reply.ts'

const ownAddress = z.object({ ...ownUserId, addressId: idField })

/** The saved addresses (customer document, section 7; decisions B1-B3). */
export const addressesCustomerCalls: readonly RestCall[] = [
  restCall({
    path: '/Account/getAccountAddress',
    method: 'POST',
    audience: 'customer',
    body: ownAddress,
    answer: async ({ addressId }, context) => {
      const address = await findAddress(context.application.db, customerIdOf(context), addressId)
      return address === undefined ? reject('NOT_FOUND') : addressReply(address)
    },
  }),
  restCall({
    path: '/Account/addAccountAddress',
    method: 'POST',
    audience: 'customer',
    body: z.object({ ...ownUserId, ...addressFields.shape }),
    answer: async ({ userId: _claimed, ...form }, context) => {
      const target = { userId: customerIdOf(context), now: context.now }
      return told('ADDRESS_ADDED', await addAddress(context.application.db, target, form), context)
    },
  }),
  restCall({
    path: '/Account/saveAccountAddress',
    method: 'POST',
    audience: 'customer',
    body: z.object({ ...ownAddress.shape, ...addressFields.shape }),
    answer: async ({ userId: _claimed, addressId, ...form }, context) => {
      const target = { ...targetOf(addressId, context), by: 'customer' as const }
      return told('ADDRESS_SAVED', await saveAddress(context.application.db, target, form), context)
    },
  }),
  restCall({
    path: '/Account/setAccountDefaultAddress',
    method: 'POST',
    audience: 'customer',
    body: ownAddress,
    answer: async ({ addressId }, context) => {
      const outcome = await setDefaultAddress(context.application.db, targetOf(addressId, context))
      return told('ADDRESS_DEFAULT_SET', outcome, context)
    },
  }),
  restCall({
    path: '/Account/removeAccountAddress',
    method: 'POST',
    audience: 'customer',
    body: ownAddress,
    answer: async ({ addressId }, context) => {
      const outcome = await removeAddress(context.application.db, targetOf(addressId, context))
      return told('ADDRESS_REMOVED', outcome, context)
    },
  }),
]

function targetOf(addressId: string, context: RequestContext) {
  return { userId: customerIdOf(context), addressId, now: context.now }
}

/** The reply of a call whose shape is not shown: a text for people (decision J5). */
function told(key: MessageKey, outcome: object | Rejection, { language }: RequestContext) {
  return isRejection(outcome) ? outcome : { msg: messageOf(key, language) }
}
