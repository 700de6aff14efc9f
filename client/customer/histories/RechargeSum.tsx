import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { LoadError } from '../../api/QueryState.tsx'
import { useFormats } from '../../format/useFormats.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { RechargeSumDocument, type RechargeSumQuery } from './histories.generated.ts'
import { type Amount, amountOf, isRounded, mostDollars, typedAmount } from './rechargeAmount.ts'

/** Long enough to type an amount without a query per digit. */
const pauseMs = 250

/**
 * How much to send for the points wanted, with the server's tax, and what to write into the transfer (decision X9). `?points=` carries
 * over what a booking lacks.
 */
export function RechargeSum({ userNo }: { readonly userNo: string }) {
  const text = useText()
  const [search] = useSearchParams()
  const [amount, setAmount] = useState(() => amountOf('points', search.get('points') ?? ''))
  const wanted = (amount.dollars ?? 0) * 100
  const cents = useSettled(wanted)
  const { data, error, refetch } = useQuery(RechargeSumDocument, {
    variables: { amountCents: cents },
    skip: cents === 0,
    context: { overlay: 'never' },
  })
  const sum = wanted > 0 && wanted === cents ? data : undefined
  return (
    <Card aria-labelledby="sum-title" mb="6">
      <chakra.h2 id="sum-title" textStyle="t18" mb="4">
        {text('histories.recharge.sum')}
      </chakra.h2>
      <AmountFields amount={amount} onChange={setAmount} />
      {error && !sum && wanted > 0 ? (
        <chakra.div mt="4">
          <LoadError words="histories.recharge.sumFailed" error={error} onRetry={refetch} />
        </chakra.div>
      ) : (
        sum?.quote && (
          <SumLines quote={sum.quote} cash={sum.cash} isRounded={isRounded(amount, sum.quote.points)} />
        )
      )}
      <chakra.h3 textStyle="t16" mt="6" mb="2">
        {text('histories.recharge.transfer')}
      </chakra.h3>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        {sum?.quote && <AmountToSend cents={sum.quote.total.cents} />}
        <CopyRow
          label={text('histories.recharge.to')}
          shown={businessRules.company.email}
          copy="histories.recharge.copyEmail"
          copied="histories.recharge.emailCopied"
        />
        <CopyRow
          label={text('histories.recharge.number')}
          shown={userNo}
          copy="histories.recharge.copy"
          copied="histories.recharge.copied"
        />
      </chakra.div>
    </Card>
  )
}

/** The value once it has not changed for a moment. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value)
  const later = useDelayed()
  useEffect(() => later(pauseMs, () => setSettled(value)), [later, value])
  return settled
}

interface AmountFieldsProps {
  readonly amount: Amount
  readonly onChange: (amount: Amount) => void
}

/** Points or whole dollars: either fills in the other. */
function AmountFields({ amount, onChange }: AmountFieldsProps) {
  const text = useText()
  const fault = {
    points: text('histories.recharge.pointsFault', { most: mostDollars * businessRules.pointsPerDollar }),
    dollars: text('histories.recharge.dollarsFault', { most: mostDollars }),
  }
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
      gap="4"
      alignItems="start"
    >
      {(['points', 'dollars'] as const).map((by) => (
        <Field
          key={by}
          id={`recharge-${by}`}
          label={text(`histories.recharge.${by}`)}
          error={amount.by === by && amount.isFaulty ? fault[by] : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              fontVariantNumeric="tabular-nums"
              value={typedAmount(amount, by)}
              onChange={(event) => onChange(amountOf(by, event.target.value))}
            />
          )}
        </Field>
      ))}
    </chakra.div>
  )
}

interface SumLinesProps {
  readonly quote: NonNullable<RechargeSumQuery['quote']>
  readonly cash: RechargeSumQuery['cash']
  /** More points than were asked for, because only whole dollars are paid. */
  readonly isRounded: boolean
}

/** What the points cost: subtotal, each tax of the province, and the total in cash where rounding changes it. */
function SumLines({ quote, cash, isRounded }: SumLinesProps) {
  const text = useText()
  const intl = useIntl()
  const formats = useFormats()
  const { points, province, subtotal, taxes, total } = quote
  const rateOf = (percent: number) =>
    intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 3 })
  const taxOf = ({ name, ratePercent }: (typeof taxes)[number]) =>
    text('histories.sheet.tax', { name, rate: rateOf(ratePercent) })
  const home = text(`province.${province}`)
  return (
    <chakra.div mt="4" role="status">
      <PriceLines>
        <PriceLine label={text(isRounded ? 'histories.recharge.getRounded' : 'histories.recharge.get')}>
          {formats.number(points)}
        </PriceLine>
        <PriceLine label={text('histories.sheet.subtotal')}>{formats.money(subtotal.cents)}</PriceLine>
        {taxes.map((tax) => (
          <PriceLine
            key={tax.name}
            label={text('histories.recharge.tax', { tax: taxOf(tax), province: home })}
          >
            {formats.money(tax.amount.cents)}
          </PriceLine>
        ))}
        <PriceLine isTotal label={text('histories.sheet.total')}>
          {formats.money(total.cents)}
        </PriceLine>
        {cash && cash.paid.cents !== total.cents && (
          <PriceLine label={text('histories.recharge.cash')}>{formats.money(cash.paid.cents)}</PriceLine>
        )}
      </PriceLines>
    </chakra.div>
  )
}

function AmountToSend({ cents }: { readonly cents: number }) {
  const text = useText()
  const formats = useFormats()
  return (
    <CopyRow
      label={text('histories.recharge.amount')}
      shown={formats.money(cents)}
      content={(cents / 100).toFixed(2)}
      copy="histories.recharge.copyTotal"
      copied="histories.recharge.totalCopied"
    />
  )
}

interface CopyRowProps {
  readonly label: string
  readonly shown: string
  /** What is copied, where it differs from what is shown. */
  readonly content?: string
  readonly copy: MessageId
  readonly copied: MessageId
}

/** A figure of the transfer with a button that copies it and says so. */
function CopyRow({ label, shown, content = shown, copy, copied }: CopyRowProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="2"
      ps="4"
      pe="2"
      py="1"
      bg="sunk"
      borderRadius="input"
    >
      <Cluster justifyContent="space-between" columnGap="4" minWidth="0">
        <chakra.span textStyle="t14" color="muted">
          {label}
        </chakra.span>
        <chakra.strong
          fontWeight="strong"
          fontVariantNumeric="tabular-nums"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {shown}
        </chakra.strong>
      </Cluster>
      <CopyButton content={content} label={copy} copied={copied} failed="number.copyFailed" />
    </chakra.div>
  )
}
