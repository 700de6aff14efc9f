import type { MessageId } from '../../i18n/messageId.ts'
import { propertyQuestions } from './propertyQuestions.ts'
import type { KnownPropertyFragment } from './SavedAddress.generated.ts'

export type PropertyFacts = KnownPropertyFragment

/** The yes-or-no facts: their defaults, and their tags; without a tag a fact is not shown. */
export const propertyChecks = [
  {
    name: 'hasHalfBath',
    label: 'addresses.halfBath',
    isUsual: true,
    yes: 'addresses.halfBath',
    no: 'property.Bathroom.NoHalfbath',
  },
  {
    name: 'isCornerLot',
    label: 'addresses.isCornerLot',
    isUsual: false,
    yes: 'property.Area.CornerLot',
    no: undefined,
  },
  {
    name: 'hasNoWalkway',
    label: 'addresses.noWalkway',
    isUsual: false,
    yes: 'addresses.noWalkway',
    no: 'property.Area.Walkway',
  },
] as const

/** A yes-or-no fact, by its name in the address form. */
export type CheckedFact = (typeof propertyChecks)[number]['name']

/**
 * A property in a few tags (customer document section 2): each stated class, then half-bath, corner lot and walkway. Empty while nothing is
 * set, because the defaults of an empty form say nothing about the place.
 * @param isUsualLeftOut leaves out what most homes have among the last three (back-office document, section 2)
 */
export function propertyTags(property: PropertyFacts, isUsualLeftOut = false): readonly MessageId[] {
  if (!isAnySet(property)) return []
  const stated = propertyQuestions.flatMap(({ name, classes }) =>
    classes.filter((each) => each.name === property[name]).map(({ label }) => label),
  )
  const told = propertyChecks
    .filter(({ name, isUsual }) => !isUsualLeftOut || property[name] !== isUsual)
    .flatMap(({ name, yes, no }) => (property[name] ? yes : no) ?? [])
  return [...stated, ...told]
}

/** Whether anything differs from an empty form; the building details then open by themselves on edit (customer document section 2). */
export function isAnySet(property: PropertyFacts): boolean {
  const isStated = propertyQuestions.some(({ name }) => property[name])
  return isStated || propertyChecks.some(({ name, isUsual }) => property[name] !== isUsual)
}
