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

/** The same at `/graphql`. */
export const catalogOperations: readonly ValidOperation[] = []
