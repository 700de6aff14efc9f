import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router'
import { type Pages, usePages } from '../../api/list/usePages.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { type CrewJobFragment, CrewOrdersDocument } from '../parts/crewOrders.generated.ts'
import { crewListPaths } from '../parts/crewPaths.ts'
import { useKeptListFirst, useListKeeping } from '../parts/keptList.ts'
import { onAnswer } from '../parts/queue/sendActions.ts'
import { useQueuedActions } from '../parts/queue/useQueuedActions.ts'
import { useCrewDay } from '../parts/useCrewDay.ts'
import { JobList } from './JobList.tsx'
import { LostActions } from './QueuedActionLines.tsx'

/** /staffOngoingOrderList/{catalog}: 0 what is under way, anything else what is over (back-office document section 2, decision I9). */
export function Component() {
  return useParams().catalog === '0' ? <Ongoing /> : <History />
}

const ongoing = { group: 'Ongoing' } as const
const over = { group: 'History' } as const
const told = { showsFailure: true } as const

function Ongoing() {
  return useKeptListFirst() && <OngoingList />
}

function OngoingList() {
  const pages = usePages(CrewOrdersDocument, 'crewOrders', ongoing, told)
  useListKeeping(pages)
  return <CrewOrders group="Ongoing" pages={pages} />
}

function History() {
  return <CrewOrders group="History" pages={usePages(CrewOrdersDocument, 'crewOrders', over, told)} />
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
  const { nodes: jobs, hasFailed, refetch } = pages
  const { other, toOther, none } = words[group]
  useRereading(pages)
  return (
    <>
      <CrewOrdersHead group={group} />
      <LostActions jobs={jobs} />
      {hasFailed && <LoadFailed words="crew.list.loadFailed" onRetry={refetch} />}
      {!jobs && !hasFailed && <SkeletonRows rows={2} height="24rem" />}
      {jobs?.length === 0 && <EmptyPanel icon="orders" title={text('crew.empty')} text={text(none)} />}
      {jobs && jobs.length > 0 && <JobList group={group} jobs={jobs} pages={pages} />}
      <chakra.p mt="4" maxWidth="none" textAlign="center">
        <OtherList to={crewListPaths[other]}>{text(toOther)}</OtherList>
      </chakra.p>
    </>
  )
}

const OtherList = chakra(Link, { base: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } })

/** What day it is and how many visits are left of it; of what is over, that it is. */
function CrewOrdersHead({ group }: { readonly group: OrderGroup }) {
  const text = useText()
  return (
    <chakra.header mb="4">
      {group === 'Ongoing' ? (
        <Today />
      ) : (
        <PageHeading title={text('crew.history')} textStyle="t24">
          {text('crew.history')}
        </PageHeading>
      )}
    </chakra.header>
  )
}

function Today() {
  const intl = useIntl()
  const text = useText()
  const { data } = useCrewDay()
  const today = data && text('crew.today', { count: data.crewToday })
  return (
    <>
      <PageHeading title={text('orders.ongoing')} textStyle="t24">
        {data ? writeDate(intl, data.clock.at, 'weekday') : text('orders.ongoing')}
      </PageHeading>
      <chakra.p color="muted" minHeight="6" fontVariantNumeric="tabular-nums">
        {today ? (
          text('crew.todayZone', { today, zone: data.clock.zoneLabel })
        ) : (
          <Skeleton height="1.5rem" width="14rem" />
        )}
      </chakra.p>
    </>
  )
}

/** How long the lists are given to catch up with an answer that was ahead of them. */
const settleMs = 1500

/** Reads list and day again whenever the server has answered an action (back-office document, section 4), or an order of the crew's changed (decision T8). */
function useRereading({ reread }: Pages<CrewJobFragment>): void {
  const later = useDelayed()
  const { refetch } = useCrewDay()
  useLiveOrders(() => Promise.all([reread(), refetch().catch(() => undefined)]))
  const count = useQueuedActions().length
  const before = useRef(count)
  useEffect(() => {
    // sent, perhaps by another tab
    if (count < before.current) void reread()
    before.current = count
  }, [count, reread])
  useEffect(
    () =>
      onAnswer((outcome) => {
        const read = async () => {
          await Promise.all([reread(), refetch().catch(() => undefined)])
          giveFocusBack()
        }
        if (outcome.kind === 'taken' && outcome.isStale) later(settleMs, () => void read())
        else void read()
      }),
    [later, reread, refetch],
  )
}

/** The button that was pressed may have gone with its card: the keyboard goes on from the top of the page. */
function giveFocusBack(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
