import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  birthDateField,
  emailField,
  newCustomerFields,
  newPasswordField,
  phoneField,
  profileFields,
  resetFields,
  signInNames,
} from './accountFields.ts'
import { addressFields, postalField } from './addressFields.ts'
import { fieldFaults } from './fieldFault.ts'
import { RejectionCode } from './rejections.ts'
import { givenPasswordFields, groupFields, staffFields } from './staffFields.ts'
import { lines, nameField } from './textFields.ts'

const address = {
  firstName: 'Avery',
  lastName: 'Thompson',
  streetName: 'Larkspur Way SW',
  city: 'Calgary',
  postal: 't3h2k7',
  provinceId: 1,
}

describe('an address form', () => {
  it('is understood with everything optional left out', () => {
    expect(addressFields.parse(address)).toEqual({
      ...address,
      postal: 'T3H 2K7',
      unit: '',
      streetNo: '',
      isDefault: false,
      buildingType: 0,
      areaType: 0,
      bathType: 0,
      kitchenType: 0,
      driveWayType: 0,
      hasHalfbath: true,
      isCornerLot: false,
      hasNoWalkway: false,
    })
  })

  it.each([
    [{ firstName: ' ' }, 'firstName', 'FIELD_REQUIRED'],
    [{ lastName: undefined }, 'lastName', 'FIELD_REQUIRED'],
    [{ city: null }, 'city', 'FIELD_REQUIRED'],
    [{ city: 7 }, 'city', 'FIELD_INVALID'],
    [{ streetName: 'x'.repeat(101) }, 'streetName', 'FIELD_TOO_LONG'],
    [{ unit: ['1'] }, 'unit', 'FIELD_INVALID'],
    [{ postal: 'T3H 2KO' }, 'postal', 'FIELD_INVALID'],
    [{ postal: 'D1A 1A1' }, 'postal', 'FIELD_INVALID'],
    [{ provinceId: undefined }, 'provinceId', 'PROVINCE_REQUIRED'],
    [{ provinceId: 0 }, 'provinceId', 'PROVINCE_REQUIRED'],
    [{ provinceId: '' }, 'provinceId', 'PROVINCE_REQUIRED'],
    [{ provinceId: 14 }, 'provinceId', 'FIELD_INVALID'],
    [{ provinceId: '1' }, 'provinceId', 'FIELD_INVALID'],
    [{ areaType: 5 }, 'areaType', 'FIELD_INVALID'],
    [{ bathType: 1.5 }, 'bathType', 'FIELD_INVALID'],
    [{ hasHalfbath: 'yes' }, 'hasHalfbath', 'FIELD_INVALID'],
  ])('%j is refused at its field', (change, field, code) => {
    expect(faultsOf(addressFields, { ...address, ...change })).toEqual([
      expect.objectContaining({ field, code }),
    ])
  })

  it('names what is too long, and by how much it may be', () => {
    expect(faultsOf(addressFields, { ...address, firstName: 'x'.repeat(51) })).toEqual([
      { field: 'firstName', code: 'FIELD_TOO_LONG', params: { max: 50 } },
    ])
  })

  it('refuses what is no form at all, and never throws or invents a code', () => {
    expect(faultsOf(addressFields, 'x')).toEqual([{ code: 'FIELD_INVALID' }])
    const anything = fc.record({
      firstName: fc.anything(),
      postal: fc.anything(),
      provinceId: fc.anything(),
      areaType: fc.anything(),
    })
    fc.assert(
      fc.property(anything, (input) => {
        for (const fault of faultsOf(addressFields, input))
          expect(Object.keys(RejectionCode)).toContain(fault.code)
      }),
    )
  })
})

describe('names', () => {
  it.each(['O’Brien', 'Zoë', '李小龙', 'राजेश', 'क्‍ष', 'Łukasz-Ян', "D'Arcy"])('%s is one', (name) => {
    expect(nameField.parse(`  ${name} `)).toBe(name.normalize('NFC'))
  })

  it('has one spelling of an accent', () => {
    expect(nameField.parse('Zoe\u0308')).toBe('Zo\u00EB')
  })

  it.each(['a\u0000b', 'a\u202Eb', 'a\u200Bb', 'a\uD800b', 'a\nb', '\u2066a'])('%j is none', (name) => {
    expect(faultsOf(nameField, name)).toEqual([{ code: 'FIELD_INVALID' }])
  })
})

