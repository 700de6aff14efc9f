import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { customersOnly } from '../../session/guards.ts'

/** Recharging and the histories under their documented names (customer document, section 2). */
export const historyRoutes: RouteObject[] = [
  {
    path: 'userRecharge',
    loader: customersOnly,
    lazy: screen(() => import('./RechargePage.tsx'), 'histories', 'invoice'),
  },
  {
    path: 'userPointHistory',
    loader: customersOnly,
    lazy: screen(() => import('./PointHistoryPage.tsx'), 'histories', 'invoice'),
  },
  {
    path: 'userExpHistory',
    loader: customersOnly,
    lazy: screen(() => import('./ExpHistoryPage.tsx'), 'histories', 'invoice'),
  },
  {
    path: 'userPaymentHistory',
    loader: customersOnly,
    lazy: screen(() => import('./PaymentHistoryPage.tsx'), 'histories', 'invoice'),
  },
]
