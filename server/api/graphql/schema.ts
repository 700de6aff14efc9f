import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema, type PubSub } from 'type-graphql'
import { AccountsResolver } from '../account/accounts.resolver.ts'
import { PasswordsResolver } from '../account/passwords.resolver.ts'
import { ProfileResolver } from '../account/profile.resolver.ts'
import { RegistrationResolver } from '../account/registration.resolver.ts'
import { AddressesResolver } from '../addresses/addresses.resolver.ts'
import { AdditionalItemsResolver } from '../catalog/additionalItems.resolver.ts'
import { CatalogSettingsResolver } from '../catalog/catalogSettings.resolver.ts'
import { ServicesResolver } from '../catalog/services.resolver.ts'
import { DispatchBoardResolver } from '../crews/dispatchBoard.resolver.ts'
import { GroupsResolver } from '../crews/groups.resolver.ts'
import { StaffResolver } from '../crews/staff.resolver.ts'
import { VisitProposalResolver } from '../crews/visitProposal.resolver.ts'
import { WorkCalendarResolver } from '../crews/workCalendar.resolver.ts'
import { OfficeCustomerResolver } from '../customers/customers.graphql.ts'
import { OfficeCustomersResolver } from '../customers/customers.resolver.ts'
import { DashboardResolver } from '../dashboard/dashboard.resolver.ts'
import { LookupsResolver } from '../lookups/lookups.resolver.ts'
import { ExperienceEntryResolver, PointEntryResolver } from '../money/histories.graphql.ts'
import { HistoriesResolver } from '../money/histories.resolver.ts'
import { InvoiceResolver } from '../money/invoice.graphql.ts'
import { TaxAmountResolver } from '../money/money.graphql.ts'
import { OfficePaymentsResolver } from '../money/officePayments.resolver.ts'
import { OfficePaymentResolver, PaymentResolver } from '../money/payments.graphql.ts'
import { OfficeChangesResolver } from '../officeChanges/officeChanges.resolver.ts'
import { BookingResolver } from '../orders/booking.resolver.ts'
import { CrewOrderResolver } from '../orders/crewOrder.resolver.ts'
import { OfficeCommandsResolver } from '../orders/officeCommands.resolver.ts'
import { OfficeOrderResolver } from '../orders/officeOrder.resolver.ts'
import { BookedOrderResolver, OrderResolver } from '../orders/order.resolver.ts'
import { OrderChangedResolver } from '../orders/orderChanged.resolver.ts'
import { OrderCommandsResolver } from '../orders/orderCommands.resolver.ts'
import { OrderMailsResolver } from '../orders/orderMails.resolver.ts'
import { ErasureResolver, OfficeErasureResolver, PrivacyResolver } from '../privacy/privacy.resolver.ts'
import { LedgerEntryResolver, MoneyReportsResolver } from '../reports/moneyReports.resolver.ts'
import { ReportsResolver } from '../reports/reports.resolver.ts'
import { OfficeSeriesResolver, SeriesResolver, SeriesVisitResolver } from '../series/series.resolver.ts'
import { OfficeSeriesCommandsResolver, SeriesCommandsResolver } from '../series/seriesCommands.resolver.ts'
import { showFields } from './shownField.ts'

let schema: Promise<GraphQLSchema> | undefined

/** The GraphQL schema, which is built once: its parts are registered for the whole process. */
export function createSchema(): Promise<GraphQLSchema> {
  schema ??= builtSchema()
  return schema
}

/** A new resolver is one line here. */
async function builtSchema(): Promise<GraphQLSchema> {
  return showFields(
    await buildSchema({
      resolvers: [
        AccountsResolver,
        RegistrationResolver,
        PasswordsResolver,
        ProfileResolver,
        PrivacyResolver,
        ErasureResolver,
        OfficeErasureResolver,
        AddressesResolver,
        OfficeCustomersResolver,
        OfficeCustomerResolver,
        OfficeChangesResolver,
        LookupsResolver,
        DashboardResolver,
        ServicesResolver,
        AdditionalItemsResolver,
        CatalogSettingsResolver,
        BookingResolver,
        OrderResolver,
        BookedOrderResolver,
        OrderCommandsResolver,
        StaffResolver,
        GroupsResolver,
        WorkCalendarResolver,
        DispatchBoardResolver,
        VisitProposalResolver,
        OrderMailsResolver,
        OrderChangedResolver,
        CrewOrderResolver,
        HistoriesResolver,
        PaymentResolver,
        OfficePaymentResolver,
        PointEntryResolver,
        LedgerEntryResolver,
        ExperienceEntryResolver,
        InvoiceResolver,
        TaxAmountResolver,
        OfficePaymentsResolver,
        MoneyReportsResolver,
        OfficeOrderResolver,
        OfficeCommandsResolver,
        ReportsResolver,
        SeriesResolver,
        SeriesVisitResolver,
        SeriesCommandsResolver,
        OfficeSeriesResolver,
        OfficeSeriesCommandsResolver,
      ],
      validate: false,
      pubSub: noPubSub,
    }),
  )
}

/** Every subscription brings its own source, fed from the log. */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('a subscription without a source')
  },
}
