import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../testing/fakeServer.ts'
import { olivia, renderApp } from '../../../testing/renderApp.tsx'
import {
  cardOf,
  listOf,
  moment,
  money,
  nadiaCard,
  newcomerCard,
  outcome,
  page,
  usual,
  waiting,
} from './userExamples.ts'

const confirm = vi.fn(() => true)
beforeEach(() => {
  confirm.mockClear()
  vi.stubGlobal('confirm', confirm)
})

const visit = (at: string, server: Record<string, Answer> = {}) =>
  renderApp({ at: `/adminUserList${at}`, admin: olivia, server: { ...usual, ...server } })

async function openCard(at = '?user=c-1', server: Record<string, Answer> = {}) {
  const visited = await visit(at, server)
  return { ...visited, card: within(await screen.findByRole('complementary', { name: /Kowalchuk|Unset/ })) }
}

type Visited = Awaited<ReturnType<typeof visit>>
const sentOf = ({ server }: Pick<Visited, 'server'>, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables)

/** By the keyboard, as the menu asks for it where there is no layout. */
async function choose({ user }: Pick<Visited, 'user'>, action: string) {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  const item = await screen.findByRole('menuitem', { name: action })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  const menu = screen.getByRole('menu')
  for (let step = 0; step < 6 && menu.getAttribute('aria-activedescendant') !== item.id; step++) {
    await user.keyboard('{ArrowDown}')
    await new Promise((done) => requestAnimationFrame(done))
  }
  await user.keyboard('{Enter}')
}

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminUserList' })
  expect(path()).toBe('/admin')
})

it('lists customers with name or Unset, tag, ways to reach them, points and rank', async () => {
  await visit('')
  const nadia = await screen.findByRole('link', { name: 'Nadia Kowalchuk' })
  expect(nadia.closest('li')?.textContent).toBe('Nadia KowalchukVIP(403) 555-0172nadia@example.com22,980Gold')
  const newcomer = screen.getByRole('link', { name: 'Unset' })
  expect(newcomer.closest('li')?.textContent).toBe('UnsetInactivenew@example.com0Bronze')
})

it('searches as one types, from the first page, and keeps it in the address', async () => {
  const visited = await visit('?page=3', { OfficeUsers: page(nadiaCard) })
  await visited.user.type(await screen.findByRole('searchbox'), 'kowal')
  await waitFor(() => expect(visited.path()).toBe('/adminUserList?search=kowal'))
  await waitFor(() =>
    expect(sentOf(visited, 'OfficeUsers').at(-1)).toEqual({ page: 1, pageSize: 10, search: 'kowal' }),
  )
})

it('says that nobody is found, and shows all again', async () => {
  const visited = await visit('?search=zzz', {
    OfficeUsers: (call) => (call.variables.search ? page()(call) : page(nadiaCard)(call)),
  })
  expect(await screen.findByText('No user data')).toBeDefined()
  await visited.user.click(screen.getByRole('button', { name: 'Show all users' }))
  expect(await screen.findByRole('link', { name: 'Nadia Kowalchuk' })).toBeDefined()
  expect(visited.path()).toBe('/adminUserList')
})

it('offers another try when the list cannot be read', async () => {
  let isDown = true
  const { user } = await visit('', {
    OfficeUsers: (call) =>
      isDown
        ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
        : page(nadiaCard)(call),
  })
  await screen.findByText('The customers could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Nadia Kowalchuk' })).toBeDefined()
})

it('pages by 10, 20 and 50, and keeps that in the address', async () => {
  const many: Answer = () => ({
    data: {
      customers: {
        __typename: 'OfficeCustomerPage',
        items: [nadiaCard],
        totalCount: 41,
        page: 1,
        pageSize: 10,
      },
    },
  })
  const visited = await visit('', { OfficeUsers: many })
  await visited.user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(visited.path()).toBe('/adminUserList?page=2')
  await visited.user.selectOptions(screen.getByLabelText('Per page'), '50')
  expect(visited.path()).toContain('size=50')
})

it('opens a card beside the list, and gives the focus back to its line', async () => {
  const visited = await visit('')
  await visited.user.click(await screen.findByRole('link', { name: 'Nadia Kowalchuk' }))
  const card = await screen.findByRole('complementary', { name: 'Nadia Kowalchuk' })
  expect(visited.path()).toBe('/adminUserList?user=c-1')
  expect(document.activeElement).toBe(card)
  await visited.user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nadia Kowalchuk'))
  expect(visited.path()).toBe('/adminUserList')
})

