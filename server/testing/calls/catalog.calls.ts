import {
  ADD_ADDITIONAL_ITEM,
  ADD_CHECK_POINT,
  ADD_SERVICE,
  ADDITIONAL_ITEMS,
  CATALOG_SETTINGS,
  PREVIEW_PRICE,
  REMOVE_ADDITIONAL_ITEM,
  REMOVE_CHECK_POINT,
  REMOVE_SERVICE,
  SAVE_ADDITIONAL_ITEM,
  SAVE_CATALOG_SETTINGS,
  SAVE_CHECK_POINT,
  SAVE_SERVICE,
  SAVE_SERVICE_TEXTS,
  SERVICE_ITEMS,
} from '../catalogDocuments.ts'
import { OFFICE_CHANGES } from '../officeChangesDocument.ts'
import type { ValidCall, ValidOperation } from './validCall.ts'

/**
 * Wrong in two places, so that no single odd value makes it a change: an add-on of another catalog, and a period without a flat price;
 * a check point of a service that is not there.
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

/** What the office does in the catalogue, through the documented calls. */
export const catalogCalls: readonly ValidCall[] = [
  { path: '/Service/getServiceDetailList', body: () => ({ catalog: '1' }) },
  { path: '/Staff/getServiceItemData', body: () => ({ serviceCatalog: 1 }) },
  { path: '/Staff/addServiceItem', body: () => service },
  { path: '/Staff/saveServiceItem', body: ({ absentId }) => ({ ...service, serviceId: absentId }) },
  {
    path: '/Staff/removeServiceItem',
    body: ({ absentId }) => ({ serviceCatalog: 1, serviceId: absentId }),
  },
  { path: '/Staff/addCheckPointItem', body: ({ absentId }) => ({ serviceId: absentId, ...checkPoint }) },
  {
    path: '/Staff/saveCheckPointItem',
    body: ({ absentId }) => ({ serviceId: absentId, itemId: absentId, ...checkPoint }),
  },
  {
    path: '/Staff/removeCheckPointItem',
    body: ({ absentId }) => ({ serviceId: absentId, itemId: absentId }),
  },
  { path: '/Staff/addPropertyAdditionalItem', body: () => item },
  { path: '/Staff/savePropertyAdditionalItem', body: ({ absentId }) => ({ itemId: absentId, ...item }) },
  {
    path: '/Staff/removePropertyAdditionalItem',
    body: ({ absentId }) => ({ serviceCatalog: 1, Id: absentId }),
  },
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
  read('serviceItems', SERVICE_ITEMS, () => ({ catalog: 'HouseCleaning' })),
  read('additionalItems', ADDITIONAL_ITEMS, () => ({ catalog: 'LawnCare' })),
  read('catalogSettings', CATALOG_SETTINGS, () => ({})),
  read('previewPrice', PREVIEW_PRICE, ({ serviceId }) => ({
    serviceId,
    property: { areaType: 'From2300To4000' },
    rankDiscountTenths: 50,
    draft: { pointsPerMinute: 80 },
  })),
  read('officeChanges', OFFICE_CHANGES, ({ absentId }) => ({
    record: 'Catalogue',
    first: 5,
    after: encodeURIComponent('["record","999"]'),
    subjectId: absentId,
  })),
  change('addService', ADD_SERVICE, () => ({ key: 'a key', catalog: 'HouseCleaning', ...serviceForm })),
  change('saveService', SAVE_SERVICE, ({ absentId }) => ({
    serviceId: absentId,
    version: 1,
    ...serviceForm,
  })),
  change('saveServiceTexts', SAVE_SERVICE_TEXTS, ({ absentId }) => ({
    serviceId: absentId,
    version: 1,
    name: 'Windows',
    description: null,
    specialNotice: null,
    translations: [{ language: 'French', name: 'Fenêtres' }],
  })),
  change('removeService', REMOVE_SERVICE, ({ absentId }) => ({ serviceId: absentId, version: 1 })),
  change('addCheckPoint', ADD_CHECK_POINT, ({ absentId }) => ({
    key: 'a key',
    serviceId: absentId,
    ...checkPointForm,
    translations: [{ language: 'French', name: 'Fenêtres' }],
  })),
  change('saveCheckPoint', SAVE_CHECK_POINT, ({ absentId }) => ({
    serviceId: absentId,
    checkPointId: absentId,
    version: 1,
    ...checkPointForm,
  })),
  change('removeCheckPoint', REMOVE_CHECK_POINT, ({ absentId }) => ({
    serviceId: absentId,
    checkPointId: absentId,
    version: 1,
  })),
  change('addAdditionalItem', ADD_ADDITIONAL_ITEM, () => ({
    key: 'a key',
    catalog: 'HouseCleaning',
    ...itemForm,
  })),
  change('saveAdditionalItem', SAVE_ADDITIONAL_ITEM, ({ absentId }) => ({
    itemId: absentId,
    version: 1,
    ...itemForm,
  })),
  change('removeAdditionalItem', REMOVE_ADDITIONAL_ITEM, ({ absentId }) => ({
    itemId: absentId,
    version: 1,
  })),
  change('saveCatalogSettings', SAVE_CATALOG_SETTINGS, () => ({
    catalog: 'HouseCleaning',
    pointsPerMinute: 0,
    version: 999,
  })),
]

type Variables = NonNullable<ValidOperation['variables']>

function read(root: string, query: string, variables: Variables): ValidOperation {
  return { root, query, variables, audience: 'admin' }
}

function change(root: string, query: string, input: Variables): ValidOperation {
  return { root, query, variables: (of) => ({ input: input(of) }), audience: 'admin' }
}
