import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

export const staffRoutes: RouteObject[] = [
  {
    path: 'adminStaffList',
    loader: adminsOnly,
    lazy: screen(() => import('./StaffListPage.tsx'), 'officeStaff', 'lookups', 'refusals'),
  },
]
