import {
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  DriveWayType,
  KitchenType,
} from '../../../schema/rules/enumerations.ts'
import { YesNoAttribute } from '../../../schema/rules/propertyConditions.ts'
import type { PropertyFactsInput } from '../../api/schema.generated.ts'
import { classNameOf } from '../../domain/catalog/wireNames.ts'

/** The sample homes of price previews. */
export const sampleHomes = {
  house: {
    buildingType: 'House',
    areaType: 'From1000To2300',
    kitchenType: 'One',
    bathType: 'UpToFour',
    driveWayType: 'Standard',
    hasHalfBath: true,
    isCornerLot: false,
    hasNoWalkway: true,
  },
  condo: {
    buildingType: 'Condo',
    areaType: 'Under1000',
    kitchenType: 'One',
    bathType: 'UpToFour',
    driveWayType: 'NoGarage',
    hasHalfBath: false,
    isCornerLot: false,
    hasNoWalkway: true,
  },
  large: {
    buildingType: 'House',
    areaType: 'Over4000',
    kitchenType: 'OverTwo',
    bathType: 'OverSix',
    driveWayType: 'LargerThanFour',
    hasHalfBath: true,
    isCornerLot: true,
    hasNoWalkway: false,
  },
} as const satisfies Record<string, PropertyFactsInput>

export type SampleHome = keyof typeof sampleHomes
export const homeNames = Object.keys(sampleHomes) as SampleHome[]

/** The same home, changed to meet an additional item's condition (decision B5); unchanged for an unknown one. */
export function homeWith(home: PropertyFactsInput, condType: number, attribute: number): PropertyFactsInput {
  if (condType === ConditionKind.Area && attribute === YesNoAttribute.CornerLot)
    return { ...home, isCornerLot: true }
  if (condType === ConditionKind.Area && attribute === YesNoAttribute.Walkway)
    return { ...home, hasNoWalkway: false }
  if (condType === ConditionKind.Bathroom && attribute === YesNoAttribute.NoHalfbath)
    return { ...home, hasHalfBath: false }
  return attribute > 0 ? { ...home, ...factOf(condType, attribute) } : home
}

function factOf(condType: number, attribute: number): PropertyFactsInput {
  if (condType === ConditionKind.BuildingType) return { buildingType: classNameOf(BuildingType, attribute) }
  if (condType === ConditionKind.Area) return { areaType: classNameOf(AreaType, attribute) }
  if (condType === ConditionKind.Kitchen) return { kitchenType: classNameOf(KitchenType, attribute) }
  if (condType === ConditionKind.Bathroom) return { bathType: classNameOf(BathType, attribute) }
  return condType === ConditionKind.Driveway ? { driveWayType: classNameOf(DriveWayType, attribute) } : {}
}