describe('account fields', () => {
  it.each([
    ['403-555-0172', '+14035550172'],
    ['(403) 555 0172', '+14035550172'],
    ['1 403.555.0172', '+14035550172'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('%s is one phone number in any spelling', (typed, phone) => {
    expect(phoneField.parse(typed)).toBe(phone)
    expect(signInNames(typed).phone).toBe(phone)
  })

  it.each(['555-0172', '103 555 0172', 'call me', '+0123456789', '40355501721'])(
    '%s is no phone number',
    (typed) => {
      expect(faultsOf(phoneField, typed)).toEqual([{ code: 'FIELD_INVALID' }])
    },
  )

  it('knows an e-mail address in any case', () => {
    expect(emailField.parse(' Avery@Example.COM ')).toBe('avery@example.com')
    expect(signInNames(' Avery@Example.COM ')).toEqual({ userName: 'avery@example.com', phone: undefined })
  })

  it.each(['avery', 'avery@', 'a b@example.com', 'a@example.com\r\nBcc: x@example.com', '@example.com'])(
    '%j is no e-mail address',
    (typed) => {
      expect(faultsOf(emailField, typed)).toEqual([{ code: 'FIELD_INVALID' }])
    },
  )

  it('leaves passwords as they are typed', () => {
    expect(newPasswordField.parse('  spaced  ')).toBe('  spaced  ')
    expect(faultsOf(newPasswordField, '12345')).toEqual([{ code: 'PASSWORD_TOO_SHORT' }])
    expect(faultsOf(newPasswordField, '')).toEqual([{ code: 'FIELD_REQUIRED' }])
    expect(faultsOf(newPasswordField, 'x'.repeat(201))).toEqual([
      { code: 'FIELD_TOO_LONG', params: { max: 200 } },
    ])
  })

  it('takes dates of birth that exist', () => {
    expect(birthDateField.parse('2000-02-29')).toBe('2000-02-29')
    expect([undefined, null, ''].map((unset) => birthDateField.parse(unset))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    for (const wrong of ['2001-02-29', '1899-12-31', '01/02/2000', 20000101]) {
      expect(faultsOf(birthDateField, wrong)).toEqual([{ code: 'FIELD_INVALID' }])
    }
  })

  it('needs first name, e-mail and password of a new customer, and nothing else', () => {
    expect(
      newCustomerFields.parse({ firstName: 'Noor', email: 'noor@example.com', password: 'secret-1' }),
    ).toEqual({
      firstName: 'Noor',
      lastName: '',
      email: 'noor@example.com',
      password: 'secret-1',
      emailNotifications: true,
      marketingConsent: false,
    })
    expect(faultsOf(newCustomerFields, {}).map((fault) => [fault.field, fault.code])).toEqual([
      ['firstName', 'FIELD_REQUIRED'],
      ['email', 'FIELD_REQUIRED'],
      ['password', 'FIELD_REQUIRED'],
    ])
  })

  it('take 1 January 1900 for no date of birth', () => {
    expect(birthDateField.parse('1900-01-01')).toBeUndefined()
    expect(birthDateField.parse('1900-01-02')).toBe('1900-01-02')
    expect(birthDateField.safeParse('1899-12-31').success).toBe(false)
  })

  it('tell what is left out of a profile from what is emptied', () => {
    expect(profileFields.parse({ firstName: 'Noor' })).toEqual({ firstName: 'Noor' })
    const emptied = { firstName: 'Noor', lastName: null, dob: '1900-01-01', phoneNumber: ' ' }
    expect(profileFields.parse(emptied)).toEqual({
      firstName: 'Noor',
      lastName: '',
      dob: null,
      phoneNumber: null,
    })
    const full = { firstName: 'Noor', lastName: 'Hay', dob: '1990-04-30', phoneNumber: '403 555 0144' }
    expect(profileFields.parse(full)).toEqual({ ...full, phoneNumber: '+14035550144' })
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'FIELD_REQUIRED'],
    [{ firstName: 'x'.repeat(51) }, 'firstName', 'FIELD_TOO_LONG'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'FIELD_TOO_LONG'],
    [{ lastName: 7 }, 'lastName', 'FIELD_INVALID'],
    [{ dob: '2026-02-30' }, 'dob', 'FIELD_INVALID'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'FIELD_INVALID'],
    [{ phoneNumber: ['403 555 0144'] }, 'phoneNumber', 'FIELD_INVALID'],
    [{ emailNotifications: 'yes' }, 'emailNotifications', 'FIELD_INVALID'],
    [{ marketingConsent: 1 }, 'marketingConsent', 'FIELD_INVALID'],
  ])('refuse a profile with %j', (change, field, code) => {
    expect(faultsOf(profileFields, { firstName: 'Noor', ...change })).toMatchObject([{ field, code }])
  })

  it('read a mailed code with the spaces of whoever copied it', () => {
    const fields = { newPassword: 'secret-1', userId: 'handle' }
    expect(resetFields.parse({ ...fields, validationCode: ' 123 456 ' }).validationCode).toBe('123456')
  })

  it('keeps a lower-case postal code with a dash', () => {
    expect(postalField.parse('t2p-1b5')).toBe('T2P 1B5')
  })
})

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

function faultsOf(schema: z.ZodType, input: unknown) {
  const outcome = schema.safeParse(input)
  return outcome.success ? [] : fieldFaults(outcome.error)
}

describe('a text of several lines', () => {
  it('keeps its lines and tabs, in one spelling of line breaks', () => {
    expect(lines(500).parse(' Gate:\t1234\r\nDog\rinside \n')).toBe('Gate:\t1234\nDog\ninside')
  })

  it('is counted as people count: 500 pictures fit, 501 do not', () => {
    expect(lines(500).parse('🧹'.repeat(500))).toBe('🧹'.repeat(500))
    const { error } = lines(500).safeParse('🧹'.repeat(501))
    expect(error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 500, message: 'FIELD_TOO_LONG' })
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u202eb', 'a\u200bb', 'a\ud800b'])(
    'refuses %j, which nobody can read',
    (text) => {
      expect(lines(500).safeParse(text).error?.issues[0]?.message).toBe('FIELD_INVALID')
    },
  )
})
