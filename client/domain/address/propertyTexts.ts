import { ConditionKind } from '../../../schema/rules/enumerations.ts'
import { YesNoAttribute } from '../../../schema/rules/propertyConditions.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { classIdOf } from '../catalog/wireNames.ts'
import { attribute, propertyQuestions } from './propertyQuestions.ts'
import type { KnownPropertyFragment } from './SavedAddress.generated.ts'

export type PropertyFacts = KnownPropertyFragment

/** The yes-or-no facts: their names in the form and in GraphQL, their defaults, and their tags; without a tag a fact is not shown. */
export const propertyChecks = [
  {
    name: 'hasHalfbath',
    fact: 'hasHalfBath',
    label: 'addresses.halfBath',
    isUsual: true,
    yes: 'addresses.halfBath',
    no: attribute(ConditionKind.Bathroom, YesNoAttribute.NoHalfbath),
  },
  {
    name: 'isCornerLot',
    fact: 'isCornerLot',
    label: 'addresses.isCornerLot',
    isUsual: false,
    yes: attribute(ConditionKind.Area, YesNoAttribute.CornerLot),
    no: undefined,
  },
  {
    name: 'hasNoWalkway',
    fact: 'hasNoWalkway',
    label: 'addresses.noWalkway',
    isUsual: false,
    yes: 'addresses.noWalkway',
    no: attribute(ConditionKind.Area, YesNoAttribute.Walkway),
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
  const stated = propertyQuestions.flatMap(({ name, ids, classes }) => {
    const id = classIdOf(ids, property[name])
    return classes.filter((each) => each.id === id).map(({ label }) => label)
  })
  const told = propertyChecks
    .filter(({ fact, isUsual }) => !isUsualLeftOut || property[fact] !== isUsual)
    .flatMap(({ fact, yes, no }) => (property[fact] ? yes : no) ?? [])
  return [...stated, ...told]
}

/** Whether anything differs from an empty form; the building details then open by themselves on edit (customer document section 2). */
export function isAnySet(property: PropertyFacts): boolean {
  const isStated = propertyQuestions.some(({ name }) => property[name])
  return isStated || propertyChecks.some(({ fact, isUsual }) => property[fact] !== isUsual)
}
