import { describe, expect, it } from 'vitest'
import { OrderSearchType } from '../../schema/rules/enumerations.ts'
import { orderSearch, type TypedSearch } from './orderSearchType.ts'

const [type = 1] = Object.values(OrderSearchType)
const typed: TypedSearch = { type, text: ' K7M4 ', catalogs: [3, 1] }

describe('a search for orders', () => {
  it('is trimmed, and names its catalogs in their order', () => {
    expect(orderSearch(typed)).toStrictEqual({ type, text: 'K7M4', catalogs: [1, 3], isInPart: false })
    expect(orderSearch({ ...typed, catalogs: [2] })).toMatchObject({ catalogs: [2] })
    expect(orderSearch({ ...typed, catalogs: [] })).toMatchObject({ catalogs: [] })
  })

  it('holds a hundred characters at most', () => {
    const longest = 'x'.repeat(100)
    expect(orderSearch({ ...typed, text: ` ${longest} ` })).toMatchObject({ text: longest })
    expect(orderSearch({ ...typed, text: `${longest}x` })).toStrictEqual({
      rejected: 'FIELD_TOO_LONG',
      field: 'text',
      params: { max: 100 },
    })
  })

  it.each<[string, Partial<TypedSearch>, string, string]>([
    ['a type', { type: undefined }, 'SEARCH_TYPE_REQUIRED', 'type'],
    ['a chosen type', { type: 0 }, 'SEARCH_TYPE_REQUIRED', 'type'],
    ['a known type', { type: 99 }, 'FIELD_INVALID', 'type'],
    ['words', { text: ' \n ' }, 'SEARCH_TEXT_REQUIRED', 'text'],
    ['words that can be stored', { text: 'a\0b' }, 'FIELD_INVALID', 'text'],
    ['known catalogs alone', { catalogs: [1, 9] }, 'FIELD_INVALID', 'catalogs'],
  ])('needs %s', (_, change, rejected, field) => {
    expect(orderSearch({ ...typed, ...change })).toStrictEqual({ rejected, field })
  })
})
