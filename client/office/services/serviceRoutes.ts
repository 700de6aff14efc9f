import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

export const serviceRoutes: RouteObject[] = [
  {
    path: 'adminServiceList',
    loader: adminsOnly,
    lazy: screen(() => import('./ServiceListPage.tsx'), 'officeItems', 'lookups', 'refusals'),
  },
]
