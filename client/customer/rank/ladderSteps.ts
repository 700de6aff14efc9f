import { useIntl } from 'react-intl'
import type { RankGroup, RankTitle } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import type { RankLadderQuery } from './rank.generated.ts'

export type Ladder = RankLadderQuery['rankLadder']
export type OwnRank = NonNullable<Ladder['own']>
export type TitleRank = Ladder['groups'][number]['titles'][number]['ranks'][number]

/** A title on the ladder: five ranks that share a name and an emblem. */
export interface LadderStep {
  readonly title: RankTitle
  readonly group: RankGroup
  /** From 1, the lowest, to 10. */
  readonly level: number
  readonly place: 'reached' | 'here' | 'ahead'
  /** Lowest first. */
  readonly ranks: readonly TitleRank[]
}

/** The ten titles from the lowest up, each relative to the customer's (decisions H2, H4). */
export function ladderSteps(groups: Ladder['groups'], own: RankTitle): readonly LadderStep[] {
  const titles = groups.flatMap(({ group, titles }) => titles.map((title) => ({ group, ...title })))
  const here = titles.findIndex(({ title }) => title === own)
  return titles.map(({ group, title, ranks }, index) => ({
    group,
    title,
    ranks,
    level: index + 1,
    place: index < here ? 'reached' : index === here ? 'here' : 'ahead',
  }))
}

/** First and last of something, such as the discounts of a title in tenths of a percent. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The lowest and highest value of one figure of a title's ranks. */
export function spanOf(ranks: readonly TitleRank[], figure: keyof Omit<TitleRank, '__typename'>): Span {
  const [first, last] = [ranks.at(0), ranks.at(-1)]
  if (!first || !last) throw new RangeError('A title without ranks')
  return { from: first[figure], to: last[figure] }
}

/** Ranges in the reader's language. */
interface Spans {
  /** "2.5–4.5%" of tenths of a percent. */
  readonly percents: (tenths: Span) => string
  /** "6–10". */
  readonly numbers: (span: Span) => string
}

/** The ranges of the table of ranks (customer document section 2, /rankDetail). */
export function useSpans(): Spans {
  const intl = useIntl()
  const text = useText()
  const percent = (tenths: number) =>
    intl.formatNumber(tenths / 1000, { style: 'percent', maximumFractionDigits: 1 })
  return {
    percents: ({ from, to }) =>
      text('rankDetail.range', { from: intl.formatNumber(from / 10), to: percent(to) }),
    numbers: ({ from, to }) =>
      text('rankDetail.range', { from: intl.formatNumber(from), to: intl.formatNumber(to) }),
  }
}
