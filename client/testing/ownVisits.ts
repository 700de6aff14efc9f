import { askProduct, changeProduct } from './askProduct.ts'
import { officeToken, type Visitor } from './demoPeople.ts'
import { type Householder, newHouseholder } from './householders.ts'
import type { OwnCrew } from './ownCrews.ts'
import { customersOrder, placeOwnOrder } from './ownOrders.ts'

/** The running month of snow removal: work that can be started on any day of the year. */
export interface OwnVisit {
  readonly by: Householder
  readonly orderNo: string
}

/** Somebody of a spec's own books it. */
export async function ownVisit(firstName: string): Promise<OwnVisit> {
  const by = await newHouseholder(firstName, 200_000)
  return { by, orderNo: await placeOwnOrder(by, { catalog: 'SnowRemoval', periodType: 'Month' }) }
}

/** The office gives it to a crew. */
export async function assignTo({ groupId }: OwnCrew, { orderNo }: OwnVisit): Promise<void> {
  await officeDoes('assignGroup', 'AssignGroupInput', { key: crypto.randomUUID(), orderNo, groupId })
}

/** A session of the crew's member, as a browser keeps it. */
export async function crewSession({ token }: OwnCrew): Promise<Visitor> {
  const { crewMember } = await askProduct<{ crewMember: object }>(
    'query { crewMember { staffId staffNo firstName } }',
    {},
    token,
  )
  const stored = {
    'staff.isLoggedIn': 'true',
    'staff.currentUser': JSON.stringify(crewMember),
    'staff.token': token,
  }
  return { token, stored }
}

/** A session of who booked it, as a browser keeps it. */
export function customerSession({ by: { token, customer } }: OwnVisit): Visitor {
  const { id: userId, userNo, firstName } = customer
  const stored = {
    'customer.isLoggedIn': 'true',
    'customer.currentUser': JSON.stringify({ userId, userNo, firstName }),
    'customer.token': token,
  }
  return { token, stored }
}

/** Where it stands, and how often each thing happened to it. */
export async function recordOf({ by, orderNo }: OwnVisit): Promise<{ status: string; times: object }> {
  const { status, changes } = await customersOrder(by, orderNo)
  const grouped = Object.groupBy(changes, ({ action }) => action)
  const times = Object.fromEntries(Object.entries(grouped).map(([action, all]) => [action, all?.length]))
  return { status, times }
}

/** An administrator's command. @param form name of its input */
export async function officeDoes(verb: string, form: string, input: object): Promise<void> {
  const query = `mutation ($input: ${form}!) { ${verb}(input: $input) { userErrors { message } } }`
  await changeProduct(query, { input }, await officeToken())
}
