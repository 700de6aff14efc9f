import type { RouteObject } from 'react-router'
import { PageError } from '../../frame/PageError.tsx'
import { withSureChunks } from '../../frame/withSureChunks.ts'
import { screen } from '../../i18n/screenTexts.ts'
import { noAdmins } from '../../session/guards.ts'
import { calendarRoutes } from './calendar/calendarRoutes.ts'
import { groupRoutes } from './groups/groupRoutes.ts'
import { orderListRoutes } from './orders/orderListRoutes.ts'
import { reportRoutes } from './reports/reportRoutes.ts'
import { serviceRoutes } from './services/serviceRoutes.ts'
import { staffRoutes } from './staff/staffRoutes.ts'
import { startRoutes } from './start/startRoutes.ts'
import { userRoutes } from './users/userRoutes.ts'

/** The administrators' routes (back-office document, section 2). A page that cannot be shown leaves the rail standing. */
export const adminPages: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      {
        path: 'admin',
        loader: noAdmins,
        lazy: screen(() => import('./session/AdminSignInPage.tsx'), 'officeEntry'),
      },
      ...reportRoutes,
      ...startRoutes,
      ...orderListRoutes,
      ...serviceRoutes,
      ...staffRoutes,
      ...groupRoutes,
      ...calendarRoutes,
      ...userRoutes,
    ].map(withSureChunks),
  },
]
