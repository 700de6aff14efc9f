import { slotOfHour } from '../../../../schema/rules/bookingCalendar.ts'
import { Slot } from '../../../../schema/rules/enumerations.ts'
import type { BulkVisitFragment, VisitProposalQuery } from './bulk.generated.ts'

export type Visit = BulkVisitFragment
export type Proposed = VisitProposalQuery['visitProposal']['visits'][number]

/** Which visits are meant, and what is to become of them at first; a crew's, a whole day's, or those of some orders. */
export type VisitsAsked =
  | { readonly kind: 'crew'; readonly date: string; readonly groupId: string; readonly groupNo: string }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'move'; readonly orderNos: readonly string[] }
  | { readonly kind: 'assign'; readonly orderNos: readonly string[] }

/** What a line of the dialog is to do with its visit. */
export interface VisitEdit {
  readonly isSelected: boolean
  /** Empty for no crew. */
  readonly groupId: string
  /** yyyy-mm-dd */
  readonly date: string
  /** HH:MM; null for work without an hour. */
  readonly time: string | null
  /** The crew is known to have work of another catalog then (decision M9). */
  readonly evenIfBusy: boolean
}

/** What is asked of all lines. */
export interface Plan {
  /** The day to which they move; undefined if each stays on its own. */
  readonly toDate: string | undefined
  /** The day is the one that the server finds, which is not known before its answer. */
  readonly findsDay: boolean
  /** One crew for all of them; undefined for the proposed ones. */
  readonly groupId: string | undefined
}

/** A whole day, or visits of past days, go to the day that the server finds. */
export function firstPlan({ kind }: VisitsAsked): Plan {
  return { toDate: undefined, findsDay: kind === 'day' || kind === 'move', groupId: undefined }
}

/** The plan with the day that the server found, if that is the one meant. */
export function foundPlan(plan: Plan, proposal: { readonly toDate: string | null } | undefined): Plan {
  return plan.findsDay ? { ...plan, toDate: proposal?.toDate ?? undefined } : plan
}

/** A line as the server proposes it; what finds no place is not selected. */
export function proposedEdit({ visit, groupId, problem }: Proposed, plan: Plan): VisitEdit {
  const { bookedDate, bookedTime } = visit.order
  const edit = {
    groupId: plan.groupId ?? groupId ?? '',
    date: plan.toDate ?? bookedDate,
    time: bookedTime ?? null,
    evenIfBusy: false,
  }
  return {
    ...edit,
    isSelected: (problem === null || plan.groupId !== undefined) && changesSomething(visit, edit),
  }
}

/** The commands that a line takes. */
export function commandsOf(
  { order, group }: Pick<Visit, 'order' | 'group'>,
  { groupId, date, time }: Pick<VisitEdit, 'groupId' | 'date' | 'time'>,
): { readonly moves: boolean; readonly assigns: boolean } {
  const moves = date !== order.bookedDate || time !== (order.bookedTime ?? null)
  return { moves, assigns: groupId !== '' && groupId !== group?.id }
}

export function changesSomething(...line: Parameters<typeof commandsOf>): boolean {
  const { moves, assigns } = commandsOf(...line)
  return moves || assigns
}

/** The time as a move sends it. */
export function moveTerms({ date, time }: Pick<VisitEdit, 'date' | 'time'>) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time?.split(':').map(Number) ?? []
  const half = slotOfHour(hour) === Slot.Morning ? ('Morning' as const) : ('Afternoon' as const)
  return { year, month, day, hour, minute, slot: time ? half : ('None' as const) }
}
