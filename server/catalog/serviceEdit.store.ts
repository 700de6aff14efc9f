import type { PeriodType } from '../../schema/rules/enumerations.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { changedFields, type OfficeChange, type RecordedFields } from '../office/officeChange.ts'
import { recordRowChange } from '../office/officeChanges.store.ts'
import { updateService } from './catalogChanges.store.ts'
import type { ServiceShown } from './catalogTexts.ts'
import { keepFormerWords, shownOf } from './formerWords.store.ts'
import { findService, type Service } from './services.store.ts'
import { inOrder, isReworded, type Words } from './words.ts'

/** Everything of a service that can be edited, check points aside. */
export interface EditableService extends ServiceShown {
  readonly disabled: boolean
  readonly noCalc: boolean
  readonly periodType: PeriodType
  readonly detailType: number
  readonly offeredMonths: readonly number[]
}

/**
 * Writes the changes of a locked service, with its former texts and an entry in the record; nothing without changes.
 * @returns the new state of the service
 */
export async function storeService(
  transaction: Db,
  command: Command,
  { service, edited }: { readonly service: Service; readonly edited: EditableService },
): Promise<Service> {
  const { serviceId } = service
  const [before, after] = [recordOf(service), recordOf(edited)]
  if (changedFields({ before, after }) === undefined) return service
  if (isReworded(wordsOf(service), wordsOf(edited)))
    await keepFormerWords(transaction, { itemId: serviceId, until: command.at, words: shownOf(service) })
  await updateService(transaction, serviceId, columnsOf(edited))
  await recordService(transaction, command, { serviceId, before, after })
  return getService(transaction, serviceId)
}

/** Puts a change of a service on the record: added without `before`, removed without `after`. */
export function recordService(
  transaction: Db,
  command: Command,
  { serviceId, ...change }: { readonly serviceId: string } & Pick<OfficeChange, 'before' | 'after'>,
): Promise<void> {
  const subject = { kind: 'service', id: serviceId } as const
  return recordRowChange(transaction, command, { row: 'service', subject, ...change })
}

/** A service's editable columns. */
export function columnsOf(edited: EditableService) {
  return {
    name: edited.name,
    description: edited.description,
    is_disabled: edited.disabled,
    no_calc: edited.noCalc,
    period_type: edited.periodType,
    detail_type: edited.detailType,
    special_notice: edited.specialNotice ?? null,
    offered_months: edited.offeredMonths,
    translations: JSON.stringify(edited.translations),
  }
}

export function editableOf(service: Service): EditableService {
  const { isDisabled: disabled, noCalc, periodType, detailType, offeredMonths } = service
  return { disabled, noCalc, periodType, detailType, offeredMonths, ...shownOf(service) }
}

/** For the record, in the spelling of the forms. */
export function recordOf(service: Service | EditableService): RecordedFields {
  const { specialNotice, translations, ...fields } = 'isDisabled' in service ? editableOf(service) : service
  return { ...fields, specialNotice: specialNotice ?? '', translations: inOrder(translations) }
}

/** What customers read of it. */
export function wordsOf({ name, description, specialNotice, translations }: ServiceShown): Words {
  return { entered: { name, description, specialNotice: specialNotice ?? '' }, translations }
}

/** @throws when the service is not there */
export async function getService(db: Db, serviceId: string): Promise<Service> {
  const service = await findService(db, serviceId)
  if (service === undefined) throw new Error(`The service ${serviceId} was just written and is not there.`)
  return service
}
