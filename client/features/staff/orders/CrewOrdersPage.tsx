import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useParams } from 'react-router'
import { CrewOrdersDocument, type OrderGroup } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { usePages } from '../../../parts/list/usePages.ts'
import { EmptyPanel } from '../../../parts/page/EmptyPanel.tsx'
import { SkeletonRows } from '../../../parts/page/SkeletonRows.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { crewListPaths } from '../parts/crewPaths.ts'
import { CrewOrdersHead } from './CrewOrdersHead.tsx'
import { JobList } from './JobList.tsx'

/** /staffOngoingOrderList/{catalog}: 0 what is under way, anything else what is over (back-office document section 2, decision I9). */
export function Component() {
  const group = useParams().catalog === '0' ? 'Ongoing' : 'History'
  return <CrewOrders key={group} group={group} />
}

function CrewOrders({ group }: { readonly group: OrderGroup }) {
  const text = useText()
  const other = group === 'Ongoing' ? 'History' : 'Ongoing'
  const pages = usePages(CrewOrdersDocument, 'crewOrders', { group })
  const { nodes: jobs, hasFailed, refetch } = pages
  return (
    <>
      <CrewOrdersHead group={group} />
      {hasFailed && (
        <Notice tone="danger" role="alert">
          <p>{text('crew.list.loadFailed')}</p>
          <Button mt="2" onClick={refetch}>
            {text('crew.list.retry')}
          </Button>
        </Notice>
      )}
      {!jobs && !hasFailed && <SkeletonRows rows={2} height="24rem" />}
      {jobs?.length === 0 && (
        <EmptyPanel
          icon="orders"
          title={text('crew.empty')}
          text={text(group === 'Ongoing' ? 'crew.empty.ongoing' : 'crew.empty.history')}
        />
      )}
      {jobs && jobs.length > 0 && <JobList group={group} jobs={jobs} pages={pages} />}
      <chakra.p mt="4" textAlign="center">
        <OtherList to={crewListPaths[other]}>
          {text(group === 'Ongoing' ? 'crew.history' : 'crew.ongoing')}
        </OtherList>
      </chakra.p>
    </>
  )
}

const OtherList = chakra(Link, { base: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } })
