import { z } from 'zod'
import { addressFields } from '../../../schema/rules/addressFields.ts'
import { provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { type Address, findAddress } from '../../addresses/addresses.store.ts'
import { reject } from '../../kernel/rejection.ts'
import { customerIdOf, type RequestContext } from '../context/requestContext.ts'
import { idField, ownUserId, picked, provinceIdField } from '../rest/fields.ts'
import { customerCall, type RestCall } from '../rest/restCall.ts'

/** Where an address is. */
export const placeShape = {
  unit: z.string(),
  streetNo: z.string(),
  streetName: z.string(),
  city: z.string(),
  postal: z.string(),
  province: z.string(),
  provinceId: provinceIdField,
  country: z.literal('CA'),
}

/** The facts of a property, by the documents' numbers. */
export const propertyShape = {
  buildingType: z.int().describe('0 = not stated'),
  kitchenType: z.int(),
  areaType: z.int(),
  bathType: z.int(),
  hasHalfbath: z.boolean(),
  driveWayType: z.int(),
  isCornerLot: z.boolean(),
  hasNoWalkway: z.boolean(),
}

/** An address as its owner and the office see it, but for its id. */
export const addressBase = {
  firstName: z.string(),
  lastName: z.string(),
  ...placeShape,
  isDefault: z.boolean(),
  isFrequent: z.boolean().describe('The default address'),
  isConfirmed: z.boolean(),
  ...propertyShape,
  accessNotes: z.string().describe('How to get in; may be empty'),
}

export const addressShape = z.strictObject({ addressId: z.string(), ...addressBase }).meta({ id: 'Address' })

const { shape: typed } = addressFields

/** The form of an address, with types that the schema of its fields leaves open. */
export const addressForm = {
  ...typed,
  postal: typed.postal.meta({ description: 'A1A 1A1, in any spelling', pattern: undefined }),
  isDefault: typed.isDefault.describe('True makes it the default; false leaves the default where it is'),
  buildingType: typed.buildingType.describe('0 = not stated'),
  hasHalfbath: typed.hasHalfbath.describe('true when left out'),
  isCornerLot: typed.isCornerLot.describe('false when left out'),
  hasNoWalkway: typed.hasNoWalkway.describe('false when left out'),
  accessNotes: typed.accessNotes.describe('How to get in; as it was when left out'),
}

/** An address in the documented spelling: both names of the default, and the province by id and by code (decisions B1, B3). */
export function addressReply(address: Address) {
  const named = { ...address, ...placeReply(address), isFrequent: address.isDefault }
  return picked(addressShape.shape, { ...named, ...address.property })
}

/** The place alone, without the contact person. */
export function placeReply(address: Address) {
  const { province: provinceId } = address
  return picked(placeShape, { ...address, provinceId, province: provinceCodeOf(provinceId) })
}

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
  customerCall.message('/Account/addAccountAddress', {
    summary: 'Save a new address',
    description:
      'The first one becomes the default whatever the form says. A place that the customer has already is refused as a `warning` (decision M8).',
    body: z.object({ ...ownUserId, ...addressForm }),
    returns: 'Added',
    success: 'ADDRESS_ADDED',
    run: ({ userId: _claimed, ...form }, context) => {
      const target = { userId: customerIdOf(context), now: context.now }
      return context.application.addresses.addAddress(target, form)
    },
  }),
  customerCall.message('/Account/saveAccountAddress', {
    summary: 'Edit an address',
    description: 'A confirmed address cannot be edited. Existing orders keep the old address.',
    body: z.object({ ...ownAddress.shape, ...addressForm }),
    returns: 'Saved',
    success: 'ADDRESS_SAVED',
    run: ({ userId: _claimed, addressId, ...form }, context) => {
      const target = { ...targetOf(addressId, context), by: 'customer' as const }
      return context.application.addresses.saveAddress(target, form)
    },
  }),
  customerCall.message('/Account/setAccountDefaultAddress', {
    summary: 'Make an address the default',
    body: ownAddress,
    returns: 'Moved',
    success: 'ADDRESS_DEFAULT_SET',
    run: ({ addressId }, context) =>
      context.application.addresses.setDefaultAddress(targetOf(addressId, context)),
  }),
  customerCall.message('/Account/removeAccountAddress', {
    summary: 'Remove an address',
    description: 'The default address cannot be removed.',
    body: ownAddress,
    returns: 'Removed',
    success: 'ADDRESS_REMOVED',
    run: ({ addressId }, context) =>
      context.application.addresses.removeAddress(targetOf(addressId, context)),
  }),
]

function targetOf(addressId: string, context: RequestContext) {
  return { userId: customerIdOf(context), addressId, now: context.now }
}
