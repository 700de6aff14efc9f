import { byOffice, type KeyedCases } from './keyedCase.ts'

/** Mutations of points that take a key. */
export const keyedMoneyMutations: KeyedCases = {
  async confirmRecharge({ customer, neighbour, asOffice }) {
    const terms = { ...payment, customerId: customer.userId }
    return byOffice(
      terms,
      [
        { ...terms, customerId: neighbour.userId },
        { ...terms, amountCents: 4_000 },
        { ...terms, comment: 'in an envelope' },
      ],
      () => asOffice('confirmRecharge', { ...terms, amountCents: 7_000 }),
    )
  },
  async grantRewardPoints({ customer, neighbour }) {
    const terms = { customerId: customer.userId, amount: 500 }
    return byOffice(terms, [
      { ...terms, customerId: neighbour.userId },
      { ...terms, amount: 501 },
    ])
  },
  async reverseRecharge({ office, asOffice }) {
    const [one, two] = [await office.product.customer(), await office.product.customer()]
    for (const { userId: customerId } of [one, two])
      await asOffice('confirmRecharge', { ...payment, customerId })
    const terms = { customerId: one.userId, paymentId: 1, amount: 1_000, reason: 'typed wrongly' }
    return byOffice(
      terms,
      [
        { ...terms, customerId: two.userId },
        { ...terms, amount: 1_001 },
        { ...terms, reason: 'another one' },
      ],
      () => asOffice('reverseRecharge', { ...terms, amount: undefined }),
    )
  },
}

const payment = { amountCents: 5_000, method: 'ETransfer', rewardPercent: 10, confirmRepeat: true }
