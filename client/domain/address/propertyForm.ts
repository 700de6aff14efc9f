import {
  AreaType,
  BathType,
  BuildingType,
  DriveWayType,
  KitchenType,
} from '../../../schema/rules/enumerations.ts'
import type { PropertyFactsInput } from '../../api/schema.generated.ts'
import { classNameOf } from '../catalog/wireNames.ts'
import { type PropertyFacts, propertyClassId } from './propertyTexts.ts'

/** What is told of a property as a form has it: classes are wire ids, "0" is not stated (decision B6). */
export interface PropertyFormValues {
  readonly buildingType: string
  readonly areaType: string
  readonly bathType: string
  readonly kitchenType: string
  readonly driveWayType: string
  readonly hasHalfbath: boolean
  readonly isCornerLot: boolean
  readonly hasNoWalkway: boolean
}

/** The form of what is known of a property. */
export function propertyFormOf(property: PropertyFacts): PropertyFormValues {
  return {
    buildingType: String(propertyClassId(property, 'buildingType')),
    areaType: String(propertyClassId(property, 'areaType')),
    bathType: String(propertyClassId(property, 'bathType')),
    kitchenType: String(propertyClassId(property, 'kitchenType')),
    driveWayType: String(propertyClassId(property, 'driveWayType')),
    hasHalfbath: property.hasHalfBath,
    isCornerLot: property.isCornerLot,
    hasNoWalkway: property.hasNoWalkway,
  }
}

/** The form as GraphQL takes it; null for what is not stated. */
export function propertyInputOf(values: PropertyFormValues): PropertyFactsInput {
  return {
    buildingType: classNameOf(BuildingType, Number(values.buildingType)),
    areaType: classNameOf(AreaType, Number(values.areaType)),
    bathType: classNameOf(BathType, Number(values.bathType)),
    kitchenType: classNameOf(KitchenType, Number(values.kitchenType)),
    driveWayType: classNameOf(DriveWayType, Number(values.driveWayType)),
    hasHalfBath: values.hasHalfbath,
    isCornerLot: values.isCornerLot,
    hasNoWalkway: values.hasNoWalkway,
  }
}
