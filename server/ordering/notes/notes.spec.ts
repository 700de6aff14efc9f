import { describe, it } from 'vitest'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { given, happened } from '../../testing/given.ts'
import { admin, livesUntil, orderId } from '../../testing/orderStory.ts'
import type { OrderEvent } from '../events.ts'
import { resendConfirmation } from '../mails/resendConfirmation.ts'
import { knownOrder, orderFold } from '../order.ts'
import { type AddInstructions, addInstructions } from './addInstructions.ts'

const refused = { rejected: 'ORDER_TRANSITION_REFUSED' } as const

describe('adding instructions', () => {
  const intent: AddInstructions = {
    orderId,
    role: ActorRole.Customer,
    at: Temporal.Instant.from('2026-11-21T12:00:00Z'),
    instructionsId: 'note-1',
    text: 'The key is under the mat.',
  }
  const adding = (status: OrderStatus, change: Partial<AddInstructions> = {}) =>
    given(orderFold, livesUntil[status]).when((order) =>
      addInstructions(knownOrder(order), { ...intent, ...change }),
    )
  const added = [
    {
      stream: 'order-order-1',
      event: { type: 'order.instructions-added', data: { instructionsId: 'note-1' } },
    },
  ]

  it.each([OrderStatus.Pending, OrderStatus.Confirmed])(
    'in status %i records where the text is, not the text',
    (status) => {
      adding(status).expectEvents(added)
    },
  )

  it('takes 500 characters, counted as people count them, and no more', () => {
    adding(OrderStatus.Pending, { text: '🧹'.repeat(500) }).expectEvents(added)
    adding(OrderStatus.Pending, { text: 'x'.repeat(501) }).expectRejection({
      rejected: 'FIELD_TOO_LONG',
      field: 'text',
      params: { max: 500 },
    })
  })

  it('takes ten notes an order, whoever writes them (decision M10)', () => {
    const note = (by = admin) =>
      happened<OrderEvent>(
        { type: 'order.instructions-added', data: { instructionsId: 'n' } },
        '2026-11-20T19:00:00Z',
        by,
      )
    const withNotes = (count: number) =>
      given(orderFold, [
        ...livesUntil[OrderStatus.Confirmed],
        ...Array.from({ length: count }, () => note()),
      ]).when((order) => addInstructions(knownOrder(order), intent))
    withNotes(9).expectEvents(added)
    withNotes(10).expectRejection({ rejected: 'NOTES_USED', params: { most: 10 } })
  })

  it('refuses blanks', () => {
    adding(OrderStatus.Pending, { text: ' \n ' }).expectRejection({
      rejected: 'FIELD_REQUIRED',
      field: 'text',
    })
  })

  it('is for the customer and the office, before the service', () => {
    adding(OrderStatus.Confirmed, { role: ActorRole.Admin }).expectEvents(added)
    for (const role of [ActorRole.Staff, ActorRole.System])
      adding(OrderStatus.Pending, { role }).expectRejection(refused)
    for (const status of [2, 3, 4, 5] as const) adding(status).expectRejection(refused)
  })
})

describe('resending a confirmation', () => {
  const resent = happened<OrderEvent>(
    { type: 'order.confirmation-resent', data: {} },
    '2026-11-21T12:00:00Z',
    admin,
  )
  const events = [{ stream: 'order-order-1', event: { type: 'order.confirmation-resent', data: {} } }]
  const confirmed = livesUntil[OrderStatus.Confirmed]
  const resending = (
    past: typeof confirmed,
    at = '2026-11-21T12:00:00Z',
    role: ActorRole = ActorRole.Admin,
  ) =>
    given(orderFold, past).when((order) =>
      resendConfirmation(knownOrder(order), { orderId, role, at: Temporal.Instant.from(at) }),
    )

  it('of a confirmed order is recorded', () => {
    resending(confirmed).expectEvents(events)
  })

  it('happens at most once a minute', () => {
    resending([...confirmed, resent], '2026-11-21T12:00:59.999Z').expectRejection({
      rejected: 'CONFIRMATION_JUST_SENT',
    })
    resending([...confirmed, resent], '2026-11-21T12:01:00Z').expectEvents(events)
  })

  it('is for admins, and for confirmed orders', () => {
    resending(confirmed, undefined, ActorRole.Customer).expectRejection(refused)
    for (const status of [0, 2, 3, 4, 5] as const) resending(livesUntil[status]).expectRejection(refused)
  })
})
