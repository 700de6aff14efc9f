import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

/** The administrators' main page (back-office document, section 2). */
export const startRoutes: RouteObject[] = [
  {
    path: 'adminMainPage',
    loader: adminsOnly,
    lazy: screen(() => import('./AdminMainPage.tsx'), 'officeStart'),
  },
]
