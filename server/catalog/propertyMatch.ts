import { type PropertyFields, propertyFields } from '../../schema/rules/addressFields.ts'
import { ConditionKind } from '../../schema/rules/enumerations.ts'
import { YesNoAttribute } from '../../schema/rules/propertyConditions.ts'

/** The facts of a property, by the ids of the enumerations; 0 = unknown (decisions B5, B6). */
export type PropertyFacts = PropertyFields

/** What holds while nothing is stated (decision B6). */
export const unstatedProperty: PropertyFacts = propertyFields.parse({})

/**
 * Whether a property meets one condition of an additional item.
 * @param condition kind and attribute id; reserved and unknown kinds match nothing
 */
export function matchesProperty(
  facts: PropertyFacts,
  condition: { readonly condType: number; readonly propertyAttr: number },
): boolean {
  const { condType, propertyAttr } = condition
  if (condType === ConditionKind.Area && propertyAttr === YesNoAttribute.CornerLot) return facts.isCornerLot
  if (condType === ConditionKind.Area && propertyAttr === YesNoAttribute.Walkway) return !facts.hasNoWalkway
  if (condType === ConditionKind.Bathroom && propertyAttr === YesNoAttribute.NoHalfbath)
    return !facts.hasHalfbath
  const stated = statedValue(facts, condType)
  return stated !== 0 && stated === propertyAttr
}

function statedValue(facts: PropertyFacts, condType: number): number {
  switch (condType) {
    case ConditionKind.BuildingType:
      return facts.buildingType
    case ConditionKind.Area:
      return facts.areaType
    case ConditionKind.Kitchen:
      return facts.kitchenType
    case ConditionKind.Bathroom:
      return facts.bathType
    case ConditionKind.Driveway:
      return facts.driveWayType
    default:
      return 0
  }
}
