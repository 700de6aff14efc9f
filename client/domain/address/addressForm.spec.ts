import { expect, it } from 'vitest'
import { fieldFaults } from '../../../schema/rules/fieldFault.ts'
import { condo, home, lot } from '../../testing/addressExamples.ts'
import { formOf, inputOf, newForm } from './addressForm.ts'
import { schema } from './addressRules.ts'

const faultsOf = (values: object) => {
  const { error } = schema.safeParse({ ...formOf(home), ...values })
  return error ? fieldFaults(error).map(({ field, code }) => `${field} ${code}`) : []
}

it('starts empty but for the customer’s name and the documented defaults', () => {
  expect(newForm({ firstName: 'Nadia', lastName: 'Kowalchuk' })).toMatchObject({
    firstName: 'Nadia',
    lastName: 'Kowalchuk',
    province: '',
    isDefault: false,
    buildingType: '',
    hasHalfBath: true,
    isCornerLot: false,
    hasNoWalkway: false,
  })
})

it('asks for everything that is required, with the documented code for the province', () => {
  const { error } = schema.safeParse(newForm(null))
  expect(error && fieldFaults(error).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'firstName FIELD_REQUIRED',
    'lastName FIELD_REQUIRED',
    'streetName FIELD_REQUIRED',
    'city FIELD_REQUIRED',
    'postal FIELD_REQUIRED',
    'province PROVINCE_REQUIRED',
  ])
})

it.each([home, condo, lot])('takes the form of a saved address as it is: $streetName', (address) => {
  expect(schema.safeParse(formOf(address)).success).toBe(true)
})

it.each([
  [{ postal: 't3h2k7' }, []],
  [{ postal: '90210' }, ['postal FIELD_INVALID']],
  [{ unit: 'x'.repeat(21) }, ['unit FIELD_TOO_LONG']],
  [{ streetName: 'x'.repeat(101) }, ['streetName FIELD_TOO_LONG']],
  [{ city: 'x'.repeat(51), lastName: '  ' }, ['lastName FIELD_REQUIRED', 'city FIELD_TOO_LONG']],
])('finds in %j %j', (values, faults) => {
  expect(faultsOf(values)).toEqual(faults)
})

it('sends the names GraphQL knows, and null for what is not stated', () => {
  expect(inputOf({ ...formOf(condo), province: 'QC' })).toEqual({
    firstName: 'Nadia',
    lastName: 'Kowalchuk',
    unit: '1107',
    streetNo: '530',
    streetName: '12 Avenue SW',
    city: 'Calgary',
    postal: 'T3H 2K7',
    province: 'QC',
    isDefault: false,
    accessNotes: '',
    property: {
      buildingType: 'Condo',
      areaType: null,
      bathType: 'UpToFour',
      kitchenType: 'One',
      driveWayType: 'NoGarage',
      hasHalfBath: true,
      isCornerLot: false,
      hasNoWalkway: true,
    },
  })
})
