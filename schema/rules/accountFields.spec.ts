import { describe, expect, it } from 'vitest'
import { faultsOf } from '../testing/faultsOf.ts'
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

describe('account fields', () => {
  it.each([
    ['403-555-0172', '+14035550172'],
    ['(403) 555 0172', '+14035550172'],
    ['1 403.555.0172', '+14035550172'],
    ['+44 20 7946 0000', '+442079460000'],
    ['\u202D403-555-0142\u202C', '+14035550142'],
    ['+1\uFE0F-587-555-0142', '+15875550142'],
    ['\u200E(587) 555-0142\u200B', '+15875550142'],
    ['４０３２２６４３１９', '+14032264319'],
    ['८२५३४१८५५६', '+18253418556'],
    ['＋1780 555 1212', '+17805551212'],
    ['780/555-1212', '+17805551212'],
    ['780·555·1212', '+17805551212'],
    ['780\u2212555\u22121212', '+17805551212'],
    ['tel:+1-780-555-1212', '+17805551212'],
    ['011 44 20 7946 0000', '+442079460000'],
  ])('%s is one phone number in any spelling', (typed, phone) => {
    expect(phoneField.parse(typed)).toBe(phone)
    expect(signInNames(typed).phone).toBe(phone)
  })

  it.each([
    '555-0172',
    '103 555 0172',
    'call me',
    '+0123456789',
    '40355501721',
    '+140344406280',
    '+1403444062',
    '403 555 0172 x5',
  ])('%s is no phone number', (typed) => {
    expect(faultsOf(phoneField, typed)).toEqual([{ code: 'FIELD_INVALID' }])
  })

  it('knows an e-mail address in any case', () => {
    expect(emailField.parse(' Avery@Example.COM ')).toBe('avery@example.com')
    expect(emailField.parse('\u2068avery＠example.com\u200B')).toBe('avery@example.com')
    expect(signInNames(' Avery@Example.COM\u200B')).toEqual({
      userName: 'avery@example.com',
      phone: undefined,
    })
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
    for (const validationCode of [' 123 456 ', '123-456', '\u200B１２３４५६'])
      expect(resetFields.parse({ ...fields, validationCode }).validationCode).toBe('123456')
  })
})
