import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { PriceLine, PriceLines } from '../../../ui/PriceLines.tsx'

interface Cents {
  readonly cents: number
}

/** The sums of a recharge, or of what goes back of one. */
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
  /** What the points are called. */
  readonly pointsLabel: ReactNode
  readonly rewardLabel: ReactNode
  /** The sum to give back; left out where it stands elsewhere. */
  readonly paidLabel?: ReactNode
}

/** Points, reward, each tax, total and the rounding of cash, and below what changes hands (decisions F10, F11, G5, G6). */
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
