import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { learnClock } from '../../format/serverClock.ts'
import { confirmedOrder } from '../../testing/bookingExamples.ts'
import { at, choose, detail } from '../../testing/customer/visitOrder.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

describe('the detail', () => {
  it('shows status, visit, crew, price and what happened', async () => {
    await renderApp({ at, user: nadia, server: detail() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Standard clean' })).toBeDefined()
    for (const words of [
      'Thursday, November 27, 2025',
      'by 9:30 AM',
      'Marek',
      'Calgary, AB T3H 2K7',
      '$148.20 paid in points',
    ])
      expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText('Nadia Kowalchuk, (403) 555-0172')).toBeDefined()
    const steps = within(screen.getByRole('region', { name: 'Activity' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Order placed by youNov 19, 2025, 10:52\u00A0AM MST',
      'Confirmed by AspenrowNov 19, 2025, 1:15\u00A0PM MST',
      'Service startsThursday, November 27, 2025 by\u00A09:30\u00A0AM',
      'Service endsYou’ll earn 148 XP',
    ])
    expect(screen.getByRole('link', { name: 'Back to ongoing orders' }).getAttribute('href')).toBe(
      '/userOrderList/0?posOrderNo=K7M4-2QXP',
    )
  })

  it('says on paper whose it is, and prints no button of the policy', async () => {
    await renderApp({ at, user: nadia, server: detail() })
    await screen.findByRole('heading', { level: 1, name: 'Standard clean' })
    const sheet = document.querySelector('[data-sheet]')
    expect(sheet?.firstElementChild?.textContent).toBe(
      'Aspenrow · (403) 555-0110 · 210 8 Avenue SW, Calgary, AB T2P\u00A01B5',
    )
    const plans = within(screen.getByRole('region', { name: 'If plans change' }))
    expect(plans.getByRole('button', { name: 'Cancellation policy' }).className).toContain('no-print')
  })

  it('names every line of the price', async () => {
    await renderApp({ at, user: nadia, server: detail() })
    const price = within(await screen.findByRole('region', { name: 'Price' }))
    const names = price.getAllByRole('term', { hidden: true }).map((name) => name.textContent)
    expect(names.slice(-3)).toEqual(['Kitchen3\u00A0h', 'Large home28\u00A0min', 'Rank discount, 5.0%'])
  })

  it('folds a long past to its last three changes, and the page begins with what counts now', async () => {
    const changes = Array.from({ length: 6 }, (_, hour) => ({
      ...confirmedOrder.changes[1],
      action: 'Rescheduled',
      at: `2025-11-19T1${hour}:00:00-07:00`,
    }))
    const { user } = await renderApp({ at, user: nadia, server: detail({ changes }) })
    const past = within(await screen.findByRole('region', { name: 'Activity' }))
    const ahead = 2
    expect(past.getAllByRole('listitem')).toHaveLength(3 + ahead)
    expect(past.getAllByRole('listitem')[0]?.textContent).toContain('1:00\u00A0PM')
    await user.click(past.getByRole('button', { name: 'Show 3 earlier changes', expanded: false }))
    expect(past.getAllByRole('listitem')).toHaveLength(6 + ahead)
    await user.click(past.getByRole('button', { name: 'Hide earlier changes', expanded: true }))
    expect(past.getAllByRole('listitem')).toHaveLength(3 + ahead)
    // as a phone has them, below each other
    const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'))
    expect(parts).toEqual(['visit-title', 'price-title', 'crew-title', 'plans-title', 'timeline-title'])
  })

  it('says until when a month can be cancelled free of charge', async () => {
    const cancellation = { feePoints: 0, refundPoints: 14_820, freeUntil: null }
    await renderApp({ at, user: nadia, server: detail({ periodType: 'Month', cancellation }) })
    const plans = within(await screen.findByRole('region', { name: 'If plans change' }))
    expect(plans.getByText(/free until our crew’s first visit/)).toBeDefined()
  })

  it('hides the crew while pending', async () => {
    await renderApp({ at, user: nadia, server: detail({ status: 'Pending' }) })
    await screen.findByRole('heading', { level: 1, name: 'Standard clean' })
    expect(screen.queryByText('Marek')).toBeNull()
  })

  it('shows start, end and hours of a completed visit and leads back to the history', async () => {
    const moment = (time: string) => ({ at: `2025-11-27T${time}:00-07:00`, zoneLabel: 'MST' })
    const server = detail({
      status: 'Completed',
      started: moment('09:34'),
      ended: moment('13:02'),
      cancellation: null,
    })
    const { user } = await renderApp({ at, user: nadia, server })
    expect(await screen.findByText('Nov 27, 2025, 9:34 AM MST')).toBeDefined()
    expect(screen.getByText('3 hours')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to order history' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menuitem', { name: 'Contact us' })
    expect(screen.queryByRole('menuitem', { name: 'Cancel order' })).toBeNull()
  })

  it('gives team, telephone, mail and social link', async () => {
    const { user } = await renderApp({ at, user: nadia, server: detail() })
    await choose(user, 'Contact us')
    const dialog = await openedDialog('dialog', 'Contact us')
    expect(dialog.getByText('The Aspenrow team')).toBeDefined()
    expect(dialog.getByRole('link', { name: '(403) 555-0110' }).getAttribute('href')).toBe('tel:+14035550110')
    expect(dialog.getByRole('link', { name: 'Aspenrow on Instagram' })).toBeDefined()
  })

  it.each(['NaN%20', 'ZZZZ-0000'])('says that order %s is not there', async (orderNo) => {
    const server = { OrderDetail: () => ({ data: { order: null } }) }
    await renderApp({ at: `/userOrderDetail/${orderNo}`, user: nadia, server })
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this order' })).toBeDefined()
  })
})

describe('the actions', () => {
  const names = async (change: object) => {
    const { user } = await renderApp({ at, user: nadia, server: detail(change) })
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  }
  const may = { ...confirmedOrder.viewerMay, reschedule: true, addInstructions: true }

  it('are all there while a day order is pending or confirmed', async () => {
    const shown = await names({ viewerMay: may })
    expect(shown.filter((name) => name !== 'Policy')).toEqual([
      'Reschedule',
      'Add instructions',
      'Contact us',
      'Cancel order',
    ])
  })

  it('say why an order cannot be moved, in the menu and on the page', async () => {
    const shown = await names({ viewerMay: { ...may, reschedule: false } })
    const reason = 'It’s too late: changes close 24 hours before the visit.'
    expect(shown[0]).toBe(`Reschedule${reason}`)
    expect(screen.getByRole('menuitem', { name: /^Reschedule/ }).getAttribute('aria-disabled')).toBe('true')
    expect(
      within(screen.getByRole('region', { name: 'If plans change', hidden: true })).getByText(reason),
    ).toBeDefined()
  })

  it('speak of no rescheduling where there is no day', async () => {
    expect(await names({ periodType: 'Month', viewerMay: { ...may, reschedule: false } })).not.toContainEqual(
      expect.stringContaining('Reschedule'),
    )
  })

  it('asks after a completed visit whether it shall recur, and leads to its review', async () => {
    learnClock('2025-12-20T10:00:00-07:00', Date.now())
    await renderApp({ at, user: nadia, server: detail({ status: 'Completed', cancellation: null }) })
    const asked = within(await screen.findByRole('region', { name: 'Have this visit again?' }))
    expect(asked.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/serviceOrderSummary/1/a1/11/2025/12/25/1/930/0?every=1',
      '/serviceOrderSummary/1/a1/11/2025/12/25/1/930/0?every=2',
      '/serviceOrderSummary/1/a1/11/2025/12/25/1/930/0?every=4',
    ])
  })

  it.each(['Completed', 'Cancelled'])(
    'lead from a %s visit to the choice of another time for the same',
    async (status) => {
      await renderApp({ at, user: nadia, server: detail({ status, cancellation: null }) })
      const again = await screen.findByRole('link', { name: 'Book again' })
      expect(again.getAttribute('href')).toBe('/selectServiceTime/1/a1/11')
    },
  )

  it('offers nothing to book while the account waits to be erased', async () => {
    const erasure = { id: '7', latest: { at: '2026-12-27T10:00:00-07:00' } }
    const server = {
      ...detail({ status: 'Completed', cancellation: null }),
      AskedErasure: () => ({ data: { privacy: { erasure } } }),
    }
    await renderApp({ at, user: nadia, server })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull())
    expect(screen.queryByRole('region', { name: 'Have this visit again?' })).toBeNull()
  })

  it('links a recurring visit to its series', async () => {
    const series = { id: 's-1', everyWeeks: 2, weekday: 4, slot: 'Morning' }
    await renderApp({ at, user: nadia, server: detail({ status: 'Completed', series }) })
    const link = await screen.findByRole('link', { name: 'Every 2 weeks · Thursday morning' })
    expect(link.getAttribute('href')).toBe('/userSeries/s-1')
    expect(screen.queryByRole('region', { name: 'Have this visit again?' })).toBeNull()
  })
})
