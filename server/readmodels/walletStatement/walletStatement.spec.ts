import { describe, expect, it } from 'vitest'
import type { WalletEvent } from '../../points/events.ts'
import { foldAll } from '../testing/foldAll.ts'
import { pointsRecharged, story, type Telling } from '../testing/happened.ts'
import { walletStatement } from './walletStatement.projection.ts'

type Told = readonly [WalletEvent, Telling?]

const booking = {
  addressId: 'home',
  serviceId: 'deep-clean',
  serviceCatalog: 1,
  date: '2026-07-10',
  slot: 1,
} as const
const recharged: Told = [pointsRecharged(), { role: 3 }]
const bonus: Told = [
  { type: 'points.rewarded', data: { grantId: 'g1', amount: 2000, paymentId: 1 } },
  { role: 3 },
]
const grant: Told = [{ type: 'points.rewarded', data: { grantId: 'g2', amount: 500 } }, { role: 3 }]
const spent = (points: number, rewardPoints: number): Told => [
  { type: 'points.spent', data: { orderId: 'o1', points, rewardPoints, booking } },
]
const refunded = (role: 0 | 1 | 3): Told => [
  { type: 'points.refunded', data: { orderId: 'o1', points: 6288, rewardPoints: 2000 } },
  { role },
]
const fee: Told = [
  { type: 'points.fee-charged', data: { orderId: 'o1', points: 0, rewardPoints: 1657 } },
  { role: 1 },
]
const reversed: Told = [
  {
    type: 'points.recharge-reversed',
    data: { paymentId: 1, creditNoteNo: 'CN-2026-000001', amount: 300, rewardAmount: 0, rewardOwed: 0 },
  },
  { role: 3 },
]

const story1 = (...told: Told[]) => story<WalletEvent>('wallet-ana', ...told)
const balance = (...told: Told[]) => foldAll(walletStatement, 'wallet_balance', story1(...told))
const entries = (...told: Told[]) => foldAll(walletStatement, 'point_entry', story1(...told))

it('shows nothing of a wallet that is frozen, opened and closed, whose points stay as they are', () => {
  const access = (['points.frozen', 'points.unfrozen', 'points.closed'] as const).map(
    (type): Told => [{ type, data: {} }],
  )
  expect(entries(recharged, ...access)).toEqual(entries(recharged))
  const [row] = balance(recharged)
  expect(balance(recharged, ...access)).toEqual([{ ...row, revision: 3 }])
  expect(balance(...access)).toEqual([
    { user_id: 'ana', points: 0, reward_points: 0, owed_reward_points: 0, revision: 2 },
  ])
})

describe('the balance', () => {
  it('is the sum of what came and went, in each bucket', () => {
    expect(balance(recharged, bonus, spent(6288, 2000), refunded(1), fee, grant, reversed)).toEqual([
      { user_id: 'ana', points: 19_700, reward_points: 843, owed_reward_points: 0, revision: 6 },
    ])
  })

  it('of one customer knows nothing of another', () => {
    const other = story<WalletEvent>('wallet-bo', grant)
    expect(foldAll(walletStatement, 'wallet_balance', [...story1(recharged), ...other])).toMatchObject([
      { user_id: 'ana', points: 20_000, reward_points: 0 },
      { user_id: 'bo', points: 0, reward_points: 500 },
    ])
  })
})

