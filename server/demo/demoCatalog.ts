import {
  AddOnService,
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  CountingMode,
  DriveWayType,
  KitchenType,
  PeriodType,
  ServiceCatalog,
} from '../../schema/rules/enumerations.ts'
import { YesNoAttribute } from '../../schema/rules/propertyConditions.ts'
import texts from './catalogTexts.json' with { type: 'json' }

/** The names of services and check points: English as entered by an administrator, and its translations. */
export const demoCatalogTexts = texts
export type DemoServiceText = keyof typeof texts.services
type DemoCheckPoint = keyof typeof texts.checkPoints

/** A service of the demo catalogue: minutes per check point, changed by the items below. */
export interface DemoService {
  readonly text: DemoServiceText
  readonly catalog: ServiceCatalog
  readonly periodType: PeriodType
  /** Id of the add-on service it is, 0 for an ordinary one (customer document, section 3). */
  readonly detailType: number
  /** Administrators keep it, customers are not offered it (decision C12). */
  readonly isDisabled: boolean
  readonly work: readonly DemoWork[]
}

interface DemoWork {
  readonly point: DemoCheckPoint
  readonly minutes: number
  /** Always counted with it (decision C3). */
  readonly extra?: DemoExtra | undefined
}

type DemoExtra = readonly [mode: CountingMode, amount: number]

export interface DemoAdditionalItem {
  readonly catalog: ServiceCatalog
  readonly detailType: number
  /** Kind and value of the property fact, ids as decision B5 completes them. */
  readonly condition: readonly [kind: number, value: number]
  readonly mode: CountingMode
  readonly amount: number
}

const { HouseCleaning, LawnCare, SnowRemoval } = ServiceCatalog
const { Day, Month, Season } = PeriodType

/** In the order customers see them. At 75 points a minute the standard clean of 180 minutes is 13,500 points. */
export const demoServices: readonly DemoService[] = [
  service('standardClean', HouseCleaning, { kitchen: 40, bathrooms: 50, livingAreas: 60, floors: 30 }),
  service('deepClean', HouseCleaning, {
    kitchen: 60,
    ovenAndFridge: 45,
    bathrooms: 70,
    livingAreas: 75,
    baseboards: 50,
  }),
  service('moveOutClean', HouseCleaning, {
    kitchen: 75,
    ovenAndFridge: 45,
    cabinets: 60,
    bathrooms: 90,
    emptyRooms: 90,
    windowsInside: 60,
  }),
  service(
    'carpetCleaning',
    HouseCleaning,
    { vacuumAndSpots: 26, hotWaterExtraction: 70 },
    { detailType: AddOnService.CarpetCleaning },
  ),
  service('mowing', LawnCare, { mow: 26, edge: 9, blowClippings: 5 }),
  service('monthlyMowing', LawnCare, { mow: 104, edge: 36, blowClippings: 20 }, { periodType: Month }),
  service(
    'seasonalCleanup',
    LawnCare,
    { rakeLeaves: 45, tidyBeds: 20, haulAway: 15 },
    { detailType: AddOnService.SeasonalCleanup },
  ),
  service(
    'weedControl',
    LawnCare,
    { inspectLawn: 8, treatWeeds: 27 },
    { detailType: AddOnService.WeedControl, extra: { treatWeeds: [CountingMode.ByMinute, 5] } },
  ),
  service(
    'pestControl',
    LawnCare,
    { inspectLawn: 10, treatPests: 30 },
    { detailType: AddOnService.PestControl },
  ),
  service(
    'fertilization',
    LawnCare,
    { inspectLawn: 5, spreadFertilizer: 25 },
    { detailType: AddOnService.Fertilization },
  ),
  service('snowVisit', SnowRemoval, { driveway: 18, walksAndSteps: 12 }),
  service('snowMonth', SnowRemoval, { driveway: 90, walksAndSteps: 60 }, { periodType: Month }),
  service('snowSeason', SnowRemoval, { driveway: 290, walksAndSteps: 190 }, { periodType: Season }),
  service(
    'windowCleaning',
    HouseCleaning,
    { windowsInside: 60, windowsOutside: 80 },
    {
      isDisabled: true,
      extra: {
        windowsInside: [CountingMode.ByReduction, 10],
        windowsOutside: [CountingMode.ByPercent, 25],
      },
    },
  ),
]

const { CornerLot: cornerLot, Walkway: walkway, NoHalfbath: noHalfbath } = YesNoAttribute

