import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

export const groupRoutes: RouteObject[] = [
  {
    path: 'adminStaffGroupList',
    loader: adminsOnly,
    lazy: screen(() => import('./GroupListPage.tsx'), 'officeStaff', 'refusals'),
  },
]
