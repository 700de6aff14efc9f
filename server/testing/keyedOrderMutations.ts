import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { ActorRole } from '../kernel/command.ts'
import { cleaning, inputOf } from './bookings.ts'
import {
  byCrew,
  byCustomer,
  byOffice,
  type KeyedCase,
  type KeyedCases,
  type KeyedWorld,
} from './keyedCase.ts'

/** Mutations of an order that take a key. */
export const keyedOrderMutations: KeyedCases = {
  async placeOrder({ office, customer, asCustomer }) {
    const home = customer.addressIds[0] ?? ''
    const { key: _none, ...terms } = inputOf(cleaning(home, office.freeDay()), '')
    const { key: _no, ...otherDay } = inputOf(cleaning(home, office.freeDay()), '')
    const otherPrice = { ...terms, priceSeen: { ...terms.priceSeen, basePoints: 1 } }
    return byCustomer(terms, [otherDay, otherPrice], ({ order }) => {
      const { orderNo } = order as { orderNo: string }
      return asCustomer('cancelOrder', { orderNo, feeSeen: 0 })
    })
  },
  async placeCustomerOrder({ office, customer, neighbour, asOffice }) {
    const home = customer.addressIds[0] ?? ''
    const { key: _none, ...booked } = inputOf(cleaning(home, office.freeDay()), '')
    const terms = { ...booked, customerId: customer.userId, note: 'Ring twice.' }
    const others = [
      { ...terms, note: '' },
      { ...terms, customerId: neighbour.userId },
    ]
    return byOffice(terms, others, ({ order }) => {
      const { orderNo } = (order as { order: { orderNo: string } }).order
      return asOffice('cancelCustomerOrder', { orderNo })
    })
  },
  async cancelOrder({ office, customer }) {
    const orderNo = await office.placed(customer)
    const others = [
      { orderNo, feeSeen: 5 },
      { orderNo: await office.placed(customer), feeSeen: 0 },
    ]
    return byCustomer({ orderNo, feeSeen: 0 }, others)
  },
  async rescheduleOrder({ office, customer, asOffice }) {
    const orderNo = await office.placed(customer)
    return byCustomer(
      { orderNo, ...nineOn(office.freeDay()) },
      [{ orderNo, ...nineOn(office.freeDay()) }],
      () => asOffice('cancelCustomerOrder', { orderNo }),
    )
  },
  addInstructions: noted(byCustomer),
  addOfficeInstructions: noted(byOffice),
  async assignGroup({ office, customer, asOffice }) {
    const [orderNo, [one, two]] = [await office.placed(customer), office.crews]
    return byOffice(
      { orderNo, groupId: one.groupId },
      [
        { orderNo, groupId: two.groupId },
        { orderNo: await office.placed(customer), groupId: one.groupId },
      ],
      () => asOffice('assignGroup', { orderNo, groupId: two.groupId }),
    )
  },
  async cancelCustomerOrder({ office, customer }) {
    const orderNo = await office.placed(customer)
    return byOffice({ orderNo, reason: 'Storm.' }, [
      { orderNo, reason: 'Flood.' },
      { orderNo },
      { orderNo: await office.placed(customer) },
    ])
  },
  async resendConfirmation(world) {
    const [orderNo, other] = [await confirmed(world), await confirmed(world)]
    return byOffice({ orderNo }, [{ orderNo: other }], () =>
      world.asOffice('cancelCustomerOrder', { orderNo }),
    )
  },
  async moveOrder({ office, customer, asOffice }) {
    const orderNo = await office.placed(customer)
    return byOffice(
      { orderNo, ...nineOn(office.freeDay()) },
      [{ orderNo, ...nineOn(office.freeDay()) }],
      () => asOffice('moveOrder', { orderNo, ...nineOn(office.freeDay()) }),
    )
  },
  async waiveFee({ office, customer, asOffice }) {
    const today = office.product.now().toZonedDateTimeISO('America/Edmonton').toPlainDate()
    const orderNo = await office.placed(customer, { date: today.add({ days: 1 }).toString() })
    await asOffice('assignGroup', { orderNo, groupId: office.crews[0].groupId })
    // shortly after placing nothing is due
    office.product.later({ minutes: 6 })
    return byOffice({ orderNo, reason: 'Our mistake.' }, [{ orderNo, reason: 'A storm.' }], () =>
      asOffice('cancelCustomerOrder', { orderNo }),
    )
  },
  async openDispute(world) {
    return complaint(world, byOffice, await begun(world, 'ended'))
  },
  async reportProblem(world) {
    return complaint(world, byCustomer, await begun(world, 'ended', world.customer))
  },
  async resolveDispute(world) {
    const orderNo = await begun(world, 'ended')
    await world.asOffice('openDispute', { orderNo, ...DIRTY_OVEN })
    const terms = { orderNo, outcome: 'Completed', rewardPoints: 300, note: 'Spoke with the customer.' }
    return byOffice(terms, [
      { orderNo, outcome: 'Refunded', note: terms.note },
      { ...terms, rewardPoints: 9_000 },
      { ...terms, note: 'Nothing was wrong.' },
    ])
  },
  async startService(world) {
    const [orderNo, other] = [await begun(world, 'assigned'), await begun(world, 'assigned')]
    return byCrew({ orderNo }, [{ orderNo, pressedAt: '2026-11-24T16:00:00Z' }, { orderNo: other }], () =>
      world.asOffice('cancelCustomerOrder', { orderNo }),
    )
  },
  async reportFailedVisit(world) {
    const [orderNo, other] = [await begun(world, 'assigned'), await begun(world, 'assigned')]
    const report = { orderNo, reason: 'Weather', words: 'Ice on the stairs.' }
    return byCrew(
      report,
      [
        { ...report, reason: 'NoAccess' },
        { ...report, words: 'Ice on the road.' },
        { ...report, orderNo: other },
      ],
      () => world.asOffice('cancelCustomerOrder', { orderNo }),
    )
  },
  async endService(world) {
    const [orderNo, other] = [await begun(world, 'started'), await begun(world, 'started')]
    return byCrew(
      { orderNo },
      [{ orderNo, pressedAt: world.office.product.now().toString() }, { orderNo: other }],
      () => world.asOffice('openDispute', { orderNo, ...DIRTY_OVEN }),
    )
  },
}

