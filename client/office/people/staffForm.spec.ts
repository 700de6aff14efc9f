import { expect, it } from 'vitest'
import { fieldFaults } from '../../../schema/rules/fieldFault.ts'
import { staffFormOf, staffInputOf } from './staffForm.ts'
import { staffRules } from './staffRules.ts'

const jordan = {
  id: 's-1',
  staffNo: '1003',
  photo: '/static/staff/1003.svg?token=t',
  firstName: 'Jordan',
  lastName: 'Lee',
  email: 'jordan@example.com',
  phone: null,
  unit: null,
  streetNo: '12',
  streetName: 'Elbow Drive SW',
  city: 'Calgary',
  postal: 'T2S 2H6',
  province: 'SK',
  disabled: false,
  hasPassword: true,
  selfAssessment: 4.5,
  rate: 4.5,
  group: null,
} as const

it('comes back as it was', () => {
  const { id, staffNo, photo, hasPassword, rate, group, ...rest } = jordan
  expect(staffInputOf(staffFormOf(jordan))).toEqual({ ...rest, phone: '', unit: '' })
})

it('has no province to begin with, and says so in the documented words', () => {
  const empty = staffFormOf()
  expect(staffInputOf(empty)).toMatchObject({ province: null, selfAssessment: 0 })
  const { error } = staffRules.schema.safeParse(empty)
  expect(error && fieldFaults(error).map(({ field, code }) => [field, code])).toEqual([
    ['firstName', 'FIRST_NAME_REQUIRED'],
    ['email', 'EMAIL_REQUIRED'],
    ['streetName', 'STREET_NAME_REQUIRED'],
    ['city', 'CITY_REQUIRED'],
    ['province', 'PROVINCE_ID_REQUIRED'],
  ])
})
