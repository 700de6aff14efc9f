import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { addDays } from '../../format/calendarDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Muted, Stack } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { nextWeekday } from '../parts/bulk/nextWeekday.ts'
import { SelectionBar } from '../parts/bulk/SelectionBar.tsx'
import { useSelection } from '../parts/bulk/useSelection.ts'
import { Lines, VisitLine } from '../parts/bulk/VisitLine.tsx'
import { officeOrderPath } from '../parts/orderPath.ts'
import { OverdueDayDocument, OverdueVisitsDocument, type OverdueVisitsQuery } from './overdue.generated.ts'

const VisitsDialog = lazyPart(async () => (await import('../parts/bulk/VisitsDialog.tsx')).VisitsDialog)
const CancelVisitsDialog = lazyPart(
  async () => (await import('../parts/bulk/CancelVisitsDialog.tsx')).CancelVisitsDialog,
)

/** /adminOverdue: open orders of past days, to be moved or cancelled many at once (decision W5). */
export function Component() {
  const text = useText()
  const clock = useQuery(OverdueDayDocument, { context: { isInPlace: true, isFailureShown: true } })
  const today = clock.data?.clock.at.slice(0, 10)
  /** Where the shown page and those before it begin; the first begins at the latest day. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const after = cursors.at(-1) ?? null
  const list = useQuery(OverdueVisitsDocument, {
    variables: { to: today ? addDays(today, -1) : '', after },
    skip: !today,
    context: { isInPlace: true, isFailureShown: true },
  })
  useLiveOrders()
  const { data, previousData, error } = list
  const shown = data ?? (error ? undefined : previousData)
  // the last order of the last page is done
  if (cursors.length > 0 && data?.orderReport.edges.length === 0) setCursors(cursors.slice(0, -1))
  const failed = clock.error ? clock : list
  return (
    <Stack gap="4">
      <div>
        <PageHeading title={text('officeBulk.overdue.title')} textStyle="t24">
          {text('officeBulk.overdue.title')}
        </PageHeading>
        <Muted>{text('officeBulk.overdue.lede')}</Muted>
      </div>
      <QueryState
        result={{ ...failed, data: today ? shown?.orderReport : undefined }}
        isOffice
        words="office.list.failed"
        skeleton={<SkeletonRows rows={6} height="3.5rem" gap="2" />}
      >
        {(report) =>
          report.totalCount === 0 ? (
            <EmptyPanel icon="check" title={text('officeBulk.overdue.none')} />
          ) : (
            <>
              <Overdue report={report} today={today ?? ''} />
              <chakra.div display="flex" gap="3" alignItems="center" textStyle="t14" color="muted">
                {cursors.length > 0 && (
                  <Button size="sm" onClick={() => setCursors(cursors.slice(0, -1))}>
                    {text('office.pager.previous')}
                  </Button>
                )}
                {report.pageInfo.hasNextPage && (
                  <Button size="sm" onClick={() => setCursors([...cursors, report.pageInfo.endCursor ?? ''])}>
                    {text('office.pager.next')}
                  </Button>
                )}
                {text('officeBulk.overdue.count', { count: report.totalCount ?? 0 })}
              </chakra.div>
            </>
          )
        }
      </QueryState>
    </Stack>
  )
}

interface OverdueProps {
  readonly report: OverdueVisitsQuery['orderReport']
  readonly today: string
}

/** A page of the list, and what can be done with those that are selected. */
function Overdue({ report, today }: OverdueProps) {
  const text = useText()
  const visits = report.edges.map(({ node }) => node)
  const selection = useSelection(visits.map(({ id }) => id))
  const chosen = visits.filter(({ id }) => selection.has(id))
  const dialog = useDialog()
  const move = () => {
    const orderNos = chosen.map(({ order }) => order.orderNo)
    dialog.open(() => <VisitsDialog asked={{ kind: 'move', orderNos, toDate: nextWeekday(today) }} />)
  }
  return (
    <div>
      <SelectionBar selection={selection}>
        <Button size="sm" onClick={move}>
          {text('officeBulk.moveThem')}
        </Button>
        <Button
          size="sm"
          look="danger"
          onClick={() => dialog.open(() => <CancelVisitsDialog visits={chosen} />)}
        >
          {text('officeBulk.cancelThem')}
        </Button>
      </SelectionBar>
      <Card py="1">
        <Lines>
          {visits.map((visit) => (
            <VisitLine
              key={visit.id}
              visit={visit}
              isSelected={selection.has(visit.id)}
              isFixed={false}
              onSelect={() => selection.toggle(visit.id)}
              result={undefined}
            >
              <StatusBadge status={visit.order.status} />
              <Link to={officeOrderPath(visit.order.orderNo)}>{visit.order.orderNo}</Link>
            </VisitLine>
          ))}
        </Lines>
      </Card>
      {dialog.host()}
    </div>
  )
}
