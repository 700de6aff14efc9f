import {
  type AdditionalItemFields,
  type AdditionalItemInput,
  additionalItemFields,
} from '../../schema/rules/catalogFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { onceForKey } from '../kernel/usedKeys.store.ts'
import { changedFields } from '../office/officeChange.ts'
import { recordRowChange } from '../office/officeChanges.store.ts'
import { getAdditionalItem, type KeptAdditionalItem } from './additionalItems.store.ts'
import { holdAdditionalItem, insertAdditionalItem, updateAdditionalItem } from './catalogChanges.store.ts'
import { type Seen, unlikeSeen } from './catalogTarget.ts'
import { keepFormerWords } from './formerWords.store.ts'

/** Which additional item, as it was looked at. */
export interface AdditionalItemTarget extends Seen {
  readonly itemId: string
}

/**
 * Adds an additional item at the end of its catalog (back-office document, sections 5 and 7).
 * @param command its id becomes the item's: the same command adds it once
 * @returns the item; KEY_REUSED when the same key came with other fields before
 */
export async function addAdditionalItem(
  db: Db,
  command: Command,
  input: AdditionalItemInput,
): Promise<KeptAdditionalItem | Rejection> {
  const { id: itemId } = command
  const added = (transaction: Db) => getAdditionalItem(transaction, itemId)
  const add = async (transaction: Db) => {
    const fields = checkedFields(additionalItemFields, input)
    if (isRejection(fields)) return fields
    const own = { id: itemId, service_catalog: fields.serviceCatalog }
    const isNew = await insertAdditionalItem(transaction, { ...own, ...columnsOf(fields) })
    if (isNew) await record(transaction, command, { itemId, before: null, after: fields })
    return added(transaction)
  }
  return onceForKey(db, command, { add, added })
}

/** Saves the form of an additional item. Its catalog cannot change. */
export async function saveAdditionalItem(
  db: Db,
  command: Command,
  change: {
    readonly target: AdditionalItemTarget
    readonly input: Omit<AdditionalItemInput, 'serviceCatalog'>
  },
): Promise<KeptAdditionalItem | Rejection> {
  return changing(db, change.target, async (transaction, item) => {
    const { serviceCatalog } = item
    const fields = checkedFields(additionalItemFields, { ...change.input, serviceCatalog })
    if (isRejection(fields)) return fields
    if (isUnchanged(item, fields)) return item
    const { id: itemId, condType, propertyAttr } = item
    if (condType !== fields.condType || propertyAttr !== fields.propertyAttr)
      await keepFormerWords(transaction, { itemId, until: command.at, words: { condType, propertyAttr } })
    await updateAdditionalItem(transaction, itemId, columnsOf(fields))
    await record(transaction, command, { itemId, before: fieldsOf(item), after: fields })
    return { ...item, ...fields, version: item.version + 1 }
  })
}

/** Takes an additional item off its catalog; prices paid before keep its name. */
export async function removeAdditionalItem(
  db: Db,
  command: Command,
  target: AdditionalItemTarget,
): Promise<{ readonly removedItemId: string } | Rejection> {
  return changing(db, target, async (transaction, item) => {
    await updateAdditionalItem(transaction, item.id, { removed_at: command.at.toString() })
    await record(transaction, command, { itemId: item.id, before: fieldsOf(item), after: null })
    return { removedItemId: item.id }
  })
}

type Recorded = Omit<AdditionalItemFields, 'detailType' | 'countingType'> & {
  readonly detailType: number
  readonly countingType: number
}

async function changing<Outcome>(
  db: Db,
  target: AdditionalItemTarget,
  change: (transaction: Db, item: KeptAdditionalItem) => Promise<Outcome | Rejection>,
): Promise<Outcome | Rejection> {
  return db.transaction().execute(async (transaction) => {
    const item = await holdAdditionalItem(transaction, target.itemId)
    const unlike = unlikeSeen(item, target)
    if (unlike !== undefined || item === undefined) return unlike ?? reject(RejectionCode.NOT_FOUND)
    return change(transaction, item)
  })
}

function record(
  transaction: Db,
  command: Command,
  {
    itemId,
    ...change
  }: { readonly itemId: string; readonly before: Recorded | null; readonly after: Recorded | null },
): Promise<void> {
  const subject = { kind: 'additional-item', id: itemId } as const
  return recordRowChange(transaction, command, { row: 'additional-item', subject, ...change })
}

function columnsOf(fields: AdditionalItemFields) {
  return {
    cond_type: fields.condType,
    property_attr: fields.propertyAttr,
    counting_type: fields.countingType,
    consuming: fields.consuming,
    detail_type: fields.detailType,
  }
}

function fieldsOf({ id: _id, version: _version, ...fields }: KeptAdditionalItem): Recorded {
  return fields
}

function isUnchanged(item: KeptAdditionalItem, fields: AdditionalItemFields): boolean {
  return changedFields({ before: { ...fieldsOf(item) }, after: { ...fields } }) === undefined
}
