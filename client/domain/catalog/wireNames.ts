import {
  PeriodType,
  Province,
  type ProvinceCode,
  ServiceCatalog,
  Slot,
} from '../../../schema/rules/enumerations.ts'

/** Maps the numbers of routes and forms to the names of the GraphQL contract, and back. */

export type CatalogName = keyof typeof ServiceCatalog
export type PeriodName = keyof typeof PeriodType
export type SlotName = keyof typeof Slot

export function catalogName(catalog: ServiceCatalog): CatalogName {
  return nameOf(ServiceCatalog, catalog)
}

export function periodName(period: PeriodType): PeriodName {
  return nameOf(PeriodType, period)
}

export function slotName(slot: Slot): SlotName {
  return nameOf(Slot, slot)
}

export function provinceName(province: Province): ProvinceCode {
  return nameOf(Province, province)
}

/** The name of a property's class; null for 0, which is "not stated" (decision B6). */
export function classNameOf<Name extends string>(
  classes: Readonly<Record<Name, number>>,
  id: number,
): Name | null {
  return id === 0 ? null : nameOf<Name, number>(classes, id)
}

/** The number of a property's class; 0 where none is stated. */
export function classIdOf<Name extends string>(
  classes: Readonly<Record<Name, number>>,
  name: Name | null | undefined,
): number {
  return name ? classes[name] : 0
}

function nameOf<Name extends string, Id>(names: Readonly<Record<Name, Id>>, id: Id): Name {
  const found = (Object.keys(names) as Name[]).find((name) => names[name] === id)
  if (found === undefined) throw new Error(`no name for ${String(id)}`)
  return found
}
