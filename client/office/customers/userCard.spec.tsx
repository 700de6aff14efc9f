import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cardOf, listOf, moment, nadiaCard, page, visitsOf } from '../../testing/office/userExamples.ts'
import { openCard, visit } from '../../testing/office/visitUsers.ts'

it('tells what the points are made of', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: '22,980, show breakdown' }))
  expect(card.getByText('points+rewardPoints')).toBeDefined()
  expect(card.getByText('21,480+1,500')).toBeDefined()
})

it('closes what the points are made of on Escape, and the card on the next', async () => {
  const { user, card, path } = await openCard()
  await user.click(card.getByRole('button', { name: '22,980, show breakdown' }))
  await user.keyboard('{Escape}')
  expect(card.queryByText('points+rewardPoints')).toBeNull()
  expect(path()).toBe('/adminUserList?user=c-1')
  await user.keyboard('{Escape}')
  expect(path()).toBe('/adminUserList')
})

it('tells experience as the customer’s own bar does, half up and never 100 before the step', async () => {
  const rank = { ...nadiaCard.rank, experience: 2_926 }
  const { user, card } = await openCard('?user=c-1', { OfficeUser: cardOf({ ...nadiaCard, rank }) })
  expect(card.getByText(/88\.7%/)).toBeDefined()
  await user.click(card.getByRole('button', { name: 'Basic Info' }))
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('88.7')
})

it('tells what is owed for reversed recharges', async () => {
  const { card } = await openCard('?user=c-1', {
    OfficeUser: cardOf({ ...nadiaCard, owedRewardPoints: 1_500 }),
  })
  expect(await card.findByText(/Owes 1,500 reward points for reversed recharges/)).toBeDefined()
})

it('shows the basic info, and "Unset" for a year of 1900', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: 'Basic Info' }))
  expect(card.getByRole<HTMLInputElement>('checkbox')).toMatchObject({ checked: true, disabled: true })
  expect(card.getByText('May 2, 1984')).toBeDefined()
  expect(card.getAllByText(/Rings twice/)).toHaveLength(2)
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('92')
  expect(card.getByText('3,036 / 3,300')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Unset' }))
  const other = within(await screen.findByRole('complementary', { name: 'Unset' }))
  await user.click(other.getByRole('button', { name: 'Basic Info' }))
  expect(other.getByText('Birthday').nextElementSibling?.textContent).toBe('Unset')
})

