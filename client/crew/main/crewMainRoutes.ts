import { screen } from '../../i18n/screenTexts.ts'
import { staffOnly } from '../../session/guards.ts'

/** Where crew members begin. */
export const crewMainRoutes = [
  { path: 'staffMainPage', loader: staffOnly, lazy: screen(() => import('./StaffMainPage.tsx')) },
]
