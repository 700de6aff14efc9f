import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { customersOnly } from '../../session/guards.ts'

/** The booking screens under their documented names (document section 2); each is a chunk of its own and needs a login. */
export const bookingRoutes: RouteObject[] = [
  {
    id: 'selectServiceAddress',
    path: 'selectServiceAddress/:catalog',
    loader: customersOnly,
    lazy: screen(() => import('./SelectAddressPage.tsx'), 'booking'),
  },
  {
    id: 'selectServiceDetail',
    path: 'selectServiceDetail/:catalog/:addressId',
    loader: customersOnly,
    lazy: screen(() => import('./SelectServicePage.tsx'), 'booking', 'lookups'),
  },
  {
    id: 'selectServiceTime',
    path: 'selectServiceTime/:catalog/:addressId/:serviceId',
    loader: customersOnly,
    lazy: screen(() => import('./SelectTimePage.tsx'), 'booking'),
  },
  {
    id: 'SelectServicePeriod',
    path: 'selectServicePeriod/:catalog/:addressId/:serviceId/:period',
    loader: customersOnly,
    lazy: screen(() => import('./SelectPeriodPage.tsx'), 'booking'),
  },
  {
    id: 'serviceOrderSummary',
    path: 'serviceOrderSummary/:catalog/:addressId/:serviceId/:yyyy/:mm/:dd/:slot/:hm/:period',
    loader: customersOnly,
    lazy: screen(() => import('./OrderSummaryPage.tsx'), 'booking'),
  },
  {
    id: 'userOrderCreated',
    path: 'userOrderCreated/:orderNo/:onsiteTime/:serviceCatalog/:serviceName/:timeSlot/:period',
    loader: customersOnly,
    lazy: screen(() => import('./OrderCreatedPage.tsx'), 'booking'),
  },
]
