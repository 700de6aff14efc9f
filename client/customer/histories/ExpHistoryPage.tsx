import { Link } from 'react-router'
import { usePages } from '../../api/list/usePages.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Words } from '../../ui/Words.tsx'
import { Figure, FigureCard } from './Balance.tsx'
import { HistoryFrame, HistoryList, type ListProps } from './HistoryFrame.tsx'
import { ActorTag, HistoryRow, OrderWords, SignedAmount } from './HistoryRow.tsx'
import {
  ExperienceHistoryDocument,
  type ExperienceHistoryQuery,
  type HistoryHeadQuery,
} from './histories.generated.ts'

/** /userExpHistory: what completed orders gave; it only adds (customer document, section 2, decision H1). */
export function Component() {
  return (
    <HistoryFrame
      catalog="Experience"
      title="histories.exp.title"
      figure={(viewer) => <RankFigure rank={viewer?.rank} />}
      list={(props) => <ExperienceList {...props} />}
    />
  )
}

function ExperienceList({ stretch, showAll }: ListProps) {
  const text = useText()
  return (
    <HistoryList
      title={text('histories.exp.title')}
      pages={usePages(ExperienceHistoryDocument, 'experienceHistory', stretch)}
      row={(entry) => <ExperienceRow key={entry.id} entry={entry} />}
      showAll={showAll}
      none={{
        icon: 'star',
        text: text('histories.exp.none'),
        to: '/account',
        action: text('histories.exp.book'),
      }}
    />
  )
}

type Gained = ExperienceHistoryQuery['experienceHistory']['edges'][number]['node']

function ExperienceRow({ entry }: { readonly entry: Gained }) {
  const { amount, role, orderNo, serviceName, occurred } = entry
  return (
    <HistoryRow
      title={serviceName}
      about={
        orderNo ? (
          <OrderWords id="histories.exp.gainedFor" orderNo={orderNo} />
        ) : (
          <Words id="histories.exp.gained" />
        )
      }
      moment={occurred}
      tags={<ActorTag role={role} />}
      amount={<SignedAmount points={amount} />}
    />
  )
}

type Rank = NonNullable<HistoryHeadQuery['me']>['rank']

/** All experience, and how far it is to the next rank (decision H3). */
function RankFigure({ rank }: { readonly rank: Rank | undefined }) {
  const text = useText()
  const formats = useFormats()
  return (
    <FigureCard
      title={text('histories.exp.current')}
      action={<Link to="/rankDetail">{text('histories.exp.rankDetail')}</Link>}
    >
      {rank ? (
        <>
          <Figure>
            {formats.number(rank.experience)} <small>{text('histories.exp.rank', { rank: rank.rank })}</small>
          </Figure>
          <Muted>
            {rank.experience < rank.nextExperience
              ? text('histories.exp.next', {
                  missing: rank.nextExperience - rank.experience,
                  rank: rank.rank + 1,
                })
              : text('histories.exp.top')}
          </Muted>
        </>
      ) : (
        <Skeleton height="3.75rem" width="12rem" />
      )}
    </FigureCard>
  )
}
