import 'reflect-metadata'
import { accountCustomerCalls, officeSignInCalls } from '../account/accounts.rest.ts'
import { passwordsCustomerCalls } from '../account/passwords.customer.rest.ts'
import { profileCustomerCalls } from '../account/profile.customer.rest.ts'
import { registrationCustomerCalls } from '../account/registration.customer.rest.ts'
import { addressesCustomerCalls } from '../addresses/addresses.rest.ts'
import { additionalItemAdminCalls } from '../catalog/additionalItems.admin.rest.ts'
import { catalogAdminCalls, catalogCustomerCalls } from '../catalog/catalog.rest.ts'
import { groupsAdminCalls, staffAdminCalls } from '../crews/crews.admin.rest.ts'
import { customersAdminCalls } from '../customers/customers.admin.rest.ts'
import { customerExportsAdminCalls } from '../exports/customerExports.admin.rest.ts'
import { moneyExportsAdminCalls } from '../exports/moneyExports.admin.rest.ts'
import { exportsAdminCalls } from '../exports/orderExports.admin.rest.ts'
import { historiesCustomerCalls } from '../money/histories.customer.rest.ts'
import { moneyAdminCalls } from '../money/money.admin.rest.ts'
import { bookingCustomerCalls } from '../orders/booking.customer.rest.ts'
import { orderCommandsAdminCalls, ordersAdminCalls } from '../orders/orders.admin.rest.ts'
import { ordersCustomerCalls, ordersStaffCalls } from '../orders/orders.rest.ts'
import { privacyAdminCalls, privacyCustomerCalls } from '../privacy/privacy.rest.ts'
import type { RestCall } from './restCall.ts'

/** Every documented call; a new one goes into its subject's file, and `npm run build:schema` writes it into `schema/rest.yaml`. */
export const restCalls: readonly RestCall[] = [
  ...accountCustomerCalls,
  ...addressesCustomerCalls,
  ...registrationCustomerCalls,
  ...passwordsCustomerCalls,
  ...profileCustomerCalls,
  ...privacyCustomerCalls,
  ...privacyAdminCalls,
  ...customersAdminCalls,
  ...catalogCustomerCalls,
  ...catalogAdminCalls,
  ...additionalItemAdminCalls,
  ...bookingCustomerCalls,
  ...ordersCustomerCalls,
  ...historiesCustomerCalls,
  ...moneyAdminCalls,
  ...moneyExportsAdminCalls,
  ...customerExportsAdminCalls,
  ...officeSignInCalls,
  ...staffAdminCalls,
  ...groupsAdminCalls,
  ...ordersStaffCalls,
  ...ordersAdminCalls,
  ...exportsAdminCalls,
  ...orderCommandsAdminCalls,
]
