import type { Address } from '../../addresses/addresses.store.ts'
import type { Address as AddressNode, PropertyFacts } from '../account/accounts.graphql.ts'

/** An address as GraphQL shows it: what is not stated is null, never 0 or an empty text. */
export function addressNode(address: Address): AddressNode {
  return {
    id: address.addressId,
    firstName: address.firstName,
    lastName: address.lastName,
    unit: address.unit || null,
    streetNo: address.streetNo || null,
    streetName: address.streetName,
    city: address.city,
    province: address.province,
    postal: address.postal,
    country: address.country,
    isDefault: address.isDefault,
    isConfirmed: address.isConfirmed,
    property: factsNode(address.property),
  }
}

/** Facts as GraphQL shows them. */
export function factsNode(property: Address['property']): PropertyFacts {
  return {
    buildingType: property.buildingType || null,
    areaType: property.areaType || null,
    bathType: property.bathType || null,
    kitchenType: property.kitchenType || null,
    driveWayType: property.driveWayType || null,
    hasHalfBath: property.hasHalfbath,
    isCornerLot: property.isCornerLot,
    hasNoWalkway: property.hasNoWalkway,
  }
}
