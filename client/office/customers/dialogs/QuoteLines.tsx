import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { PriceLine, PriceLines } from '../../../ui/PriceLines.tsx'

interface Cents {
  readonly cents: number
}

/** The sums of a recharge or of its reversal. */
interface Sums {
  readonly points: number
  readonly rewardPoints: number
  readonly subtotal: Cents
  readonly taxes: readonly { readonly name: string; readonly ratePercent: number; readonly amount: Cents }[]
  readonly total: Cents
  readonly cashRounding: Cents
  readonly paid: Cents
}

interface QuoteLinesProps {
  readonly sums: Sums
  /** The label of the points. */
  readonly pointsLabel: ReactNode
  readonly rewardLabel: ReactNode
  /** The sum to give back; omitted if it is shown elsewhere. */
  readonly paidLabel?: ReactNode
}

/** Points, reward, each tax, total and cash rounding, and below them the sum to pay (decisions F10, F11, G5, G6). */
export function QuoteLines({ sums, pointsLabel, rewardLabel, paidLabel }: QuoteLinesProps) {
  const text = useText()
  const intl = useIntl()
  const formats = useFormats()
  const money = ({ cents }: Cents) => formats.money(cents).replace('-', '−')
  const rateOf = (percent: number) =>
    intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 3 })
  return (
    <PriceLines>
      <PriceLine label={pointsLabel}>{formats.number(sums.points)}</PriceLine>
      <PriceLine label={rewardLabel}>{formats.number(sums.rewardPoints)}</PriceLine>
      <PriceLine label={text('histories.sheet.subtotal')}>{money(sums.subtotal)}</PriceLine>
      {sums.taxes.map((tax) => (
        <PriceLine
          key={tax.name}
          label={text('histories.sheet.tax', { name: tax.name, rate: rateOf(tax.ratePercent) })}
        >
          {money(tax.amount)}
        </PriceLine>
      ))}
      {sums.cashRounding.cents !== 0 && (
        <>
          <PriceLine label={text('histories.sheet.total')}>{money(sums.total)}</PriceLine>
          <PriceLine label={text('histories.sheet.rounding')}>{money(sums.cashRounding)}</PriceLine>
        </>
      )}
      {paidLabel && (
        <PriceLine label={paidLabel} isTotal>
          {money(sums.paid)}
        </PriceLine>
      )}
    </PriceLines>
  )
}
