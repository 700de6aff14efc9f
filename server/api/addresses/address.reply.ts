import { provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import type { Address } from '../../addresses/addresses.store.ts'

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
