import {
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  DriveWayType,
  KitchenType,
  nameOf,
  type ServiceCatalog,
} from './enumerations.ts'

/** The yes-or-no attributes, which are no value of their kind's list; ids follow the documents' order (decision B5). */
export const YesNoAttribute = { CornerLot: 5, Walkway: 6, NoHalfbath: 4 } as const

const { CornerLot, Walkway, NoHalfbath } = YesNoAttribute

/** The attributes of additional items, by kind of condition (back-office document, section 3; decision B5). */
export const propertyAttributes: Readonly<
  Record<keyof typeof ConditionKind, Readonly<Record<string, number>>>
> = {
  BuildingType,
  Area: { ...AreaType, CornerLot, Walkway },
  Kitchen: KitchenType,
  Bathroom: { ...BathType, NoHalfbath },
  Driveway: DriveWayType,
}

/** Whether a kind has such an attribute; kinds 3 and 6 are reserved and have none. */
export function isKnownCondition(condType: number, propertyAttr: number): boolean {
  const kind = nameOf(ConditionKind, condType)
  return kind !== undefined && nameOf(propertyAttributes[kind], propertyAttr) !== undefined
}

/**
 * Whether services and items of a catalog may have that add-on: none fits every catalog, else its second digit names the catalog (decision
 * C7).
 */
export function isAddOnOf(serviceCatalog: ServiceCatalog, detailType: number): boolean {
  return detailType === 0 || Math.floor(detailType / 10) % 10 === serviceCatalog
}
