import type lookups from '../../schema/lookups/en.json'
import type refusals from '../../schema/refusals/en.json'
import type account from './account/en.json'
import type address from './address/en.json'
import type booking from './booking/en.json'
import type crew from './crew/en.json'
import type entry from './entry/en.json'
import type head from './head/en.json'
import type histories from './histories/en.json'
import type home from './home/en.json'
import type invoice from './invoice/en.json'
import type login from './login/en.json'
import type office from './office/en.json'
import type officeEntry from './officeEntry/en.json'
import type officeItems from './officeItems/en.json'
import type officeOrders from './officeOrders/en.json'
import type officeStaff from './officeStaff/en.json'
import type officeStart from './officeStart/en.json'

import type officeUsers from './officeUsers/en.json'
import type orders from './orders/en.json'
import type policy from './policy/en.json'
import type signedIn from './signedIn/en.json'
import type site from './site/en.json'

/** The name of a text; English names them all. */
export type MessageId =
  | keyof typeof site
  | keyof typeof head
  | keyof typeof home
  | keyof typeof policy
  | keyof typeof login
  | keyof typeof entry
  | keyof typeof signedIn
  | keyof typeof account
  | keyof typeof address
  | keyof typeof booking
  | keyof typeof orders
  | keyof typeof histories
  | keyof typeof invoice
  | keyof typeof officeEntry
  | keyof typeof office
  | keyof typeof officeStart
  | keyof typeof officeOrders
  | keyof typeof officeItems
  | keyof typeof officeStaff
  | keyof typeof officeUsers
  | keyof typeof crew
  | keyof typeof refusals
  | keyof typeof lookups
