import type { RouteObject } from 'react-router'
import { screen } from '../../../i18n/screenTexts.ts'
import { customersOnly } from '../../../session/guards.ts'

/** The order screens under their documented names (document section 2). */
export const orderRoutes: RouteObject[] = [
  {
    id: 'userOrderList',
    path: 'userOrderList/:catalog',
    loader: customersOnly,
    lazy: screen(() => import('./OrderListPage.tsx'), 'booking', 'orders'),
  },
  {
    id: 'userOrderDetail',
    path: 'userOrderDetail/:orderNo',
    loader: customersOnly,
    lazy: screen(() => import('./OrderDetailPage.tsx'), 'booking', 'orders'),
  },
]
