import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { LoadError } from '../../api/QueryState.tsx'
import { useText } from '../../i18n/useText.ts'
import { expireSession } from '../../session/expiry.ts'
import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { type Ladder, ladderSteps, type OwnRank } from './ladderSteps.ts'
import { OwnRankCard, wide } from './OwnRankCard.tsx'
import { RankLadder } from './RankLadder.tsx'
import { OwnRanksTable, TitlesTable } from './RankTables.tsx'
import { RankLadderDocument } from './rank.generated.ts'

/** /rankDetail: the customer's rank, the ladder of ten titles, and the table of ranks (customer document section 2). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(RankLadderDocument, { context: { overlay: 'first' } })
  const ladder = data?.rankLadder
  const isStranger = ladder?.own === null

  // A token without a customer: the session is over, although the server refused nothing.
  useEffect(() => {
    if (isStranger) expireSession('customer')
  }, [isStranger])

  return (
    <PageFrame title={text('rankDetail.title')} isWide>
      {ladder?.own && <RanksOf groups={ladder.groups} own={ladder.own} />}
      {!ladder?.own && !error && <RankSkeleton />}
      {!ladder?.own && error && <LoadError words="rankDetail.failed" error={error} onRetry={refetch} />}
    </PageFrame>
  )
}

function RanksOf({ groups, own }: { readonly groups: Ladder['groups']; readonly own: OwnRank }) {
  const steps = ladderSteps(groups, own.title)
  const next = steps.flatMap(({ ranks }) => ranks).find(({ rank }) => rank === own.rank + 1)
  const ownStep = steps.find(({ title }) => title === own.title)
  return (
    <chakra.div containerType="inline-size">
      <OwnRankCard own={own} next={next} />
      <RankLadder steps={steps} />
      <Tables>
        <TitlesTable steps={steps} />
        {ownStep && <OwnRanksTable step={ownStep} own={own} />}
      </Tables>
    </chakra.div>
  )
}

const Tables = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '6',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  },
})

/** The page's parts before their figures arrive. */
function RankSkeleton() {
  return (
    <Stack aria-hidden gap="12">
      <Skeleton height={{ base: '14rem', md: '6rem' }} />
      <Skeleton height={{ base: '50rem', lg: '25rem' }} />
      <Skeleton height="20rem" />
    </Stack>
  )
}
