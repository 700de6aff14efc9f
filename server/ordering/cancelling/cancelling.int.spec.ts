import { afterAll, beforeAll, expect, it } from 'vitest'
import { PaymentMethod, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { demoServiceId } from '../../demo/demoCatalog.store.ts'
import { ActorRole } from '../../kernel/command.ts'
import { granted } from '../../kernel/rejection.ts'
import { commandBy, type DemoHandlers, openDemoHandlers } from '../../testing/demoHandlers.ts'
import { writeOnlyNote } from './cancellationNotes.store.ts'

const at = '2026-11-21T17:00:00Z'
let world: DemoHandlers
beforeAll(async () => {
  world = await openDemoHandlers()
})
afterAll(() => world.close())

const byAdmin = (key: string) => commandBy(ActorRole.Admin, world.people.adminId, { key, at })

/** A carpet cleaning, 7,200 points. */
async function placed() {
  const { userId, addressIds } = world.people.customers.avery
  const { ordering, billing } = world.handlers()
  const payment = { subtotal: 10_000, rewardPercent: 0, method: PaymentMethod.Cheque, confirmRepeat: false }
  granted(await billing.recharge(byAdmin('pay'), { userId, ...payment }))
  const command = commandBy(ActorRole.Customer, userId, { key: 'place', at })
  const outcome = await ordering.placeOrder(command, {
    addressId: addressIds[0] ?? '',
    serviceId: demoServiceId('carpetCleaning'),
    serviceCatalog: ServiceCatalog.HouseCleaning,
    periodType: PeriodType.Day,
    year: 2026,
    month: 11,
    day: 23,
    slot: Slot.Morning,
    hour: 9,
    minute: 0,
    priceSeen: { basePoints: 7_200, additionalPoints: 0, rankDiscount: 0 },
  })
  return granted(outcome).value
}

it('refuses another reason, or none, under a key whose first try came to nothing after its reason was written', async () => {
  const { orderId, orderNo } = await placed()
  const command = byAdmin('cancel')
  const left = { commandId: command.id, orderId, text: 'It rains.' }
  await writeOnlyNote(world.database.db, left, command.at)
  const { ordering } = world.handlers()
  for (const note of ['It snows.', ''])
    expect(await ordering.cancelOrder(command, { orderNo, note })).toEqual({
      rejected: 'KEY_REUSED',
      field: 'key',
    })
  granted(await ordering.cancelOrder(command, { orderNo, note: 'It rains.' }))
})
