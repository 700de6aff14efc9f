import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
} from '../../../schema/rules/enumerations.ts'
import type { ConditionKind } from '../../api/schema.generated.ts'
import type { MessageId } from '../../i18n/messageId.ts'

/** A fact that has one of several classes, by its name in the address form. */
export type ClassedFact = 'buildingType' | 'areaType' | 'bathType' | 'kitchenType' | 'driveWayType'

/** A class, by its name in GraphQL and its documented number. */
export interface PropertyClass {
  readonly name: string
  readonly id: number
  readonly label: MessageId
}

/** A question about a property with its possible answers, in the order they are asked. */
export interface PropertyQuestion {
  readonly name: ClassedFact
  readonly label: MessageId
  readonly classes: readonly PropertyClass[]
}

/** The questions about a property (customer document section 3), with the labels of the lookups (decision B9). */
export const propertyQuestions: readonly PropertyQuestion[] = [
  question('buildingType', 'BuildingType', BuildingType),
  question('areaType', 'Area', AreaType),
  question('bathType', 'Bathroom', BathType),
  question('kitchenType', 'Kitchen', KitchenType),
  question('driveWayType', 'Driveway', DriveWayType),
]

function question(
  name: ClassedFact,
  kind: ConditionKind,
  ids: Readonly<Record<string, number>>,
): PropertyQuestion {
  return { name, label: `condition.${kind}`, classes: classesOf(kind, ids) }
}

/** Classes of a kind of condition. */
export function classesOf(kind: ConditionKind, ids: Readonly<Record<string, number>>): PropertyClass[] {
  return Object.entries(ids).map(([name, id]) => ({
    name,
    id,
    label: `property.${kind}.${name}` as MessageId,
  }))
}
