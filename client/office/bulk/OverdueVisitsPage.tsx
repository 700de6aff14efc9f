import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { ListEnd } from '../../api/list/ListEnd.tsx'
import { atOnce, type Pages, usePages } from '../../api/list/usePages.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { StillRunning } from '../../domain/orders/StillRunning.tsx'
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
import { SelectionBar } from '../parts/bulk/SelectionBar.tsx'
import { useSelection } from '../parts/bulk/useSelection.ts'
import { Lines, VisitLine } from '../parts/bulk/VisitLine.tsx'
import type { Visit } from '../parts/bulk/visitEdits.ts'
import { officeOrderPath } from '../parts/orderPath.ts'
import { OverdueVisitsDocument, UnendedVisitsDocument } from './overdue.generated.ts'

const VisitsDialog = lazyPart(async () => (await import('../parts/bulk/VisitsDialog.tsx')).VisitsDialog)
const CancelVisitsDialog = lazyPart(
  async () => (await import('../parts/bulk/CancelVisitsDialog.tsx')).CancelVisitsDialog,
)

/**
 * /adminOverdue: open visits of past days, to be moved or cancelled many at once (decision W5), and those that crews forgot to end.
 */
export function Component() {
  const text = useText()
  const pages = usePages(OverdueVisitsDocument, 'overdueVisits', {}, atOnce(50))
  useLiveOrders()
  return (
    <Stack gap="4">
      <PageHeading title={text('officeBulk.overdue.title')} textStyle="t24" />
      <Unended />
      <div>
        <GroupHeading>{text('officeBulk.unstarted')}</GroupHeading>
        <Muted>{text('officeBulk.overdue.lede')}</Muted>
      </div>
      <QueryState
        result={pages}
        words="officeBulk.failed"
        skeleton={<SkeletonRows rows={6} height="3.5rem" gap="2" />}
        empty={<EmptyPanel icon="check" title={text('officeBulk.overdue.none')} />}
      >
        {(visits) => <Overdue visits={visits} pages={pages} />}
      </QueryState>
    </Stack>
  )
}

interface OverdueProps {
  readonly visits: readonly Visit[]
  readonly pages: Pages<Visit>
}

/** The visits, and what can be done with those that are selected. */
function Overdue({ visits, pages }: OverdueProps) {
  const text = useText()
  const selection = useSelection(visits.map(({ id }) => id))
  const chosen = visits.filter(({ id }) => selection.has(id))
  const dialog = useDialog()
  const move = () => {
    const orderNos = chosen.map(({ order }) => order.orderNo)
    dialog.open(() => <VisitsDialog asked={{ kind: 'move', orderNos }} />)
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
              onSelect={() => selection.toggle(visit.id)}
              hasLink
            >
              <StatusBadge status={visit.order.status} />
              <Link to={officeOrderPath(visit.order.orderNo)}>{visit.order.orderNo}</Link>
            </VisitLine>
          ))}
        </Lines>
      </Card>
      <ListEnd
        pages={pages}
        status={text('officeBulk.overdue.count', { shown: visits.length, count: pages.totalCount })}
        more={text('list.more')}
        failed={text('officeBulk.failed')}
        retry={text('error.tryAgain')}
      />
      {dialog.host()}
    </div>
  )
}

/** Only if there are any. */
function Unended() {
  const text = useText()
  const { data } = useQuery(UnendedVisitsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  const visits = data?.unendedVisits ?? []
  if (visits.length === 0) return null
  return (
    <section aria-labelledby="unended">
      <GroupHeading id="unended">{text('officeBulk.unended')}</GroupHeading>
      <Muted>{text('officeBulk.unended.lede')}</Muted>
      <Card py="1" mt="2">
        <Lines>
          {visits.map((visit) => (
            <VisitLine key={visit.id} visit={visit} hasLink>
              <StillRunning job={visit.order} />
              <Link to={officeOrderPath(visit.order.orderNo)}>{visit.order.orderNo}</Link>
            </VisitLine>
          ))}
        </Lines>
      </Card>
    </section>
  )
}

const GroupHeading = chakra('h2', { base: { textStyle: 't18' } })
