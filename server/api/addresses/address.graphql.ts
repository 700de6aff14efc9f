import type { AddressInput as AddressForm } from '../../../schema/rules/addressFields.ts'
import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
  Province,
} from '../../../schema/rules/enumerations.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, ID, InputType, nullable, ObjectType } from '../graphql/decorators.ts'
import { StatedField } from '../graphql/statedField.ts'

/** The facts of a property, in classes, for output and input. */
@ObjectType()
@InputType()
abstract class PropertyClasses {
  @StatedField(() => BuildingType, 'House, condo or commercial.')
  buildingType?: number | null

  @StatedField(() => AreaType, 'Floor area class.')
  areaType?: number | null

  @StatedField(() => BathType, 'Bathrooms class.')
  bathType?: number | null

  @StatedField(() => KitchenType, 'Kitchens class.')
  kitchenType?: number | null

  @StatedField(() => DriveWayType, 'Driveway class.')
  driveWayType?: number | null
}

@ObjectType({ description: 'Facts that a price may depend on. Null means unknown.' })
export class PropertyFacts extends PropertyClasses {
  @Field(() => Boolean, 'There is a half-bath.', { name: 'hasHalfBath' })
  hasHalfbath!: boolean

  @Field(() => Boolean, 'The lot lies on a corner.')
  isCornerLot!: boolean

  @Field(() => Boolean, 'There is no walkway to clear.')
  hasNoWalkway!: boolean
}

@ObjectType({ description: 'A place where services take place, with its contact person.' })
export class Address {
  @Field(() => ID, 'Stays the same through edits.', { name: 'id' })
  addressId!: string

  @Field(() => String, 'First name of the contact person.')
  firstName!: string

  @Field(() => String, 'Last name of the contact person.')
  lastName!: string

  @StatedField(() => String, 'Apartment or unit.')
  unit!: string

  @StatedField(() => String, 'Number in the street.')
  streetNo!: string

  @Field(() => String, 'Name of the street.')
  streetName!: string

  @Field(() => String, 'City or town.')
  city!: string

  @Field(() => Province, 'Province or territory.')
  province!: number

  @Field(() => String, 'Postal code as A1A 1A1.')
  postal!: string

  @Field(() => String, 'Always CA.')
  country!: string

  @Field(() => Boolean, 'The one address used when nothing is chosen.')
  isDefault!: boolean

  @Field(() => Boolean, 'The office confirmed the property facts; customers cannot edit it.')
  isConfirmed!: boolean

  @Field(() => PropertyFacts, 'Facts that a price may depend on.')
  property!: PropertyFacts

  @Field(
    () => String,
    'How to get in: key, alarm, pets. As they are now; empty without any, and on an order that is over (decision X10).',
  )
  accessNotes!: string
}

@InputType({ description: 'The facts of a property. Null means unknown.' })
export class PropertyFactsInput extends PropertyClasses {
  @Field(() => Boolean, 'There is a half-bath; true by default.', nullable)
  hasHalfBath?: boolean | null

  @Field(() => Boolean, 'A corner lot; false by default.', nullable)
  isCornerLot?: boolean | null

  @Field(() => Boolean, 'There is no walkway to clear; false by default.', nullable)
  hasNoWalkway?: boolean | null
}

@InputType({ description: 'A whole address form.' })
export class AddressInput {
  @Field(() => String, 'First name of the contact person, up to 50 characters.')
  firstName!: string

  @Field(() => String, 'Last name of the contact person, up to 50 characters.')
  lastName!: string

  @Field(() => String, 'Apartment or unit, up to 20 characters.', nullable)
  unit?: string | null

  @Field(() => String, 'Number in the street, up to 20 characters.', nullable)
  streetNo?: string | null

  @Field(() => String, 'Name of the street, up to 100 characters.')
  streetName!: string

  @Field(() => String, 'City or town, up to 50 characters.')
  city!: string

  @Field(() => Province, 'Province or territory; null is refused.', nullable)
  province?: number | null

  @Field(() => String, 'Postal code in any spelling.')
  postal!: string

  @Field(() => Boolean, 'Make it the default; false changes nothing.', { defaultValue: false })
  isDefault!: boolean

  @Field(() => PropertyFactsInput, 'Facts that a price may depend on.', nullable)
  property?: PropertyFactsInput | null

  @Field(() => String, 'How to get in, up to 500 characters. Left out: as it was.', nullable)
  accessNotes?: string | null
}

@InputType({ description: 'A new address.' })
export class AddAddressInput extends AddressInput {
  @Field(() => String, 'One per intent; a retry with the same key adds nothing more.')
  key!: string
}

@ObjectType({ description: 'Saved addresses after a command.' })
export class AddressPayload extends CommandPayload {
  @Field(() => Address, 'Its state now; null when refused or removed.', nullable)
  address?: Address | undefined

  @Field(() => ID, 'The address that is gone, when one was removed.', nullable)
  removedAddressId?: string | undefined

  @Field(() => [Address], 'All saved addresses, default first; null when refused.', nullable)
  addresses?: readonly Address[] | undefined
}

/** An address form as GraphQL sends it, in the words of the handlers, which check every part of it. */
export function addressFormOf({ province, property, ...fields }: AddressInput): AddressForm {
  // null is refused by the rules, in their words
  return { ...fields, provinceId: province as Province, ...factsFormOf(property ?? {}) }
}

/** Only the facts in the input; omitted ones are absent. */
export function factsFormOf({ hasHalfBath, ...facts }: PropertyFactsInput): Partial<AddressForm> {
  const told = Object.entries({ ...facts, hasHalfbath: hasHalfBath }).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return Object.fromEntries(told)
}
