import type { ColumnType, Generated } from 'kysely'
import type { AddressFields } from '../../schema/rules/addressFields.ts'
import type { Province } from '../../schema/rules/enumerations.ts'

/** Rows of addresses and of their versions, which never change. */

type Moment = ColumnType<Date, string, string>
type OptionalMoment = ColumnType<Date | null, string | null | undefined, string | null>

export interface AddressTable {
  id: string
  customer_id: string
  version_id: string
  is_default: boolean
  access_notes: Generated<string>
  confirmed_at: OptionalMoment
  created_at: Moment
  removed_at: OptionalMoment
}

/** The contact person and the place: form fields and their columns. */
export const placeColumns = columns({
  firstName: 'first_name',
  lastName: 'last_name',
  unit: 'unit',
  streetNo: 'street_no',
  streetName: 'street_name',
  city: 'city',
  postal: 'postal',
})

/** The facts of the property. */
export const propertyColumns = columns({
  buildingType: 'building_type',
  areaType: 'area_type',
  bathType: 'bath_type',
  kitchenType: 'kitchen_type',
  driveWayType: 'drive_way_type',
  hasHalfbath: 'has_halfbath',
  isCornerLot: 'is_corner_lot',
  hasNoWalkway: 'has_no_walkway',
})

export type PlaceFields = ReturnType<typeof placeColumns.fieldsIn>

export type AddressVersionTable = ReturnType<typeof placeColumns.rowOf> &
  ReturnType<typeof propertyColumns.rowOf> & {
    id: string
    address_id: string
    /** The street's name as the search box compares it: see `searchable`. */
    search_street: string
    province: Province
    created_at: Moment
  }

type Names = Partial<Record<keyof AddressFields, string>>

/** Fields of the form that rows keep under other names, both ways. */
function columns<const Named extends Names>(named: Named) {
  type Field = keyof Named & keyof AddressFields
  type Fields = Pick<AddressFields, Field>
  type Row = { [Each in Field as Named[Each] & string]: AddressFields[Each] }
  const pairs = Object.entries(named)
  const swapped = pairs.map(([field, column]) => [column, field] as const)
  return {
    names: Object.values<string>(named),
    rowOf: (fields: Fields) => renamed(fields, swapped) as Row,
    fieldsIn: (row: Row) => renamed(row, pairs) as Fields,
  }
}

/** @param pairs of the new name and the old one */
function renamed(from: object, pairs: readonly (readonly [string, string])[]): object {
  const values = from as Readonly<Record<string, unknown>>
  const to: Record<string, unknown> = {}
  for (const [name, old] of pairs) to[name] = values[old]
  return to
}

declare module '../kernel/database.ts' {
  interface Tables {
    address: AddressTable
    address_version: AddressVersionTable
  }
}
