import {
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  DriveWayType,
  KitchenType,
} from '../../../schema/rules/enumerations.ts'
import { YesNoAttribute } from '../../../schema/rules/propertyConditions.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { classIdOf } from '../catalog/wireNames.ts'
import type { KnownPropertyFragment } from './SavedAddress.generated.ts'

/** A fact that has one of several classes, by its name in the address form. */
export type ClassedFact = 'buildingType' | 'areaType' | 'bathType' | 'kitchenType' | 'driveWayType'

/** A class as an option: its wire id and its label. */
export interface PropertyClass {
  readonly id: number
  readonly label: MessageId
}

/** A question about a property with its possible answers, in the order they are asked. */
export interface PropertyQuestion {
  readonly name: ClassedFact
  readonly label: MessageId
  readonly classes: readonly PropertyClass[]
  /** The wire ids by their names in GraphQL. */
  readonly ids: Readonly<Record<string, number>>
}

/** The questions about a property (customer document section 3), with the labels of the lookups (decision B9). */
export const propertyQuestions: readonly PropertyQuestion[] = [
  question('buildingType', ConditionKind.BuildingType, BuildingType),
  question('areaType', ConditionKind.Area, AreaType),
  question('bathType', ConditionKind.Bathroom, BathType),
  question('kitchenType', ConditionKind.Kitchen, KitchenType),
  question('driveWayType', ConditionKind.Driveway, DriveWayType),
]

function question(
  name: ClassedFact,
  kind: ConditionKind,
  ids: Readonly<Record<string, number>>,
): PropertyQuestion {
  const classes = Object.values(ids).map((id) => ({ id, label: attribute(kind, id) }))
  return { name, label: `condition.${kind}`, classes, ids }
}

/** The label of a class, or of a yes or no. */
export function attribute(kind: ConditionKind, id: number): MessageId {
  return `property.${kind}.${id}` as MessageId
}

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