it('tells what the points are made of', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: '22,980, show what they are made of' }))
  expect(card.getByText('points+rewardPoints')).toBeDefined()
  expect(card.getByText('21,480+1,500')).toBeDefined()
})

it('shows the basic info, and "Unset" for a year of 1900', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: 'Basic Info' }))
  expect(card.getByRole<HTMLInputElement>('checkbox')).toMatchObject({ checked: true, disabled: true })
  expect(card.getByText('May 2, 1984')).toBeDefined()
  expect(card.getByText(/Rings twice/)).toBeDefined()
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('92')
  expect(card.getByText('3,036 / 3,300')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Unset' }))
  const other = within(await screen.findByRole('complementary', { name: 'Unset' }))
  await user.click(other.getByRole('button', { name: 'Basic Info' }))
  expect(other.getByText('Birthday').nextElementSibling?.textContent).toBe('Unset')
})

it('says of an id that nobody has that there is no such customer', async () => {
  await visit('?user=nobody', { OfficeUser: cardOf(null) })
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such customer.')
})

it('moves the default after its question, and removes only others', async () => {
  const visited = await openCard('?user=c-1', {
    SetOfficeUserDefaultAddress: outcome({ message: 'Set.', customer: nadiaCard }),
    RemoveOfficeUserAddress: outcome({
      userErrors: [{ code: 'ADDRESS_IS_DEFAULT', field: null, message: 'No.' }],
    }),
  })
  const { user, card } = visited
  await user.click(card.getByRole('button', { name: 'Property Info' }))
  expect(card.getAllByRole('button', { name: /^Set default/ })).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Set default: 46 Range Road 24' }))
  expect(confirm).toHaveBeenCalledWith(
    'Are you sure you want to set this as your default address?\n\n46 Range Road 24, Calgary, AB T3H\u00A02K7',
  )
  expect(await screen.findByText('Set.')).toBeDefined()
  expect(sentOf(visited, 'SetOfficeUserDefaultAddress')).toEqual([
    { input: { customerId: 'c-1', addressId: 'a2' } },
  ])
  await user.click(card.getByRole('button', { name: 'Remove address: 46 Range Road 24' }))
  expect(await screen.findByText('No.')).toBeDefined()
})

it('does nothing when the question is answered with no', async () => {
  confirm.mockReturnValueOnce(false)
  const visited = await openCard('?user=c-2')
  await visited.user.click(visited.card.getByRole('button', { name: 'Set as active' }))
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to active this user?\n\nUnset, C-482131')
  expect(sentOf(visited, 'ActivateOfficeUser')).toEqual([])
})

it('activates, and mails the activation, by the documented questions', async () => {
  const active = { ...newcomerCard, isActive: true }
  const visited = await openCard('?user=c-2', {
    SendOfficeUserActivation: outcome({ message: 'Sent.', customer: newcomerCard }),
    ActivateOfficeUser: outcome({ message: 'Active.', customer: active }),
  })
  await visited.user.click(visited.card.getByRole('button', { name: 'Send active email' }))
  expect(await screen.findByText('Sent.')).toBeDefined()
  await visited.user.click(visited.card.getByRole('button', { name: 'Set as active' }))
  expect(await screen.findByText('Active.')).toBeDefined()
  expect(confirm.mock.calls.flat()).toEqual([
    'Are you sure you want to send active email for this user?\n\nUnset, C-482131',
    'Are you sure you want to active this user?\n\nUnset, C-482131',
  ])
})

const quote = {
  __typename: 'RechargeQuote',
  province: 'AB',
  points: 15_007,
  rewardPoints: 1_050,
  subtotal: money(15_007),
  taxes: [{ __typename: 'TaxAmount', name: 'GST', ratePercent: 5, amount: money(750) }],
  total: money(15_757),
  cashRounding: money(-2),
  paid: money(15_755),
}
const quoted: Answer = () => ({ data: { rechargeQuote: quote } })

async function fillRecharge({ user, card }: Awaited<ReturnType<typeof openCard>>) {
  await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Recharge' }))
  await user.type(dialog.getByLabelText('Recharge amount, before tax ($)'), '150.07')
  await user.selectOptions(dialog.getByLabelText('Payment method'), 'Cash')
  await user.clear(dialog.getByLabelText('Reward percent'))
  await user.type(dialog.getByLabelText('Reward percent'), '7')
  return dialog
}

