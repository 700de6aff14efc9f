import type { ActorRole } from '../../kernel/command.ts'
import { isMovement, type WalletEvent } from '../../points/events.ts'
import {
  type FoldTable,
  type ListTable,
  momentOf,
  type Projection,
  type SumTable,
  subjectOf,
} from '../engine/projection.ts'
import { walletEventTypes } from '../walletEventTypes.ts'
import { type MovementKind, movement, owedBy } from './walletMovement.ts'

/** What one customer holds, in both buckets. */
export type WalletBalanceRow = {
  readonly user_id: string
  readonly points: number
  readonly reward_points: number
  /** Reward points that are owed for reversed recharges (decision M1). */
  readonly owed_reward_points: number
  /** Last revision of the wallet that is in this row. */
  readonly revision: number
}

/** One line of the point history; a movement that touches both buckets leaves two (decision F4). */
export type PointEntryRow = {
  readonly user_id: string
  /** Revision in the wallet's stream; orders the lines and, with the bucket, names them. */
  readonly revision: number
  readonly is_reward: boolean
  readonly kind: MovementKind
  /** Above 0; the sign comes from payment_id. */
  readonly amount: number
  /** 0: points went out. Else they came in: the payment's number, or a negative number of its own (decisions F3, K3). */
  readonly payment_id: number
  readonly role: ActorRole
  readonly order_id: string | null
  /** Of a reversed recharge, and of what paid later for one (decision M1). */
  readonly credit_note_no: string | null
  readonly at: string
  readonly date: string
  readonly year: number
}

const noMovement = { sign: 1, points: 0, rewardPoints: 0 } as const

const walletBalance: FoldTable<WalletEvent, WalletBalanceRow> = {
  kind: 'fold',
  name: 'wallet_balance',
  key: ['user_id'],
  columns: {
    user_id: 'text',
    points: 'bigint',
    reward_points: 'bigint',
    owed_reward_points: 'bigint',
    revision: 'integer',
  },
  indexes: [],
  keyOf: (event) => subjectOf(event.stream),
  evolve: (row, event) => {
    const { sign, points, rewardPoints } = isMovement(event) ? movement(event) : noMovement
    return {
      user_id: subjectOf(event.stream),
      points: (row?.points ?? 0) + sign * points,
      reward_points: (row?.reward_points ?? 0) + sign * rewardPoints,
      owed_reward_points: (row?.owed_reward_points ?? 0) + (isMovement(event) ? owedBy(event) : 0),
      revision: Number(event.revision),
    }
  },
}

const pointEntry: ListTable<WalletEvent, PointEntryRow> = {
  kind: 'list',
  name: 'point_entry',
  key: ['user_id', 'revision', 'is_reward'],
  columns: {
    user_id: 'text',
    revision: 'integer',
    is_reward: 'boolean',
    kind: 'text',
    amount: 'integer',
    payment_id: 'integer',
    role: 'integer',
    order_id: 'text null',
    credit_note_no: 'text null',
    at: 'timestamptz',
    date: 'date',
    year: 'integer',
  },
  indexes: [
    '(user_id, date)',
    '(user_id, year)',
    // the ledger of everybody, and of one kind
    '(at, user_id, revision, is_reward)',
    '(kind, at, user_id, revision, is_reward)',
  ],
  rowsOf: (event) => {
    if (!isMovement(event)) return []
    const { points, rewardPoints, sign, ...same } = movement(event)
    const line = {
      user_id: subjectOf(event.stream),
      revision: Number(event.revision),
      ...same,
      ...momentOf(event),
    }
    return [
      { ...line, is_reward: false, amount: points },
      { ...line, is_reward: true, amount: rewardPoints },
    ].filter(({ amount }) => amount > 0)
  },
}

/** Sums of the movements of one kind and bucket on one local day. */
export type PointSumRow = Pick<PointEntryRow, 'date' | 'kind' | 'is_reward'> & {
  /** Points went out. */
  readonly is_out: boolean
  readonly entries: number
  readonly amount: number
}

/** Totals of the ledger over free ranges. */
const pointSumTable: SumTable<PointEntryRow, PointSumRow> = {
  kind: 'sum',
  name: 'point_sum',
  of: 'point_entry',
  key: ['date', 'kind', 'is_reward', 'is_out'],
  columns: {
    date: 'date',
    kind: 'text',
    is_reward: 'boolean',
    is_out: 'boolean',
    entries: 'integer',
    amount: 'bigint',
  },
  indexes: [],
  sums: ['entries', 'amount'],
  addends: ({ date, kind, is_reward, payment_id, amount }) => [
    { date, kind, is_reward, is_out: payment_id === 0, entries: 1, amount },
  ],
}

/** Sums of all movements of one bucket in one direction. */
export type PointTotalRow = Omit<PointSumRow, 'date' | 'kind'>

/** What all customers hold together, in four rows. */
const pointTotalTable: SumTable<PointEntryRow, PointTotalRow> = {
  kind: 'sum',
  name: 'point_total',
  of: 'point_entry',
  key: ['is_reward', 'is_out'],
  columns: { is_reward: 'boolean', is_out: 'boolean', entries: 'integer', amount: 'bigint' },
  indexes: [],
  sums: ['entries', 'amount'],
  addends: ({ is_reward, payment_id, amount }) => [
    { is_reward, is_out: payment_id === 0, entries: 1, amount },
  ],
}

/** Balances and the point history. */
export const walletStatement: Projection = {
  name: 'walletStatement',
  version: 6,
  categories: ['wallet'],
  types: walletEventTypes,
  tables: [walletBalance, pointEntry, pointSumTable, pointTotalTable],
}
