import { z } from 'zod'
import { addressFields } from '../../../schema/rules/addressFields.ts'
import { provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import type { Address } from '../../addresses/addresses.store.ts'
import { provinceIdField } from '../rest/fields.ts'

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

/** What a property is like, by the documents' numbers. */
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
}

export const addressShape = z.strictObject({ addressId: z.string(), ...addressBase }).meta({ id: 'Address' })

const { shape: typed } = addressFields

/** The form of an address, with what the schema of its fields cannot say. */
export const addressForm = {
  ...typed,
  postal: typed.postal.meta({ description: 'A1A 1A1, in any spelling', pattern: undefined }),
  isDefault: typed.isDefault.describe('True makes it the default; false leaves the default where it is'),
  buildingType: typed.buildingType.describe('0 = not stated'),
  hasHalfbath: typed.hasHalfbath.describe('true when left out'),
  isCornerLot: typed.isCornerLot.describe('false when left out'),
  hasNoWalkway: typed.hasNoWalkway.describe('false when left out'),
}

/** An address in the documented spelling: both names of the default, and the province by id and by code (decisions B1, B3). */
export function addressReply(address: Address) {
  const { property, isDefault, province, ...fields } = address
  return {
    addressId: fields.addressId,
    firstName: fields.firstName,
    lastName: fields.lastName,
    ...placeReply(address),
    isDefault,
    isFrequent: isDefault,
    isConfirmed: fields.isConfirmed,
    ...property,
  }
}

/** Where it is, without who is there. */
export function placeReply({ unit, streetNo, streetName, city, postal, province, country }: Address) {
  return {
    unit,
    streetNo,
    streetName,
    city,
    postal,
    province: provinceCodeOf(province),
    provinceId: province,
    country,
  }
}