it('begins with the next and last visit, the open orders, and the memo with its dialog', async () => {
  const order = { orderNo: 'LATE-2222', status: 'Confirmed', serviceName: 'Deep clean', periodType: 'Day' }
  const dated = (id: string, orderNo: string, bookedDate: string) => ({
    ...order,
    id,
    orderNo,
    bookedDate,
    bookedTime: '09:30',
  })
  const { user, card } = await openCard('?user=c-1&tab=changes', {
    OfficeUserOrders: visitsOf(
      [
        dated('3', 'LATE-3333', '2199-02-05'),
        dated('2', 'NEXT-2222', '2199-02-04'),
        dated('1', 'OLDE-1111', '2199-02-03'),
      ],
      [dated('0', 'LAST-0000', '2019-02-04')],
      '2199-02-04T08:00:00-07:00',
    ),
  })
  const orders = within(await card.findByRole('region', { name: 'Orders' }))
  const next = await orders.findByRole('link', { name: /^Monday, February 4, 2199/ })
  expect(next.getAttribute('href')).toBe('/adminOrder/NEXT-2222')
  expect(orders.getByText('Last visit').nextElementSibling?.querySelector('a')?.getAttribute('href')).toBe(
    '/adminOrder/LAST-0000',
  )
  expect(orders.getByText('3 open orders')).toBeDefined()
  expect(orders.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)).toEqual([
    'OLDE-1111',
    'NEXT-2222',
    'LATE-3333',
  ])
  expect(card.getByText('$229.80')).toBeDefined()
  await user.click(card.getByRole('button', { name: 'Edit: Memo' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Memo' })).toBeDefined()
})

it('opens the dialog that the address asks for, once', async () => {
  const { user, path } = await openCard('?user=c-1&ask=recharge')
  expect(await screen.findByRole('dialog', { name: 'Confirm Recharge' })).toBeDefined()
  expect(path()).toBe('/adminUserList?user=c-1')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says when each running series recurs, with a link to it', async () => {
  const series = { id: 's-1', everyWeeks: 2, weekday: 2, slot: 'Morning' }
  const { card } = await openCard('?user=c-1', {
    OfficeUserSeries: () => ({ data: { officeSeriesList: { items: [{ id: 's-1', series }] } } }),
  })
  const rhythm = await card.findByRole('link', { name: 'Every 2 weeks · Tuesday morning' })
  expect(rhythm.getAttribute('href')).toBe('/adminSeries/s-1')
  expect(card.getByRole('link', { name: 'All recurring visits' }).getAttribute('href')).toBe(
    '/adminSeries?customer=c-1',
  )
})

it('says of an id that nobody has that there is no such customer', async () => {
  await visit('?user=nobody', { OfficeUser: cardOf(null) })
  expect((await screen.findByRole('alert')).textContent).toContain('Customer not found.')
})

it('shows points with sign, bucket and order, each history under its own tab', async () => {
  const entry = {
    __typename: 'PointEntry',
    id: '7',
    kind: 'Spent',
    isReward: true,
    amount: 6_840,
    paymentId: 0,
    role: 'Customer',
    orderNo: 'ABCD-EFGH',
    creditNoteNo: null,
    occurred: moment('2025-11-12T19:48:00-07:00'),
  }
  const visited = await openCard('?user=c-1', {
    OfficeUserPoints: listOf(
      { ...entry, id: '9', kind: 'Recovered', amount: 1_500, creditNoteNo: 'CN-2026-000013' },
      entry,
      { ...entry, id: '8', kind: 'Recharged', isReward: false, paymentId: 3 },
    ),
    OfficeUserExperience: listOf(),
  })
  const table = within(await visited.card.findByRole('table', { name: 'Point Change Histories' }))
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nov 12, 20257:48\u00A0PM MSTTaken for a reversed rechargeRewardABCD-EFGHCN-2026-000013Customer−1,500',
    'Nov 12, 20257:48\u00A0PM MSTSpentRewardABCD-EFGHCustomer−6,840',
    'Nov 12, 20257:48\u00A0PM MSTRechargeABCD-EFGHCustomer+6,840',
  ])
  await visited.user.click(visited.card.getByRole('link', { name: 'Exp history' }))
  expect(await visited.card.findByText('No experience yet')).toBeDefined()
  expect(visited.path()).toBe('/adminUserList?user=c-1&tab=exp')
})

it('tells what administrators changed in words', async () => {
  const { card } = await openCard('?user=c-1&tab=changes', {
    OfficeUserChanges: listOf({
      __typename: 'OfficeChange',
      id: '1',
      action: 'AddressSaved',
      partId: 'a1',
      adminName: 'olivia',
      at: moment('2026-11-13T10:00:00-07:00'),
      fields: [
        { __typename: 'FieldChange', field: 'areaType', before: '0', after: '3' },
        { __typename: 'FieldChange', field: 'city', before: 'Calgary', after: 'Airdrie' },
      ],
    }),
  })
  const table = await card.findByRole('table', { name: 'Changes by administrators' })
  expect(table.textContent).toContain('Address edited46 Larkspur Way SW')
  expect(table.textContent).toContain('Area: Not set 2,300 to 4,000 sq ft')
  expect(table.textContent).toContain('City: Calgary Airdrie')
})

it('names a former customer, and offers nothing more', async () => {
  const former = {
    ...nadiaCard,
    firstName: '',
    lastName: '',
    erased: moment('2026-11-21T10:00:00-07:00'),
    addresses: [],
  }
  await visit('?user=c-1', { OfficeUsers: page(former), OfficeUser: cardOf(former) })
  const card = within(await screen.findByRole('complementary', { name: 'Former customer' }))
  expect(card.getByText('Erased on Nov 21, 2026, 10:00 AM MST')).toBeDefined()
  expect(card.queryByRole('button', { name: 'Confirm recharge' })).toBeNull()
})
