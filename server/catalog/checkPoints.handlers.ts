import {
  type CheckPointFields,
  type CheckPointInput,
  type CheckPointTextInput,
  checkPointFields,
  checkPointTextFields,
} from '../../schema/rules/catalogFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { onceForKey } from '../kernel/usedKeys.store.ts'
import { insertCheckPoint, updateCheckPoint } from './catalogChanges.store.ts'
import {
  columnsOf,
  type EditableCheckPoint,
  recordCheckPoint,
  storeCheckPoint,
  wordsOf,
} from './checkPointEdit.store.ts'
import { getService } from './serviceEdit.store.ts'
import { changingService } from './services.handlers.ts'
import type { NamedCheckPoint, Service } from './services.store.ts'
import { keptTranslations, translationsOf } from './words.ts'

/** Which check point of which service. */
export interface CheckPointTarget {
  readonly serviceId: string
  readonly itemId: string
  /** Its version when it was looked at; left out where a call has no place for it. */
  readonly version?: number | undefined
}

/** The form of a check point. Omitted translations are kept if the name does not change. */
export type CheckPointForm = CheckPointInput & Partial<CheckPointTextInput>

/**
 * Adds a check point at the end of an enabled service (back-office document, sections 2 and 7).
 * @param command its id becomes the check point's, so the same command adds it once
 * @returns the service; CHECK_POINT_SERVICE_INVALID at `serviceId` for an unknown id (section 5); KEY_REUSED for a key that was used with
 * other fields
 */
export async function addCheckPoint(
  db: Db,
  command: Command,
  added: { readonly serviceId: string; readonly input: CheckPointForm },
): Promise<Service | Rejection> {
  return onceForKey(db, command, {
    add: async (transaction) => {
      const outcome = await insertNew(transaction, command, added)
      return isRejection(outcome) && outcome.rejected === RejectionCode.NOT_FOUND
        ? reject(RejectionCode.CHECK_POINT_SERVICE_INVALID, { field: 'serviceId' })
        : outcome
    },
    added: (transaction) => getService(transaction, added.serviceId),
  })
}

async function insertNew(
  db: Db,
  command: Command,
  { serviceId, input }: { readonly serviceId: string; readonly input: CheckPointForm },
): Promise<Service | Rejection> {
  const fields = checkedForm(input)
  if (isRejection(fields)) return fields
  return changingService(db, { serviceId }, async (transaction, service) => {
    if (service.isDisabled) return reject(RejectionCode.SERVICE_DISABLED)
    const point: EditableCheckPoint = { ...fields, translations: fields.translations ?? {} }
    const itemId = command.id
    const own = { id: itemId, service_item_id: serviceId }
    const isNew = await insertCheckPoint(transaction, { ...own, ...columnsOf(point) })
    if (isNew) await recordCheckPoint(transaction, command, { serviceId, itemId, before: null, after: point })
    return getService(transaction, serviceId)
  })
}

/** Saves a check point of a service that is not disabled. @returns the service */
export async function saveCheckPoint(
  db: Db,
  command: Command,
  { target, input }: { readonly target: CheckPointTarget; readonly input: CheckPointForm },
): Promise<Service | Rejection> {
  const fields = checkedForm(input)
  if (isRejection(fields)) return fields
  return changingCheckPoint(db, target, async (transaction, { service, point }) => {
    if (service.isDisabled) return reject(RejectionCode.SERVICE_DISABLED)
    const entered = { itemName: fields.itemName }
    const translations = fields.translations ?? keptTranslations(wordsOf(point), entered)
    const { serviceId } = service
    await storeCheckPoint(transaction, command, { serviceId, point, edited: { ...fields, translations } })
    return getService(transaction, serviceId)
  })
}

/** Takes a check point off its service; prices paid before keep its name. The service may be disabled: that is how one is cleared away. */
export async function removeCheckPoint(
  db: Db,
  command: Command,
  target: CheckPointTarget,
): Promise<Service | Rejection> {
  return changingCheckPoint(db, target, async (transaction, { service, point }) => {
    const { serviceId } = service
    await updateCheckPoint(transaction, point.id, { removed_at: command.at.toString() })
    await recordCheckPoint(transaction, command, { serviceId, itemId: point.id, before: point, after: null })
    return getService(transaction, serviceId)
  })
}

function changingCheckPoint(
  db: Db,
  { serviceId, itemId, version }: CheckPointTarget,
  change: (
    transaction: Db,
    found: { readonly service: Service; readonly point: NamedCheckPoint },
  ) => Promise<Service | Rejection>,
): Promise<Service | Rejection> {
  return changingService(db, { serviceId }, async (transaction, service) => {
    const point = service.checkPoints.find(({ id }) => id === itemId)
    if (point === undefined) return reject(RejectionCode.NOT_FOUND)
    if (version !== undefined && version !== point.version) return reject(RejectionCode.BUSY)
    return change(transaction, { service, point })
  })
}

function checkedForm(
  input: CheckPointForm,
): (CheckPointFields & Partial<Pick<EditableCheckPoint, 'translations'>>) | Rejection {
  const fields = checkedFields(checkPointFields, input)
  if (isRejection(fields) || input.translations === undefined) return fields
  const texts = checkedFields(checkPointTextFields, input)
  return isRejection(texts) ? texts : { ...fields, translations: translationsOf(texts.translations) }
}
