import { nameOf } from '../../../schema/rules/enumerations.ts'
import { propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import type { ConditionKind, PropertyFactsInput } from '../../api/schema.generated.ts'

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
export function homeWith(
  home: PropertyFactsInput,
  kind: ConditionKind | '',
  attribute: number,
): PropertyFactsInput {
  const name = kind && nameOf(propertyAttributes[kind], attribute)
  return kind && name ? { ...home, ...(yesOrNo[name] ?? { [facts[kind]]: name }) } : home
}

const yesOrNo: Readonly<Record<string, PropertyFactsInput>> = {
  CornerLot: { isCornerLot: true },
  Walkway: { hasNoWalkway: false },
  NoHalfbath: { hasHalfBath: false },
}

const facts: Readonly<Record<ConditionKind, keyof PropertyFactsInput>> = {
  BuildingType: 'buildingType',
  Area: 'areaType',
  Kitchen: 'kitchenType',
  Bathroom: 'bathType',
  Driveway: 'driveWayType',
}
