import type { AddressInput as AddressForm } from '../../../schema/rules/addressFields.ts'
import { renameFields } from '../context/renameFields.ts'
import type { AddressInput, PropertyFactsInput } from './addressCommands.graphql.ts'

/** An address form as GraphQL sends it, in the words of the handlers, which check every part of it. */
export function addressFormOf({ province, property, ...fields }: AddressInput): AddressForm {
  return { ...fields, provinceId: province, ...factsFormOf(property ?? {}) } as AddressForm
}

/** Only what is told: facts that are left out are not mentioned. */
export function factsFormOf({ hasHalfBath, ...facts }: PropertyFactsInput): Partial<AddressForm> {
  const told = Object.entries({ ...facts, hasHalfbath: hasHalfBath }).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return Object.fromEntries(told)
}

/** An outcome whose refusal names the field as the GraphQL form spells it. */
export function renameFormFields<Outcome>(outcome: Outcome): Outcome {
  return renameFields(outcome, { provinceId: 'province', hasHalfbath: 'hasHalfBath' })
}
