import { describe, expect, it } from 'vitest'
import { newCustomer } from './newCustomer.ts'
import type { World } from './world.ts'

/** Saved addresses, by the customer and by the office (both documents, section 7). */
export function homes(world: () => World): void {
  describe('saved addresses', () => {
    it('are added, edited, made the default and removed by their customer', async () => {
      const { box } = world()
      const self = await newCustomer(world(), 'homes')
      const { userId, token } = self
      const add = (changed: object) => ({ userId, ...somewhere, ...changed })
      expect(await box.refused('/Account/addAccountAddress', add({ provinceId: 0 }), token)).toEqual({
        tag: 'provinceId',
        msg: 'A province must be selected.',
      })
      for (const field of ['firstName', 'lastName', 'streetName', 'city', 'postal'])
        expect(await box.refused('/Account/addAccountAddress', add({ [field]: '' }), token)).toMatchObject({
          tag: field,
        })
      expect(
        await box.refused('/Account/addAccountAddress', add({ postal: 'D1A 1A1' }), token),
      ).toMatchObject({
        tag: 'postal',
      })
      await box.good('/Account/addAccountAddress', add({}), token)
      await box.good('/Account/addAccountAddress', add({ streetNo: '52', bathType: 2 }), token)
      expect(await box.refused('/Account/addAccountAddress', add({ bathType: 0 }), token)).toMatchObject({
        tag: 'warning',
      })
      const [first, second] = await addressesOf(world(), self)
      expect([first, second]).toMatchObject([
        { streetNo: '50', isDefault: true, isFrequent: true, province: 'AB', provinceId: 1, country: 'CA' },
        { streetNo: '52', isDefault: false, bathType: 2, hasHalfbath: true },
      ])

      const target = { userId, addressId: second?.addressId }
      expect(await box.good('/Account/getAccountAddress', target, token)).toMatchObject({ streetNo: '52' })
      await box.good(
        '/Account/saveAccountAddress',
        { ...add({ streetNo: '52', city: 'Airdrie' }), ...target },
        token,
      )
      await box.good('/Account/setAccountDefaultAddress', target, token)
      expect(await box.refused('/Account/removeAccountAddress', target, token)).toMatchObject({
        tag: 'warning',
      })
      await box.good('/Account/removeAccountAddress', { userId, addressId: first?.addressId }, token)
      expect(await addressesOf(world(), self)).toMatchObject([{ city: 'Airdrie', isDefault: true }])

      const gone = { userId, addressId: first?.addressId }
      for (const path of ['getAccountAddress', 'setAccountDefaultAddress', 'removeAccountAddress'])
        expect(await box.refused(`/Account/${path}`, gone, token)).toEqual({
          tag: 'warning',
          msg: 'not found',
        })
    })

    it('are confirmed by the office, and then no longer edited by the customer', async () => {
      const { box, admin } = world()
      const self = await newCustomer(world(), 'confirmed')
      const { userId, token } = self
      const property = { userId, ...somewhere, isDefault: true, ...facts, hasNoWalkway: true }
      await box.good('/Staff/addAdminUserProperty', property, admin)
      expect(
        await box.refused('/Staff/addAdminUserProperty', { ...property, streetName: '' }, admin),
      ).toMatchObject({ tag: 'streetName' })
      const [home] = await addressesOf(world(), self)
      const addressId = home?.addressId
      await box.good('/Staff/saveAdminUserProperty', { ...property, addressId, city: 'Okotoks' }, admin)
      await box.good('/Staff/confirmPropertyDetails', { addressId, ...facts, areaType: 4 }, admin)
      const [confirmed] = await addressesOf(world(), self)
      expect(confirmed).toMatchObject({ city: 'Okotoks', isConfirmed: true, areaType: 4, hasNoWalkway: true })
      const edit = { userId, ...somewhere, addressId }
      expect(await box.refused('/Account/saveAccountAddress', edit, token)).toMatchObject({ tag: 'warning' })

      await box.good('/Staff/addAdminUserProperty', { ...property, isDefault: false, streetNo: '9' }, admin)
      const [, other] = await addressesOf(world(), self)
      const target = { userId, addressId: other?.addressId }
      await box.good('/Staff/setAdminDefaultAddress', target, admin)
      expect(await addressesOf(world(), self)).toMatchObject([{ streetNo: '9' }, { streetNo: '50' }])
      const absent = { ...target, addressId: crypto.randomUUID() }
      expect(await box.refused('/Staff/setAdminDefaultAddress', absent, admin)).toMatchObject({
        tag: 'warning',
        msg: 'not found',
      })
      for (const path of ['/Staff/saveAdminUserProperty', '/Staff/confirmPropertyDetails'])
        expect(await box.refused(path, { ...property, ...absent }, admin)).toMatchObject({ msg: 'not found' })
    })
  })
}

const somewhere = {
  firstName: 'Robin',
  lastName: 'Fraser',
  unit: '',
  streetNo: '50',
  streetName: 'Larch Crescent NW',
  city: 'Calgary',
  postal: 't2n 1n4',
  provinceId: 1,
}

const facts = {
  buildingType: 1,
  kitchenType: 1,
  areaType: 3,
  bathType: 1,
  hasHalfbath: false,
  driveWayType: 1,
  isCornerLot: true,
}

interface Shown {
  readonly addressId: string
  readonly streetNo: string
}

async function addressesOf(
  { box }: World,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<readonly Shown[]> {
  const { addresses } = await box.good<{ addresses: readonly Shown[] }>(
    '/Account/getAccountAddresses',
    { userId },
    token,
  )
  return addresses
}
