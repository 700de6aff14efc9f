import type { ColumnType } from 'kysely'
import type { Province } from '../../schema/rules/enumerations.ts'

/** Rows of addresses and of their versions, which never change. */

type Moment = ColumnType<Date, string, string>
type OptionalMoment = ColumnType<Date | null, string | null | undefined, string | null>

export interface AddressTable {
  id: string
  customer_id: string
  version_id: string
  is_default: boolean
  confirmed_at: OptionalMoment
  created_at: Moment
  removed_at: OptionalMoment
}

export interface AddressVersionTable {
  id: string
  address_id: string
  first_name: string
  last_name: string
  unit: string
  street_no: string
  street_name: string
  city: string
  postal: string
  province: Province
  building_type: number
  area_type: number
  bath_type: number
  kitchen_type: number
  drive_way_type: number
  has_halfbath: boolean
  is_corner_lot: boolean
  has_no_walkway: boolean
  created_at: Moment
}

declare module '../kernel/database.ts' {
  interface Tables {
    address: AddressTable
    address_version: AddressVersionTable
  }
}
