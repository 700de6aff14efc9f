import { describe, it } from 'vitest'
import { given, happened } from '../../testing/given.ts'
import { mondayClean, recharged } from '../../testing/pointsStory.ts'
import type { WalletAccessEvent, WalletEvent } from '../events.ts'
import { walletFold } from '../walletFold.ts'
import { changeAccess } from './changeAccess.ts'
import { spendPoints } from './spendPoints.ts'

const walletAfter = (...types: WalletAccessEvent['type'][]) =>
  given(walletFold, [
    recharged(20_000),
    ...types.map((type) => happened<WalletEvent>({ type, data: {} }, '2026-11-22T16:00:00Z')),
  ])
const order = { orderId: 'order-2', amount: 14_820, booking: mondayClean }

describe('a wallet', () => {
  it('is frozen, opened again and closed, each once', () => {
    walletAfter()
      .when((wallet) => changeAccess(wallet, 'frozen'))
      .expectEvents([{ type: 'points.frozen', data: {} }])
    walletAfter('points.frozen')
      .when((wallet) => changeAccess(wallet, 'frozen'))
      .expectEvents([])
    walletAfter('points.frozen')
      .when((wallet) => changeAccess(wallet, 'open'))
      .expectEvents([{ type: 'points.unfrozen', data: {} }])
    walletAfter('points.frozen')
      .when((wallet) => changeAccess(wallet, 'closed'))
      .expectEvents([{ type: 'points.closed', data: {} }])
    walletAfter('points.frozen', 'points.closed')
      .when((wallet) => changeAccess(wallet, 'closed'))
      .expectEvents([])
  })

  it('pays for nothing while it is frozen or closed, and pays again when it is opened (decision M4)', () => {
    const refused = { rejected: 'ERASURE_ASKED' } as const
    walletAfter('points.frozen')
      .when((wallet) => spendPoints(wallet, order))
      .expectRejection(refused)
    walletAfter('points.frozen', 'points.closed')
      .when((wallet) => spendPoints(wallet, order))
      .expectRejection(refused)
    walletAfter('points.frozen', 'points.unfrozen')
      .when((wallet) => spendPoints(wallet, order))
      .expectEvents([
        {
          type: 'points.spent',
          data: { orderId: 'order-2', points: 14_820, rewardPoints: 0, booking: mondayClean },
        },
      ])
  })
})
