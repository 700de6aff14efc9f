import {
  type ServiceInput,
  type ServiceTextInput,
  serviceFields,
  serviceTextFields,
} from '../../schema/rules/catalogFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Command } from '../kernel/command.ts'
import { type Db, inTransaction } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { onceForKey } from '../kernel/usedKeys.store.ts'
import { holdService, insertService, updateService } from './catalogChanges.store.ts'
import { type Seen, unlikeSeen } from './catalogTarget.ts'
import {
  columnsOf,
  editableOf,
  getService,
  recordOf,
  recordService,
  storeService,
  wordsOf,
} from './serviceEdit.store.ts'
import type { Service } from './services.store.ts'
import { keptTranslations, translationsOf } from './words.ts'

/** Which service, as it was looked at. */
export interface ServiceTarget extends Seen {
  readonly serviceId: string
}

/**
 * Adds a service at the end of its catalog (back-office document, section 7 "Service items").
 * @param command its id becomes the service's: the same command adds it once
 * @returns the service; KEY_REUSED when the same key came with other fields before
 */
export async function addService(
  db: Db,
  command: Command,
  input: ServiceInput,
): Promise<Service | Rejection> {
  const { id: serviceId, at } = command
  const added = (transaction: Db) => getService(transaction, serviceId)
  const add = async (transaction: Db) => {
    const fields = checkedFields(serviceFields, input)
    if (isRejection(fields)) return fields
    const { serviceCatalog, ...rest } = fields
    const offeredMonths = rest.offeredMonths ?? []
    const specialNotice = rest.specialNotice || undefined
    const columns = columnsOf({ ...rest, offeredMonths, specialNotice, translations: {} })
    const own = { id: serviceId, service_catalog: serviceCatalog, created_at: at.toString() }
    const isNew = await insertService(transaction, { ...own, ...columns })
    const service = await added(transaction)
    if (isNew)
      await recordService(transaction, command, { serviceId, before: null, after: recordOf(service) })
    return service
  }
  return onceForKey(db, command, { add, added })
}

/** Saves the form of a service. Its notice and its months stay where the form has none; a changed text loses its translations (decision C11). */
export async function saveService(
  db: Db,
  command: Command,
  { target, input }: { readonly target: ServiceTarget; readonly input: Omit<ServiceInput, 'serviceCatalog'> },
): Promise<Service | Rejection> {
  return changingService(db, target, async (transaction, service) => {
    const fields = checkedFields(serviceFields, { ...input, serviceCatalog: service.serviceCatalog })
    if (isRejection(fields)) return fields
    const { serviceCatalog: _same, ...rest } = fields
    const specialNotice = rest.specialNotice ?? service.specialNotice ?? ''
    const entered = { name: rest.name, description: rest.description, specialNotice }
    const translations = keptTranslations(wordsOf(service), entered)
    const offeredMonths = rest.offeredMonths ?? service.offeredMonths
    const edited = { ...rest, offeredMonths, specialNotice: specialNotice || undefined, translations }
    return storeService(transaction, command, { service, edited })
  })
}

/** Saves the words of a service in every language, its notice included (decision C11). */
export async function saveServiceTexts(
  db: Db,
  command: Command,
  { target, input }: { readonly target: ServiceTarget; readonly input: ServiceTextInput },
): Promise<Service | Rejection> {
  const fields = checkedFields(serviceTextFields, input)
  if (isRejection(fields)) return fields
  return changingService(db, target, async (transaction, service) => {
    const { name, description, specialNotice } = fields
    const translations = translationsOf(fields.translations)
    const words = { name, description, specialNotice: specialNotice || undefined, translations }
    return storeService(transaction, command, { service, edited: { ...editableOf(service), ...words } })
  })
}

/** Removes a service from the catalogue. One with check points is refused; the row stays, so that orders can show it (decision C12). */
export async function removeService(
  db: Db,
  command: Command,
  target: ServiceTarget,
): Promise<{ readonly removedServiceId: string } | Rejection> {
  return changingService(db, target, async (transaction, service) => {
    if (service.checkPoints.length > 0) return reject(RejectionCode.SERVICE_HAS_CHECK_POINTS)
    const { serviceId } = service
    await updateService(transaction, serviceId, { removed_at: command.at.toString() })
    await recordService(transaction, command, { serviceId, before: recordOf(service), after: null })
    return { removedServiceId: serviceId }
  })
}

/** One change of a service, or of its check points, at a time: all of it or none. */
export async function changingService<Outcome>(
  db: Db,
  target: ServiceTarget,
  change: (transaction: Db, service: Service) => Promise<Outcome | Rejection>,
): Promise<Outcome | Rejection> {
  return inTransaction(db, async (transaction) => {
    const service = await holdService(transaction, target.serviceId)
    const unlike = unlikeSeen(service, target)
    if (unlike !== undefined || service === undefined) return unlike ?? reject(RejectionCode.NOT_FOUND)
    return change(transaction, service)
  })
}
