import {
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  DriveWayType,
  KitchenType,
} from '../../../schema/rules/enumerations.ts'
import type { MessageId } from '../../i18n/messageId.ts'

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
