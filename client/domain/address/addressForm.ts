import type { AddressInput as WireForm } from '../../../schema/rules/addressFields.ts'
import { Province } from '../../../schema/rules/enumerations.ts'
import type { AddressInput, PropertyFactsInput } from '../../api/schema.generated.ts'
import { classIdOf, classNameOf, provinceName } from '../catalog/wireNames.ts'
import { type ClassedFact, propertyQuestions } from './propertyQuestions.ts'
import { type CheckedFact, type PropertyFacts, propertyChecks } from './propertyTexts.ts'
import type { SavedAddressFragment } from './SavedAddress.generated.ts'

/** The values of an address form; options are wire ids, 0 is "not stated", and an empty string is no province. */
export interface AddressFormValues extends PropertyFormValues {
  readonly firstName: string
  readonly lastName: string
  readonly unit: string
  readonly streetNo: string
  readonly streetName: string
  readonly city: string
  readonly postal: string
  readonly provinceId: string
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
    provinceId: '',
    postal: '',
    isDefault: false,
    accessNotes: '',
    ...emptyPropertyForm(),
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
    provinceId: String(Province[address.province]),
    postal,
    isDefault,
    accessNotes,
    ...propertyFormOf(property),
  }
}

/** The form in the spelling of the shared rules, whose classes are numbers; the rules say what is wrong with it. */
export function wireFormOf(values: AddressFormValues): WireForm {
  return { ...values, provinceId: Number(values.provinceId), ...classNumbersOf(values) } as WireForm
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
    province: provinceName(Number(values.provinceId) as Province),
    isDefault,
    accessNotes,
    property: propertyInputOf(values),
  }
}

/** The form's name of a GraphQL field. */
export function formFieldOf(field: string): string {
  return respelled[field] ?? field
}

const respelled: Readonly<Record<string, string>> = { province: 'provinceId', hasHalfBath: 'hasHalfbath' }

/**
 * The id of the address that already has the place, if that is why a form was refused (decision M8).
 * @param userErrors the server's errors
 */
export function takenPlace(userErrors: readonly { readonly recordId?: string | null }[]): string | undefined {
  return userErrors.find(({ recordId }) => recordId)?.recordId ?? undefined
}

/** The facts of a property as a form holds them: classes are wire ids, "0" is not stated (decision B6). */
type PropertyFormValues = Readonly<Record<ClassedFact, string> & Record<CheckedFact, boolean>>

/** The form of a property without known facts, with the documented defaults (decision B6). */
function emptyPropertyForm(): PropertyFormValues {
  return formBy(
    () => '0',
    ({ isUsual }) => isUsual,
  )
}

/** The form of a property's known facts. */
export function propertyFormOf(property: PropertyFacts): PropertyFormValues {
  return formBy(
    ({ ids, name }) => String(classIdOf(ids, property[name])),
    ({ fact }) => property[fact],
  )
}

/** The form as GraphQL takes it; null for what is not stated. */
export function propertyInputOf(values: PropertyFormValues): PropertyFactsInput {
  return Object.fromEntries([
    ...propertyQuestions.map(({ name, ids }) => [name, classNameOf(ids, Number(values[name]))]),
    ...propertyChecks.map(({ name, fact }) => [fact, values[name]]),
  ])
}

/** The classes of a form as the shared rules take them, which are of numbers. */
function classNumbersOf(values: PropertyFormValues): Record<ClassedFact, number> {
  const numbers = propertyQuestions.map(({ name }) => [name, Number(values[name])])
  return Object.fromEntries(numbers) as Record<ClassedFact, number>
}

function formBy(
  classOf: (question: (typeof propertyQuestions)[number]) => string,
  isChecked: (check: (typeof propertyChecks)[number]) => boolean,
): PropertyFormValues {
  return Object.fromEntries([
    ...propertyQuestions.map((question) => [question.name, classOf(question)]),
    ...propertyChecks.map((check) => [check.name, isChecked(check)]),
  ]) as PropertyFormValues
}
