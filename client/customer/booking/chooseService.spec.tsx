import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  clock,
  deepClean,
  nadiasAddress,
  otherAddress,
  seasonPass,
  standardClean,
} from '../../testing/bookingExamples.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const addresses = (list: unknown[]) => ({ BookingAddresses: () => ({ data: { addresses: list } }) })
const offers = (list: unknown[]) => ({
  ServiceOffers: () => ({
    data: {
      clock,
      serviceOffers: { points: 21_480, rewardPoints: 1_500, address: nadiasAddress, offers: list },
    },
  }),
})
/** The buttons of the price panel and of the phone's bar are both in the document; jsdom has no screen. */
const continueButton = (name: RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement

describe('choosing an address', () => {
  it('asks for one where none is the default, then goes to the services of the chosen one', async () => {
    const server = {
      ...addresses([{ ...nadiasAddress, isDefault: false }, otherAddress]),
      ...offers([standardClean]),
    }
    const { user, path } = await renderApp({ at: '/selectServiceAddress/1', user: nadia, server })
    const go = await screen.findByRole('button', { name: 'Continue to service' })
    await user.click(go)
    expect(within(screen.getByRole('alert')).getByText('An address must be selected.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('alert'))

    const others = screen.getByRole('group', { name: 'Other addresses' })
    await user.click(within(others).getByRole('radio', { name: /7 Cottonwood Crescent/ }))
    await user.click(go)
    await waitFor(() => expect(path()).toBe('/selectServiceDetail/1/a2'))
  })

  it.each([
    ['the default one', [otherAddress, nadiasAddress], '/selectServiceDetail/1/a1'],
    ['the only one', [otherAddress], '/selectServiceDetail/1/a2'],
  ])('has %s chosen at first, and asks nothing where there is one', async (_, list, next) => {
    const server = { ...addresses(list), ...offers([standardClean]) }
    const { user, path } = await renderApp({ at: '/selectServiceAddress/1', user: nadia, server })
    const go = await screen.findByRole('button', { name: 'Continue to service' })
    expect(screen.queryAllByRole('radio')).toHaveLength(list.length === 1 ? 0 : list.length)
    await user.click(go)
    await waitFor(() => expect(path()).toBe(next))
  })

  it('leads on when there is no address', async () => {
    await renderApp({ at: '/selectServiceAddress/2', user: nadia, server: addresses([]) })
    expect(await screen.findByText('No saved addresses yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe(
      '/addUserAddress?next=%2FselectServiceAddress%2F2',
    )
  })

  it.each(['9', 'NaN', 'cleaning'])('says that catalog %s does not exist', async (catalog) => {
    await renderApp({ at: `/selectServiceAddress/${catalog}`, user: nadia })
    expect(screen.getByRole('heading', { level: 1, name: 'This booking link doesn’t work' })).toBeDefined()
  })

  it('sends visitors home', async () => {
    const { path } = await renderApp({ at: '/selectServiceAddress/1' })
    expect(path()).toBe('/')
  })
})

describe('choosing a service', () => {
  it('shows every price and shortfall first, explains the chosen one and goes to the calendar', async () => {
    const server = offers([standardClean, deepClean])
    const { user, path } = await renderApp({ at: '/selectServiceDetail/1/a1', user: nadia, server })
    const deep = await screen.findByRole('radio', { name: /Deep clean/ })
    expect(deep.closest('label')?.textContent).toContain('25,080 points')
    expect(deep.closest('label')?.textContent).toContain('est. $250.8')
    expect(deep.closest('label')?.textContent).toContain('You need 2,100 more points')

    await user.click(continueButton(/^Continue$/))
    expect(
      within(screen.getByRole('alert')).getByText('A detail service type must be selected.'),
    ).toBeDefined()

    await user.click(screen.getByRole('radio', { name: /Standard clean/ }))
    const panel = screen.getByRole('complementary', { name: 'Your booking' })
    for (const words of [
      '13,500',
      '2,100',
      'Rank discount, 5.0%',
      '−780',
      '14,820',
      'Estimated $148.2',
      '8,160',
    ])
      expect(within(panel).getAllByText(words).length).toBeGreaterThan(0)
    const names = within(panel)
      .getAllByRole('term', { hidden: true })
      .map((name) => name.textContent)
    expect(names).not.toContain('')
    expect(names.filter((name) => name === 'Rank discount, 5.0%')).toHaveLength(2)
    await user.click(continueButton(/Continue to date and time/))
    await waitFor(() => expect(path()).toBe('/selectServiceTime/1/a1/11'))
  })

  it('sends a season to the page of periods', async () => {
    const { user, path } = await renderApp({
      at: '/selectServiceDetail/3/a1',
      user: nadia,
      server: offers([seasonPass]),
    })
    await user.click(await screen.findByRole('radio', { name: /Season pass/ }))
    await user.click(continueButton(/Continue to season/))
    await waitFor(() => expect(path()).toBe('/selectServicePeriod/3/a1/31/2'))
  })

  it('says that an address of somebody else is not found', async () => {
    const server = { ServiceOffers: () => ({ data: { clock, serviceOffers: null } }) }
    await renderApp({ at: '/selectServiceDetail/1/zzz', user: nadia, server })
    expect(
      await screen.findByRole('heading', { name: 'We can’t find this address or service' }),
    ).toBeDefined()
  })

  it('offers another try when the answer does not come', async () => {
    let isDown = true
    const server = {
      ServiceOffers: () =>
        isDown ? { status: 503, errors: [{ message: 'down' }] } : offers([standardClean]).ServiceOffers(),
    }
    const { user } = await renderApp({ at: '/selectServiceDetail/1/a1', user: nadia, server })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByRole('radio', { name: /Standard clean/ })).toBeDefined()
  })
})
