import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { RankEmblem } from '../../ui/RankEmblem.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { RankProgress } from '../parts/rank/RankProgress.tsx'
import type { OwnRank, TitleRank } from './ladderSteps.ts'

/**
 * The width at which the page's parts are side by side, as a style condition: the width of their container, not of the window, and in rem,
 * so that larger text counts too.
 */
export const wide = '@container (min-width: 58rem)'

interface OwnRankCardProps {
  readonly own: OwnRank
  /** The next rank; absent at the top. */
  readonly next: TitleRank | undefined
}

/** Title with icon, rank, discount and experience, and the way to the next rank (customer document section 2, decisions H1, H3, H5). */
export function OwnRankCard({ own, next }: OwnRankCardProps) {
  const text = useText()
  const formats = useFormats()
  return (
    <Section
      aria-label={text('rankDetail.now')}
      css={{ '& > svg': { boxSize: '4rem', [wide]: { boxSize: '6rem' } } }}
    >
      <RankEmblem title={own.title} size={96} />
      <chakra.dl display="flex" flexWrap="wrap" rowGap="3" columnGap="8" minWidth={0}>
        <Figure label={text('rankDetail.column.title')}>{text(`rank.${own.title}`)}</Figure>
        <Figure label={text('rankDetail.column.rank')}>{formats.number(own.rank)}</Figure>
        <Figure label={text('rankDetail.fact.discount')}>{formats.tenths(own.discountTenths)}</Figure>
        <Figure label={text('rankDetail.fact.experience')}>{formats.number(own.experience)}</Figure>
      </chakra.dl>
      <Next>
        {next && (
          <p>
            {text('rankDetail.toNext', {
              experience: next.threshold - own.experience,
              rank: next.rank,
              percent: formats.tenths(next.discountTenths),
            })}
          </p>
        )}
        <RankProgress {...own} />
        <Muted>
          <Sentences
            first={text('rankDetail.earn', { points: businessRules.experiencePointsPer })}
            second={text('rankDetail.keeps')}
          />
        </Muted>
        <HistoryLink>
          <Link to="/userExpHistory">{text('account.rank.history')}</Link>
        </HistoryLink>
      </Next>
    </Section>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="t14" color="muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="t20" fontWeight="strong">
        {children}
      </chakra.dd>
    </div>
  )
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '6',
    alignItems: 'start',
    mb: '12',
    fontVariantNumeric: 'tabular-nums',
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) 24rem', columnGap: '6', alignItems: 'center' },
  },
})

const Next = chakra('div', {
  base: { display: 'grid', gap: '2', gridColumn: '1 / -1', [wide]: { gridColumn: 'auto' } },
})

const HistoryLink = chakra('p', {
  base: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '11' } },
})
