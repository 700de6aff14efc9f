import type { Language } from '../../../schema/rules/enumerations.ts'
import { lookupLabel } from '../../kernel/lookups.ts'
import type { OrderChangeRef } from '../../readmodels/orderChanges/changeReport.queries.ts'
import { createLoaders, type LoadersSource } from '../details/loaders.ts'
import type { BookedTime, OfficeOrderChange } from '../orders/officeTrail.graphql.ts'
import { reportedChange } from '../orders/officeTrail.node.ts'
import type { Line } from './csvFile.ts'
import { exportWord, isExportWord } from './exportWords.ts'
import { namesOf } from './orderLines.ts'

/** The columns of exported changes. */
export const changeColumns = [
  'at',
  'order.orderNo',
  'change.action',
  'role',
  'change.by',
  'change.channel',
  'change.oldStatus',
  'change.newStatus',
  'change.oldBooking',
  'change.newBooking',
  'change.oldCrew',
  'change.newCrew',
  'staff',
  'change.reason',
  'refundPoints',
  'change.feePoints',
  'change.note',
] as const

type ChangeLine = Line<(typeof changeColumns)[number]>

/** Changes as lines, in their order, with the names of everybody and everything in them. */
export async function changeLines(
  source: LoadersSource,
  changes: readonly OrderChangeRef[],
  language: Language,
): Promise<readonly ChangeLine[]> {
  const loaders = createLoaders(source)
  return Promise.all(
    changes.map(async (entry) => {
      const { order, change } = await reportedChange(entry, loaders)
      return changeLine(order.orderNo, change, language)
    }),
  )
}

function changeLine(orderNo: string, change: OfficeOrderChange, language: Language): ChangeLine {
  const { oldStatus, newStatus, by } = change
  return {
    at: change.at,
    'order.orderNo': orderNo,
    'change.action': lookupLabel('orderActions', change.action, language),
    role: lookupLabel('roles', by.role, language),
    'change.by': by.name,
    'change.channel': wordOf('channel', change.channel, language),
    'change.oldStatus': oldStatus === null ? null : lookupLabel('orderStatuses', oldStatus, language),
    'change.newStatus': newStatus === null ? null : lookupLabel('orderStatuses', newStatus, language),
    'change.oldBooking': bookedCell(change.oldBooking),
    'change.newBooking': bookedCell(change.newBooking),
    'change.oldCrew': change.oldGroup?.groupNo,
    'change.newCrew': change.newGroup?.groupNo,
    staff: namesOf(change.staff),
    'change.reason': wordOf('reason', change.reason, language),
    refundPoints: change.refundPoints,
    'change.feePoints': change.feePoints,
    'change.note': change.note,
  }
}

/** What a code is called; a code without a word is given as it is, so that nothing is lost. */
function wordOf(kind: 'channel' | 'reason', code: string | null, language: Language): string | null {
  const word = `${kind}.${code}`
  return isExportWord(word) ? exportWord(word, language) : code
}

function bookedCell(booked: BookedTime | null): string | null {
  return booked && [booked.date, booked.time].filter(Boolean).join(' ')
}
