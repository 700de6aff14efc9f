import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { customersOnly } from '../../session/guards.ts'

/** What customers do with their own details (document section 2). */
export const profileRoutes: RouteObject[] = [
  {
    path: 'editAccount',
    loader: customersOnly,
    lazy: screen(() => import('./EditAccountPage.tsx'), 'account'),
  },
  {
    path: 'changePassword',
    loader: customersOnly,
    lazy: screen(() => import('./ChangePasswordPage.tsx'), 'account'),
  },
]
