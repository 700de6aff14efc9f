import { z } from 'zod'
import { type Language, languageTags, provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { phoneText } from '../../../schema/rules/phoneText.ts'
import { addressesByCustomer } from '../../addresses/addresses.store.ts'
import { streetLine } from '../../addresses/addressLine.ts'
import { toOffsetString } from '../../kernel/time.ts'
import { type OfficeCustomer, officeCustomersAfter } from '../../people/officeCustomers.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import {
  lastVisitByCustomer,
  orderCountsByCustomer,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { balancesByCustomer } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { standingOf } from '../account/accountOverview.ts'
import { customersShown } from '../customers/customerLists.ts'
import type { Loaders } from '../details/loaders.ts'
import { CustomerFilter } from '../graphql/enums.ts'
import { lookupLabel } from '../lookups/lookups.ts'
import type { RestCall } from '../rest/restCall.ts'
import { type Column, yesOrNo } from './csvFile.ts'
import { allPages, type ExportedList, exportCall } from './exportedList.ts'

async function customerRow(customer: OfficeCustomer, loaders: Loaders) {
  const { userId } = customer
  const [balance, gained, counts, lastVisit, addresses] = await Promise.all([
    loaders.of(balancesByCustomer).load(userId),
    loaders.of(experienceByCustomer).load(userId),
    loaders.of(orderCountsByCustomer).load(userId),
    loaders.of(lastVisitByCustomer).load(userId),
    loaders.of(addressesByCustomer).load(userId),
  ])
  // the default address comes first
  return { customer, balance, standing: standingOf(gained), counts, lastVisit, home: addresses[0] }
}

type CustomerRow = Awaited<ReturnType<typeof customerRow>>

/** Without memo and birthday, which no list needs. */
const columns: readonly Column<CustomerRow>[] = [
  { head: 'customer.userNo', cell: ({ customer }) => customer.userNo },
  { head: 'customer.firstName', cell: ({ customer }) => customer.firstName },
  { head: 'customer.lastName', cell: ({ customer }) => customer.lastName },
  { head: 'customer.phone', cell: ({ customer }) => customer.phoneNo && phoneText(customer.phoneNo) },
  {
    head: 'customer.email',
    // an erased customer's row holds a placeholder instead of an address
    cell: ({ customer }) => (customer.erasedAt === undefined ? customer.email : null),
  },
  { head: 'customer.isActive', cell: ({ customer }, language) => yesOrNo(customer.isActive, language) },
  {
    head: 'customer.tag',
    cell: ({ customer }, language) => lookupLabel('specialAttributes', customer.specialAttr, language),
  },
  { head: 'customer.language', cell: ({ customer }, language) => languageName(customer.language, language) },
  { head: 'customer.createdAt', cell: ({ customer }) => toOffsetString(customer.createdAt) },
  { head: 'customer.rank', cell: ({ standing }) => standing.rank },
  { head: 'customer.exp', cell: ({ standing }) => standing.experience },
  { head: 'customer.points', cell: ({ balance }) => balance.points },
  { head: 'customer.rewardPoints', cell: ({ balance }) => balance.rewardPoints },
  { head: 'customer.orders', cell: ({ counts }) => counts.ongoing + counts.history },
  { head: 'customer.openOrders', cell: ({ counts }) => counts.ongoing },
  { head: 'customer.lastVisit', cell: ({ lastVisit }) => lastVisit && toOffsetString(lastVisit) },
  { head: 'customer.address', cell: ({ home }) => home && streetLine(home) },
  { head: 'order.city', cell: ({ home }) => home?.city },
  { head: 'province', cell: ({ home }) => home && provinceCodeOf(home.province) },
  { head: 'order.postal', cell: ({ home }) => home?.postal },
]

const customersExport: ExportedList<OfficeCustomer, CustomerRow> = {
  name: 'users',
  columns,
  rowOf: customerRow,
}

/** Customers as a file, all or those that the search of the list finds (decisions I7, T7). */
export const customerExportsAdminCalls: readonly RestCall[] = [
  exportCall('/Staff/exportUsers', {
    summary: 'Customers as a file',
    description: 'Newest first: all of them, or those that the search and the filters of the list find.',
    body: z.object({
      search: z
        .string()
        .nullish()
        .describe(
          "How a name, e-mail, street or postal code begins, a phone's first six digits or last three, or a customer number",
        ),
      only: z
        .array(z.enum(CustomerFilter))
        .max(Object.keys(CustomerFilter).length)
        .default([])
        .describe(
          'Only customers for whom all of these hold; those without a visit for 60 days are noRecentVisit',
        ),
    }),
    list: customersExport,
    find: ({ search, only }, { application, now }) => {
      const { where } = customersShown({ only }, now)
      return allPages((asked) =>
        officeCustomersAfter(application.db, { search: search ?? '', where, ...asked }),
      )
    },
  }),
]

function languageName(spoken: Language, language: Language): string | undefined {
  return new Intl.DisplayNames(languageTags[language], { type: 'language' }).of(
    new Intl.Locale(languageTags[spoken]).language,
  )
}
