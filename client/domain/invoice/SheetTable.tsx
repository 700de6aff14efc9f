import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import type { PaymentSumsFragment } from './InvoiceSheet.generated.ts'

interface SheetLine {
  readonly id: string
  readonly words: string
  readonly points?: number
  readonly cents: number
}

/** What was bought or returned. In print the heading repeats on every page and no row is cut. */
export function SheetTable({ lines }: { readonly lines: readonly SheetLine[] }) {
  const text = useText()
  const formats = useFormats()
  const hasPoints = lines.some(({ points }) => points !== undefined)
  const columns: Column<SheetLine>[] = [
    { id: 'item', name: text('histories.sheet.item'), cell: ({ words }) => words },
    { id: 'amount', name: text('histories.sheet.amount'), cell: ({ cents }) => formats.money(cents) },
  ]
  if (hasPoints)
    columns.splice(1, 0, {
      id: 'points',
      name: text('histories.sheet.points'),
      cell: ({ points }) => points !== undefined && formats.number(points),
    })
  return (
    <DataTable
      label={text('histories.sheet.lines')}
      columns={columns}
      rows={lines}
      keyOf={({ id }) => id}
      look={look}
    />
  )
}

const look: SystemStyleObject = {
  borderCollapse: 'collapse',
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& :is(th, td)': {
    py: { base: '3', _print: '2' },
    textAlign: 'end',
    fontWeight: 'normal',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  '& thead th': { py: '2', textStyle: 't14', color: 'muted', borderColor: 'ink' },
  '& th:first-of-type': { textAlign: 'start' },
  '& td': { whiteSpace: 'nowrap' },
  '& :is(th, td) + :is(th, td)': { ps: '4' },
  '& [data-column=points]': { display: { base: 'none', sm: 'table-cell', _print: 'table-cell' } },
}

interface SheetSumsProps {
  readonly sums: PaymentSumsFragment
  readonly total: MessageId
  /** The amount collected or returned, if cash was rounded (decision G6). */
  readonly collected: MessageId
}

/** Subtotal, one line per tax with its rate (two for Quebec, decision G5), total, and cash rounding. */
export function SheetSums({ sums, total, collected }: SheetSumsProps) {
  const text = useText()
  const intl = useIntl()
  const formats = useFormats()
  const rateOf = (percent: number) =>
    intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 3 })
  return (
    <Sums>
      <Line label={text('histories.sheet.subtotal')}>{formats.money(sums.subtotal.cents)}</Line>
      {sums.taxes.map(({ name, ratePercent, amount }) => (
        <Line key={name} label={text('histories.sheet.tax', { name, rate: rateOf(ratePercent) })}>
          {formats.money(amount.cents)}
        </Line>
      ))}
      {sums.taxes.length > 1 && (
        <Line label={text('histories.sheet.taxAmount')}>{formats.money(sums.tax.cents)}</Line>
      )}
      <Total>
        <dt>{text(total)}</dt>
        <dd>{formats.money(sums.total.cents)}</dd>
      </Total>
      {sums.cashRounding.cents !== 0 && (
        <>
          <Line label={text('histories.sheet.rounding')}>
            {formats.money(sums.cashRounding.cents).replace('-', '−')}
          </Line>
          <Line label={text(collected)}>{formats.money(sums.paid.cents)}</Line>
        </>
      )}
    </Sums>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  )
}

const Sums = chakra('dl', {
  base: {
    width: '100%',
    maxWidth: { sm: '22rem', _print: '22rem' },
    marginInlineStart: 'auto',
    breakInside: 'avoid',
  },
})

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    py: '1',
    '& dd': { whiteSpace: 'nowrap', textAlign: 'end' },
  },
})

const Total = chakra(Row, {
  base: { layerStyle: 'ruled', mt: '2', pt: '3', fontWeight: 'strong', '& dd': { textStyle: 't24' } },
})
