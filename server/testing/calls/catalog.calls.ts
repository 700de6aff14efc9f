import * as catalog from '../catalogDocuments.ts'
import { OFFICE_CHANGES } from '../officeChangesDocument.ts'
import { admin, adminInput, call, type ValidCall, type ValidOperation } from './validCall.ts'

/**
 * Two faults, so that no single odd value makes the call valid: an add-on of another catalog and a period without a flat price; a check
 * point of an unknown service.
 */
const service = {
  serviceCatalog: 1,
  name: 'Window cleaning',
  description: 'Inside and outside.',
  disabled: false,
  noCalc: false,
  periodType: 1,
  detailType: 121,
}
const checkPoint = { itemName: 'Windows', timeConsuming: 30, extraCountingType: 1, extraConsuming: 5 }
const item = {
  serviceCatalog: 1,
  condType: 1,
  propertyAttr: 4,
  countingType: 1,
  consuming: 20,
  detailType: 121,
}

/** The office's documented calls on the catalogue. */
export const catalogCalls: readonly ValidCall[] = [
  call('/Service/getServiceDetailList', () => ({ catalog: '1' })),
  call('/Staff/getServiceItemData', () => ({ serviceCatalog: 1 })),
  call('/Staff/addServiceItem', () => service),
  call('/Staff/saveServiceItem', ({ absentId }) => ({ ...service, serviceId: absentId })),
  call('/Staff/removeServiceItem', ({ absentId }) => ({ serviceCatalog: 1, serviceId: absentId })),
  call('/Staff/addCheckPointItem', ({ absentId }) => ({ serviceId: absentId, ...checkPoint })),
  call('/Staff/saveCheckPointItem', ({ absentId }) => ({
    serviceId: absentId,
    itemId: absentId,
    ...checkPoint,
  })),
  call('/Staff/removeCheckPointItem', ({ absentId }) => ({ serviceId: absentId, itemId: absentId })),
  call('/Staff/addPropertyAdditionalItem', () => item),
  call('/Staff/savePropertyAdditionalItem', ({ absentId }) => ({ itemId: absentId, ...item })),
  call('/Staff/removePropertyAdditionalItem', ({ absentId }) => ({ serviceCatalog: 1, Id: absentId })),
]

const serviceForm = {
  name: 'Window cleaning',
  description: 'Inside and outside.',
  isDisabled: false,
  isFlat: false,
  periodType: 'Month',
  addOn: 'SeasonalCleanup',
}
const checkPointForm = { name: 'Windows', minutes: 30, extraMode: 'ByMinute', extraAmount: 5 }
const itemForm = {
  conditionKind: 'BuildingType',
  attribute: 4,
  mode: 'ByMinute',
  amount: 20,
  addOn: 'SeasonalCleanup',
}

/** The same at `/graphql`. */
export const catalogOperations: readonly ValidOperation[] = [
  admin(catalog.SERVICE_ITEMS, () => ({ catalog: 'HouseCleaning' })),
  admin(catalog.ADDITIONAL_ITEMS, () => ({ catalog: 'LawnCare' })),
  admin(catalog.CATALOG_SETTINGS, () => ({})),
  admin(catalog.PREVIEW_PRICE, ({ serviceId }) => ({
    serviceId,
    property: { areaType: 'From2300To4000' },
    rankDiscountTenths: 50,
    draft: { pointsPerMinute: 80 },
  })),
  admin(OFFICE_CHANGES, ({ absentId }) => ({
    record: 'Catalogue',
    first: 5,
    after: encodeURIComponent('["record","999"]'),
    subjectId: absentId,
  })),
  adminInput(catalog.ADD_SERVICE, () => ({ key: 'a key', catalog: 'HouseCleaning', ...serviceForm })),
  adminInput(catalog.SAVE_SERVICE, ({ absentId }) => ({
    serviceId: absentId,
    version: 1,
    ...serviceForm,
  })),
  adminInput(catalog.SAVE_SERVICE_TEXTS, ({ absentId }) => ({
    serviceId: absentId,
    version: 1,
    name: 'Windows',
    description: null,
    specialNotice: null,
    translations: [{ language: 'French', name: 'Fenêtres' }],
  })),
  adminInput(catalog.REMOVE_SERVICE, ({ absentId }) => ({ serviceId: absentId, version: 1 })),
  adminInput(catalog.ADD_CHECK_POINT, ({ absentId }) => ({
    key: 'a key',
    serviceId: absentId,
    ...checkPointForm,
    translations: [{ language: 'French', name: 'Fenêtres' }],
  })),
  adminInput(catalog.SAVE_CHECK_POINT, ({ absentId }) => ({
    serviceId: absentId,
    checkPointId: absentId,
    version: 1,
    ...checkPointForm,
  })),
  adminInput(catalog.REMOVE_CHECK_POINT, ({ absentId }) => ({
    serviceId: absentId,
    checkPointId: absentId,
    version: 1,
  })),
  adminInput(catalog.ADD_ADDITIONAL_ITEM, () => ({
    key: 'a key',
    catalog: 'HouseCleaning',
    ...itemForm,
  })),
  adminInput(catalog.SAVE_ADDITIONAL_ITEM, ({ absentId }) => ({
    itemId: absentId,
    version: 1,
    ...itemForm,
  })),
  adminInput(catalog.REMOVE_ADDITIONAL_ITEM, ({ absentId }) => ({
    itemId: absentId,
    version: 1,
  })),
  adminInput(catalog.SAVE_CATALOG_SETTINGS, () => ({
    catalog: 'HouseCleaning',
    pointsPerMinute: 0,
    version: 999,
  })),
]
