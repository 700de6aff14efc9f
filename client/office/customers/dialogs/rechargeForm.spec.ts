import { expect, it } from 'vitest'
import { fieldFaults } from '../../../../schema/rules/fieldFault.ts'
import { rechargeRules } from './moneyRules.ts'
import { dollarsFor, paymentMethods, rechargeCents, rechargeTerms } from './rechargeForm.ts'

const filled = {
  amount: '150.07',
  method: 'Cash',
  rewardPercent: '7',
  comment: '',
  confirmRepeat: false,
  repeated: '',
}
const faultsOf = (values: object) => {
  const { error } = rechargeRules.schema.safeParse({ ...filled, ...values })
  return error ? fieldFaults(error).map(({ field, code }) => `${field} ${code}`) : []
}

it('begins with the whole dollars that buy what is missing, rounded up', () => {
  expect([undefined, 0, 1, 100, 8_820].map(dollarsFor)).toEqual(['', '', '1', '1', '89'])
})

it('offers the documented ways to pay', () => {
  expect(paymentMethods).toEqual(['Cash', 'ETransfer', 'Cheque', 'DebitCard', 'CreditCard'])
})

it.each([
  ['150.07', 15_007],
  [' 50 ', 5_000],
  ['0.01', 1],
  ['99999', 9_999_900],
  ['19.99', 1_999],
  ['1.1', 110],
  ['.5', 50],
  ['000100', 10_000],
  ['1,250.00', 125_000],
])('takes %j dollars as %i cents', (typed, cents) => {
  expect(rechargeCents(typed)).toBe(cents)
})

it.each(['', '0', '0.00', '-5', '1e3', '99999.01', '100000', '1.234', 'fifty', 'NaN', '12,50', '1.250'])(
  'takes no %j',
  (typed) => {
    expect(rechargeCents(typed)).toBeUndefined()
  },
)

it('asks for sums only once it is clear for what', () => {
  expect(rechargeTerms(filled)).toEqual({ amountCents: 15_007, method: 'Cash', rewardPercent: 7 })
  for (const missing of [{ amount: '' }, { method: '' }, { rewardPercent: '' }, { rewardPercent: '101' }])
    expect(rechargeTerms({ ...filled, ...missing })).toBeUndefined()
})

it.each([
  [{}, []],
  [{ amount: '' }, ['amount FIELD_REQUIRED']],
  [{ amount: '0' }, ['amount FIELD_INVALID']],
  [{ amount: '1e3' }, ['amount FIELD_INVALID']],
  [{ amount: '.5' }, []],
  [{ amount: '100000', method: '' }, ['amount FIELD_INVALID', 'method FIELD_REQUIRED']],
  [{ rewardPercent: '101' }, ['rewardPercent FIELD_INVALID']],
  [{ rewardPercent: '2.5' }, ['rewardPercent FIELD_INVALID']],
  [{ comment: 'x'.repeat(1_001) }, ['comment FIELD_TOO_LONG']],
])('finds in %j %j', (values, faults) => {
  expect(faultsOf(values)).toEqual(faults)
})
