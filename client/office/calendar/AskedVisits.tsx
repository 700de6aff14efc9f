import { useSearchParams } from 'react-router'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { wholeDay } from '../parts/bulk/reassignPath.ts'
import type { WorkCalendar } from './workDays.ts'

const VisitsDialog = lazyPart(async () => (await import('../parts/bulk/VisitsDialog.tsx')).VisitsDialog)

interface AskedVisitsProps {
  /** yyyy-mm-dd */
  readonly date: string
  readonly groups: WorkCalendar['staffGroups']
}

/** The dialog that the address asks for, so that menus and the command menu open it alike (decision W5). */
export function AskedVisits({ date, groups }: AskedVisitsProps) {
  const [query, setQuery] = useSearchParams()
  const named = query.get('reassign')
  const crew = groups.find(({ id }) => id === named)
  if (!crew && named !== wholeDay) return null
  const asked = crew
    ? { kind: 'crew' as const, date, groupId: crew.id, groupNo: crew.groupNo }
    : { kind: 'day' as const, date }
  return (
    <VisitsDialog
      key={named}
      asked={asked}
      onClose={() => setQuery({ day: date }, { replace: true, preventScrollReset: true })}
    />
  )
}
