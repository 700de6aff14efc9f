import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Cluster, Row } from '../../../ui/layout.tsx'
import { SmallSelect } from '../smallControls.tsx'

interface PagerProps {
  readonly choice: PageChoice
  /** Entries of the whole list. */
  readonly total: number
  readonly onChoose: (choice: PageChoice) => void
  /** Above the list navigation only, below it the page size too. */
  readonly place: 'top' | 'bottom'
}

/** The shown part of a list, and links to the others (back-office document, section 2: sizes 10, 20, 50); an empty list has none. */
export function Pager({ choice, total, onChoose, place }: PagerProps) {
  const text = useText()
  const { page, size } = choice
  const pages = pageCount(total, size)
  const to = (next: number) => next >= 1 && next <= pages && onChoose({ page: next, size })
  return (
    <Cluster
      hideBelow={place === 'top' ? 'sm' : undefined}
      rowGap="2"
      columnGap="5"
      textStyle="t14"
      color="muted"
      fontVariantNumeric="tabular-nums"
    >
      {place === 'bottom' && <SizeChoice choice={choice} onChoose={onChoose} />}
      <p role={place === 'top' ? 'status' : undefined}>
        {total > 0 && text('office.pager.range', { ...shownRange(choice, total), total })}
      </p>
      {total > 0 && (
        <Ways aria-label={text(place === 'top' ? 'office.pager.navTop' : 'office.pager.nav')}>
          <Button
            look="quiet"
            size="smIcon"
            aria-label={text('office.pager.previous')}
            aria-disabled={page <= 1}
            onClick={() => to(page - 1)}
          >
            <Icon name="left" />
          </Button>
          <span>{text('office.pager.page', { page, pages })}</span>
          <Button
            look="quiet"
            size="smIcon"
            aria-label={text('office.pager.next')}
            aria-disabled={page >= pages}
            onClick={() => to(page + 1)}
          >
            <Icon name="right" />
          </Button>
        </Ways>
      )}
    </Cluster>
  )
}

function SizeChoice({ choice, onChoose }: Pick<PagerProps, 'choice' | 'onChoose'>) {
  const text = useText()
  const id = useId()
  const choose = (value: string) => {
    const size = pageSizes.find((one) => String(one) === value)
    // the first shown entry stays on the page
    const first = (choice.page - 1) * choice.size
    if (size) onChoose({ page: Math.floor(first / size) + 1, size })
  }
  return (
    <Row as="span" gap="2">
      <label htmlFor={id}>{text('office.pager.size')}</label>
      <SmallSelect id={id} value={choice.size} onChange={(event) => choose(event.target.value)} width="auto">
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </SmallSelect>
    </Row>
  )
}

const Ways = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& [aria-disabled=true]': { color: 'muted', opacity: 0.55, cursor: 'default' },
  },
})

/** The page sizes of the office's lists (back-office document, section 9; decision I6). */
const { pageSizes } = businessRules.lists
export type PageSize = (typeof pageSizes)[number]

/** The page of a list, from 1, and its size. */
export interface PageChoice {
  readonly page: number
  readonly size: PageSize
}

/** Reads `page` and `size` of an address; missing or invalid values are the first page of the usual size. */
export function readPageChoice(query: URLSearchParams, usual: PageSize = pageSizes[0]): PageChoice {
  const page = Number(query.get('page') ?? 1)
  const size = pageSizes.find((one) => String(one) === query.get('size')) ?? usual
  return { page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1, size }
}

/** The same as parts of an address, without default values. */
export function pageQuery(
  { page, size }: PageChoice,
  usual: PageSize = pageSizes[0],
): Record<string, string> {
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(size === usual ? {} : { size: String(size) }),
  }
}

/** How many pages a list has, at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Positions of the first and the last entry of a page, from 1; both 0 where it is empty. */
export function shownRange({ page, size }: PageChoice, total: number): { from: number; to: number } {
  const from = (page - 1) * size + 1
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * size, total) }
}
