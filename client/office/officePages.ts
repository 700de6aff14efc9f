import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { PageError } from '../layout/PageError.tsx'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { adminsOnly, noAdmins } from '../session/guards.ts'

/**
 * The routes of signed-in administrators, under their documented names (back-office document, section 2), and the reports (decision T9).
 */
const ownPages: RouteObject[] = [
  {
    path: 'adminMainPage',
    lazy: screen(() => import('./dashboard/DashboardPage.tsx'), 'officeStart', 'series'),
  },
  {
    path: 'adminOrderList',
    lazy: screen(
      () => import('./orders/OfficeOrderListPage.tsx'),
      'officeOrders',
      'address',
      'booking',
      'orders',
      'series',
      'lookups',
      'refusals',
    ),
  },
  {
    path: 'adminOrder/:orderNo',
    lazy: screen(
      () => import('./orders/page/OfficeOrderPage.tsx'),
      'officeOrders',
      'address',
      'booking',
      'orders',
      'series',
      'lookups',
      'refusals',
    ),
  },
  {
    path: 'adminOverdue',
    lazy: screen(() => import('./bulk/OverdueVisitsPage.tsx'), 'officeOrders'),
  },
  {
    path: 'adminSeries',
    lazy: screen(() => import('./series/OfficeSeriesListPage.tsx'), 'series', 'booking'),
  },
  {
    path: 'adminSeries/:seriesId',
    lazy: screen(
      () => import('./series/OfficeSeriesPage.tsx'),
      'series',
      'officeOrders',
      'booking',
      'lookups',
    ),
  },
  {
    path: 'adminUserList',
    lazy: screen(
      () => import('./customers/UserListPage.tsx'),
      'officeUsers',
      'address',
      'histories',
      'series',
      'lookups',
      'refusals',
    ),
  },
  {
    path: 'adminBooking',
    lazy: screen(
      () => import('./customers/caller/CallerPage.tsx'),
      'officeUsers',
      'address',
      'booking',
      'histories',
      'lookups',
      'refusals',
    ),
  },
  {
    path: 'adminServiceList',
    lazy: screen(
      () => import('./services/ServiceListPage.tsx'),
      'officeItems',
      'address',
      'booking',
      'lookups',
      'refusals',
    ),
  },
  {
    path: 'adminStaffList',
    lazy: screen(() => import('./people/StaffListPage.tsx'), 'officeStaff', 'lookups', 'refusals'),
  },
  {
    path: 'adminStaffGroupList',
    lazy: screen(() => import('./crews/GroupListPage.tsx'), 'officeStaff', 'refusals'),
  },
  {
    path: 'adminCalendar',
    lazy: screen(
      () => import('./calendar/WorkCalendarPage.tsx'),
      'officeOrders',
      'officeStaff',
      'booking',
      'orders',
      'series',
      'lookups',
      'refusals',
    ),
  },
  { path: 'adminReports', lazy: screen(() => import('./reports/ReportsPage.tsx'), 'officeStart', 'lookups') },
]

/** The administrators' routes (back-office document, section 2). If a page cannot be shown, the rail stays. */
export const officePages: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      {
        path: 'admin',
        loader: noAdmins,
        lazy: screen(() => import('./signIn/OfficeSignInPage.tsx')),
      },
      ...ownPages.map((page) => ({ ...page, loader: adminsOnly })),
    ].map(withSureChunks),
  },
]
