import type { z } from 'zod'
import { propertyFields } from '../../schema/rules/addressFields.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import {
  type AdditionalItemInput,
  additionalItemFields,
  type CheckPointInput,
  catalogSettingFields,
  checkPointFields,
} from '../../schema/rules/catalogFields.ts'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { ranks } from '../../schema/rules/ranks.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { type KeptAdditionalItem, listAdditionalItems } from './additionalItems.store.ts'
import { catalogSettings } from './catalogSettings.store.ts'
import { isOffered, type Price, priceOf } from './price.ts'
import { drafted, type PriceDraft } from './priceDraft.ts'
import type { PriceQuestion } from './priceQuestion.ts'
import { findService, type NamedCheckPoint, type Service } from './services.store.ts'

/** A draft in the form of its inputs; an item without an id is new. */
export interface DraftForms {
  readonly pointsPerMinute?: number | undefined
  readonly noCalc?: boolean | undefined
  readonly checkPoint?: (CheckPointInput & { readonly id?: string | undefined }) | undefined
  readonly additionalItem?:
    | (Omit<AdditionalItemInput, 'serviceCatalog'> & { readonly id?: string | undefined })
    | undefined
  readonly removedId?: string | undefined
}

/** The facts of a home in a form; omitted ones are unknown (decision B6). */
type PropertyInput = z.input<typeof propertyFields>

/** Which price. */
export interface PreviewQuestion {
  readonly serviceId: string
  readonly property: PropertyInput
  /** Tenths of a percent, 0 to 150. */
  readonly rankDiscount: number
  readonly draft?: DraftForms | undefined
}

/** A price and what its lines are about. */
export interface PreviewedPrice {
  readonly price: Price
  readonly checkPoints: readonly NamedCheckPoint[]
  readonly additionalItems: PriceQuestion['additionalItems']
}

/**
 * The price of a service at a home for a rank, by the rules of customers' prices, and its price with an unsaved change. NOT_FOUND for an
 * unknown service; a draft is checked like its form.
 */
export async function previewPrice(
  db: Db,
  question: PreviewQuestion,
): Promise<
  | { readonly current: PreviewedPrice; readonly isOffered: boolean; readonly drafted?: PreviewedPrice }
  | Rejection
> {
  const service = await findService(db, question.serviceId)
  if (service === undefined) return reject(RejectionCode.NOT_FOUND)
  const asked = await openQuestion(db, service, question)
  if (isRejection(asked)) return asked
  const current = priced(asked)
  const shown = { current, isOffered: service.isOffered && isOffered(current.price) }
  if (question.draft === undefined) return shown
  const draft = checkedDraft(question.draft, service.serviceCatalog)
  return isRejection(draft) ? draft : { ...shown, drafted: priced(drafted(asked, draft)) }
}

type Asked = PriceQuestion & { readonly service: Service }

async function openQuestion(
  db: Db,
  service: Service,
  { property, rankDiscount }: PreviewQuestion,
): Promise<Asked | Rejection> {
  const facts = checkedFields(propertyFields, property)
  if (isRejection(facts)) return facts
  const most = Math.max(...ranks.map(({ discountTenths }) => discountTenths))
  if (rankDiscount < 0 || rankDiscount > most)
    return reject(RejectionCode.FIELD_INVALID, { field: 'rankDiscount' })
  const [settings, additionalItems] = await Promise.all([
    catalogSettings(db),
    listAdditionalItems(db, service.serviceCatalog),
  ])
  const { pointsPerMinute } = settings[service.serviceCatalog]
  return { pointsPerMinute, rankDiscount, service, additionalItems, property: facts }
}

function priced(asked: PriceQuestion & { readonly service: Pick<Service, 'checkPoints'> }): PreviewedPrice {
  const { additionalItems, service } = asked
  return { price: priceOf(asked), checkPoints: service.checkPoints, additionalItems }
}

/** The same rules as when it is saved. */
function checkedDraft(
  forms: DraftForms,
  serviceCatalog: ServiceCatalog,
): PriceDraft<NamedCheckPoint> | Rejection {
  const { noCalc, removedId } = forms
  const rate = checkedRate(forms.pointsPerMinute, serviceCatalog)
  if (isRejection(rate)) return rate
  const checkPoint = forms.checkPoint && draftedPoint(forms.checkPoint)
  if (isRejection(checkPoint)) return checkPoint
  const additionalItem = forms.additionalItem && draftedItem(forms.additionalItem, serviceCatalog)
  if (isRejection(additionalItem)) return additionalItem
  return { noCalc, removedId, pointsPerMinute: rate?.pointsPerMinute, checkPoint, additionalItem }
}

function checkedRate(pointsPerMinute: number | undefined, serviceCatalog: ServiceCatalog) {
  if (pointsPerMinute === undefined) return undefined
  const fields = checkedFields(catalogSettingFields, { serviceCatalog, pointsPerMinute })
  return isRejection(fields) ? { ...fields, params: businessRules.catalogue.pointsPerMinute } : fields
}

/** The id of new items in prices. */
const DRAFT = 'draft'

function draftedPoint({
  id = DRAFT,
  ...form
}: NonNullable<DraftForms['checkPoint']>): NamedCheckPoint | Rejection {
  const fields = checkedFields(checkPointFields, form)
  return isRejection(fields) ? fields : { id, ...fields, translations: {}, version: 0 }
}

function draftedItem(
  { id = DRAFT, ...form }: NonNullable<DraftForms['additionalItem']>,
  serviceCatalog: ServiceCatalog,
): KeptAdditionalItem | Rejection {
  const fields = checkedFields(additionalItemFields, { ...form, serviceCatalog })
  return isRejection(fields) ? fields : { id, ...fields, version: 0 }
}
