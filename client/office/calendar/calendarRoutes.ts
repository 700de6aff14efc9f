import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { adminsOnly } from '../../session/guards.ts'

export const calendarRoutes: RouteObject[] = [
  {
    path: 'adminCalendar',
    loader: adminsOnly,
    lazy: screen(() => import('./WorkCalendarPage.tsx'), 'officeStaff', 'booking', 'refusals'),
  },
]
