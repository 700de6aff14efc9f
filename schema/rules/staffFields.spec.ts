import { describe, expect, it } from 'vitest'
import { faultsOf } from '../testing/faultsOf.ts'
import { givenPasswordFields, groupFields, staffFields } from './staffFields.ts'

describe('staff fields', () => {
  it('say what is missing in the words of the back-office document', () => {
    const missing = ['firstName', 'email', 'streetName', 'city', 'provinceId']
    const codes = [
      'FIRST_NAME_REQUIRED',
      'EMAIL_REQUIRED',
      'STREET_NAME_REQUIRED',
      'CITY_REQUIRED',
      'PROVINCE_ID_REQUIRED',
    ]
    const empty = { firstName: ' ', email: '', streetName: null, city: '', provinceId: 0 }
    for (const form of [{}, empty])
      expect(faultsOf(staffFields, form)).toEqual(missing.map((field, nth) => ({ code: codes[nth], field })))
    for (const newPassword of [undefined, null, ''])
      expect(faultsOf(givenPasswordFields, { newPassword })).toEqual([
        { code: 'PASSWORD_REQUIRED', field: 'newPassword' },
      ])
    expect(faultsOf(groupFields, { groupNo: '  ' })).toEqual([
      { code: 'GROUP_NUMBER_REQUIRED', field: 'groupNo' },
    ])
  })

  it('are five that are needed; the rest may be left out or null', () => {
    const needed = {
      firstName: 'Sam',
      email: 'Sam@Example.com',
      streetName: 'Elm St',
      city: 'Calgary',
      provinceId: 1,
    }
    const unset = {
      lastName: '',
      phone: undefined,
      unit: '',
      streetNo: '',
      postal: '',
      disabled: false,
      selfAssessment: 0,
    }
    const nulls = Object.fromEntries(Object.keys(unset).map((field) => [field, null]))
    for (const form of [needed, { ...needed, ...nulls }])
      expect(staffFields.parse(form)).toEqual({ ...needed, ...unset, email: 'sam@example.com' })
  })

  it.each([
    ['selfAssessment', 5.1],
    ['selfAssessment', -1],
    ['selfAssessment', '4'],
    ['provinceId', 14],
    ['postal', 'nowhere'],
    ['disabled', 'yes'],
    ['phone', 'call me'],
    ['firstName', 7],
  ])('refuse %s %j', (field, value) => {
    const form = {
      firstName: 'Sam',
      email: 'sam@example.com',
      streetName: 'Elm St',
      city: 'Calgary',
      provinceId: 1,
    }
    expect(faultsOf(staffFields, { ...form, [field]: value })).toMatchObject([
      { code: 'FIELD_INVALID', field },
    ])
  })

  it('keep a crew’s number to 20 characters', () => {
    expect(groupFields.parse({ groupNo: ' 7 West ' })).toEqual({ groupNo: '7 West' })
    expect(faultsOf(groupFields, { groupNo: 'x'.repeat(21) })).toEqual([
      { code: 'FIELD_TOO_LONG', field: 'groupNo', params: { max: 20 } },
    ])
  })
})
