import { ActorRole } from '../../kernel/command.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import type { Buckets, PointsMovement } from '../../points/events.ts'

/** What moved points. */
export type MovementKind = 'recharged' | 'rewarded' | 'spent' | 'refunded' | 'fee' | 'recovered' | 'reversed'

/** One event as a movement of points in both buckets, with the columns it fills. */
export interface Movement extends Buckets {
  readonly sign: 1 | -1
  readonly kind: MovementKind
  /** 0: points went out. Else they came in: the payment's number, or a negative number of its own (decisions F3, K3). */
  readonly payment_id: number
  readonly role: ActorRole
  readonly order_id: string | null
  /** Of a reversed recharge, and of what paid later for one (decision M1). */
  readonly credit_note_no: string | null
}

/** Reads one event as a movement of points: decisions F2-F4, F11 and M1 for the buckets, F3 and K3 for the payment, F6 for the role. */
export function movement(event: RecordedEvent<PointsMovement>): Movement {
  const ownNumber = -(Number(event.revision) + 1)
  switch (event.type) {
    case 'points.recharged':
      return { ...credit('recharged', event.data.paymentId), points: event.data.points, rewardPoints: 0 }
    case 'points.rewarded':
      return {
        ...credit('rewarded', event.data.paymentId ?? ownNumber),
        points: 0,
        rewardPoints: event.data.amount,
      }
    case 'points.refunded':
      return { ...credit('refunded', ownNumber), role: roleOf(event), ...ofOrder(event.data) }
    case 'points.spent':
      return { ...debit('spent'), role: ActorRole.Customer, ...ofOrder(event.data) }
    case 'points.fee-charged':
      return { ...debit('fee'), role: roleOf(event), ...ofOrder(event.data) }
    case 'points.reward-recovered': {
      const { amount: rewardPoints, orderId, creditNoteNo } = event.data
      return {
        ...debit('recovered'),
        role: roleOf(event),
        ...ofOrder({ points: 0, rewardPoints, orderId }),
        credit_note_no: creditNoteNo,
      }
    }
    case 'points.recharge-reversed':
      return {
        ...debit('reversed'),
        credit_note_no: event.data.creditNoteNo,
        points: event.data.amount,
        rewardPoints: event.data.rewardAmount,
      }
  }
}

const nobodyElse = { role: ActorRole.Admin, order_id: null, credit_note_no: null } as const

function credit(kind: MovementKind, paymentId: number) {
  return { kind, sign: 1, payment_id: paymentId, ...nobodyElse } as const
}

function debit(kind: MovementKind) {
  return { kind, sign: -1, payment_id: 0, ...nobodyElse } as const
}

function ofOrder({ points, rewardPoints, orderId }: Buckets & { readonly orderId: string }) {
  return { points, rewardPoints, order_id: orderId }
}

function roleOf({ meta }: RecordedEvent): ActorRole {
  return Number(meta.actorRole) as ActorRole
}

/** What an event adds to the reward points that are owed for reversed recharges (decision M1). */
export function owedBy(event: PointsMovement): number {
  if (event.type === 'points.recharge-reversed') return event.data.rewardOwed
  return event.type === 'points.reward-recovered' ? -event.data.amount : 0
}
