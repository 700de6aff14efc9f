import { ActorRole } from '../kernel/command.ts'
import { demoServiceId } from '../tools/demo/demoCatalog.store.ts'
import { cleaning, inputOf } from './bookings.ts'
import { LARKSPUR_INPUT } from './homes.ts'
import type { Newcomer } from './newcomers.ts'
import type { OfficeWorld } from './officeWorld.ts'

/** A mutation on data of its own: what is asked under a key, and what else is then asked under the same one. */
export interface KeyedCase {
  readonly who: 'customer' | 'admin' | 'staff'
  /** The input without its key. */
  readonly terms: object
  /** One of them for each term that may differ. */
  readonly others: readonly object[]
  /** Somebody goes on from there, so that the thing is no longer as the command left it. @param answer the command's */
  readonly goesOn?: (answer: KeyedAnswer) => Promise<unknown>
}

/** What a mutation answers, as far as cases look at it. */
export type KeyedAnswer = Readonly<Record<string, unknown>> & {
  readonly message: string | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

/** What a case is made on. */
export interface KeyedWorld {
  readonly office: OfficeWorld
  readonly customer: Newcomer
  readonly neighbour: Newcomer
  /** An operation of the customer that must be carried out. */
  asCustomer(root: string, input: object): Promise<KeyedAnswer>
  /** The same of the office. */
  asOffice(root: string, input: object): Promise<KeyedAnswer>
}

/** What the first answer is known by, beside its message: the fields that tell what was done. */
export const answerFields: Readonly<Record<string, string>> = {
  addAdditionalItem: 'item { id }',
  addAddress: 'address { id streetName }',
  addCheckPoint: 'service { id }',
  addCustomerAddress: 'address { id streetName } customer { id }',
  addInstructions: 'order { id orderNo }',
  addOfficeInstructions: 'order { id order { orderNo } }',
  addService: 'service { id }',
  assignGroup: 'order { id order { orderNo } }',
  cancelCustomerOrder: 'order { id order { orderNo } }',
  cancelOrder: 'order { id orderNo }',
  confirmRecharge: 'paymentId invoiceNo payment { paymentId invoiceNo }',
  endService: 'order { id orderNo }',
  grantRewardPoints: '',
  moveOrder: 'order { id order { orderNo } }',
  openDispute: 'order { id order { orderNo } }',
  placeOrder: 'order { id orderNo }',
  resendConfirmation: 'order { id order { orderNo } }',
  rescheduleOrder: 'order { id orderNo }',
  resolveDispute: 'order { id order { orderNo } }',
  reverseRecharge: 'creditNoteNo points rewardPoints payment { paymentId }',
  startService: 'order { id orderNo }',
  waiveFee: 'order { id order { orderNo } }',
}

/** Every mutation that takes a key (decision L14), by its root field. */
export const keyedMutations: Readonly<Record<string, (world: KeyedWorld) => Promise<KeyedCase>>> = {
  async placeOrder({ office, customer, asCustomer }) {
    const home = customer.addressIds[0] ?? ''
    const { key: _none, ...terms } = inputOf(cleaning(home, office.freeDay()), '')
    const { key: _no, ...otherDay } = inputOf(cleaning(home, office.freeDay()), '')
    const otherPrice = { ...terms, priceSeen: { ...terms.priceSeen, basePoints: 1 } }
    return {
      who: 'customer',
      terms,
      others: [otherDay, otherPrice],
      goesOn: ({ order }) => {
        const { orderNo } = order as { orderNo: string }
        return asCustomer('cancelOrder', { orderNo, feeSeen: 0 })
      },
    }
  },
  async cancelOrder({ office, customer }) {
    const orderNo = await office.placed(customer)
    const others = [
      { orderNo, feeSeen: 5 },
      { orderNo: await office.placed(customer), feeSeen: 0 },
    ]
    return { who: 'customer', terms: { orderNo, feeSeen: 0 }, others }
  },
  async rescheduleOrder({ office, customer, asOffice }) {
    const orderNo = await office.placed(customer)
    return {
      who: 'customer',
      terms: { orderNo, ...nineOn(office.freeDay()) },
      others: [{ orderNo, ...nineOn(office.freeDay()) }],
      goesOn: () => asOffice('cancelCustomerOrder', { orderNo }),
    }
  },
  async addInstructions({ office, customer, asOffice }) {
    const orderNo = await office.placed(customer)
    return {
      who: 'customer',
      terms: { orderNo, text: 'Ring twice.' },
      others: [
        { orderNo, text: 'Ring once.' },
        { orderNo: await office.placed(customer), text: 'Ring twice.' },
      ],
      goesOn: () => asOffice('cancelCustomerOrder', { orderNo }),
    }
  },
  async addOfficeInstructions({ office, customer, asOffice }) {
    const orderNo = await office.placed(customer)
    return {
      who: 'admin',
      terms: { orderNo, text: 'Mind the dog.' },
      others: [
        { orderNo, text: 'Mind the cat.' },
        { orderNo: await office.placed(customer), text: 'Mind the dog.' },
      ],
      goesOn: () => asOffice('cancelCustomerOrder', { orderNo }),
    }
  },
  async assignGroup({ office, customer, asOffice }) {
    const [orderNo, [one, two]] = [await office.placed(customer), office.crews]
    return {
      who: 'admin',
      terms: { orderNo, groupId: one.groupId },
      others: [
        { orderNo, groupId: two.groupId },
        { orderNo: await office.placed(customer), groupId: one.groupId },
      ],
      goesOn: () => asOffice('assignGroup', { orderNo, groupId: two.groupId }),
    }
  },
  async cancelCustomerOrder({ office, customer }) {
    const orderNo = await office.placed(customer)
    return {
      who: 'admin',
      terms: { orderNo, reason: 'Storm.' },
      others: [{ orderNo, reason: 'Flood.' }, { orderNo }, { orderNo: await office.placed(customer) }],
    }
  },
  async resendConfirmation(world) {
    const [orderNo, other] = [await confirmed(world), await confirmed(world)]
    return {
      who: 'admin',
      terms: { orderNo },
      others: [{ orderNo: other }],
      goesOn: () => world.asOffice('cancelCustomerOrder', { orderNo }),
    }
  },
  async moveOrder({ office, customer, asOffice }) {
    const orderNo = await office.placed(customer)
    return {
      who: 'admin',
      terms: { orderNo, ...nineOn(office.freeDay()) },
      others: [{ orderNo, ...nineOn(office.freeDay()) }],
      goesOn: () => asOffice('moveOrder', { orderNo, ...nineOn(office.freeDay()) }),
    }
  },
  async waiveFee({ office, customer, asOffice }) {
    const today = office.product.now().toZonedDateTimeISO('America/Edmonton').toPlainDate()
    const orderNo = await office.placed(customer, { date: today.add({ days: 1 }).toString() })
    await asOffice('assignGroup', { orderNo, groupId: office.crews[0].groupId })
    // shortly after placing nothing is due
    office.product.later({ minutes: 6 })
    return {
      who: 'admin',
      terms: { orderNo, reason: 'Our mistake.' },
      others: [{ orderNo, reason: 'A storm.' }],
      goesOn: () => asOffice('cancelCustomerOrder', { orderNo }),
    }
  },
  async openDispute(world) {
    const orderNo = await begun(world, 'ended')
    return {
      who: 'admin',
      terms: { orderNo, reason: 'Quality' },
      others: [{ orderNo, reason: 'Charge' }],
      goesOn: () => world.asOffice('resolveDispute', { orderNo, outcome: 'Refunded' }),
    }
  },
  async resolveDispute(world) {
    const orderNo = await begun(world, 'ended')
    await world.asOffice('openDispute', { orderNo, reason: 'Quality' })
    return {
      who: 'admin',
      terms: { orderNo, outcome: 'Completed', rewardPoints: 300 },
      others: [
        { orderNo, outcome: 'Refunded' },
        { orderNo, outcome: 'Completed', rewardPoints: 9_000 },
      ],
    }
  },
  async startService(world) {
    const [orderNo, other] = [await begun(world, 'assigned'), await begun(world, 'assigned')]
    return {
      who: 'staff',
      terms: { orderNo },
      others: [{ orderNo, pressedAt: '2026-11-24T16:00:00Z' }, { orderNo: other }],
      goesOn: () => world.asOffice('cancelCustomerOrder', { orderNo }),
    }
  },
  async endService(world) {
    const [orderNo, other] = [await begun(world, 'started'), await begun(world, 'started')]
    return {
      who: 'staff',
      terms: { orderNo },
      others: [{ orderNo, pressedAt: world.office.product.now().toString() }, { orderNo: other }],
      goesOn: () => world.asOffice('openDispute', { orderNo, reason: 'Quality' }),
    }
  },
  async confirmRecharge({ customer, neighbour, asOffice }) {
    const terms = { ...payment, customerId: customer.userId }
    return {
      who: 'admin',
      terms,
      others: [
        { ...terms, customerId: neighbour.userId },
        { ...terms, amountCents: 4_000 },
        { ...terms, comment: 'in an envelope' },
      ],
      goesOn: () => asOffice('confirmRecharge', { ...terms, amountCents: 7_000 }),
    }
  },
  async grantRewardPoints({ customer, neighbour }) {
    const terms = { customerId: customer.userId, amount: 500 }
    return {
      who: 'admin',
      terms,
      others: [
        { ...terms, customerId: neighbour.userId },
        { ...terms, amount: 501 },
      ],
    }
  },
  async reverseRecharge({ office, asOffice }) {
    const [one, two] = [await office.product.customer(), await office.product.customer()]
    for (const { userId: customerId } of [one, two])
      await asOffice('confirmRecharge', { ...payment, customerId })
    const terms = { customerId: one.userId, paymentId: 1, amount: 1_000, reason: 'typed wrongly' }
    return {
      who: 'admin',
      terms,
      others: [
        { ...terms, customerId: two.userId },
        { ...terms, amount: 1_001 },
        { ...terms, reason: 'another one' },
      ],
      goesOn: () => asOffice('reverseRecharge', { ...terms, amount: undefined }),
    }
  },
  async addAddress({ office: { product }, customer }) {
    return {
      who: 'customer',
      terms: { ...LARKSPUR_INPUT, streetName: 'Keyed Lane' },
      others: [{ ...LARKSPUR_INPUT, streetName: 'Other Lane' }],
      goesOn: () =>
        product.database.db
          .updateTable('address')
          .set({ removed_at: product.now().toString() })
          .where('customer_id', '=', customer.userId)
          .where('is_default', '=', false)
          .execute(),
    }
  },
  async addCustomerAddress({ customer, neighbour }) {
    const terms = { ...LARKSPUR_INPUT, streetName: 'Office Lane', customerId: customer.userId }
    return {
      who: 'admin',
      terms,
      others: [
        { ...terms, customerId: neighbour.userId },
        { ...terms, unit: '7' },
      ],
    }
  },
  async addService({ asOffice }) {
    return {
      who: 'admin',
      terms: service,
      others: [
        { ...service, name: 'Doors' },
        { ...service, catalog: 'LawnCare' },
      ],
      goesOn: (answer) => {
        const { id: serviceId } = answer.service as { id: string }
        return asOffice('removeService', { serviceId, version: 1 })
      },
    }
  },
  async addCheckPoint({ office, asOffice }) {
    const added = await asOffice('addService', { ...service, name: 'With parts' })
    const { id: serviceId } = added.service as { id: string }
    const terms = { serviceId, name: 'Panes', minutes: 30 }
    return {
      who: 'admin',
      terms,
      others: [
        { ...terms, minutes: 31 },
        { ...terms, serviceId: demoServiceId('standardClean') },
      ],
      goesOn: () =>
        office.product.database.db
          .updateTable('check_point_item')
          .set({ removed_at: office.product.now().toString() })
          .where('service_item_id', '=', serviceId)
          .execute(),
    }
  },
  async addAdditionalItem({ office }) {
    const condition = { conditionKind: 'Area', attribute: 5, mode: 'ByMinute', addOn: 'None' }
    const terms = { ...condition, catalog: 'HouseCleaning', amount: 7 }
    return {
      who: 'admin',
      terms,
      others: [{ ...terms, amount: 8 }],
      goesOn: () =>
        office.product.database.db
          .updateTable('additional_item')
          .set({ removed_at: office.product.now().toString() })
          .where('consuming', '=', 7)
          .execute(),
    }
  },
}

const payment = { amountCents: 5_000, method: 'ETransfer', rewardPercent: 10, confirmRepeat: true }
const service = {
  ...{ catalog: 'HouseCleaning', name: 'Windows', description: 'Inside and outside.' },
  ...{ isDisabled: false, isFlat: false, periodType: 'Day', addOn: 'None' },
}

function nineOn(date: string) {
  const { year, month, day } = Temporal.PlainDate.from(date)
  return { year, month, day, slot: 'Morning', hour: 9, minute: 30 }
}

async function confirmed({ office, customer, asOffice }: KeyedWorld): Promise<string> {
  const orderNo = await office.placed(customer)
  await asOffice('assignGroup', { orderNo, groupId: office.crews[0].groupId })
  return orderNo
}

/** This month's mowing or snow clearing of a home of its own, which a crew may begin today. */
async function begun(world: KeyedWorld, as: 'assigned' | 'started' | 'ended'): Promise<string> {
  const { product, crews, at } = world.office
  const who = await product.customer({ points: 20_000 })
  const booked = { year: 2026, month: 11, day: 1, slot: 'None', hour: 0, minute: 0, periodType: 'Month' }
  const { order } = await at.place(
    {
      ...{ key: 'month', addressId: who.addressIds[0], serviceId: demoServiceId('snowMonth') },
      ...{ catalog: 'SnowRemoval', ...booked, priceSeen: SNOW_MONTH },
    },
    who.token,
  )
  if (order === null) throw new Error('no month was booked')
  const { orderNo } = order
  await world.asOffice('assignGroup', { orderNo, groupId: crews[0].groupId })
  const verbs = { assigned: [], started: ['startService'], ended: ['startService', 'endService'] } as const
  for (const verb of verbs[as]) {
    const id = crypto.randomUUID()
    const actor = { id: crews[0].members[0]?.id ?? '', role: ActorRole.Staff }
    const command = { id, actor, source: 'graphql', at: product.now(), correlationId: id } as const
    const done = await product.application.ordering[verb](command, { orderNo })
    if ('rejected' in done) throw new Error(`${verb} was refused: ${JSON.stringify(done)}`)
  }
  return orderNo
}

const SNOW_MONTH = { basePoints: 13_500, additionalPoints: 0, rankDiscountTenths: 0 }
