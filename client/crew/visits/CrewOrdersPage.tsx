import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useParams } from 'react-router'
import { type Pages, usePages } from '../../api/list/usePages.ts'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { type CrewJobFragment, CrewOrdersDocument } from '../parts/crewOrders.generated.ts'
import { crewListPaths } from '../parts/crewPaths.ts'
import { CrewOrdersHead } from './CrewOrdersHead.tsx'
import { JobList } from './JobList.tsx'
import { LostPresses } from './LostPresses.tsx'
import { useKeptListFirst, useListKeeping } from './useKeptList.ts'
import { useRereading } from './useRereading.ts'

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
      <LostPresses jobs={jobs} />
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
