import { accountCustomerCalls } from '../accounts/accounts.customer.rest.ts'
import { addressesCustomerCalls } from '../accounts/addresses.customer.rest.ts'
import { customersAdminCalls } from '../accounts/customers.admin.rest.ts'
import { passwordsCustomerCalls } from '../accounts/passwords.customer.rest.ts'
import { privacyAdminCalls } from '../accounts/privacy.admin.rest.ts'
import { privacyCustomerCalls } from '../accounts/privacy.customer.rest.ts'
import { profileCustomerCalls } from '../accounts/profile.customer.rest.ts'
import { registrationCustomerCalls } from '../accounts/registration.customer.rest.ts'
import { officeSignInCalls } from '../accounts/signIns.office.rest.ts'
import { staffAdminCalls } from '../accounts/staff.admin.rest.ts'
import { moneyExportsAdminCalls } from '../billing/exports.admin.rest.ts'
import { historiesCustomerCalls } from '../billing/histories.customer.rest.ts'
import { moneyAdminCalls } from '../billing/money.admin.rest.ts'
import { additionalItemAdminCalls } from '../catalog/additionalItems.admin.rest.ts'
import { catalogAdminCalls } from '../catalog/catalog.admin.rest.ts'
import { catalogCustomerCalls } from '../catalog/catalog.customer.rest.ts'
import { bookingCustomerCalls } from '../ordering/booking.customer.rest.ts'
import { exportsAdminCalls } from '../ordering/exports.admin.rest.ts'
import { orderCommandsAdminCalls } from '../ordering/orderCommands.admin.rest.ts'
import { ordersAdminCalls } from '../ordering/orders.admin.rest.ts'
import { ordersCustomerCalls } from '../ordering/orders.customer.rest.ts'
import { ordersStaffCalls } from '../ordering/orders.staff.rest.ts'
import { groupsAdminCalls } from '../staffing/groups.admin.rest.ts'
import type { RestCall } from './restCall.ts'

/** Every documented call that is answered; a new one is one line in its slice and its entry in `schema/rest.yaml`. */
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
  ...officeSignInCalls,
  ...staffAdminCalls,
  ...groupsAdminCalls,
  ...ordersStaffCalls,
  ...ordersAdminCalls,
  ...exportsAdminCalls,
  ...orderCommandsAdminCalls,
]
