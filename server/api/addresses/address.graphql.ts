import { Field, ID, ObjectType } from 'type-graphql'
import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
  Province,
} from '../../../schema/rules/enumerations.ts'
import type { Address as AddressVersion } from '../../addresses/addresses.store.ts'

@ObjectType({ description: 'What a price may depend on. Null means not stated.' })
export class PropertyFacts {
  @Field(() => BuildingType, { nullable: true, description: 'House, condo or commercial.' })
  buildingType!: number | null

  @Field(() => AreaType, { nullable: true, description: 'Floor area class.' })
  areaType!: number | null

  @Field(() => BathType, { nullable: true, description: 'Bathrooms class.' })
  bathType!: number | null

  @Field(() => KitchenType, { nullable: true, description: 'Kitchens class.' })
  kitchenType!: number | null

  @Field(() => DriveWayType, { nullable: true, description: 'Driveway class.' })
  driveWayType!: number | null

  @Field(() => Boolean, { description: 'There is a half-bath.' })
  hasHalfBath!: boolean

  @Field(() => Boolean, { description: 'The lot lies on a corner.' })
  isCornerLot!: boolean

  @Field(() => Boolean, { description: 'There is no walkway to clear.' })
  hasNoWalkway!: boolean
}

@ObjectType({ description: 'A place where services take place, with its contact person.' })
export class Address {
  @Field(() => ID, { description: 'Stays the same through edits.' })
  id!: string

  @Field(() => String, { description: 'First name of the contact person.' })
  firstName!: string

  @Field(() => String, { description: 'Last name of the contact person.' })
  lastName!: string

  @Field(() => String, { nullable: true, description: 'Apartment or unit.' })
  unit!: string | null

  @Field(() => String, { nullable: true, description: 'Number in the street.' })
  streetNo!: string | null

  @Field(() => String, { description: 'Name of the street.' })
  streetName!: string

  @Field(() => String, { description: 'City or town.' })
  city!: string

  @Field(() => Province, { description: 'Province or territory.' })
  province!: number

  @Field(() => String, { description: 'Postal code as A1A 1A1.' })
  postal!: string

  @Field(() => String, { description: 'Always CA.' })
  country!: string

  @Field(() => Boolean, { description: 'The one address used when nothing is chosen.' })
  isDefault!: boolean

  @Field(() => Boolean, {
    description: 'An administrator has checked the property facts; customers no longer edit it.',
  })
  isConfirmed!: boolean

  @Field(() => PropertyFacts, { description: 'What a price may depend on.' })
  property!: PropertyFacts
}

/** An address as GraphQL shows it: what is not stated is null, never 0 or an empty text. */
export function addressNode(address: AddressVersion): Address {
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
export function factsNode(property: AddressVersion['property']): PropertyFacts {
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
