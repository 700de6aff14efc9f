import { expect } from 'vitest'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import {
  ADDITIONAL_ITEMS,
  REMOVE_ADDITIONAL_ITEM,
  REMOVE_CHECK_POINT,
  REMOVE_SERVICE,
  SAVE_ADDITIONAL_ITEM,
  SAVE_CHECK_POINT,
  SAVE_SERVICE,
} from './catalogDocuments.ts'
import type { CatalogSteps } from './catalogSteps.ts'

/** Calls the single snow visit, its driveway and its points otherwise. @throws when one is refused */
export async function renameSnow(office: CatalogSteps): Promise<void> {
  const {
    id: serviceId,
    version,
    checkPoints,
    ...service
  } = await office.service(demoServiceId('snowVisit'), 'SnowRemoval')
  const { description, isDisabled, isFlat, periodType, addOn } = service
  const form = { description, isDisabled, isFlat, periodType, addOn }
  const [driveway] = checkPoints
  const point = { serviceId, checkPointId: driveway?.id, version: driveway?.version }
  const walkway = await walkwayItem(office)
  const replies = [
    await office.change(SAVE_SERVICE, { serviceId, version, ...form, name: 'Snow, once' }),
    await office.change(SAVE_CHECK_POINT, { ...point, name: 'Whole driveway', minutes: 18 }),
    await office.change(SAVE_ADDITIONAL_ITEM, {
      ...{ itemId: walkway.id, version: walkway.version, conditionKind: 'Area', attribute: 5 },
      ...{ mode: 'ByMinute', amount: 5, addOn: 'None' },
    }),
  ]
  expect(replies.flatMap(({ userErrors }) => userErrors)).toEqual([])
}

/** Takes all of it out of the catalogue. @throws when one is refused */
export async function removeSnow(office: CatalogSteps): Promise<void> {
  const {
    id: serviceId,
    checkPoints,
    version,
  } = await office.service(demoServiceId('snowVisit'), 'SnowRemoval')
  const walkway = await walkwayItem(office)
  const replies = [
    await office.change(REMOVE_ADDITIONAL_ITEM, { itemId: walkway.id, version: walkway.version }),
    ...(await Promise.all(
      checkPoints.map((point) =>
        office.change(REMOVE_CHECK_POINT, { serviceId, checkPointId: point.id, version: point.version }),
      ),
    )),
    await office.change(REMOVE_SERVICE, { serviceId, version }),
  ]
  expect(replies.flatMap(({ userErrors }) => userErrors)).toEqual([])
}

/** The last of the demo's items of the snow catalog. */
async function walkwayItem(office: CatalogSteps) {
  const { additionalItems } = await office.ask<{
    additionalItems: readonly { readonly id: string; readonly version: number }[]
  }>(ADDITIONAL_ITEMS, { catalog: 'SnowRemoval' })
  const last = additionalItems.at(-1)
  if (last === undefined) throw new Error('the snow catalog has no items')
  return last
}
