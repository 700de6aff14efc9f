import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { PageError } from '../layout/PageError.tsx'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { noAdmins } from '../session/guards.ts'
import { calendarRoutes } from './calendar/calendarRoutes.ts'
import { groupRoutes } from './crews/groupRoutes.ts'
import { userRoutes } from './customers/userRoutes.ts'
import { startRoutes } from './dashboard/startRoutes.ts'
import { orderListRoutes } from './orders/orderListRoutes.ts'
import { staffRoutes } from './people/staffRoutes.ts'
import { reportRoutes } from './reports/reportRoutes.ts'
import { serviceRoutes } from './services/serviceRoutes.ts'

/** The administrators' routes (back-office document, section 2). A page that cannot be shown leaves the rail standing. */
export const adminPages: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      {
        path: 'admin',
        loader: noAdmins,
        lazy: screen(() => import('./signIn/AdminSignInPage.tsx'), 'officeEntry'),
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
