import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { customersOnly } from '../../session/guards.ts'

/** The address screens under their documented names (customer document, section 2). */
export const addressRoutes: RouteObject[] = [
  {
    path: 'userAddressDetail',
    loader: customersOnly,
    lazy: screen(() => import('./AddressListPage.tsx'), 'account', 'address', 'lookups'),
  },
  {
    path: 'addUserAddress',
    loader: customersOnly,
    lazy: screen(() => import('./AddAddressPage.tsx'), 'account', 'address', 'lookups'),
  },
  {
    id: 'editUserAddress',
    path: 'editUserAddress/:addressId',
    loader: customersOnly,
    lazy: screen(() => import('./EditAddressPage.tsx'), 'account', 'address', 'lookups'),
  },
]
