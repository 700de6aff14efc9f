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
import type { SavedAddressFragment } from './SavedAddress.generated.ts'

export type PropertyFacts = SavedAddressFragment['property']

/** A fact that has one of several classes, by its name in the address form. */
export type ClassedFact = 'buildingType' | 'areaType' | 'bathType' | 'kitchenType' | 'driveWayType'

/** One class to choose from: its wire id and what it is called. */
interface PropertyClass {
  readonly id: number
  readonly label: MessageId
}

/** A question about a property with its possible answers, in the order they are asked. */
export interface PropertyQuestion {
  readonly name: ClassedFact
  readonly label: MessageId
  readonly classes: readonly PropertyClass[]
}

/** What is asked about a property (customer document section 3), in the very words of the lookups (decision B9). */
export const propertyQuestions: readonly PropertyQuestion[] = [
  question('buildingType', ConditionKind.BuildingType, BuildingType),
  question('areaType', ConditionKind.Area, AreaType),
  question('bathType', ConditionKind.Bathroom, BathType),
  question('kitchenType', ConditionKind.Kitchen, KitchenType),
  question('driveWayType', ConditionKind.Driveway, DriveWayType),
]

/**
 * A property in a few tags (customer document section 2): each class that is stated, then half-bath, corner lot and walkway. Empty while
 * nothing is set, because the defaults of an empty form say nothing of the place.
 */
export function propertyTags(property: PropertyFacts): readonly MessageId[] {
  if (!isAnySet(property)) return []
  const stated = propertyQuestions.flatMap(({ name, classes }) => {
    const id = propertyClassId(property, name)
    return classes.filter((each) => each.id === id).map(({ label }) => label)
  })
  return [...stated, ...yesNoTags(property)]
}

/** Whether anything differs from an empty form: then the building details open by themselves on edit (customer document section 2). */
export function isAnySet(property: PropertyFacts): boolean {
  const isStated = propertyQuestions.some(({ name }) => property[name])
  return isStated || !property.hasHalfBath || property.isCornerLot || property.hasNoWalkway
}

/** The wire id of a property's class; 0 where none is stated. */
export function propertyClassId(property: PropertyFacts, name: ClassedFact): number {
  const classes: Readonly<Record<string, number>> = classesOf[name]
  return classIdOf(classes, property[name])
}

const classesOf = {
  buildingType: BuildingType,
  areaType: AreaType,
  bathType: BathType,
  kitchenType: KitchenType,
  driveWayType: DriveWayType,
}

function yesNoTags({ hasHalfBath, isCornerLot, hasNoWalkway }: PropertyFacts): MessageId[] {
  return [
    hasHalfBath ? 'addresses.halfBath' : attribute(ConditionKind.Bathroom, YesNoAttribute.NoHalfbath),
    ...(isCornerLot ? [attribute(ConditionKind.Area, YesNoAttribute.CornerLot)] : []),
    hasNoWalkway ? 'addresses.noWalkway' : attribute(ConditionKind.Area, YesNoAttribute.Walkway),
  ]
}

function question(
  name: ClassedFact,
  kind: ConditionKind,
  classes: Readonly<Record<string, number>>,
): PropertyQuestion {
  const ids = Object.values(classes)
  return { name, label: `condition.${kind}`, classes: ids.map((id) => ({ id, label: attribute(kind, id) })) }
}

function attribute(kind: ConditionKind, id: number): MessageId {
  return `property.${kind}.${id}` as MessageId
}
