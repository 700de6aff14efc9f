import { screen } from '../../i18n/screenTexts.ts'
import { staffOnly } from '../../session/guards.ts'

/** The crew member's list of orders: catalog 0 is what is under way, anything else what is over (decision I9). */
export const crewOrderRoutes = [
  {
    path: 'staffOngoingOrderList/:catalog',
    loader: staffOnly,
    lazy: screen(() => import('./CrewOrdersPage.tsx'), 'refusals'),
  },
]
