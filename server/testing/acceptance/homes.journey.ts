import { describe, expect, it } from 'vitest'
import { type NewCustomer, newCustomer } from './newCustomer.ts'
import type { World } from './world.ts'

/** Saved addresses, by the customer and by the office (both documents, section 7). */
export function homes(world: () => World): void {
  describe('saved addresses', () => {
    it('are added, edited, made the default and removed by their customer', async () => {
      const self = await newCustomer(world(), 'homes')
      const { userId } = self
      const add = (changed: object) => ({ userId, ...somewhere, ...changed })
      await self.refused(
        'provinceId: A province must be selected.',
        '/Account/addAccountAddress',
        add({ provinceId: 0 }),
      )
      for (const field of ['firstName', 'lastName', 'streetName', 'city', 'postal'])
        await self.refused(field, '/Account/addAccountAddress', add({ [field]: '' }))
      await self.refused('postal', '/Account/addAccountAddress', add({ postal: 'D1A 1A1' }))
      await self.good('/Account/addAccountAddress', add({}))
      await self.good('/Account/addAccountAddress', add({ streetNo: '52', bathType: 2 }))
      await self.refused('warning', '/Account/addAccountAddress', add({ bathType: 0 }))
      const [first, second] = await addressesOf(self)
      expect([first, second]).toMatchObject([
        { streetNo: '50', isDefault: true, isFrequent: true, province: 'AB', provinceId: 1, country: 'CA' },
        { streetNo: '52', isDefault: false, bathType: 2, hasHalfbath: true },
      ])

      const target = { userId, addressId: second?.addressId }
      expect(await self.good('/Account/getAccountAddress', target)).toMatchObject({ streetNo: '52' })
      await self.good('/Account/saveAccountAddress', {
        ...add({ streetNo: '52', city: 'Airdrie' }),
        ...target,
      })
      await self.good('/Account/setAccountDefaultAddress', target)
      await self.refused('warning', '/Account/removeAccountAddress', target)
      await self.good('/Account/removeAccountAddress', { userId, addressId: first?.addressId })
      expect(await addressesOf(self)).toMatchObject([{ city: 'Airdrie', isDefault: true }])

      const gone = { userId, addressId: first?.addressId }
      for (const path of ['getAccountAddress', 'setAccountDefaultAddress', 'removeAccountAddress'])
        await self.refused('warning: not found', `/Account/${path}`, gone)
    })

    it('are confirmed by the office, and then no longer edited by the customer', async () => {
      const { admin } = world()
      const self = await newCustomer(world(), 'confirmed')
      const { userId } = self
      const property = { userId, ...somewhere, isDefault: true, ...facts, hasNoWalkway: true }
      await admin.good('/Staff/addAdminUserProperty', property)
      await admin.refused('streetName', '/Staff/addAdminUserProperty', { ...property, streetName: '' })
      const [home] = await addressesOf(self)
      const addressId = home?.addressId
      await admin.good('/Staff/saveAdminUserProperty', { ...property, addressId, city: 'Okotoks' })
      await admin.good('/Staff/confirmPropertyDetails', { addressId, ...facts, areaType: 4 })
      const [confirmed] = await addressesOf(self)
      expect(confirmed).toMatchObject({ city: 'Okotoks', isConfirmed: true, areaType: 4, hasNoWalkway: true })
      const edit = { userId, ...somewhere, addressId }
      await self.refused('warning', '/Account/saveAccountAddress', edit)

      await admin.good('/Staff/addAdminUserProperty', { ...property, isDefault: false, streetNo: '9' })
      const [, other] = await addressesOf(self)
      const target = { userId, addressId: other?.addressId }
      await admin.good('/Staff/setAdminDefaultAddress', target)
      expect(await addressesOf(self)).toMatchObject([{ streetNo: '9' }, { streetNo: '50' }])
      const absent = { ...target, addressId: crypto.randomUUID() }
      await admin.refused('warning: not found', '/Staff/setAdminDefaultAddress', absent)
      for (const path of ['/Staff/saveAdminUserProperty', '/Staff/confirmPropertyDetails'])
        await admin.refused('warning: not found', path, { ...property, ...absent })
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

async function addressesOf(self: NewCustomer): Promise<readonly Shown[]> {
  const { userId } = self
  const { addresses } = await self.good<{ addresses: readonly Shown[] }>('/Account/getAccountAddresses', {
    userId,
  })
  return addresses
}
