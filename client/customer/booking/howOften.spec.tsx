import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { available, clock, deepClean, nadiasAddress } from '../../testing/bookingExamples.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'
import { runningSeries } from '../../testing/seriesExamples.ts'

const at = '/serviceOrderSummary/1/a1/11/2025/11/27/1/930/0'

describe('how often', () => {
  const started = {
    startSeries: {
      message: 'Your recurring visits are set up.',
      stale: false,
      series: { id: 's-1', begun: { at: '2025-11-19T10:52:00-07:00', zoneLabel: 'MST' } },
      userErrors: [],
    },
  }
  const offered = { points: 0, rewardPoints: 0, address: nadiasAddress, offers: [deepClean] }
  const server = (change: object = {}) => ({
    ...available(change),
    StartSeries: () => ({ data: started }),
    ServiceOffers: () => ({ data: { clock, serviceOffers: offered } }),
    Series: () => ({ data: { clock: { at: '2025-12-01T10:40:00-07:00' }, series: runningSeries } }),
  })

  it('starts recurring visits at the price of each, and shows their dates', async () => {
    const { user, path, server: told, back } = await renderApp({ at, user: nadia, server: server() })
    await user.click(await screen.findByRole('radio', { name: /^Every 2 weeks/ }))
    await user.selectOptions(screen.getByLabelText('If a day is full'), 'Skip')
    await user.click(screen.getByRole('button', { name: 'Start visits · 14,820 points each' }))
    expect(await screen.findByText(/Your recurring visits are set up\. We book each/)).toBeDefined()
    expect(path()).toBe('/userSeries/s-1')
    expect(told.calls.find((call) => call.operationName === 'StartSeries')?.variables.input).toMatchObject({
      ...{ addressId: 'a1', serviceId: '11', everyWeeks: 2, first: '2025-11-27' },
      ...{ slot: 'Morning', hour: 9, minute: 30, whenFull: 'Skip', pointsSeen: 14_820 },
    })
    await back()
    expect(await screen.findByRole('link', { name: 'See all visits' })).toBeDefined()
  })

  it('takes the interval that the address asks for', async () => {
    await renderApp({ at: `${at}?every=4`, user: nadia, server: server() })
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /^Every 4 weeks/ })
    expect(chosen.checked).toBe(true)
  })

  it('says by when points are needed where the first visit is booked later', async () => {
    const later = '/serviceOrderSummary/1/a1/11/2025/12/11/1/930/0?every=1'
    await renderApp({ at: later, user: nadia, server: server({ points: 100, rewardPoints: 0 }) })
    const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Start visits/ })
    expect(button?.disabled).toBe(false)
    expect(screen.getByText('14,820 points needed by Thu, Nov 27; you have 100.')).toBeDefined()
    const recharge = screen.getByRole('link', { name: 'Recharge points' })
    expect(recharge.getAttribute('href')).toBe('/userRecharge?points=14720')
  })

  it('says on which day the first visit will be where the chosen one is full', async () => {
    const full = { fullDays: ['2025-11-27'] }
    await renderApp({ at: `${at}?every=1`, user: nadia, server: server(full) })
    const words = 'Thursday, November 27 is full: your first visit will be Wednesday, November 26.'
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText('Wednesday, November 26, 2025 by 9:30 AM')).toBeDefined()
    expect(screen.getByText('You can cancel for free until Tuesday, November 25, 9:30 AM.')).toBeDefined()
  })

  it.each([
    ['begins on the first such weekday of the season', [2, 3], '2026/2/5'],
    ['says when a resting service starts again', [5, 6], undefined],
  ])('%s', async (_, offeredMonths, day) => {
    const { path } = await renderApp({ at: `${at}?every=1`, user: nadia, server: server({ offeredMonths }) })
    const later = `/serviceOrderSummary/1/a1/11/${day}/1/930/0?every=1`
    if (day) await waitFor(() => expect(path()).toBe(later))
    else {
      expect(await screen.findByText(/^Visits start again in May 2026\./)).toBeDefined()
      expect(screen.getByRole('heading', { level: 1, name: 'Standard clean is out of season' })).toBeDefined()
      const instead = await screen.findByRole('link', { name: 'Deep clean' })
      expect(instead.getAttribute('href')).toBe('/selectServiceTime/1/a1/12')
    }
  })
})
