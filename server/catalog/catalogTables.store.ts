import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PeriodType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { CheckPointText, ServiceText, Translations } from './catalogTexts.ts'

/** Rows of the catalogue. `version` counts the saves of a row, so that a save of an older state is refused. */

type Moment = ColumnType<Date, string, string>
type OptionalMoment = ColumnType<Date | null, string | null | undefined, string | null>

interface CatalogSettingTable {
  service_catalog: ServiceCatalog
  points_per_minute: number
  version: Generated<number>
}

export interface ServiceItemTable {
  id: string
  service_catalog: ServiceCatalog
  name: string
  description: string
  is_disabled: Generated<boolean>
  no_calc: boolean
  period_type: PeriodType
  detail_type: number
  special_notice: string | null
  offered_months: Generated<readonly number[]>
  translations: JSONColumnType<Translations<ServiceText>>
  position: number
  created_at: Moment
  removed_at: OptionalMoment
  version: Generated<number>
}

export interface CheckPointItemTable {
  id: string
  service_item_id: string
  item_name: string
  time_consuming: number
  extra_counting_type: number
  extra_consuming: number
  translations: JSONColumnType<Translations<CheckPointText>>
  position: number
  removed_at: OptionalMoment
  version: Generated<number>
}

export interface AdditionalItemTable {
  id: string
  service_catalog: ServiceCatalog
  cond_type: number
  property_attr: number
  counting_type: number
  consuming: number
  detail_type: number
  position: number
  removed_at: OptionalMoment
  version: Generated<number>
}

declare module '../kernel/database.ts' {
  interface Tables {
    catalog_setting: CatalogSettingTable
    service_item: ServiceItemTable
    check_point_item: CheckPointItemTable
    additional_item: AdditionalItemTable
  }
}
