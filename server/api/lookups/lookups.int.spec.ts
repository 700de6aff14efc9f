import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOOKUPS } from '../../testing/homesDocuments.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())

it.each([
  ['en', 'Corner lot', 'In service', 'Unknown'],
  ['fr-CA', 'Terrain d’angle', 'En service', 'Inconnu'],
  ['zh', '转角地块', '服务中', '未知'],
  ['hi', 'कोने का प्लॉट', 'काम जारी', 'अज्ञात'],
])(
  'visitors read the lists in the language they ask for: %s',
  async (language, corner, inService, unknown) => {
    const { body } = await product.graphql(LOOKUPS, {}, { headers: { 'accept-language': language } })
    expect(body.errors).toBeUndefined()
    expect(body.data.lookups).toMatchObject({
      unknown,
      orderStatuses: expect.arrayContaining([{ id: 2, name: 'InService', label: inService }]),
      conditionKinds: expect.arrayContaining([
        expect.objectContaining({ id: 2, attributes: expect.arrayContaining([{ id: 5, label: corner }]) }),
      ]),
    })
  },
)
