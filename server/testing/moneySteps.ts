import { Province } from '../../schema/rules/enumerations.ts'
import { addAddress } from '../addresses/addresses.handlers.ts'
import { isRejection } from '../kernel/rejection.ts'
import type { Answer } from './apiClient.ts'
import { contractFaults } from './contractReplies.ts'
import type { Newcomer } from './newcomers.ts'
import type { StartedProduct } from './startProduct.ts'

/** A recharge as the office's form sends it: dollars before tax. */
interface PaymentForm {
  readonly userId: string
  readonly paidAmount: number
  readonly paymentMethod?: number
  readonly rewardPercent?: number
  readonly comment?: string
  readonly confirmRepeat?: boolean
  readonly totalSeen?: number
}

/** The money calls as their screens make them; every answer is held against the contract. */
export interface MoneySteps {
  office<Body = Record<string, unknown>>(path: string, body: object): Promise<Answer<Body>>
  pay(form: PaymentForm): Promise<Answer<{ msg: string; newUser: Record<string, unknown> }>>
  as<Body = Record<string, unknown>>(
    customer: Newcomer,
    path: string,
    body?: object,
    language?: string,
  ): Promise<Answer<Body>>
  /** A customer whose default address lies there. */
  customerIn(province: keyof typeof Province): Promise<Newcomer>
}

/** @param adminToken of the administrator who makes the office's calls */
export function moneySteps(product: StartedProduct, adminToken: string): MoneySteps {
  const checked = async <Body>(path: string, body: object, caller: Parameters<typeof product.rest>[2]) => {
    const reply = await product.rest<Body>(path, body, caller)
    const faults = contractFaults(path, reply)
    if (faults.length > 0) throw new Error(`${faults.join('; ')}: ${reply.text}`)
    return reply
  }
  return {
    office: (path, body) => checked(path, body, { token: adminToken }),
    pay: (form) => {
      const usual = { paymentMethod: 2, rewardPercent: 0, comment: '' }
      return checked('/Staff/confrmUserPayment', { ...usual, ...form }, { token: adminToken })
    },
    as: ({ token }, path, body = {}, language = 'en') =>
      checked(path, body, { token, headers: { 'accept-language': language } }),
    customerIn: async (province) => {
      const customer = await product.customer()
      const place = { streetNo: '7', streetName: 'Rue Cartier', city: 'Ville', postal: 'H2X 1Y4' }
      const address = { firstName: 'Nico', lastName: 'Newcomer', ...place, isDefault: true }
      const { db } = product.database
      const provinceId = Province[province]
      const added = await addAddress(
        db,
        { userId: customer.userId, now: product.now() },
        { ...address, provinceId },
      )
      if (isRejection(added)) throw new Error(`no address: ${JSON.stringify(added)}`)
      return customer
    },
  }
}
