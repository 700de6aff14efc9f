import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { customersOnly } from '../../session/guards.ts'

/** What customers decide about their own data (decisions A17, A18, A20). */
export const privacyRoutes: RouteObject[] = [
  {
    path: 'privacy',
    loader: customersOnly,
    lazy: screen(() => import('./PrivacyPage.tsx'), 'account'),
  },
]