describe('the point history', () => {
  it('tells a recharge with its payment, and the bonus that came with it', () => {
    expect(entries(recharged, bonus)).toEqual([
      {
        user_id: 'ana',
        revision: 0,
        is_reward: false,
        kind: 'recharged',
        amount: 20_000,
        payment_id: 1,
        role: 3,
        order_id: null,
        credit_note_no: null,
        at: '2026-07-01T18:00:00Z',
        date: '2026-07-01',
        year: 2026,
      },
      expect.objectContaining({
        revision: 1,
        is_reward: true,
        kind: 'rewarded',
        amount: 2000,
        payment_id: 1,
      }),
    ])
  })

  it('tells a spend from both buckets in two lines that go out', () => {
    expect(entries(spent(6288, 2000))).toMatchObject([
      { is_reward: false, kind: 'spent', amount: 6288, payment_id: 0, role: 1, order_id: 'o1' },
      { is_reward: true, kind: 'spent', amount: 2000, payment_id: 0, role: 1, order_id: 'o1' },
    ])
  })

  it('has no line for a bucket that was not touched', () => {
    expect(entries(spent(8288, 0))).toHaveLength(1)
    expect(entries(fee)).toMatchObject([
      { is_reward: true, kind: 'fee', amount: 1657, payment_id: 0, role: 1 },
    ])
  })

  it('gives refunds and grants a negative number of their own', () => {
    expect(entries(recharged, spent(6288, 2000), refunded(3), grant).slice(3)).toMatchObject([
      { kind: 'refunded', is_reward: false, amount: 6288, payment_id: -3, role: 3, order_id: 'o1' },
      { kind: 'refunded', is_reward: true, amount: 2000, payment_id: -3, role: 3, order_id: 'o1' },
      { kind: 'rewarded', is_reward: true, amount: 500, payment_id: -4, role: 3, order_id: null },
    ])
  })

  it('names the system when nobody cancelled', () => {
    expect(entries(refunded(0))[0]).toMatchObject({ role: 0 })
  })

  it('takes a reversed recharge out of the paid points', () => {
    expect(entries(reversed)).toMatchObject([
      { kind: 'reversed', is_reward: false, amount: 300, payment_id: 0, role: 3 },
    ])
  })

  it('takes the reward that came with it out of the reward points, in a line of its own', () => {
    const [event] = reversed
    const both = { ...event, data: { ...event.data, rewardAmount: 30 } } as WalletEvent
    expect(entries([both, { role: 3 }])).toMatchObject([
      { kind: 'reversed', is_reward: false, amount: 300, payment_id: 0, role: 3 },
      { kind: 'reversed', is_reward: true, amount: 30, payment_id: 0, role: 3 },
    ])
    expect(balance(recharged, bonus, [both])).toMatchObject([{ points: 19_700, reward_points: 1_970 }])
  })

  it('tells what paid for a reversed recharge later, by its credit note, and what is owed still', () => {
    const [event] = reversed
    const owing = { ...event, data: { ...event.data, rewardAmount: 0, rewardOwed: 30 } } as WalletEvent
    const creditNoteNo = 'CN-2026-000001'
    const paid: Told = [
      {
        type: 'points.reward-recovered',
        data: { orderId: 'o1', paymentId: 1, creditNoteNo, amount: 20 },
      },
      { role: 1 },
    ]
    const told = [recharged, bonus, [owing, { role: 3 }], paid] as const
    expect(entries(...told).slice(2)).toMatchObject([
      { kind: 'reversed', amount: 300, order_id: null, credit_note_no: creditNoteNo },
      {
        kind: 'recovered',
        is_reward: true,
        amount: 20,
        payment_id: 0,
        role: 1,
        order_id: 'o1',
        credit_note_no: creditNoteNo,
      },
    ])
    expect(balance(...told)).toMatchObject([{ reward_points: 1_980, owed_reward_points: 10 }])
  })

  it('files the last minutes of a local year under that year', () => {
    const [event] = grant
    expect(entries([event, { at: '2027-01-01T05:59:00Z' }])).toMatchObject([
      { date: '2026-12-31', year: 2026 },
    ])
  })
})

it('movements are summed by day, kind, bucket and direction', () => {
  const sums = foldAll(walletStatement, 'point_sum', story1(bonus, grant, spent(0, 700), refunded(0)))
  expect(sums.map(({ date: _, ...sum }) => sum)).toEqual([
    { kind: 'rewarded', is_reward: true, is_out: false, entries: 2, amount: 2_500 },
    { kind: 'spent', is_reward: true, is_out: true, entries: 1, amount: 700 },
    { kind: 'refunded', is_reward: false, is_out: false, entries: 1, amount: 6_288 },
    { kind: 'refunded', is_reward: true, is_out: false, entries: 1, amount: 2_000 },
  ])
})

it('movements are summed by bucket and direction, over all days', () => {
  const totals = foldAll(walletStatement, 'point_total', story1(bonus, grant, spent(0, 700), refunded(0)))
  expect(totals).toEqual([
    { is_reward: true, is_out: false, entries: 3, amount: 4_500 },
    { is_reward: true, is_out: true, entries: 1, amount: 700 },
    { is_reward: false, is_out: false, entries: 1, amount: 6_288 },
  ])
})