/**
 * What homes change. A house of 2,300 to 4,000 sq ft without a half-bath adds 36 - 8 minutes to the standard clean: 2,100 points.
 */
export const demoAdditionalItems: readonly DemoAdditionalItem[] = [
  ...items(HouseCleaning, AddOnService.None, [
    [[ConditionKind.Area, AreaType.Under1000], CountingMode.ByReduction, 36],
    [[ConditionKind.Area, AreaType.From2300To4000], CountingMode.ByPercent, 20],
    [[ConditionKind.Area, AreaType.Over4000], CountingMode.ByPercent, 40],
    [[ConditionKind.Kitchen, KitchenType.None], CountingMode.ByReduction, 30],
    [[ConditionKind.Kitchen, KitchenType.Two], CountingMode.ByMinute, 35],
    [[ConditionKind.Kitchen, KitchenType.OverTwo], CountingMode.ByMinute, 60],
    [[ConditionKind.Bathroom, BathType.FiveToSix], CountingMode.ByMinute, 30],
    [[ConditionKind.Bathroom, BathType.OverSix], CountingMode.ByMinute, 55],
    [[ConditionKind.Bathroom, noHalfbath], CountingMode.ByReduction, 8],
    [[ConditionKind.BuildingType, BuildingType.Commercial], CountingMode.ByPercent, 10],
  ]),
  ...items(HouseCleaning, AddOnService.CarpetCleaning, [
    [[ConditionKind.Area, AreaType.Over4000], CountingMode.ByMinute, 24],
    [[ConditionKind.BuildingType, BuildingType.Commercial], CountingMode.ByPercent, 15],
  ]),
  ...items(LawnCare, AddOnService.None, [
    [[ConditionKind.Area, AreaType.Over4000], CountingMode.ByPercent, 20],
    [[ConditionKind.Area, cornerLot], CountingMode.ByMinute, 10],
    [[ConditionKind.BuildingType, BuildingType.Condo], CountingMode.ByReduction, 10],
  ]),
  ...items(LawnCare, AddOnService.SeasonalCleanup, [
    [[ConditionKind.Area, AreaType.Over4000], CountingMode.ByPercent, 25],
    [[ConditionKind.Area, cornerLot], CountingMode.ByMinute, 15],
  ]),
  ...items(LawnCare, AddOnService.WeedControl, [[[ConditionKind.Area, cornerLot], CountingMode.ByMinute, 5]]),
  ...items(LawnCare, AddOnService.Fertilization, [
    [[ConditionKind.Area, AreaType.Over4000], CountingMode.ByMinute, 10],
  ]),
  ...items(SnowRemoval, AddOnService.None, [
    [[ConditionKind.Driveway, DriveWayType.NoGarage], CountingMode.ByReduction, 8],
    [[ConditionKind.Driveway, DriveWayType.LargerThanStandard], CountingMode.ByMinute, 10],
    [[ConditionKind.Driveway, DriveWayType.LargerThanFour], CountingMode.ByMinute, 20],
    [[ConditionKind.Area, cornerLot], CountingMode.ByMinute, 12],
    [[ConditionKind.Area, walkway], CountingMode.ByMinute, 5],
  ]),
]

type Minutes = Readonly<Partial<Record<DemoCheckPoint, number>>>

function service(
  text: DemoServiceText,
  catalog: ServiceCatalog,
  work: Minutes,
  kind: {
    readonly detailType?: number
    readonly periodType?: PeriodType
    readonly isDisabled?: boolean
    readonly extra?: Readonly<Partial<Record<DemoCheckPoint, DemoExtra>>>
  } = {},
): DemoService {
  const points = Object.entries(work) as [DemoCheckPoint, number][]
  return {
    text,
    catalog,
    periodType: kind.periodType ?? Day,
    detailType: kind.detailType ?? AddOnService.None,
    isDisabled: kind.isDisabled ?? false,
    work: points.map(([point, minutes]) => ({ point, minutes, extra: kind.extra?.[point] })),
  }
}

type ItemRow = readonly [DemoAdditionalItem['condition'], CountingMode, number]

function items(
  catalog: ServiceCatalog,
  detailType: number,
  rows: readonly ItemRow[],
): readonly DemoAdditionalItem[] {
  return rows.map(([condition, mode, amount]) => ({ catalog, detailType, condition, mode, amount }))
}
