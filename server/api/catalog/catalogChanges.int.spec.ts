import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { officeRecords } from '../../office/officeChange.ts'
import { officeChangePage } from '../../office/officeChanges.store.ts'
import {
  ADD_ADDITIONAL_ITEM,
  ADD_CHECK_POINT,
  ADD_SERVICE,
  REMOVE_CHECK_POINT,
  REMOVE_SERVICE,
  SAVE_CATALOG_SETTINGS,
  SAVE_SERVICE,
} from '../../testing/catalogDocuments.ts'
import { type CatalogSteps, catalogSteps } from '../../testing/catalogSteps.ts'
import { countStatements } from '../../testing/countStatements.ts'
import { OFFICE_CHANGES } from '../../testing/officeChangesDocument.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** Every change of the catalogue is on the record, whichever API it came through. */

let product: TestApp
let office: CatalogSteps
let token: string
beforeAll(async () => {
  product = await startTestApp()
  token = (await product.admin()).token
  office = catalogSteps(product, token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

interface Changes {
  readonly officeChanges: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly edges: readonly {
      readonly cursor: string
      readonly node: {
        readonly action: string
        readonly subjectName: string
        readonly partName: string | null
        readonly adminName: string
        readonly at: { readonly at: string }
        readonly fields: readonly {
          readonly field: string
          readonly before: string | null
          readonly after: string | null
        }[]
      }
    }[]
  }
}

const read = async (variables: object) =>
  (await office.ask<Changes>(OFFICE_CHANGES, { record: 'Catalogue', ...variables })).officeChanges
const windows = {
  name: 'Windows',
  description: '',
  isDisabled: false,
  isFlat: false,
  periodType: 'Day',
  addOn: 'None',
}
const garage = { conditionKind: 'Driveway', attribute: 1, mode: 'ByPercent', amount: 10, addOn: 'None' }
const key = () => crypto.randomUUID()

it('tells who did what when, old and new, newest first and page by page', async () => {
  const { service } = await office.change(ADD_SERVICE, { key: key(), catalog: 'HouseCleaning', ...windows })
  const serviceId = service?.id ?? ''
  const pane = { serviceId, name: 'Panes', minutes: 30 }
  const added = await office.change(ADD_CHECK_POINT, { key: key(), ...pane })
  const checkPointId = added.service?.checkPoints[0]?.id
  const saved = { serviceId, itemId: checkPointId, itemName: 'Panes', timeConsuming: 35 }
  const extra = { extraCountingType: 1, extraConsuming: 5 }
  await product.rest('/Staff/saveCheckPointItem', { ...saved, ...extra }, { token })
  await product.rest('/Staff/saveCheckPointItem', { ...saved, ...extra }, { token })
  await office.change(REMOVE_CHECK_POINT, { serviceId, checkPointId, version: 2 })
  await office.change(SAVE_SERVICE, { serviceId, version: 1, ...windows, name: 'All windows' })
  await office.change(REMOVE_SERVICE, { serviceId, version: 2 })

  const first = await read({ subjectId: serviceId, first: 4 })
  expect(first.edges.map(({ node }) => [node.action, node.partName, differing(node.fields)])).toEqual([
    [
      'ServiceRemoved',
      null,
      {
        name: ['All windows', null],
        description: ['', null],
        specialNotice: ['', null],
        translations: ['{}', null],
        disabled: ['false', null],
        noCalc: ['false', null],
        periodType: ['0', null],
        detailType: ['0', null],
        offeredMonths: ['[]', null],
      },
    ],
    ['ServiceSaved', null, { name: ['Windows', 'All windows'] }],
    ['CheckPointRemoved', 'Panes', expect.objectContaining({ timeConsuming: ['35', null] })],
    [
      'CheckPointSaved',
      'Panes',
      { timeConsuming: ['30', '35'], extraCountingType: ['0', '1'], extraConsuming: ['0', '5'] },
    ],
  ])
  expect(first.edges[0]?.node).toMatchObject({
    subjectName: 'All windows',
    adminName: expect.stringMatching(/^office-/),
    at: { at: expect.stringMatching(/^2026-11-24T10:\d\d:\d\d-06:00$/) },
  })
  expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.edges[3]?.cursor })
  const later = await read({ subjectId: serviceId, first: 4, after: first.pageInfo.endCursor })
  expect(later.edges.map(({ node }) => node.action)).toEqual(['CheckPointAdded', 'ServiceAdded'])
  expect(later.pageInfo.hasNextPage).toBe(false)
})

it('has additional items and rates among the rest, and no refused change', async () => {
  await office.change(ADD_ADDITIONAL_ITEM, { key: key(), catalog: 'SnowRemoval', ...garage })
  await office.change(ADD_ADDITIONAL_ITEM, { key: key(), catalog: 'SnowRemoval', ...garage, amount: 0 })
  await office.change(SAVE_CATALOG_SETTINGS, { catalog: 'LawnCare', pointsPerMinute: 91, version: 1 })
  await office.change(SAVE_CATALOG_SETTINGS, { catalog: 'LawnCare', pointsPerMinute: 92, version: 1 })
  const { edges } = await read({ first: 2 })
  expect(edges.map(({ node }) => [node.action, node.subjectName, differing(node.fields)])).toEqual([
    ['SettingSaved', '2', { pointsPerMinute: ['90', '91'] }],
    ['AdditionalItemAdded', 'Standard driveway', expect.objectContaining({ consuming: [null, '10'] })],
  ])
})

it('takes a fixed number of statements, on an index of its own', async () => {
  const counted = countStatements(product.database.db)
  const page = await officeChangePage(counted.db, { kinds: officeRecords.catalogue, first: 50 })
  if ('rejected' in page) throw new Error(page.rejected)
  expect(page.nodes.length).toBeGreaterThan(6)
  expect(counted.statements()).toBe(1)
  const plan = await product.database.pool.query(
    `set enable_seqscan = off; explain select * from office_change
      where subject_kind in ('service', 'additional-item', 'catalog-setting') order by id desc limit 21`,
  )
  expect(JSON.stringify(plan)).toContain('office_change_of_catalogue')
})

it.each([[{ first: 0 }], [{ first: 101 }], [{ after: 'x' }]])('refuses %j', async (variables) => {
  const { body } = await product.graphql(OFFICE_CHANGES, { record: 'Catalogue', ...variables }, { token })
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

/** Old and new by field: the database keeps fields in an order of its own. */
function differing(
  fields: readonly {
    readonly field: string
    readonly before: string | null
    readonly after: string | null
  }[],
) {
  return Object.fromEntries(fields.map(({ field, before, after }) => [field, [before, after]]))
}
