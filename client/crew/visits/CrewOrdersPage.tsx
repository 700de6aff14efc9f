import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router'
import type { Pages } from '../../api/list/usePages.ts'
import { QueryState } from '../../api/QueryState.tsx'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { crewListPaths } from '../parts/crewPaths.ts'
import { LostActions } from '../parts/job/QueuedActionLines.tsx'
import { useKeptListFirst } from '../parts/keptList.ts'
import { useDayWords, useVisitsToday } from '../parts/useCrewDay.ts'
import { useCrewOrders, useOngoing } from '../parts/useOngoing.ts'
import { JobList } from './JobList.tsx'

/** /staffOngoingOrderList/{catalog}: 0 lists ongoing orders, any other the history (back-office document section 2, decision I9). */
export function Component() {
  return useParams().catalog === '0' ? <Ongoing /> : <History />
}

function Ongoing() {
  return useKeptListFirst() && <OngoingList />
}

function OngoingList() {
  return <CrewOrders group="Ongoing" pages={useOngoing()} />
}

function History() {
  return <CrewOrders group="History" pages={useCrewOrders('History')} />
}

const words = {
  Ongoing: { other: 'History', toOther: 'crew.history', none: 'crew.empty.ongoing' },
  History: { other: 'Ongoing', toOther: 'orders.ongoing', none: 'crew.empty.history' },
} as const

interface CrewOrdersProps {
  readonly group: OrderGroup
  readonly pages: Pages<CrewJobFragment>
}

function CrewOrders({ group, pages }: CrewOrdersProps) {
  const text = useText()
  const { other, toOther, none } = words[group]
  return (
    <>
      <CrewOrdersHead group={group} />
      <LostActions jobs={pages.data} />
      <QueryState
        result={pages}
        words="crew.list.loadFailed"
        skeleton={<SkeletonRows rows={2} height="24rem" />}
        empty={<EmptyPanel icon="orders" title={text('crew.empty')} text={text(none)} />}
      >
        {(jobs) => <JobList group={group} jobs={jobs} pages={pages} />}
      </QueryState>
      <chakra.p mt="4" maxWidth="none" textAlign="center">
        <OtherList to={crewListPaths[other]}>{text(toOther)}</OtherList>
      </chakra.p>
    </>
  )
}

const OtherList = chakra(Link, { base: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } })

/** The date and the crew's progress; for the history, its title. */
function CrewOrdersHead({ group }: { readonly group: OrderGroup }) {
  const text = useText()
  return (
    <chakra.header mb="4">
      {group === 'Ongoing' ? <Today /> : <PageHeading title={text('crew.history')} textStyle="t24" />}
    </chakra.header>
  )
}

/** Without the progress if it could not be read. */
function Today() {
  const intl = useIntl()
  const text = useText()
  const { today, visits, isComing } = useVisitsToday()
  const dayWords = useDayWords()
  return (
    <>
      <PageHeading title={text('orders.ongoing')} textStyle="t24">
        {today ? writeDate(intl, today, 'weekday') : text('orders.ongoing')}
      </PageHeading>
      <chakra.p color="muted" minHeight="6" fontVariantNumeric="tabular-nums">
        {visits
          ? text('crew.todayZone', { today: dayWords(visits), zone: visits.zone })
          : isComing && <Skeleton height="1.5rem" width="14rem" />}
      </chakra.p>
    </>
  )
}
