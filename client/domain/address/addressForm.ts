import type { AddressInput, PropertyFactsInput, Province } from '../../api/schema.generated.ts'
import { type ClassedFact, propertyQuestions } from './propertyQuestions.ts'
import { type CheckedFact, type PropertyFacts, propertyChecks } from './propertyTexts.ts'
import type { SavedAddressFragment } from './SavedAddress.generated.ts'

/** The values of an address form; a choice that is not made is empty. */
export interface AddressFormValues extends PropertyFormValues {
  readonly firstName: string
  readonly lastName: string
  readonly unit: string
  readonly streetNo: string
  readonly streetName: string
  readonly city: string
  readonly postal: string
  readonly province: Province | ''
  readonly isDefault: boolean
  readonly accessNotes: string
}

/** An empty form for a customer, with the documented defaults (customer document section 3, decision B6). */
export function newForm(
  customer: { readonly firstName: string; readonly lastName: string } | null | undefined,
): AddressFormValues {
  return {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    unit: '',
    streetNo: '',
    streetName: '',
    city: '',
    province: '',
    postal: '',
    isDefault: false,
    accessNotes: '',
    ...propertyFormOf(),
  }
}

/** The form of a saved address. */
export function formOf(address: SavedAddressFragment): AddressFormValues {
  const { firstName, lastName, streetName, city, postal, isDefault, accessNotes, property } = address
  return {
    firstName,
    lastName,
    unit: address.unit ?? '',
    streetNo: address.streetNo ?? '',
    streetName,
    city,
    province: address.province,
    postal,
    isDefault,
    accessNotes,
    ...propertyFormOf(property),
  }
}

/** The form as GraphQL takes it, once the rules accept it; texts go as typed, because the server normalises them. */
export function inputOf(values: AddressFormValues): AddressInput {
  const { firstName, lastName, unit, streetNo, streetName, city, postal, isDefault, accessNotes } = values
  return {
    firstName,
    lastName,
    unit,
    streetNo,
    streetName,
    city,
    postal,
    province: values.province || null,
    isDefault,
    accessNotes,
    property: propertyInputOf(values),
  }
}

/**
 * The id of the address that already has the place, if that is why a form was refused (decision M8).
 * @param userErrors the server's errors
 */
export function takenPlace(userErrors: readonly { readonly recordId?: string | null }[]): string | undefined {
  return userErrors.find(({ recordId }) => recordId)?.recordId ?? undefined
}

/** The facts of a property as a form holds them; an empty class is not stated (decision B6). */
type PropertyFormValues = Readonly<Record<ClassedFact, string> & Record<CheckedFact, boolean>>

/** The form of a property's known facts, or one without any, with the documented defaults (decision B6). */
export function propertyFormOf(property?: PropertyFacts): PropertyFormValues {
  return Object.fromEntries([
    ...propertyQuestions.map(({ name }) => [name, property?.[name] ?? '']),
    ...propertyChecks.map(({ name, isUsual }) => [name, property?.[name] ?? isUsual]),
  ]) as PropertyFormValues
}

/** The form as GraphQL takes it; null for what is not stated. */
export function propertyInputOf(values: PropertyFormValues): PropertyFactsInput {
  return Object.fromEntries([
    ...propertyQuestions.map(({ name }) => [name, values[name] || null]),
    ...propertyChecks.map(({ name }) => [name, values[name]]),
  ])
}
