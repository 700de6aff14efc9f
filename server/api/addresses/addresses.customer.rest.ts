import { z } from 'zod'
import {
  addAddress,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from '../../addresses/addresses.handlers.ts'
import { findAddress } from '../../addresses/addresses.store.ts'
import { reject } from '../../kernel/rejection.ts'
import { customerIdOf, type RequestContext } from '../context/requestContext.ts'
import { idField, messageShape, ownUserId } from '../rest/fields.ts'
import { customerCall, messageReply, type RestCall } from '../rest/restCall.ts'
import { addressForm, addressReply, addressShape } from './address.reply.ts'

const ownAddress = z.object({ ...ownUserId, addressId: idField })

/** The saved addresses (customer document, section 7; decisions B1-B3). */
export const addressesCustomerCalls: readonly RestCall[] = [
  customerCall('/Account/getAccountAddress', {
    summary: 'One saved address',
    body: ownAddress,
    returns: 'The address',
    reply: addressShape,
    answer: async ({ addressId }, context) => {
      const address = await findAddress(context.application.db, customerIdOf(context), addressId)
      return address === undefined ? reject('NOT_FOUND') : addressReply(address)
    },
  }),
  customerCall('/Account/addAccountAddress', {
    summary: 'Save a new address',
    description:
      'The first one becomes the default whatever the form says. A place that the customer has already is refused as a `warning` (decision M8).',
    body: z.object({ ...ownUserId, ...addressForm }),
    returns: 'Added',
    reply: messageShape,
    answer: async ({ userId: _claimed, ...form }, context) => {
      const target = { userId: customerIdOf(context), now: context.now }
      return messageReply(await addAddress(context.application.db, target, form), 'ADDRESS_ADDED', context)
    },
  }),
  customerCall('/Account/saveAccountAddress', {
    summary: 'Edit an address',
    description: 'A confirmed address cannot be edited. Orders placed before keep the address as it was.',
    body: z.object({ ...ownAddress.shape, ...addressForm }),
    returns: 'Saved',
    reply: messageShape,
    answer: async ({ userId: _claimed, addressId, ...form }, context) => {
      const target = { ...targetOf(addressId, context), by: 'customer' as const }
      return messageReply(await saveAddress(context.application.db, target, form), 'ADDRESS_SAVED', context)
    },
  }),
  customerCall('/Account/setAccountDefaultAddress', {
    summary: 'Make an address the default',
    body: ownAddress,
    returns: 'Moved',
    reply: messageShape,
    answer: async ({ addressId }, context) => {
      const outcome = await setDefaultAddress(context.application.db, targetOf(addressId, context))
      return messageReply(outcome, 'ADDRESS_DEFAULT_SET', context)
    },
  }),
  customerCall('/Account/removeAccountAddress', {
    summary: 'Remove an address',
    description: 'The default address cannot be removed.',
    body: ownAddress,
    returns: 'Removed',
    reply: messageShape,
    answer: async ({ addressId }, context) => {
      const outcome = await removeAddress(context.application.db, targetOf(addressId, context))
      return messageReply(outcome, 'ADDRESS_REMOVED', context)
    },
  }),
]

function targetOf(addressId: string, context: RequestContext) {
  return { userId: customerIdOf(context), addressId, now: context.now }
}
