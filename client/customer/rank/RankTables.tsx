import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useId } from 'react'
import { useFormats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { RankEmblem } from '../../ui/RankEmblem.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { SideScroll } from '../parts/page/SideScroll.tsx'
import { type LadderStep, type OwnRank, spanOf, useSpans } from './ladderSteps.ts'

/** Every title with its ranks, its first experience and its discounts (customer document section 2, decisions H2, H3). */
export function TitlesTable({ steps }: { readonly steps: readonly LadderStep[] }) {
  const text = useText()
  const formats = useFormats()
  const spans = useSpans()
  return (
    <RankTable
      title={text('rankDetail.table')}
      rows={steps}
      keyOf={({ title }) => title}
      isMarked={({ place }) => place === 'here'}
      cells={{
        title: ({ title, place }) => (
          <Named>
            <RankEmblem title={title} size={24} />
            <span>
              {text(`rank.${title}`)}
              {place === 'here' && <HiddenText> {text('rankDetail.here')}</HiddenText>}
            </span>
          </Named>
        ),
        group: ({ group }) => text(`rankDetail.group.${group}`),
        ranks: ({ ranks }) => spans.numbers(spanOf(ranks, 'rank')),
        from: ({ ranks }) => formats.number(spanOf(ranks, 'threshold').from),
        discount: ({ ranks }) => spans.percents(spanOf(ranks, 'discountTenths')),
      }}
    />
  )
}

/** The five ranks of the customer's own title. */
export function OwnRanksTable({ step, own }: { readonly step: LadderStep; readonly own: OwnRank }) {
  const text = useText()
  const formats = useFormats()
  return (
    <RankTable
      title={text('rankDetail.own', { title: text(`rank.${step.title}`) })}
      rows={step.ranks}
      keyOf={({ rank }) => String(rank)}
      isMarked={({ rank }) => rank === own.rank}
      cells={{
        rank: ({ rank }) => (
          <>
            {formats.number(rank)}
            {rank === own.rank && (
              <chakra.em
                display="block"
                textStyle="t14"
                whiteSpace="nowrap"
                fontStyle="normal"
                fontWeight="strong"
                color="brand"
              >
                {text('rankDetail.here')}
              </chakra.em>
            )}
          </>
        ),
        from: ({ threshold }) => formats.number(threshold),
        discount: ({ discountTenths }) => formats.tenths(discountTenths),
      }}
    />
  )
}

type ColumnId = 'title' | 'group' | 'rank' | 'ranks' | 'from' | 'discount'

interface RankTableProps<Row>
  extends Pick<ComponentProps<typeof DataTable<Row>>, 'rows' | 'keyOf' | 'isMarked'> {
  readonly title: string
  /** In the columns' order; the first one names the rows. */
  readonly cells: Partial<Record<ColumnId, Column<Row>['cell']>>
}

function RankTable<Row>({ title, cells, ...table }: RankTableProps<Row>) {
  const text = useText()
  const titleId = useId()
  const columns = (Object.entries(cells) as [ColumnId, Column<Row>['cell']][]).map(([id, cell]) => ({
    id,
    name: text(`rankDetail.column.${id}` satisfies MessageId),
    cell,
  }))
  return (
    <div>
      <chakra.h2 id={titleId} mt={{ base: '12', lg: '16' }} mb="4">
        {title}
      </chakra.h2>
      <SideScroll label={title}>
        <DataTable labelledBy={titleId} columns={columns} cardsBelow="20rem" look={look} {...table} />
      </SideScroll>
    </div>
  )
}

const Named = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& > svg': { display: { base: 'none', sm: 'block' } },
  },
})

const look: SystemStyleObject = {
  textStyle: { base: 't14', md: 't16' },
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: '3',
    px: { base: '2', md: '4' },
    textAlign: 'end',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  '& td:not([data-column=group])': { whiteSpace: 'nowrap' },
  '& th:first-of-type, & [data-column=group]': { textAlign: 'start' },
  '& thead th': { fontWeight: 'normal', color: 'muted', borderTopWidth: '0', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 'strong' },
  '& [data-marked]': { bg: 'brandTint' },
  // of a card; a row of a table has no padding
  '& tbody tr': { px: '3' },
  '& [data-column=group]': { display: { base: 'none', md: 'table-cell' } },
}
