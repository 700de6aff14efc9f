import type { RouteObject } from 'react-router'
import { customersOnly } from '../../../session/guards.ts'

/** The order screens under their documented names (document section 2). */
export const orderRoutes: RouteObject[] = [
  {
    id: 'userOrderList',
    path: 'userOrderList/:catalog',
    loader: customersOnly,
    lazy: () => import('./OrderListPage.tsx'),
  },
  {
    id: 'userOrderDetail',
    path: 'userOrderDetail/:orderNo',
    loader: customersOnly,
    lazy: () => import('./OrderDetailPage.tsx'),
  },
]