/** A note on an order, which is cancelled afterwards. */
function noted(by: typeof byOffice) {
  return async ({ office, customer, asOffice }: KeyedWorld) => {
    const [orderNo, other] = [await office.placed(customer), await office.placed(customer)]
    const text = 'Ring twice.'
    const others = [
      { orderNo, text: 'Ring once.' },
      { orderNo: other, text },
    ]
    return by({ orderNo, text }, others, () => asOffice('cancelCustomerOrder', { orderNo }))
  }
}

const DIRTY_OVEN = { reason: 'Quality', words: 'The oven was left dirty.' }

/** A complaint about a finished order, which is decided afterwards. */
function complaint({ asOffice }: KeyedWorld, by: typeof byOffice, orderNo: string): KeyedCase {
  const terms = { orderNo, ...DIRTY_OVEN }
  return by(
    terms,
    [
      { ...terms, reason: 'Charge' },
      { ...terms, words: 'The floor was left dirty.' },
    ],
    () => asOffice('resolveDispute', { orderNo, outcome: 'Refunded', note: 'Spoke with the customer.' }),
  )
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

/** This month's mowing or snow clearing of a customer, a new one by default, which a crew may begin today. */
async function begun(
  world: KeyedWorld,
  as: 'assigned' | 'started' | 'ended',
  by?: KeyedWorld['customer'],
): Promise<string> {
  const { product, crews } = world.office
  const who = by ?? (await product.customer({ points: 20_000 }))
  const booked = { year: 2026, month: 11, day: 1, slot: 'None', hour: 0, minute: 0, periodType: 'Month' }
  const { order } = await product.place(
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
    const command = product.command(crews[0].members[0]?.id ?? '', ActorRole.Staff)
    const done = await product.application.ordering[verb](command, { orderNo })
    if ('rejected' in done) throw new Error(`${verb} was refused: ${JSON.stringify(done)}`)
  }
  return orderNo
}

const SNOW_MONTH = { basePoints: 13_500, additionalPoints: 0, rankDiscountTenths: 0 }
