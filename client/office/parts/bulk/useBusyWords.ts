import { useIntl } from 'react-intl'
import { writeTime } from '../../../format/businessDates.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupName } from '../groupName.ts'
import type { VisitProposalQuery } from './bulk.generated.ts'
import type { Plan, Proposed, VisitEdit } from './visitEdits.ts'

/** Says why crews cannot take a visit then; undefined of a crew that can, and of a day for which nothing was proposed. */
export type BusyWords = (
  proposed: Proposed,
  edit: Pick<VisitEdit, 'date'>,
) => (groupId: string) => string | undefined

export function useBusyWords(
  proposal: VisitProposalQuery['visitProposal'] | undefined,
  plan: Plan,
): BusyWords {
  const text = useText()
  const intl = useIntl()
  const nameOf = (groupId: string) =>
    groupName(text, proposal?.groups.find(({ id }) => id === groupId)?.groupNo ?? '')
  const sentence = ({ groupId, catalog, bookedTime, jobs }: Busy) => {
    const why = catalog ?? (jobs === null ? 'off' : 'jobs')
    const time = bookedTime ? writeTime(intl, bookedTime) : ''
    return text('officeBulk.busy', { crew: nameOf(groupId), why, time, jobs: jobs ?? 0 })
  }
  return ({ busyCrews, visit }, { date }) => {
    if (date !== (plan.toDate ?? visit.order.bookedDate)) return () => undefined
    const sentences = new Map(busyCrews.map((busy) => [busy.groupId, sentence(busy)]))
    return (groupId) => sentences.get(groupId)
  }
}

type Busy = Proposed['busyCrews'][number]
