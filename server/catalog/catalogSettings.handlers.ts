import { businessRules } from '../../schema/rules/businessRules.ts'
import { catalogSettingFields } from '../../schema/rules/catalogFields.ts'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { holdCatalogSetting, writeCatalogSetting } from './catalogChanges.store.ts'
import type { CatalogSetting } from './catalogSettings.store.ts'

/** The new setting of a catalog. */
export interface CatalogSettingForm {
  readonly serviceCatalog: ServiceCatalog
  /** Whole, 1 to 1,000 (decision C1). */
  readonly pointsPerMinute: number
  /** The version on screen; 0 while the catalog has no setting. */
  readonly version?: number | undefined
}

/** Saves the points per minute of a catalog. Orders keep their price; a booking with another price seen is refused (decision C9). */
export async function saveCatalogSettings(
  db: Db,
  command: Command,
  form: CatalogSettingForm,
): Promise<CatalogSetting | Rejection> {
  const fields = checkedFields(catalogSettingFields, form)
  if (isRejection(fields)) return { ...fields, params: businessRules.catalogue.pointsPerMinute }
  const { serviceCatalog, pointsPerMinute } = fields
  return db.transaction().execute(async (transaction) => {
    const ruled = { pointsPerMinute: businessRules.pointsPerMinute[serviceCatalog], version: 0 }
    const setting = (await holdCatalogSetting(transaction, serviceCatalog)) ?? ruled
    const { version } = setting
    if (form.version !== undefined && form.version !== version) return reject(RejectionCode.BUSY)
    if (pointsPerMinute === setting.pointsPerMinute) return setting
    const isWritten = await writeCatalogSetting(transaction, serviceCatalog, { pointsPerMinute, version })
    if (!isWritten) return reject(RejectionCode.BUSY)
    await recordOfficeChange(transaction, {
      adminId: command.actor.id,
      at: command.at,
      subject: { kind: 'catalog-setting', id: String(serviceCatalog) },
      action: 'catalog-setting.saved',
      before: { pointsPerMinute: setting.pointsPerMinute },
      after: { pointsPerMinute },
    })
    return { pointsPerMinute, version: version + 1 }
  })
}
