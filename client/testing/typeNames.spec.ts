import { expect, it } from 'vitest'
import { withTypeNames } from './typeNames.ts'

it('names each object by the contract, behind aliases, in lists and in fragments', () => {
  const query = `
    mutation { outcome: cancelOrder(input: {}) { ...Rest userErrors { code } } }
    fragment Rest on OrderPayload { order { id lines: priceLines { label } } }`
  const data = { outcome: { order: { id: '1', lines: [{ label: 'Kitchen' }] }, userErrors: [{ code: 'X' }] } }
  expect(withTypeNames(query, data)).toEqual({
    __typename: 'Mutation',
    outcome: {
      __typename: 'OrderPayload',
      order: { __typename: 'Order', id: '1', lines: [{ __typename: 'PriceLine', label: 'Kitchen' }] },
      userErrors: [{ __typename: 'UserError', code: 'X' }],
    },
  })
})

it('leaves a name that is there, what nobody asked for, and an answer without data', () => {
  const query = 'query { me { id } }'
  const me = { __typename: 'Somebody', id: '1', memo: { text: 'kept' } }
  expect(withTypeNames(query, { me })).toEqual({ __typename: 'Query', me })
  expect(withTypeNames(query, undefined)).toBeUndefined()
})
