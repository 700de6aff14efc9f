import { describe, expect, it } from 'vitest'
import type { World } from './world.ts'

/** The office's catalog (back-office document, sections 5 and 7). */
export function serviceItems(world: () => World): void {
  describe('the catalog', () => {
    it('has its service items added, edited and removed', async () => {
      const { box, admin } = world()
      const add = { serviceCatalog: 3, name: 'Roof snow', description: 'Two people', disabled: false }
      const item = { ...add, noCalc: true, periodType: 1, detailType: 0 }
      expect(await box.refused('/Staff/addServiceItem', { ...item, name: ' ' }, admin)).toEqual({
        tag: 'name',
        msg: 'Item name cannot be empty.',
      })
      await box.good('/Staff/addServiceItem', item, admin)
      const { serviceId } = await service(world(), 'Roof snow')
      const saved = { ...item, serviceId, name: 'Roof clearing' }
      await box.good('/Staff/saveServiceItem', saved, admin)
      expect(await box.refused('/Staff/saveServiceItem', { ...saved, name: '' }, admin)).toMatchObject({
        tag: 'name',
      })
      expect(await service(world(), 'Roof clearing')).toMatchObject({ noCalc: true, periodType: 1 })
      await checkPointsOf(world(), serviceId)
      await box.good('/Staff/removeServiceItem', { serviceCatalog: 3, serviceId }, admin)
      expect(await box.refused('/Staff/removeServiceItem', { serviceCatalog: 3, serviceId }, admin)).toEqual({
        tag: 'warning',
        msg: 'not found',
      })
    })

    it('has its property items added, edited and removed', async () => {
      const { box, admin } = world()
      const item = {
        serviceCatalog: 3,
        condType: 1,
        propertyAttr: 3,
        countingType: 1,
        consuming: 15,
        detailType: 0,
      }
      const path = '/Staff/addPropertyAdditionalItem'
      const texts = [
        [{ condType: 0 }, 'Property condition/attribute must be selected.'],
        [{ propertyAttr: 0 }, 'Property condition/attribute must be selected.'],
        [{ countingType: 0 }, 'Counting type must be selected.'],
        [{ consuming: 0 }, 'Counting number invalid.'],
        [{ consuming: 501 }, 'Counting number invalid.'],
      ] as const
      for (const [changed, msg] of texts)
        expect(await box.refused(path, { ...item, ...changed }, admin)).toMatchObject({ msg })
      await box.good(path, item, admin)
      const found = (await catalog(world())).additionalItems.find(({ condType }) => condType === 1)
      const itemId = found?.id
      await box.good('/Staff/savePropertyAdditionalItem', { ...item, itemId, consuming: 20 }, admin)
      const save = { ...item, itemId, consuming: 0 }
      expect(await box.refused('/Staff/savePropertyAdditionalItem', save, admin)).toMatchObject({
        tag: 'consuming',
      })
      const remove = { serviceCatalog: 3, Id: itemId }
      await box.good('/Staff/removePropertyAdditionalItem', remove, admin)
      expect(await box.refused('/Staff/removePropertyAdditionalItem', remove, admin)).toMatchObject({
        msg: 'not found',
      })
    })

    it('keeps the stub of the service detail page, open to everybody', async () => {
      const { box, avery } = world()
      const path = '/Service/getServiceDetailList'
      const ask = async (catalog: string, headers = {}) => {
        const reply = await box.send<{ msg: string }>(`/api${path}?catalog=${catalog}`, { headers })
        box.note(path, reply.status)
        return reply
      }
      const answered = { status: 200, body: { msg: expect.any(String) } }
      expect(await ask('1')).toMatchObject(answered)
      expect(await ask('1', { authorization: `Bearer ${avery.token}` })).toMatchObject(answered)
      expect(await ask('1'.repeat(21))).toMatchObject({ status: 400, body: { tag: 'catalog' } })
    })
  })
}

async function checkPointsOf(world: World, serviceId: string): Promise<void> {
  const { box, admin } = world
  const point = { serviceId, itemName: 'Ladder', timeConsuming: 30, extraCountingType: 0, extraConsuming: 0 }
  const path = '/Staff/addCheckPointItem'
  const texts = [
    [{ serviceId: '' }, 'ServiceId of the item is invalid while adding new item.'],
    [{ itemName: '' }, 'Item name cannot be empty.'],
    [{ timeConsuming: 0 }, 'Base number is invalid.'],
    [{ timeConsuming: 501 }, 'Base number is invalid.'],
    [{ extraConsuming: 5 }, 'Extra counting type must be set while Extra num is more than 0.'],
    [{ extraCountingType: 1 }, 'Extra num must be set while Extra counting type has been set.'],
  ] as const
  for (const [changed, msg] of texts)
    expect(await box.refused(path, { ...point, ...changed }, admin)).toMatchObject({ msg })
  await box.good(path, point, admin)
  const { checkPointItems } = await service(world, 'Roof clearing')
  const itemId = checkPointItems[0]?.id
  const saved = { ...point, itemId, timeConsuming: 45 }
  await box.good('/Staff/saveCheckPointItem', saved, admin)
  expect(await box.refused('/Staff/saveCheckPointItem', { ...saved, itemName: '' }, admin)).toMatchObject({
    msg: 'Item name cannot be empty.',
  })
  const guarded = await box.refused('/Staff/removeServiceItem', { serviceCatalog: 3, serviceId }, admin)
  expect(guarded).toMatchObject({ tag: 'warning' })
  await box.good('/Staff/removeCheckPointItem', { itemId, serviceId }, admin)
  expect(await box.refused('/Staff/removeCheckPointItem', { itemId, serviceId }, admin)).toMatchObject({
    msg: 'not found',
  })
}

interface Catalog {
  readonly additionalItems: readonly { readonly id: string; readonly condType: number }[]
  readonly serviceItems: readonly {
    readonly serviceId: string
    readonly name: string
    readonly checkPointItems: readonly { readonly id: string }[]
  }[]
}

function catalog({ box, admin }: World): Promise<Catalog> {
  return box.good<Catalog>('/Staff/getServiceItemData', { serviceCatalog: 3 }, admin)
}

async function service(world: World, name: string) {
  const found = (await catalog(world)).serviceItems.find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no service ${name}`)
  return found
}
