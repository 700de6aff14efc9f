import { businessRules } from '../../schema/rules/businessRules.ts'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'

export interface CatalogSetting {
  /** Whole points for one minute of work (decision C1). */
  readonly pointsPerMinute: number
  /** Counts its saves; 0 while the catalog has no setting. */
  readonly version: number
}

/** The settings of all catalogs; the business rules are the default (decision C1). */
export async function catalogSettings(db: Db): Promise<Readonly<Record<ServiceCatalog, CatalogSetting>>> {
  const rows = await db.selectFrom('catalog_setting').selectAll().execute()
  const settingOf = (catalog: ServiceCatalog): CatalogSetting => {
    const own = rows.find((row) => row.service_catalog === catalog)
    return {
      pointsPerMinute: own?.points_per_minute ?? businessRules.pointsPerMinute[catalog],
      version: own?.version ?? 0,
    }
  }
  return {
    [ServiceCatalog.HouseCleaning]: settingOf(ServiceCatalog.HouseCleaning),
    [ServiceCatalog.LawnCare]: settingOf(ServiceCatalog.LawnCare),
    [ServiceCatalog.SnowRemoval]: settingOf(ServiceCatalog.SnowRemoval),
  }
}
