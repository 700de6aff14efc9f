import { PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'

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

function nameOf<Name extends string, Id>(names: Readonly<Record<Name, Id>>, id: Id): Name {
  const found = (Object.keys(names) as Name[]).find((name) => names[name] === id)
  if (found === undefined) throw new Error(`no name for ${String(id)}`)
  return found
}
