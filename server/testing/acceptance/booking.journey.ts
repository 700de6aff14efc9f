import { describe, expect, it } from 'vitest'
import type { World } from './world.ts'

/** Booking a cleaning and taking it back (customer document, sections 4, 5 and 7). */
export function booking(world: () => World): void {
  describe('a booking', () => {
    it('goes from the address to the order and back', async () => {
      const { avery } = world()
      const { userId } = avery
      const { addresses } = await avery.good<{ addresses: { addressId: string }[] }>(
        '/Account/getAccountAddresses',
        { userId },
      )
      const where = { userId, serviceCatalog: 1, addressId: addresses[0]?.addressId }
      const { services, rankDiscount } = await avery.good<{ services: Service[]; rankDiscount: number }>(
        '/Service/getUserServiceDetail',
        where,
      )
      const service = services.find(({ periodType }) => periodType === 0)
      if (service === undefined) throw new Error('nothing is offered')
      const { serviceId, basePoints, additionalPoints } = service
      expect(service.totalPoints).toBe(
        halfUp(((basePoints + additionalPoints) * (1_000 - rankDiscount)) / 1_000),
      )
      const times = await avery.good<{ closedDates: string[]; fullDays: string[]; fullSlots: FullSlot[] }>(
        '/Service/getUserAvailableServiceTime',
        { ...where, serviceId },
      )
      const day = freeDay(times)
      const seen = { basePoints, additionalPoints, rankDiscount }
      const form = {
        ...where,
        serviceId,
        ...dateOf(day),
        slot: 2,
        hour: 12,
        minute: 30,
        periodType: 0,
        ...seen,
      }
      const path = '/Service/createServiceOrder'
      await avery.refused('Must select AM or PM.', path, { ...form, slot: 0 })
      await avery.refused('An address must be selected.', path, { ...form, addressId: '' })
      await avery.refused('A detail service type must be selected.', path, { ...form, serviceId: '' })
      await avery.refused('warning: price has changed', path, { ...form, basePoints: basePoints - 1 })
      const { newOrderNo: orderNo } = await avery.good<{ newOrderNo: string }>(path, form)

      const recent = await avery.good<{ orders: object[] }>('/Service/getRecentOrdersByCatalog', {
        userId,
        catalog: 1,
      })
      expect(recent.orders).toContainEqual(expect.objectContaining({ orderNo, status: 0 }))
      const ongoing = await avery.good<{ orderData: object[] }>('/Service/getUserOrderList', {
        userId,
        catalog: 0,
      })
      expect(ongoing.orderData).toContainEqual(expect.objectContaining({ orderNo, status: 0 }))
      const shown = await avery.good<{ orderData: { strBookTime: string } }>('/Service/getOrderDetails', {
        userId,
        orderNo,
      })
      expect(shown.orderData.strBookTime).toMatch(new RegExp(`^${day}T12:30:00-0[67]:00$`))

      await avery.good('/Service/cancelServiceOrder', { userId, orderNo })
      await avery.refused('warning', '/Service/cancelServiceOrder', { userId, orderNo })
      const history = await avery.good<{ orderData: object[] }>('/Service/getUserOrderList', {
        userId,
        catalog: 1,
      })
      expect(history.orderData).toContainEqual(expect.objectContaining({ orderNo, status: 4 }))
    })

    it('shows nothing of what is not there', async () => {
      const { avery } = world()
      const { userId } = avery
      const absent = {
        userId,
        serviceCatalog: 1,
        addressId: crypto.randomUUID(),
        serviceId: crypto.randomUUID(),
      }
      const notFound = 'warning: not found'
      await avery.refused(notFound, '/Service/getUserServiceDetail', absent)
      await avery.refused(notFound, '/Service/getUserAvailableServiceTime', absent)
      await avery.refused(notFound, '/Service/getOrderDetails', { userId, orderNo: 'ZZZZZZZZ' })
    })
  })
}

interface Service {
  readonly serviceId: string
  readonly periodType: number
  readonly basePoints: number
  readonly additionalPoints: number
  readonly totalPoints: number
}
interface FullSlot {
  readonly date: string
}

function halfUp(amount: number): number {
  return Math.floor(amount + 0.5)
}

/** A working day with free places, at least two weeks ahead. */
function freeDay(times: { closedDates: string[]; fullDays: string[]; fullSlots: FullSlot[] }): string {
  const taken = new Set([...times.closedDates, ...times.fullDays, ...times.fullSlots.map(({ date }) => date)])
  const from = Temporal.Now.plainDateISO('America/Edmonton').add({ days: 14 })
  for (let ahead = 0; ahead < 60; ahead++) {
    const day = from.add({ days: ahead })
    if (day.dayOfWeek !== 7 && !taken.has(day.toString())) return day.toString()
  }
  throw new Error('every day is taken')
}

function dateOf(day: string) {
  const { year, month, day: dayOfMonth } = Temporal.PlainDate.from(day)
  return { year, month, day: dayOfMonth }
}
