import type { RouteObject } from 'react-router'
import { customersOnly } from '../../../session/guards.ts'

/** The booking screens under their documented names (document section 2); each is a chunk of its own and needs a login. */
export const bookingRoutes: RouteObject[] = [
  {
    id: 'selectServiceAddress',
    path: 'selectServiceAddress/:catalog',
    loader: customersOnly,
    lazy: () => import('./SelectAddressPage.tsx'),
  },
  {
    id: 'selectServiceDetail',
    path: 'selectServiceDetail/:catalog/:addressId',
    loader: customersOnly,
    lazy: () => import('./SelectServicePage.tsx'),
  },
  {
    id: 'selectServiceTime',
    path: 'selectServiceTime/:catalog/:addressId/:serviceId',
    loader: customersOnly,
    lazy: () => import('./SelectTimePage.tsx'),
  },
  {
    id: 'SelectServicePeriod',
    path: 'selectServicePeriod/:catalog/:addressId/:serviceId/:period',
    loader: customersOnly,
    lazy: () => import('./SelectPeriodPage.tsx'),
  },
  {
    id: 'serviceOrderSummary',
    path: 'serviceOrderSummary/:catalog/:addressId/:serviceId/:yyyy/:mm/:dd/:slot/:hm/:period',
    loader: customersOnly,
    lazy: () => import('./OrderSummaryPage.tsx'),
  },
  {
    id: 'userOrderCreated',
    path: 'userOrderCreated/:orderNo/:onsiteTime/:serviceCatalog/:serviceName/:timeSlot/:period',
    loader: customersOnly,
    lazy: () => import('./OrderCreatedPage.tsx'),
  },
]
