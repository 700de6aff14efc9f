import { type Language, languageTags, provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { phoneText } from '../../../schema/rules/phoneText.ts'
import { streetLine } from '../../addresses/addressLine.ts'
import { lookupLabel } from '../../kernel/lookups.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { OfficeCustomer } from '../../people/officeCustomers.store.ts'
import {
  lastVisitByCustomer,
  orderCountsByCustomer,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { standingOf } from '../account/accountOverview.ts'
import { createLoaders, type Loaders, type LoadersSource } from '../details/loaders.ts'
import type { Line } from './csvFile.ts'
import { exportWord } from './exportWords.ts'

/** The columns of exported customers; without memo and birthday, which no list needs. */
export const customerColumns = [
  'customer.userNo',
  'customer.firstName',
  'customer.lastName',
  'customer.phone',
  'customer.email',
  'customer.isActive',
  'customer.tag',
  'customer.language',
  'customer.createdAt',
  'customer.rank',
  'customer.exp',
  'customer.points',
  'customer.rewardPoints',
  'customer.orders',
  'customer.openOrders',
  'customer.lastVisit',
  'customer.address',
  'order.city',
  'province',
  'order.postal',
] as const

type CustomerLine = Line<(typeof customerColumns)[number]>

/** Customers as lines, in their order, with what the office's list joins of them. */
export function customerLines(
  source: LoadersSource,
  customers: readonly OfficeCustomer[],
  language: Language,
): Promise<readonly CustomerLine[]> {
  const loaders = createLoaders(source)
  return Promise.all(customers.map((customer) => customerLine(customer, loaders, language)))
}

async function customerLine(
  customer: OfficeCustomer,
  loaders: Loaders,
  language: Language,
): Promise<CustomerLine> {
  const { userId, phoneNo, erasedAt } = customer
  const [balance, gained, counts, lastVisit, home] = await Promise.all([
    loaders.balance.load(userId),
    loaders.experience.load(userId),
    loaders.joins.of(orderCountsByCustomer).load(userId),
    loaders.joins.of(lastVisitByCustomer).load(userId),
    homeCells(loaders, userId),
  ])
  const { rank, experience } = standingOf(gained)
  return {
    'customer.userNo': customer.userNo,
    'customer.firstName': customer.firstName,
    'customer.lastName': customer.lastName,
    'customer.phone': phoneNo && phoneText(phoneNo),
    // of who was forgotten, what stands there is no address
    'customer.email': erasedAt === undefined ? customer.email : null,
    'customer.isActive': exportWord(customer.isActive ? 'yes' : 'no', language),
    'customer.tag': lookupLabel('specialAttributes', customer.specialAttr, language),
    'customer.language': languageName(customer.language, language),
    'customer.createdAt': toOffsetString(customer.createdAt),
    'customer.rank': rank,
    'customer.exp': experience,
    'customer.points': balance.points,
    'customer.rewardPoints': balance.rewardPoints,
    'customer.orders': counts.ongoing + counts.history,
    'customer.openOrders': counts.ongoing,
    'customer.lastVisit': lastVisit && toOffsetString(lastVisit),
    ...home,
  }
}

/** What a language is called in the reader's. */
function languageName(spoken: Language, language: Language): string | undefined {
  return new Intl.DisplayNames(languageTags[language], { type: 'language' }).of(
    new Intl.Locale(languageTags[spoken]).language,
  )
}

/** The default address comes first. */
async function homeCells({ addressesOf }: Loaders, userId: string) {
  const [home] = await addressesOf.load(userId)
  return {
    'customer.address': home && streetLine(home),
    'order.city': home?.city,
    province: home && provinceCodeOf(home.province),
    'order.postal': home?.postal,
  }
}
