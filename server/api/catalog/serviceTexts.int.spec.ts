import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  ADD_CHECK_POINT,
  ADD_SERVICE,
  SAVE_SERVICE,
  SAVE_SERVICE_TEXTS,
} from '../../testing/catalogDocuments.ts'
import { type CatalogSteps, catalogSteps, windowsForm } from '../../testing/catalogSteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** The words of a service, as the office enters them and customers read them. */

let product: TestApp
let office: CatalogSteps
let customer: Newcomer
beforeAll(async () => {
  product = await startTestApp()
  office = catalogSteps(product, (await product.admin()).token)
  customer = await product.customer()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

describe('the words of a service', () => {
  const texts = {
    name: 'Panes',
    description: 'Every pane.',
    specialNotice: 'Please open the blinds.',
    translations: [
      { language: 'Chinese', name: '窗户' },
      {
        language: 'French',
        name: 'Vitres',
        description: 'Chaque vitre.',
        specialNotice: 'Veuillez ouvrir les stores.',
      },
      { language: 'Hindi', name: '', description: null },
    ],
  }

  it('are what customers read in their language, and as entered where there is no translation', async () => {
    const { id: serviceId, version } = await office.newService()
    await office.change(ADD_CHECK_POINT, {
      ...{ key: crypto.randomUUID(), serviceId, name: 'Glass', minutes: 20 },
      translations: [{ language: 'French', name: 'Verre' }],
    })
    const saved = await office.change(SAVE_SERVICE_TEXTS, { serviceId, version, ...texts })
    expect(saved.service?.translations).toEqual([
      {
        language: 'French',
        name: 'Vitres',
        description: 'Chaque vitre.',
        specialNotice: 'Veuillez ouvrir les stores.',
      },
      { language: 'Chinese', name: '窗户', description: null, specialNotice: null },
    ])
    expect(await read(serviceId, 'fr')).toEqual(['Vitres', 'Veuillez ouvrir les stores.', ['Verre']])
    expect(await read(serviceId, 'zh')).toEqual(['窗户', 'Please open the blinds.', ['Glass']])
    expect(await read(serviceId, 'hi')).toEqual(['Panes', 'Please open the blinds.', ['Glass']])
  })

  it('that are entered anew lose their translations, the others keep theirs', async () => {
    const { id: serviceId, version } = await office.newService()
    await office.change(SAVE_SERVICE_TEXTS, { serviceId, version, ...texts })
    const renamed = { ...windowsForm, name: 'All glass', description: texts.description }
    const { service } = await office.change(SAVE_SERVICE, { serviceId, version: version + 1, ...renamed })
    expect(service).toMatchObject({
      name: 'All glass',
      specialNotice: texts.specialNotice,
      translations: [
        {
          language: 'French',
          name: null,
          description: 'Chaque vitre.',
          specialNotice: 'Veuillez ouvrir les stores.',
        },
      ],
    })
  })

  it('have a notice that the form of a service sets, leaves as it is, and clears', async () => {
    const form = { ...windowsForm, name: texts.name, description: texts.description }
    const added = await office.change(ADD_SERVICE, {
      ...{ key: crypto.randomUUID(), catalog: 'HouseCleaning', ...form, specialNotice: 'Pets?' },
    })
    const serviceId = added.service?.id ?? ''
    expect(added.service?.specialNotice).toBe('Pets?')
    await office.change(SAVE_SERVICE_TEXTS, { serviceId, version: 1, ...texts })
    const save = (version: number, change: object) =>
      office.change(SAVE_SERVICE, { serviceId, version, ...form, ...change })
    expect(await save(2, { isDisabled: true })).toMatchObject({
      service: {
        specialNotice: texts.specialNotice,
        translations: [texts.translations[1], { language: 'Chinese' }],
      },
    })
    expect(await save(3, { specialNotice: 'Please move the plants.' })).toMatchObject({
      service: {
        specialNotice: 'Please move the plants.',
        translations: [{ language: 'French', name: 'Vitres', specialNotice: null }, { language: 'Chinese' }],
      },
    })
    expect(await save(4, { specialNotice: '' })).toMatchObject({ service: { specialNotice: null } })
  })

  it('with a language twice are refused', async () => {
    const { id: serviceId, version } = await office.newService()
    const twice = { ...texts, translations: [{ language: 'French' }, { language: 'French' }] }
    const refused = await office.change(SAVE_SERVICE_TEXTS, { serviceId, version, ...twice })
    expect(refused).toMatchObject({ userErrors: [{ code: 'FIELD_INVALID', field: 'translations' }] })
  })
})

/** Name, notice and check points as a customer reads them. */
async function read(serviceId: string, language: string) {
  const [addressId] = customer.addressIds
  const headers = { 'accept-language': language }
  const { body } = await product.rest<{
    services: {
      serviceId: string
      name: string
      specialNotice: string
      checkPointItems: { itemName: string }[]
    }[]
  }>('/Service/getUserServiceDetail', { serviceCatalog: 1, addressId }, { token: customer.token, headers })
  const found = body.services.find((service) => service.serviceId === serviceId)
  return [found?.name, found?.specialNotice, found?.checkPointItems.map(({ itemName }) => itemName)]
}