it('shows the sums of a recharge before it can be confirmed, then sends it once', async () => {
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: quoted,
    ConfirmOfficeRecharge: outcome({ message: 'Recharged.', invoiceNo: 'INV-2026-000001' }),
  })
  const dialog = await fillRecharge(visited)
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm recharge' })
  expect(button.disabled).toBe(true)
  expect(await dialog.findByText('$157.55')).toBeDefined()
  expect(dialog.getByText('−$0.02')).toBeDefined()
  expect(dialog.getByText('1,050')).toBeDefined()
  await visited.user.click(button)
  expect(await screen.findByText('Recharged.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentOf(visited, 'ConfirmOfficeRecharge')).toEqual([
    {
      input: {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        customerId: 'c-1',
        amountCents: 15_007,
        method: 'Cash',
        rewardPercent: 7,
        comment: null,
        confirmRepeat: false,
      },
    },
  ])
})

it('asks whether an equal recharge is meant, and sends it on with the same key', async () => {
  const message = 'An equal payment was just confirmed.'
  const visited = await openCard('?user=c-1', {
    OfficeRechargeQuote: quoted,
    ConfirmOfficeRecharge: ({ variables }) =>
      (variables.input as { confirmRepeat: boolean }).confirmRepeat
        ? outcome({ message: 'Recharged.' })({} as never)
        : outcome({ userErrors: [{ code: 'RECHARGE_REPEATED', field: null, message }] })({} as never),
  })
  const dialog = await fillRecharge(visited)
  await dialog.findByText('$157.55')
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  await visited.user.click(await dialog.findByLabelText('This is a second payment'))
  await visited.user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  expect(await screen.findByText('Recharged.')).toBeDefined()
  const keys = sentOf(visited, 'ConfirmOfficeRecharge').map(({ input }) => (input as { key: string }).key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('asks for amount and method', async () => {
  const { user, card } = await openCard()
  await user.click(card.getByRole('button', { name: 'Confirm recharge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Recharge' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm recharge' }))
  expect(await dialog.findAllByText('Enter the recharge amount.')).toHaveLength(2)
  expect(dialog.getAllByText('Choose the payment method.')).toHaveLength(2)
})

it('gives reward points, and shows a refusal at its field', async () => {
  const message = 'Too many.'
  const visited = await openCard('?user=c-1', {
    GrantOfficeRewardPoints: outcome({ userErrors: [{ code: 'AMOUNT_INVALID', field: 'amount', message }] }),
  })
  await visited.user.click(visited.card.getByRole('button', { name: 'Add reward points' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Reward Point' }))
  await visited.user.type(dialog.getByLabelText('Reward points'), '1.5')
  await visited.user.click(dialog.getByRole('button', { name: 'Add reward points' }))
  expect(await dialog.findAllByText('Enter whole points from 1 to 9,999,999.')).toHaveLength(2)
  expect(sentOf(visited, 'GrantOfficeRewardPoints')).toEqual([])
  await visited.user.clear(dialog.getByLabelText('Reward points'))
  await visited.user.type(dialog.getByLabelText('Reward points'), '500')
  await visited.user.click(dialog.getByRole('button', { name: 'Add reward points' }))
  expect(await dialog.findAllByText(message)).toHaveLength(2)
  expect(sentOf(visited, 'GrantOfficeRewardPoints')).toMatchObject([
    { input: { customerId: 'c-1', amount: 500 } },
  ])
})

it('edits memo and special attribute', async () => {
  const visited = await openCard('?user=c-1', {
    SaveOfficeUserMemo: outcome({ message: 'Memo saved.', customer: nadiaCard }),
    SetOfficeUserTag: outcome({ message: 'Attr saved.', customer: nadiaCard }),
  })
  await choose(visited, 'Edit Memo')
  const memo = within(await screen.findByRole('dialog', { name: 'Edit Memo' }))
  expect(memo.getByLabelText<HTMLTextAreaElement>('Memo').value).toBe(nadiaCard.memo)
  await visited.user.clear(memo.getByLabelText('Memo'))
  await visited.user.type(memo.getByLabelText('Memo'), 'No dog.')
  await visited.user.click(memo.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Memo saved.')).toBeDefined()
  expect(sentOf(visited, 'SaveOfficeUserMemo')).toEqual([{ input: { customerId: 'c-1', memo: 'No dog.' } }])
  await choose(visited, 'Edit special attr')
  const attr = within(await screen.findByRole('dialog', { name: 'Edit Special Attr' }))
  await visited.user.selectOptions(attr.getByLabelText('Special attr'), 'None')
  await visited.user.click(attr.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Attr saved.')).toBeDefined()
  expect(sentOf(visited, 'SetOfficeUserTag')).toEqual([{ input: { customerId: 'c-1', tag: 'None' } }])
})

it('adds an address, whose first one is the default anyway', async () => {
  const visited = await openCard('?user=c-2', {
    AddOfficeUserAddress: outcome({ message: 'Added.', customer: newcomerCard }),
  })
  await choose(visited, 'Add new property address')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a New Property Address' }))
  const { user } = visited
  await user.click(dialog.getByRole('button', { name: 'Add Property' }))
  expect(await dialog.findAllByText('Enter the street name.')).toHaveLength(2)
  expect(dialog.getByRole('checkbox', { name: /first address/ })).toMatchObject({
    checked: true,
    disabled: true,
  })
  await user.type(dialog.getByLabelText('First name'), 'Ada')
  await user.type(dialog.getByLabelText('Last name'), 'Moss')
  await user.type(dialog.getByLabelText('Street name'), 'Elm Street')
  await user.type(dialog.getByLabelText('City'), 'Calgary')
  await user.selectOptions(dialog.getByLabelText('Province'), 'Alberta')
  await user.type(dialog.getByLabelText('Postal code'), 't2p1b5')
  await user.click(dialog.getByRole('button', { name: 'Add Property' }))
  expect(await screen.findByText('Added.')).toBeDefined()
  expect(sentOf(visited, 'AddOfficeUserAddress')).toMatchObject([
    { input: { customerId: 'c-2', streetName: 'Elm Street', province: 'AB', postal: 'T2P 1B5' } },
  ])
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
    occurred: moment('2025-11-12T19:48:00-07:00'),
  }
  const visited = await openCard('?user=c-1', {
    OfficeUserPoints: listOf(entry, { ...entry, id: '8', kind: 'Recharged', isReward: false, paymentId: 3 }),
    OfficeUserExperience: listOf(),
  })
  const table = within(await visited.card.findByRole('table', { name: 'Point Change Histories' }))
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nov 12, 20257:48\u00A0PM MSTSpentRewardABCD-EFGHCustomer−6,840',
    'Nov 12, 20257:48\u00A0PM MSTRechargeABCD-EFGHCustomer+6,840',
  ])
  await visited.user.click(visited.card.getByRole('link', { name: 'Exp history' }))
  expect(await visited.card.findByText('No experience yet')).toBeDefined()
  expect(visited.path()).toBe('/adminUserList?user=c-1&tab=exp')
})

const payment = {
  __typename: 'OfficePayment',
  paymentId: 3,
  invoiceNo: 'INV-2026-000003',
  method: 'ETransfer',
  points: 10_000,
  comment: 'By phone',
  reversalReasons: [],
  paidAt: moment('2026-11-12T19:48:00-07:00'),
  subtotal: money(10_000),
  total: money(10_500),
  creditNotes: [],
}

it('takes a recharge back by what the quote shows, with a reason', async () => {
  const visited = await openCard('?user=c-1&tab=payments', {
    OfficeUserPayments: listOf(payment),
    OfficeReversalQuote: () => ({
      data: {
        reversalQuote: {
          ...quote,
          __typename: 'ReversalQuote',
          points: 8_000,
          rewardPoints: 80,
          paid: money(8_400),
        },
      },
    }),
    ReverseOfficeRecharge: outcome({ message: 'Reversed.', creditNoteNo: 'CN-2026-000001' }),
  })
  await visited.user.click(
    await visited.card.findByRole('button', { name: 'Reverse recharge INV-2026-000003' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse recharge' }))
  expect(await dialog.findByText('$84.00')).toBeDefined()
  await visited.user.type(dialog.getByLabelText('Reason'), 'Typed twice')
  await visited.user.click(dialog.getByRole('button', { name: 'Reverse and issue credit note' }))
  expect(await screen.findByText('Reversed.')).toBeDefined()
  expect(sentOf(visited, 'ReverseOfficeRecharge')).toMatchObject([
    { input: { customerId: 'c-1', paymentId: 3, amount: 8_000, reason: 'Typed twice' } },
  ])
})

it('has nothing to take back of a recharge that is spent, and offers none of one that went back', async () => {
  const credit = {
    __typename: 'CreditNote',
    creditNoteNo: 'CN-2026-000001',
    issued: moment('2026-11-13T10:00:00-07:00'),
    subtotal: money(10_000),
    total: money(10_500),
  }
  const { user, card } = await openCard('?user=c-1&tab=payments', {
    OfficeUserPayments: listOf(payment, {
      ...payment,
      paymentId: 4,
      creditNotes: [credit],
      reversalReasons: ['Oops'],
    }),
    OfficeReversalQuote: () => ({
      data: { reversalQuote: { ...quote, __typename: 'ReversalQuote', points: 0 } },
    }),
  })
  expect(await card.findByText('Oops')).toBeDefined()
  expect(card.getAllByRole('button', { name: /^Reverse recharge/ })).toHaveLength(1)
  await user.click(card.getByRole('button', { name: /^Reverse recharge/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse recharge' }))
  expect(await dialog.findByText(/there is nothing to take back/)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Reverse and issue credit note' })).toMatchObject({
    disabled: true,
  })
})

it('tells what administrators changed in words', async () => {
  const { card } = await openCard('?user=c-1&tab=changes', {
    OfficeUserChanges: listOf({
      __typename: 'CustomerChange',
      id: '1',
      action: 'AddressSaved',
      addressId: 'a1',
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
  expect(table.textContent).toContain('Area: Not stated 2,300 to 4,000 sq ft')
  expect(table.textContent).toContain('City: Calgary Airdrie')
})

it('saves the file of a customer under the name that the server gives', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const visited = await openCard()
  const asked: [unknown, unknown][] = []
  vi.stubGlobal('fetch', async (path: unknown, init: RequestInit) => {
    asked.push([path, init.body])
    const headers = { 'content-disposition': 'attachment; filename="personal-data-C-482130-2026-11-24.json"' }
    return new Response('{}', { headers })
  })
  await choose(visited, 'Download their data')
  expect(await screen.findByText('The file has been handed to your browser.')).toBeDefined()
  expect(asked).toEqual([['/api/Staff/downloadCustomerData', JSON.stringify({ userId: 'c-1' })]])
  expect(saved).toEqual(['personal-data-C-482130-2026-11-24.json'])
})

const request = {
  __typename: 'OfficeErasureRequest',
  id: '1',
  openOrders: 2,
  asked: moment('2026-11-20T10:00:00-07:00'),
  earliest: moment('2020-11-21T10:00:00-07:00'),
  latest: moment('2026-12-20T10:00:00-07:00'),
  customer: nadiaCard,
}

it('lists who asked to be forgotten with what stands in the way', async () => {
  await visit('?list=erasure', { OfficeErasureRequests: waiting(request) })
  const row = within(
    (await screen.findByText('2 open orders')).closest('li')?.parentElement?.closest('li') as HTMLElement,
  )
  expect(row.getByText('21,480 paid points to pay back first, worth $214.80')).toBeDefined()
  expect(
    row.getByText('Asked on Nov 20, 2026, 10:00 AM MST, to be carried out by Dec 20, 2026.'),
  ).toBeDefined()
  expect(row.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Erasure requests 1' }).getAttribute('aria-current')).toBe('page')
})

it('erases only after the customer’s number was typed', async () => {
  const free = { ...request, openOrders: 0, customer: { ...nadiaCard, points: 0, totalPoints: 1_500 } }
  const visited = await visit('?list=erasure', {
    OfficeErasureRequests: waiting(free),
    EraseOfficeUser: outcome({ message: 'Erased.' }),
  })
  await visited.user.click(
    await screen.findByRole('button', { name: 'Erase this customer: Nadia Kowalchuk' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this customer' }))
  await visited.user.type(dialog.getByLabelText('Type C-482130 to confirm'), 'yes')
  await visited.user.click(dialog.getByRole('button', { name: 'Erase this customer' }))
  expect(await dialog.findAllByText('This is not the customer’s number.')).toHaveLength(2)
  expect(sentOf(visited, 'EraseOfficeUser')).toEqual([])
  await visited.user.clear(dialog.getByLabelText('Type C-482130 to confirm'))
  await visited.user.type(dialog.getByLabelText('Type C-482130 to confirm'), 'c-482130')
  await visited.user.click(dialog.getByRole('button', { name: 'Erase this customer' }))
  expect(await screen.findByText('Erased.')).toBeDefined()
  expect(sentOf(visited, 'EraseOfficeUser')).toEqual([{ customerId: 'c-1' }])
})

it('names a former customer, and offers nothing more', async () => {
  const former = {
    ...nadiaCard,
    firstName: '',
    lastName: '',
    erased: moment('2026-11-21T10:00:00-07:00'),
    addresses: [],
  }
  await visit('?user=c-1', { OfficeUser: cardOf(former) })
  const card = within(await screen.findByRole('complementary', { name: 'Former customer' }))
  expect(card.getByText('Forgotten on Nov 21, 2026, 10:00 AM MST')).toBeDefined()
  expect(card.queryByRole('button', { name: 'Confirm recharge' })).toBeNull()
})
