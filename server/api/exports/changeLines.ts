import type { Language } from '../../../schema/rules/enumerations.ts'
import { lookupLabel } from '../../kernel/lookups.ts'
import type { OrderChangeRef } from '../../readmodels/orderChanges/changeReport.queries.ts'
import { createLoaders, type LoadersSource } from '../details/loaders.ts'
import type { BookedTime, OfficeOrderChange } from '../orders/officeTrail.graphql.ts'
import { reportedChange } from '../orders/officeTrail.node.ts'
import type { Line } from './csvFile.ts'
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
    'change.channel': change.channel,
    'change.oldStatus': oldStatus === null ? null : lookupLabel('orderStatuses', oldStatus, language),
    'change.newStatus': newStatus === null ? null : lookupLabel('orderStatuses', newStatus, language),
    'change.oldBooking': bookedCell(change.oldBooking),
    'change.newBooking': bookedCell(change.newBooking),
    'change.oldCrew': change.oldGroup?.groupNo,
    'change.newCrew': change.newGroup?.groupNo,
    staff: namesOf(change.staff),
    'change.reason': change.reason,
    refundPoints: change.refundPoints,
    'change.feePoints': change.feePoints,
    'change.note': change.note,
  }
}

function bookedCell(booked: BookedTime | null): string | null {
  return booked && [booked.date, booked.time].filter(Boolean).join(' ')
}
