import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { customersOnly } from '../../session/guards.ts'

/** The order screens under their documented names (document section 2), and the calendar for another time (decision K8). */
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
  {
    id: 'rescheduleOrder',
    path: 'rescheduleOrder/:orderNo',
    loader: customersOnly,
    lazy: screen(() => import('./RescheduleOrderPage.tsx'), 'booking', 'orders'),
  },
]
