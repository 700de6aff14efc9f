import { describe, expect, it } from 'vitest'
import type { World } from './world.ts'

/** The office's catalog (back-office document, sections 5 and 7). */
export function serviceItems(world: () => World): void {
  describe('the catalog', () => {
    it('has its service items added, edited and removed', async () => {
      const { admin } = world()
      const add = { serviceCatalog: 3, name: 'Roof snow', description: 'Two people', disabled: false }
      const item = { ...add, noCalc: true, periodType: 1, detailType: 0 }
      await admin.refused('name: Item name cannot be empty.', '/Staff/addServiceItem', { ...item, name: ' ' })
      await admin.good('/Staff/addServiceItem', item)
      const { serviceId } = await service(world(), 'Roof snow')
      const saved = { ...item, serviceId, name: 'Roof clearing' }
      await admin.good('/Staff/saveServiceItem', saved)
      await admin.refused('name', '/Staff/saveServiceItem', { ...saved, name: '' })
      expect(await service(world(), 'Roof clearing')).toMatchObject({ noCalc: true, periodType: 1 })
      await checkPointsOf(world(), serviceId)
      await admin.good('/Staff/removeServiceItem', { serviceCatalog: 3, serviceId })
      await admin.refused('warning: not found', '/Staff/removeServiceItem', { serviceCatalog: 3, serviceId })
    })

    it('has its property items added, edited and removed', async () => {
      const { admin } = world()
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
      for (const [changed, msg] of texts) await admin.refused(msg, path, { ...item, ...changed })
      await admin.good(path, item)
      const found = (await catalog(world())).additionalItems.find(({ condType }) => condType === 1)
      const itemId = found?.id
      await admin.good('/Staff/savePropertyAdditionalItem', { ...item, itemId, consuming: 20 })
      const save = { ...item, itemId, consuming: 0 }
      await admin.refused('consuming', '/Staff/savePropertyAdditionalItem', save)
      const remove = { serviceCatalog: 3, Id: itemId }
      await admin.good('/Staff/removePropertyAdditionalItem', remove)
      await admin.refused('warning: not found', '/Staff/removePropertyAdditionalItem', remove)
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
  const { admin } = world
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
  for (const [changed, msg] of texts) await admin.refused(msg, path, { ...point, ...changed })
  await admin.good(path, point)
  const { checkPointItems } = await service(world, 'Roof clearing')
  const itemId = checkPointItems[0]?.id
  const saved = { ...point, itemId, timeConsuming: 45 }
  await admin.good('/Staff/saveCheckPointItem', saved)
  await admin.refused('Item name cannot be empty.', '/Staff/saveCheckPointItem', { ...saved, itemName: '' })
  await admin.refused('warning', '/Staff/removeServiceItem', { serviceCatalog: 3, serviceId })
  await admin.good('/Staff/removeCheckPointItem', { itemId, serviceId })
  await admin.refused('warning: not found', '/Staff/removeCheckPointItem', { itemId, serviceId })
}

interface Catalog {
  readonly additionalItems: readonly { readonly id: string; readonly condType: number }[]
  readonly serviceItems: readonly {
    readonly serviceId: string
    readonly name: string
    readonly checkPointItems: readonly { readonly id: string }[]
  }[]
}

function catalog({ admin }: World): Promise<Catalog> {
  return admin.good<Catalog>('/Staff/getServiceItemData', { serviceCatalog: 3 })
}

async function service(world: World, name: string) {
  const found = (await catalog(world)).serviceItems.find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no service ${name}`)
  return found
}
