import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema, type PubSub } from 'type-graphql'
import { AccountsResolver } from '../accounts/accounts.resolver.ts'
import { AddressesResolver } from '../accounts/addresses.resolver.ts'
import { CustomerChangesResolver } from '../accounts/customerChanges.resolver.ts'
import { ErasureResolver, OfficeErasureResolver } from '../accounts/erasure.resolver.ts'
import { OfficeCustomerCommandsResolver } from '../accounts/officeCustomerCommands.resolver.ts'
import { OfficeCustomersResolver } from '../accounts/officeCustomers.resolver.ts'
import { PasswordsResolver } from '../accounts/passwords.resolver.ts'
import { PeopleResolver } from '../accounts/people.resolver.ts'
import { PrivacyResolver } from '../accounts/privacy.resolver.ts'
import { ProfileResolver } from '../accounts/profile.resolver.ts'
import { RegistrationResolver } from '../accounts/registration.resolver.ts'
import { StaffResolver } from '../accounts/staff.resolver.ts'
import { HistoriesResolver } from '../billing/histories.resolver.ts'
import { MoneyReportsResolver } from '../billing/moneyReports.resolver.ts'
import { OfficeHistoriesResolver } from '../billing/officeHistories.resolver.ts'
import { OfficePaymentsResolver } from '../billing/officePayments.resolver.ts'
import { OfficePaymentResolver, PaymentResolver } from '../billing/payment.resolver.ts'
import {
  ExperienceEntryResolver,
  LedgerEntryResolver,
  PointEntryResolver,
} from '../billing/pointEntry.resolver.ts'
import { AdditionalItemsResolver } from '../catalog/additionalItems.resolver.ts'
import { CatalogChangesResolver } from '../catalog/catalogChanges.resolver.ts'
import { CatalogOfficeResolver } from '../catalog/catalogOffice.resolver.ts'
import { CheckPointsResolver } from '../catalog/checkPoints.resolver.ts'
import { ServicesResolver } from '../catalog/services.resolver.ts'
import { BookingResolver } from '../ordering/booking.resolver.ts'
import { CrewOrderResolver } from '../ordering/crewOrder.resolver.ts'
import { CrewServiceResolver } from '../ordering/crewService.resolver.ts'
import { OfficeCommandsResolver } from '../ordering/officeCommands.resolver.ts'
import { OfficeOrderResolver } from '../ordering/officeOrder.resolver.ts'
import { OfficeOrdersResolver } from '../ordering/officeOrders.resolver.ts'
import { OrderResolver } from '../ordering/order.resolver.ts'
import { OrderChangedResolver } from '../ordering/orderChanged.resolver.ts'
import { OrderCommandsResolver } from '../ordering/orderCommands.resolver.ts'
import { OrderMailsResolver } from '../ordering/orderMails.resolver.ts'
import { OrderRefundResolver } from '../ordering/orderRefund.resolver.ts'
import { ReportsResolver } from '../ordering/reports.resolver.ts'
import { GroupsResolver } from '../staffing/groups.resolver.ts'
import { StaffChangesResolver } from '../staffing/staffChanges.resolver.ts'
import { WorkCalendarResolver } from '../staffing/workCalendar.resolver.ts'
import { ClockResolver } from './clock.resolver.ts'
import { DashboardResolver } from './dashboard.resolver.ts'
import { registerEnums } from './enums.ts'
import { LookupsResolver } from './lookups.resolver.ts'

let schema: Promise<GraphQLSchema> | undefined

/** The GraphQL schema, which is built once: its parts are registered for the whole process. */
export function createSchema(): Promise<GraphQLSchema> {
  schema ??= builtSchema()
  return schema
}

/** A new resolver is one line here. */
function builtSchema(): Promise<GraphQLSchema> {
  registerEnums()
  return buildSchema({
    resolvers: [
      AccountsResolver,
      RegistrationResolver,
      PasswordsResolver,
      ProfileResolver,
      PrivacyResolver,
      ErasureResolver,
      OfficeErasureResolver,
      PeopleResolver,
      AddressesResolver,
      OfficeCustomersResolver,
      OfficeCustomerCommandsResolver,
      CustomerChangesResolver,
      LookupsResolver,
      ClockResolver,
      DashboardResolver,
      CatalogOfficeResolver,
      ServicesResolver,
      CheckPointsResolver,
      AdditionalItemsResolver,
      CatalogChangesResolver,
      BookingResolver,
      OrderResolver,
      OrderRefundResolver,
      OrderCommandsResolver,
      StaffResolver,
      GroupsResolver,
      WorkCalendarResolver,
      StaffChangesResolver,
      OrderMailsResolver,
      OrderChangedResolver,
      CrewOrderResolver,
      CrewServiceResolver,
      HistoriesResolver,
      PaymentResolver,
      OfficePaymentResolver,
      PointEntryResolver,
      LedgerEntryResolver,
      ExperienceEntryResolver,
      OfficeHistoriesResolver,
      OfficePaymentsResolver,
      MoneyReportsResolver,
      OfficeOrdersResolver,
      OfficeOrderResolver,
      OfficeCommandsResolver,
      ReportsResolver,
    ],
    validate: false,
    pubSub: noPubSub,
  })
}

/** Every subscription brings its own source, fed from the log. */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('a subscription without a source')
  },
}
