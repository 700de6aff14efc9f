import { type Language, languages } from '../../../schema/rules/enumerations.ts'
import type { KeptAdditionalItem } from '../../catalog/additionalItems.store.ts'
import type { NamedCheckPoint, Service } from '../../catalog/services.store.ts'
import { propertyLabel } from '../../kernel/lookups.ts'
import type {
  AdditionalItem,
  CheckPointTranslation,
  OfficeService,
  ServiceTranslation,
} from './catalogOffice.graphql.ts'

/** A service as administrators keep it, in the words of GraphQL. */
export function officeServiceNode(service: Service): OfficeService {
  return {
    id: service.serviceId,
    catalog: service.serviceCatalog,
    name: service.name,
    description: service.description,
    specialNotice: service.specialNotice ?? null,
    translations: serviceTranslations(service),
    isDisabled: service.isDisabled,
    isFlat: service.noCalc,
    periodType: service.periodType,
    addOn: service.detailType,
    checkPoints: service.checkPoints.map((point) => ({
      id: point.id,
      name: point.itemName,
      minutes: point.timeConsuming,
      extraMode: point.extraCountingType === 0 ? null : point.extraCountingType,
      extraAmount: point.extraConsuming,
      translations: checkPointTranslations(point),
      version: point.version,
    })),
    version: service.version,
  }
}

/** An additional item with its condition in the reader's words. */
export function additionalItemNode(item: KeptAdditionalItem, language: Language): AdditionalItem {
  return {
    id: item.id,
    catalog: item.serviceCatalog,
    conditionKind: item.condType,
    attribute: item.propertyAttr,
    label: propertyLabel(item, language),
    mode: item.countingType,
    amount: item.consuming,
    addOn: item.detailType,
    version: item.version,
  }
}

function serviceTranslations({ translations }: Service): ServiceTranslation[] {
  return languages.flatMap((language) => {
    const own = translations[language]
    if (own === undefined) return []
    const { name = null, description = null, specialNotice = null } = own
    return [{ language, name, description, specialNotice }]
  })
}

function checkPointTranslations({ translations }: NamedCheckPoint): CheckPointTranslation[] {
  return languages.flatMap((language) => {
    const name = translations[language]?.itemName
    return name === undefined ? [] : [{ language, name }]
  })
}
