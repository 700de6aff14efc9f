import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { customersOnly } from '../session/guards.ts'

/**
 * Pages that need a login (decision A1), under their documented names (customer document, section 2), and the calendar for another time
 * (decision K8) and what customers decide about their own data (decisions A17, A18, A20). All of them read from the server.
 */
export const customerPages: RouteObject[] = [
  { path: 'account', lazy: screen(() => import('./account/AccountPage.tsx'), 'account', 'series') },
  { path: 'rankDetail', lazy: screen(() => import('./rank/RankDetailPage.tsx'), 'account') },
  {
    path: 'serviceDetail',
    lazy: screen(() => import('./serviceDetail/ServiceDetailPage.tsx'), 'account', 'booking'),
  },
  {
    path: 'userAddressDetail',
    lazy: screen(() => import('./addresses/AddressListPage.tsx'), 'account', 'address', 'lookups'),
  },
  {
    path: 'addUserAddress',
    lazy: screen(() => import('./addresses/AddAddressPage.tsx'), 'account', 'address', 'lookups'),
  },
  {
    id: 'editUserAddress',
    path: 'editUserAddress/:addressId',
    lazy: screen(() => import('./addresses/EditAddressPage.tsx'), 'account', 'address', 'lookups'),
  },
  {
    id: 'selectServiceAddress',
    path: 'selectServiceAddress/:catalog',
    lazy: screen(() => import('./booking/SelectAddressPage.tsx'), 'booking'),
  },
  {
    id: 'selectServiceDetail',
    path: 'selectServiceDetail/:catalog/:addressId',
    lazy: screen(() => import('./booking/SelectServicePage.tsx'), 'booking', 'lookups'),
  },
  {
    id: 'selectServiceTime',
    path: 'selectServiceTime/:catalog/:addressId/:serviceId',
    lazy: screen(() => import('./booking/SelectTimePage.tsx'), 'booking'),
  },
  {
    id: 'SelectServicePeriod',
    path: 'selectServicePeriod/:catalog/:addressId/:serviceId/:period',
    lazy: screen(() => import('./booking/SelectPeriodPage.tsx'), 'booking'),
  },
  {
    id: 'serviceOrderSummary',
    path: 'serviceOrderSummary/:catalog/:addressId/:serviceId/:yyyy/:mm/:dd/:slot/:hm/:period',
    lazy: screen(() => import('./booking/OrderSummaryPage.tsx'), 'booking', 'series'),
  },
  {
    id: 'userOrderCreated',
    path: 'userOrderCreated/:orderNo/:onsiteTime/:serviceCatalog/:serviceName/:timeSlot/:period',
    lazy: screen(() => import('./booking/OrderCreatedPage.tsx'), 'booking', 'series'),
  },
  {
    id: 'userOrderList',
    path: 'userOrderList/:catalog',
    lazy: screen(() => import('./orders/OrderListPage.tsx'), 'booking', 'orders', 'series'),
  },
  {
    id: 'userOrderDetail',
    path: 'userOrderDetail/:orderNo',
    lazy: screen(() => import('./orders/OrderDetailPage.tsx'), 'booking', 'orders', 'series'),
  },
  {
    id: 'rescheduleOrder',
    path: 'rescheduleOrder/:orderNo',
    lazy: screen(() => import('./orders/RescheduleOrderPage.tsx'), 'booking', 'orders'),
  },
  { path: 'userSeries', lazy: screen(() => import('./series/SeriesListPage.tsx'), 'booking', 'series') },
  {
    id: 'userSeries',
    path: 'userSeries/:seriesId',
    lazy: screen(() => import('./series/SeriesPage.tsx'), 'booking', 'series'),
  },
  { path: 'editAccount', lazy: screen(() => import('./profile/EditAccountPage.tsx'), 'account') },
  { path: 'changePassword', lazy: screen(() => import('./profile/ChangePasswordPage.tsx'), 'account') },
  {
    path: 'userRecharge',
    lazy: screen(() => import('./histories/RechargePage.tsx'), 'histories', 'lookups'),
  },
  {
    path: 'userPointHistory',
    lazy: screen(() => import('./histories/PointHistoryPage.tsx'), 'histories'),
  },
  {
    path: 'userExpHistory',
    lazy: screen(() => import('./histories/ExpHistoryPage.tsx'), 'histories'),
  },
  {
    path: 'userPaymentHistory',
    lazy: screen(() => import('./histories/PaymentHistoryPage.tsx'), 'histories'),
  },
  { path: 'privacy', lazy: screen(() => import('./privacy/PrivacyPage.tsx'), 'account') },
]
  .map((page) => ({ ...page, loader: customersOnly }))
  .map(withSureChunks)
