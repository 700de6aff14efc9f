import { z } from 'zod'
import { addressFields } from '../../../schema/rules/addressFields.ts'
import {
  addAddress,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from '../../addresses/addresses.handlers.ts'
import { findAddress } from '../../addresses/addresses.store.ts'
import { reject } from '../../kernel/rejection.ts'
import { customerIdOf, type RequestContext } from '../context/requestContext.ts'
import { idField, ownUserId } from '../rest/fields.ts'
import { customerCall, messageReply, type RestCall } from '../rest/restCall.ts'
import { addressReply } from './address.reply.ts'

const ownAddress = z.object({ ...ownUserId, addressId: idField })

/** The saved addresses (customer document, section 7; decisions B1-B3). */
export const addressesCustomerCalls: readonly RestCall[] = [
  customerCall('/Account/getAccountAddress', ownAddress, async ({ addressId }, context) => {
    const address = await findAddress(context.application.db, customerIdOf(context), addressId)
    return address === undefined ? reject('NOT_FOUND') : addressReply(address)
  }),
  customerCall(
    '/Account/addAccountAddress',
    z.object({ ...ownUserId, ...addressFields.shape }),
    async ({ userId: _claimed, ...form }, context) => {
      const target = { userId: customerIdOf(context), now: context.now }
      return messageReply(await addAddress(context.application.db, target, form), 'ADDRESS_ADDED', context)
    },
  ),
  customerCall(
    '/Account/saveAccountAddress',
    z.object({ ...ownAddress.shape, ...addressFields.shape }),
    async ({ userId: _claimed, addressId, ...form }, context) => {
      const target = { ...targetOf(addressId, context), by: 'customer' as const }
      return messageReply(await saveAddress(context.application.db, target, form), 'ADDRESS_SAVED', context)
    },
  ),
  customerCall('/Account/setAccountDefaultAddress', ownAddress, async ({ addressId }, context) => {
    const outcome = await setDefaultAddress(context.application.db, targetOf(addressId, context))
    return messageReply(outcome, 'ADDRESS_DEFAULT_SET', context)
  }),
  customerCall('/Account/removeAccountAddress', ownAddress, async ({ addressId }, context) => {
    const outcome = await removeAddress(context.application.db, targetOf(addressId, context))
    return messageReply(outcome, 'ADDRESS_REMOVED', context)
  }),
]

function targetOf(addressId: string, context: RequestContext) {
  return { userId: customerIdOf(context), addressId, now: context.now }
}
