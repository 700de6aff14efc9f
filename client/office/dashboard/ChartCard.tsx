import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Muted } from '../../ui/layout.tsx'

/** The chart's figures as a real table: the first cell of a row names it. */
interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ChartCardProps {
  /** The target of a link. */
  readonly id?: string
  /** A question. */
  readonly title: string
  /** Further choices about it. */
  readonly choice?: ReactNode
  /** The answer in a sentence. */
  readonly answer: string
  readonly table: ChartTable
  /** The chart and its legend. */
  readonly children: ReactNode
}

/** A question, its answer, and the figures behind it as a chart or, on request, as a table. */
export function ChartCard({ id, title, choice, answer, table, children }: ChartCardProps) {
  const text = useText()
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const isAsked = useLocation().hash === `#${id}`
  return (
    <Card
      ref={isAsked ? takeFocus : undefined}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      display="flex"
      flexDirection="column"
      p={{ base: '4', md: '5' }}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        columnGap="4"
        rowGap="1"
        alignItems="start"
        mb="3"
      >
        <chakra.h2 id={titleId} textStyle="t16" fontWeight="strong">
          {title}
        </chakra.h2>
        <Button
          minHeight="1.75rem"
          py="0"
          px="2"
          textStyle="t14"
          fontWeight="normal"
          color="muted"
          borderColor="line"
          data-table={isTable ? 'open' : 'closed'}
          aria-describedby={titleId}
          onClick={() => setTable(!isTable)}
        >
          {text(isTable ? 'officeStart.chart' : 'officeStart.table')}
        </Button>
        <Muted gridColumn="1 / -1" fontVariantNumeric="tabular-nums">
          {answer}
        </Muted>
        {choice}
      </chakra.div>
      {isTable ? <Figures {...table} title={title} /> : children}
    </Card>
  )
}

/** The browser looked for the anchor before it existed. */
function takeFocus(card: HTMLElement | null): void {
  card?.focus()
}

function Figures({ title, head, rows }: ChartTable & { readonly title: string }) {
  return (
    <chakra.div
      overflow="auto"
      maxHeight="32rem"
      tabIndex={0}
      role="group"
      aria-label={title}
      position="relative"
    >
      <DataTable
        columns={head.map((name, at) => ({ id: name, name, cell: (row: readonly string[]) => row[at] }))}
        rows={rows}
        keyOf={([name = '']) => name}
        look={look}
      />
    </chakra.div>
  )
}

const look: SystemStyleObject = {
  borderCollapse: 'collapse',
  textStyle: 't14',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: '1' },
  '& th': { textAlign: 'start', fontWeight: 'normal', whiteSpace: { sm: 'nowrap' } },
  '& thead th': { color: 'muted', position: 'sticky', top: '0', bg: 'panel', verticalAlign: 'bottom' },
  // a day stays on its line
  '& tbody th': { minWidth: '3.75rem' },
  '& td, & thead th:not(:first-of-type)': {
    textAlign: 'end',
    ps: { base: '2', sm: '3' },
    minWidth: '3rem',
  },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
}
