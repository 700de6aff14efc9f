import en from '../../../schema/lookups/en.json' with { type: 'json' }
import fr from '../../../schema/lookups/fr.json' with { type: 'json' }
import ind from '../../../schema/lookups/ind.json' with { type: 'json' }
import zh from '../../../schema/lookups/zh.json' with { type: 'json' }
import {
  AddOnService,
  AreaType,
  BathType,
  BuildingType,
  ConditionKind,
  CountingMode,
  CustomerTag,
  DriveWayType,
  KitchenType,
  type Language,
  nameOf,
  OrderAction,
  OrderStatus,
  PaymentMethod,
  PeriodType,
  Province,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import type { RankTitle } from '../../../schema/rules/ranks.ts'
import { ActorRole } from '../../kernel/command.ts'

const labels: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr, zh, ind }

/** The lists that the documents name without content (decision B9): ids of the enumerations, and the keys of their labels. */
const lists = {
  buildingTypes: { ids: BuildingType, labels: 'property.BuildingType' },
  areaTypes: { ids: AreaType, labels: 'property.Area' },
  kitchenTypes: { ids: KitchenType, labels: 'property.Kitchen' },
  bathTypes: { ids: BathType, labels: 'property.Bathroom' },
  driveWayTypes: { ids: DriveWayType, labels: 'property.Driveway' },
  specialAttributes: { ids: CustomerTag, labels: 'specialAttribute' },
  orderStatuses: { ids: OrderStatus, labels: 'orderStatus' },
  orderActions: { ids: OrderAction, labels: 'orderAction' },
  roles: { ids: ActorRole, labels: 'role' },
  paymentMethods: { ids: PaymentMethod, labels: 'paymentMethod' },
  provinces: { ids: Province, labels: 'province' },
  serviceCatalogs: { ids: ServiceCatalog, labels: 'serviceCatalog' },
  periodTypes: { ids: PeriodType, labels: 'periodType' },
  addOnServices: { ids: AddOnService, labels: 'addOn' },
  countingTypes: { ids: CountingMode, labels: 'countingType' },
  conditionKinds: { ids: ConditionKind, labels: 'condition' },
} as const satisfies Record<string, { ids: Readonly<Record<string, number>>; labels: string }>

export type LookupList = keyof typeof lists

export const lookupLists = Object.keys(lists) as readonly LookupList[]

/** One entry of a list. */
export interface LookupItem {
  /** As the documents number it on the wire. */
  readonly id: number
  /** As GraphQL calls it. */
  readonly name: string
  /** For people. */
  readonly label: string
}

/** All entries of a list in a language, in the order of the documents. */
export function lookupItems(list: LookupList, language: Language): readonly LookupItem[] {
  return Object.entries(lists[list].ids).map(([name, id]) => ({
    id,
    name,
    label: lookupLabel(list, id, language),
  }))
}

/** The label of an id; "Unknown" if it is not in the list. */
export function lookupLabel(list: LookupList, id: number, language: Language): string {
  const { ids, labels: words }: { ids: Readonly<Record<string, number>>; labels: string } = lists[list]
  return labels[language][`${words}.${nameOf(ids, id)}`] ?? unknownLabel(language)
}

/** The label of an additional item's condition, such as "2,300 to 4,000 sq ft" (decisions B5, B9). */
export function propertyLabel(
  condition: { readonly condType: number; readonly propertyAttr: number },
  language: Language,
): string {
  const kind = nameOf(ConditionKind, condition.condType)
  const attribute = kind && nameOf(propertyAttributes[kind], condition.propertyAttr)
  return labels[language][`property.${kind}.${attribute}`] ?? unknownLabel(language)
}

/** What can be asked of a property under each kind of condition, yes-and-no attributes included. */
export function conditionItems(
  language: Language,
): readonly (LookupItem & { readonly attributes: readonly Omit<LookupItem, 'name'>[] })[] {
  return lookupItems('conditionKinds', language).map((kind) => ({
    ...kind,
    attributes: Object.values(propertyAttributes[kind.name as keyof typeof ConditionKind]).map((id) => ({
      id,
      label: propertyLabel({ condType: kind.id, propertyAttr: id }, language),
    })),
  }))
}

/** The label of a rank's title (decision H6). */
export function rankTitleLabel(title: RankTitle, language: Language): string {
  return labels[language][`rank.${title}`] ?? unknownLabel(language)
}

/** The label of an unknown id. */
export function unknownLabel(language: Language): string {
  return labels[language].unknown ?? 'Unknown'
}
