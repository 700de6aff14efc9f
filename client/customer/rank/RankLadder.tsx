import { chakra } from '@chakra-ui/react/styled-system'
import { type CSSProperties, useId } from 'react'
import type { RankGroup } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { RankEmblem } from '../../ui/RankEmblem.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { type LadderStep, spanOf, useSpans } from './ladderSteps.ts'
import { wide } from './OwnRankCard.tsx'

/** Room for emblem, name and discount side by side. */
const roomy = '@container (min-width: 18rem)'

/** The ten titles: a path that rises from left to right if there is room, otherwise a list (customer document section 2). */
export function RankLadder({ steps }: { readonly steps: readonly LadderStep[] }) {
  const text = useText()
  const titleId = useId()
  const groups = [...Map.groupBy(steps, ({ group }) => group)]
  return (
    <section aria-labelledby={titleId}>
      <HiddenText asChild>
        <h2 id={titleId}>{text('rankDetail.ladder')}</h2>
      </HiddenText>
      <Path>
        {groups.map(([group, members]) => (
          <Group key={group} group={group} steps={members} />
        ))}
      </Path>
    </section>
  )
}

function Group({ group, steps }: { readonly group: RankGroup; readonly steps: readonly LadderStep[] }) {
  const text = useText()
  const titleId = useId()
  return (
    <Section style={{ '--span': steps.length } as CSSProperties}>
      <h3 id={titleId}>{text(`rankDetail.group.${group}`)}</h3>
      <ol aria-labelledby={titleId} start={steps[0]?.level}>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </Section>
  )
}

function Step({ step }: { readonly step: LadderStep }) {
  const text = useText()
  const spans = useSpans()
  const { title, level, place, ranks } = step
  return (
    <Item
      data-place={place}
      aria-current={place === 'here' ? 'step' : undefined}
      style={{ '--level': level } as CSSProperties}
    >
      <RankEmblem title={title} size={48} />
      <strong>{text(`rank.${title}`)}</strong>
      <span data-rise="">
        <span>{spans.percents(spanOf(ranks, 'discountTenths'))}</span>
        {place === 'here' && <em>{text('rankDetail.here')}</em>}
      </span>
    </Item>
  )
}

const Path = chakra('ol', {
  base: {
    display: 'grid',
    gap: '6',
    listStyleType: 'none',
    '& ol': { listStyleType: 'none' },
    [wide]: { display: 'flex', alignItems: 'flex-end', gap: '3' },
  },
})

const Section = chakra('li', {
  base: {
    minWidth: 0,
    '& > h3': {
      textStyle: 't14',
      fontWeight: 'medium',
      color: 'muted',
      pb: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    [wide]: {
      flex: 'var(--span)',
      display: 'flex',
      flexDirection: 'column-reverse',
      '& > ol': { display: 'flex', alignItems: 'flex-end', gap: '1' },
      '& > h3': {
        mt: '2',
        pt: '2',
        pb: '0',
        borderTopWidth: '2px',
        borderBottomWidth: '0',
        borderColor: 'inputLine',
        minHeight: '3.5rem',
      },
    },
  },
})

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'center',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > svg': { gridRow: 'span 2' },
    '& > strong': { fontWeight: 'strong' },
    '& > [data-rise]': {
      display: 'grid',
      textStyle: 't14',
      fontVariantNumeric: 'tabular-nums',
    },
    '& em': { textStyle: 't12', fontStyle: 'normal', fontWeight: 'strong', color: 'brand' },
    '&[data-place=here]': {
      px: '3',
      mx: '-3',
      bg: 'brandTint',
      borderRadius: 'card',
      borderColor: 'transparent',
    },
    [roomy]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      '& > svg': { gridRow: 'auto' },
      '& > [data-rise]': { textAlign: 'end' },
    },
    [wide]: {
      flex: 1,
      minWidth: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      rowGap: '1',
      py: '0',
      borderBottomWidth: '0',
      textAlign: 'center',
      // the longest title of any language in a tenth of the page
      '& > strong': { textStyle: 't14', fontWeight: 'strong' },
      '& > [data-rise]': {
        alignContent: 'start',
        gap: '1',
        width: '100%',
        height: 'calc(3rem + var(--level) * 1.5rem)',
        mt: '1',
        pt: '2',
        px: '1',
        textAlign: 'center',
        bg: 'sunk',
        borderWidth: '1px',
        borderBottomWidth: '0',
        borderColor: 'line',
        borderTopRadius: 'input',
      },
      '& em': { color: 'inherit' },
      '&[data-place=reached] > [data-rise]': { bg: 'brandTint', borderColor: 'brandLine' },
      '&[data-place=here]': { px: '0', mx: '0', bg: 'transparent' },
      '&[data-place=here] > [data-rise]': {
        bg: 'brand',
        borderColor: 'brand',
        color: 'onBrand',
        fontWeight: 'strong',
      },
    },
  },
})
