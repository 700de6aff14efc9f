import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { changedFields, type RecordedFields } from '../office/officeChange.ts'
import { recordRowChange } from '../office/officeChanges.store.ts'
import { updateCheckPoint } from './catalogChanges.store.ts'
import { keepFormerWords } from './formerWords.store.ts'
import type { NamedCheckPoint } from './services.store.ts'
import { inOrder, isReworded, type Words } from './words.ts'

/** Everything of a check point that can be edited. */
export type EditableCheckPoint = Omit<NamedCheckPoint, 'id' | 'version'>

/** Writes the changes of a check point whose service is locked, with its former texts and an entry in the record. */
export async function storeCheckPoint(
  transaction: Db,
  command: Command,
  change: {
    readonly serviceId: string
    readonly point: NamedCheckPoint
    readonly edited: EditableCheckPoint
  },
): Promise<void> {
  const { serviceId, point, edited } = change
  if (changedFields({ before: recordOf(point), after: recordOf(edited) }) === undefined) return
  const itemId = point.id
  if (isReworded(wordsOf(point), wordsOf(edited))) {
    const { itemName, translations } = point
    await keepFormerWords(transaction, { itemId, until: command.at, words: { itemName, translations } })
  }
  await updateCheckPoint(transaction, itemId, columnsOf(edited))
  await recordCheckPoint(transaction, command, { serviceId, itemId, before: point, after: edited })
}

/** A check point's editable columns. */
export function columnsOf(edited: EditableCheckPoint) {
  return {
    item_name: edited.itemName,
    time_consuming: edited.timeConsuming,
    extra_counting_type: edited.extraCountingType,
    extra_consuming: edited.extraConsuming,
    translations: JSON.stringify(edited.translations),
  }
}

/** Puts a change of a check point on the record of its service: added without `before`, removed without `after`. */
export function recordCheckPoint(
  transaction: Db,
  command: Command,
  change: {
    readonly serviceId: string
    readonly itemId: string
    readonly before: EditableCheckPoint | null
    readonly after: EditableCheckPoint | null
  },
): Promise<void> {
  const { serviceId, itemId: part, before, after } = change
  return recordRowChange(transaction, command, {
    row: 'check-point',
    subject: { kind: 'service', id: serviceId },
    part,
    before: before && recordOf(before),
    after: after && recordOf(after),
  })
}

/** For the record, in the spelling of the forms. */
function recordOf(point: EditableCheckPoint): RecordedFields {
  const { itemName, timeConsuming, extraCountingType, extraConsuming } = point
  const translations = inOrder(point.translations)
  return { itemName, timeConsuming, extraCountingType, extraConsuming, translations }
}

/** What customers read of it. */
export function wordsOf({ itemName, translations }: EditableCheckPoint): Words {
  return { entered: { itemName }, translations }
}
