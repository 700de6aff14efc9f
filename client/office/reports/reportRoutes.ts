import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

/** The administrators' reports (decision T9). */
export const reportRoutes: RouteObject[] = [
  {
    path: 'adminReports',
    loader: adminsOnly,
    lazy: screen(() => import('./ReportsPage.tsx'), 'officeStart', 'lookups'),
  },
]
