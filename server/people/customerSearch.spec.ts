import { describe, expect, it } from 'vitest'
import { customerSearch, searchable, searchedNames } from './customerSearch.ts'

describe('a searched name', () => {
  it.each([
    ['Élise O’Neil', 'eliseoneil'],
    ['ELISE  O-Neil', 'eliseoneil'],
    ['Cœur', 'coeur'],
    ['Łukasz Groß', 'lukaszgross'],
    ['İpek', 'ipek'],
    ['Ｒｏｂｉｎ', 'robin'],
    ['王 小明', '王小明'],
    ['अनु शर्मा', 'अनुशर्मा'],
    ['%_\\', ''],
  ])('%s is %s', (typed, expected) => {
    expect(searchable(typed)).toBe(expected)
  })

  it('is kept in both orders', () => {
    expect(searchedNames({ firstName: 'Zoë', lastName: 'van der Berg' })).toEqual({
      search_first_last: 'zoevanderberg',
      search_last_first: 'vanderbergzoe',
    })
  })
})

describe('a typed text', () => {
  const nothing = {
    name: undefined,
    email: undefined,
    phone: undefined,
    userNo: undefined,
    street: undefined,
    postal: undefined,
  }
  const named = (name: string) => ({ ...nothing, name, street: { no: '', name } })
  it.each([
    ['Zoë V', named('zoev')],
    ['zoe', { ...named('zoe'), email: 'zoe' }],
    ['zo', { ...nothing, name: 'zo', email: 'zo' }],
    ['Zoe@Example.com', { ...named('zoeexamplecom'), email: 'zoe@example.com' }],
    ['(403) 555-0144', { ...nothing, phone: '4035550144' }],
    ['403/555·0144', { ...nothing, email: '403/555·0144', phone: '4035550144' }],
    ['+1 403 555 0144', { ...nothing, phone: '14035550144' }],
    ['0144', { ...nothing, email: '0144', phone: '0144' }],
    ['c-123456', { ...named('c123456'), email: 'c-123456', userNo: 'C-123456' }],
    ['c-1234567', { ...named('c1234567'), email: 'c-1234567', userNo: 'C-1234567' }],
    ['1234567', { ...nothing, email: '1234567', phone: '1234567', userNo: 'C-1234567' }],
    ['123456', { ...nothing, email: '123456', phone: '123456', userNo: 'C-123456' }],
    ['12', { ...nothing, email: '12' }],
    ['46 Larkspur W', { ...nothing, name: '46larkspurw', street: { no: '46', name: 'larkspurw' } }],
    ['12b Élan', { ...nothing, name: '12belan', street: { no: '12B', name: 'elan' } }],
    ['t2p', { ...named('t2p'), email: 't2p', postal: 'T2P' }],
    ['T2P-1j9', { ...named('t2p1j9'), email: 't2p-1j9', postal: 'T2P 1J9' }],
    ['% %', nothing],
  ])('%s may mean %j', (typed, expected) => {
    expect(customerSearch(typed)).toEqual(expected)
  })

  it('that is blank asks for nothing', () => {
    expect(customerSearch(' \t ')).toBeUndefined()
  })
})
