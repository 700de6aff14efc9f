import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

/** Order management under its documented name (back-office document, section 2). */
export const orderListRoutes: RouteObject[] = [
  {
    path: 'adminOrderList',
    loader: adminsOnly,
    lazy: screen(
      () => import('./AdminOrderListPage.tsx'),
      'officeOrders',
      'address',
      'booking',
      'orders',
      'lookups',
      'refusals',
    ),
  },
]
