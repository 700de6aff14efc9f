import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServiceCatalog as Catalog, type ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { demoServiceId, seedCatalog } from '../demo/demoCatalog.store.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { listAdditionalItems } from './additionalItems.store.ts'
import { loadCatalogReferenceData, offeredServices } from './catalogReferenceData.store.ts'
import { catalogSettings } from './catalogSettings.store.ts'
import { priceOf } from './price.ts'
import { type PropertyFacts, unstatedProperty } from './propertyMatch.ts'
import { findService, listKeptServices } from './services.store.ts'

const now = Temporal.Instant.from('2025-09-01T15:00:00Z')
const familyHouse: PropertyFacts = {
  buildingType: 1,
  areaType: 3,
  kitchenType: 1,
  bathType: 1,
  driveWayType: 1,
  hasHalfbath: false,
  isCornerLot: false,
  hasNoWalkway: true,
}

const offered = async ({ db }: FreshDatabase, catalog: ServiceCatalog) =>
  offeredServices(await loadCatalogReferenceData(db), catalog)

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await seedCatalog(database.db, now)
})
afterAll(() => database.drop())

describe('the demo catalogue', () => {
  it.each([
    [Catalog.HouseCleaning, ['Standard clean', 'Deep clean', 'Move-out clean', 'Carpet cleaning']],
    [
      Catalog.LawnCare,
      ['Mowing visit', 'Monthly mowing', 'Seasonal cleanup', 'Weed control', 'Pest control', 'Fertilization'],
    ],
    [Catalog.SnowRemoval, ['Single snow visit', 'Monthly snow plan', 'Seasonal snow removal']],
  ])('offers in catalog %i %j', async (catalog, names) => {
    expect((await offered(database, catalog)).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['standardClean', familyHouse, [13_500, 2_100, 14_820]],
    ['deepClean', familyHouse, [22_500, 3_900, 25_080]],
    ['moveOutClean', familyHouse, [31_500, 5_700, 35_340]],
    ['carpetCleaning', familyHouse, [7_200, 0, 6_840]],
    ['standardClean', { ...unstatedProperty, areaType: 2 }, [13_500, -2_700, 10_260]],
    ['mowing', familyHouse, [3_600, 0, 3_420]],
    ['weedControl', familyHouse, [3_150, 450, 3_420]],
    ['snowVisit', familyHouse, [2_700, 0, 2_565]],
    ['snowMonth', { ...familyHouse, isCornerLot: true }, [13_500, 0, 12_825]],
    ['snowSeason', familyHouse, [43_200, 0, 41_040]],
  ] as const)('prices %s with 5%% off', async (text, property, [base, additional, total]) => {
    const service = await findService(database.db, demoServiceId(text))
    if (service === undefined) throw new Error('no such service')
    const { pointsPerMinute } = (await catalogSettings(database.db))[service.serviceCatalog]
    const additionalItems = await listAdditionalItems(database.db, service.serviceCatalog)
    expect(priceOf({ service, property, additionalItems, pointsPerMinute, rankDiscount: 50 })).toMatchObject({
      basePoints: base,
      additionalPoints: additional,
      totalPoints: total,
    })
  })

  it('has every kind of what administrators see: add-ons, conditions, extras, periods, notices, a disabled service', async () => {
    const catalogs = Object.values(Catalog)
    const services = (await Promise.all(catalogs.map((one) => listKeptServices(database.db, one)))).flat()
    const items = (await Promise.all(catalogs.map((one) => listAdditionalItems(database.db, one)))).flat()
    const points = services.flatMap(({ checkPoints }) => checkPoints)
    expect(kindsOf(services.map(({ detailType }) => detailType))).toEqual([0, 111, 121, 122, 123, 124])
    expect(kindsOf(services.map(({ periodType }) => periodType))).toEqual([0, 1, 2])
    expect(kindsOf(items.map(({ condType }) => condType))).toEqual([1, 2, 4, 5, 7])
    expect(kindsOf(items.map(({ countingType }) => countingType))).toEqual([1, 2, 3])
    expect(kindsOf(points.map(({ extraCountingType }) => extraCountingType))).toEqual([0, 1, 2, 3])
    expect(services.filter(({ isDisabled }) => isDisabled).map(({ name }) => name)).toEqual([
      'Window cleaning',
    ])
    for (const { specialNotice, translations } of services)
      for (const words of Object.values(translations))
        expect(Object.hasOwn(words, 'specialNotice')).toBe(specialNotice !== undefined)
  })

  it('has seasons for snow alone, and flat services alone by month and season', async () => {
    const all = (
      await Promise.all(Object.values(Catalog).map((one: ServiceCatalog) => offered(database, one)))
    ).flat()
    expect(all.filter((service) => service.periodType !== 0).every((service) => service.noCalc)).toBe(true)
    expect(
      all.filter((service) => service.periodType === 2).map((service) => service.serviceCatalog),
    ).toEqual([3])
    expect(all.flatMap((service) => Object.keys(service.translations)).sort()).toEqual(
      all.flatMap(() => ['fr', 'ind', 'zh']).sort(),
    )
  })
})

describe('the catalogue', () => {
  it('shows a service with its check points in order', async () => {
    const service = await findService(database.db, demoServiceId('deepClean'))
    expect(service).toMatchObject({
      serviceCatalog: 1,
      specialNotice: 'Please empty the fridge before the crew arrives.',
      translations: { fr: { name: 'Grand ménage' } },
      isOffered: true,
      noCalc: false,
      periodType: 0,
      detailType: 0,
    })
    expect(service?.checkPoints.map((point) => [point.itemName, point.timeConsuming])).toEqual([
      ['Kitchen and appliance fronts', 60],
      ['Inside oven and fridge', 45],
      ['Bathrooms', 70],
      ['Bedrooms and living areas', 75],
      ['Baseboards, doors and floors', 50],
    ])
    expect(service?.checkPoints[2]?.translations.fr).toEqual({ itemName: 'Salles de bain' })
  })

  it('knows no service by a made-up id', async () => {
    expect(await findService(database.db, '12')).toBeUndefined()
    expect(await findService(database.db, crypto.randomUUID())).toBeUndefined()
  })

  it('offers neither disabled nor removed services, but still finds them for running orders', async () => {
    const [disabled, removed] = [demoServiceId('pestControl'), demoServiceId('fertilization')]
    await database.pool.query('update service_item set is_disabled = true where id = $1', [disabled])
    await database.pool.query('update service_item set removed_at = now() where id = $1', [removed])
    const ids = (await offered(database, Catalog.LawnCare)).map(({ serviceId }) => serviceId)
    expect(ids).toHaveLength(4)
    expect(await findService(database.db, disabled)).toMatchObject({ isDisabled: true, isOffered: false })
    expect(await findService(database.db, removed)).toMatchObject({ isDisabled: false, isOffered: false })
  })

  it('names the lines of old prices after their items were removed', async () => {
    const service = await findService(database.db, demoServiceId('mowing'))
    const [point, [item]] = [
      service?.checkPoints[0],
      await listAdditionalItems(database.db, Catalog.LawnCare),
    ]
    await database.pool.query('update check_point_item set removed_at = now()')
    await database.pool.query('update additional_item set removed_at = now()')
    const named = (await loadCatalogReferenceData(database.db)).priceLines.asOf(now)
    expect(named.checkPoint(point?.id ?? '')).toMatchObject({ itemName: 'Mowing' })
    expect(named.additionalItem(item?.id ?? '')).toEqual({ condType: 2, propertyAttr: 4 })
    for (const none of ['nonsense', crypto.randomUUID(), item?.id ?? ''])
      expect(named.checkPoint(none)).toBeUndefined()
    expect(named.additionalItem(point?.id ?? '')).toBeUndefined()
    expect((await findService(database.db, demoServiceId('mowing')))?.checkPoints).toEqual([])
  })
})

it('prices an unset catalog by the business rules', async () => {
  const empty = await freshDatabase()
  expect(await catalogSettings(empty.db)).toEqual({
    1: { pointsPerMinute: 75, version: 0 },
    2: { pointsPerMinute: 90, version: 0 },
    3: { pointsPerMinute: 90, version: 0 },
  })
  expect(await offered(empty, Catalog.SnowRemoval)).toEqual([])
  await empty.drop()
})

function kindsOf(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b)
}
