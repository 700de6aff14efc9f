import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

/** The administrators' customers (back-office document, section 2 "User Settings"). */
export const userRoutes: RouteObject[] = [
  {
    path: 'adminUserList',
    loader: adminsOnly,
    lazy: screen(
      () => import('./UserListPage.tsx'),
      'officeUsers',
      'address',
      'invoice',
      'lookups',
      'refusals',
    ),
  },
]
