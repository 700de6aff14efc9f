import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../testing/faultsOf.ts'
import { addressFields, postalField } from './addressFields.ts'
import { RejectionCode } from './rejections.ts'

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

  it.each([
    't2p-1b5',
    'T2P\u00A01B5',
    'T2P  1B5',
    'T2P\u20091B5',
    'T2P\u20131B5',
    'T2P.1B5',
    '\u202DT2P1B5\u202C',
    'Ｔ２Ｐ　１Ｂ５',
  ])('keeps the postal code %j in its form', (typed) => {
    expect(postalField.parse(typed)).toBe('T2P 1B5')
  })
})
