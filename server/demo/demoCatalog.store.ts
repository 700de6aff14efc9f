import { businessRules } from '../../schema/rules/businessRules.ts'
import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { derivedId } from '../kernel/ids.ts'
import {
  type DemoAdditionalItem,
  type DemoService,
  type DemoServiceText,
  demoAdditionalItems,
  demoCatalogTexts,
  demoServices,
} from './demoCatalog.ts'

/** Fills an empty catalogue with the demo services of all three catalogs. Ids are the same wherever it runs. */
export async function seedCatalog(db: Db, now: Temporal.Instant): Promise<void> {
  const settings = Object.values(ServiceCatalog).map((service_catalog) => ({
    service_catalog,
    points_per_minute: businessRules.pointsPerMinute[service_catalog],
  }))
  await db.insertInto('catalog_setting').values(settings).execute()
  await db
    .insertInto('service_item')
    .values(demoServices.map((service, at) => serviceRow(service, at, now)))
    .execute()
  await db.insertInto('check_point_item').values(demoServices.flatMap(checkPointRows)).execute()
  await db.insertInto('additional_item').values(demoAdditionalItems.map(additionalRow)).execute()
}

const OFFERED_MONTHS: Partial<Record<DemoServiceText, readonly number[]>> = {
  mowing: [5, 6, 7, 8, 9, 10],
  monthlyMowing: [5, 6, 7, 8, 9, 10],
  seasonalCleanup: [4, 5, 10, 11],
  weedControl: [5, 6, 7, 8, 9],
  fertilization: [4, 5, 6, 7, 8, 9, 10],
  snowVisit: [1, 2, 3, 4, 10, 11, 12],
  snowMonth: [1, 2, 3, 4, 10, 11, 12],
}

/** Limits work on lawns and snow to its months in Calgary, once the demo's orders are placed; pests are looked for all year. */
export async function limitMonths(db: Db): Promise<void> {
  for (const service of demoServices) {
    const months = OFFERED_MONTHS[service.text]
    if (months === undefined) continue
    await db
      .updateTable('service_item')
      .set({ offered_months: months })
      .where('id', '=', demoServiceId(service.text))
      .execute()
  }
}

/** The id of a demo service, for demo orders and specs. */
export function demoServiceId(service: DemoServiceText): string {
  return demoId(`service ${service}`)
}

function serviceRow(service: DemoService, position: number, now: Temporal.Instant) {
  const { en, ...translations } = demoCatalogTexts.services[service.text]
  return {
    id: demoServiceId(service.text),
    service_catalog: service.catalog,
    name: en.name,
    description: en.description,
    is_disabled: service.isDisabled,
    no_calc: service.periodType !== 0,
    period_type: service.periodType,
    detail_type: service.detailType,
    special_notice: 'specialNotice' in en ? en.specialNotice : null,
    translations: JSON.stringify(translations),
    position,
    created_at: now.toString(),
  }
}

function checkPointRows(service: DemoService) {
  return service.work.map(({ point, minutes, extra: [mode, amount] = [0, 0] }, position) => {
    const { en, ...others } = demoCatalogTexts.checkPoints[point]
    const translations = Object.entries(others).map(([language, itemName]) => [language, { itemName }])
    return {
      id: demoId(`check point ${service.text} ${point}`),
      service_item_id: demoServiceId(service.text),
      item_name: en,
      time_consuming: minutes,
      extra_counting_type: mode,
      extra_consuming: amount,
      translations: JSON.stringify(Object.fromEntries(translations)),
      position,
    }
  })
}

function additionalRow(
  { catalog, detailType, condition, mode, amount }: DemoAdditionalItem,
  position: number,
) {
  const [cond_type, property_attr] = condition
  return {
    id: demoId(`additional item ${catalog} ${detailType} ${cond_type}.${property_attr}`),
    service_catalog: catalog,
    cond_type,
    property_attr,
    counting_type: mode,
    consuming: amount,
    detail_type: detailType,
    position,
  }
}

function demoId(what: string): string {
  return derivedId('demo catalogue', what)
}
