import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadError } from '../../api/QueryState.tsx'
import type { PriceDraftInput, PropertyFactsInput } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PreviewPriceDocument } from './services.generated.ts'

interface PreviewFiguresProps {
  readonly serviceId: string
  readonly property: PropertyFactsInput
  readonly draft: PriceDraftInput | undefined
}

/** Today's price, the price with the change, and the difference. */
export function PreviewFigures(asked: PreviewFiguresProps) {
  const text = useText()
  const { serviceId, property, draft } = useSettled(asked)
  const { data, previousData, error, refetch } = useQuery(PreviewPriceDocument, {
    variables: { serviceId, property, draft: draft ?? null },
    fetchPolicy: 'network-only',
    context: { isQuiet: true },
  })
  const preview = (data ?? previousData)?.previewPrice
  if (error)
    return (
      <LoadError isOffice words="officeItems.preview.failed" error={error} onRetry={() => void refetch()} />
    )
  if (!preview) return <p role="status">{text('officeItems.preview.loading')}</p>
  return (
    <Stack role="status" gap="1">
      <Line label={text('officeItems.preview.now')} points={preview.price.totalPoints} />
      {asked.draft && preview.drafted ? (
        <Line
          label={text('officeItems.preview.then')}
          points={preview.drafted.totalPoints}
          difference={preview.drafted.totalPoints - preview.price.totalPoints}
        />
      ) : (
        <chakra.p color="muted">{text('officeItems.preview.incomplete')}</chakra.p>
      )}
    </Stack>
  )
}

interface LineProps {
  readonly label: string
  readonly points: number
  readonly difference?: number
}

function Line({ label, points, difference }: LineProps) {
  const text = useText()
  const intl = useIntl()
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="3"
      fontVariantNumeric="tabular-nums"
      fontWeight={difference === undefined ? undefined : 'strong'}
    >
      <span>{label}</span>
      <span>
        {Boolean(difference) && (
          <chakra.span color="muted" fontWeight="normal" me="3">
            {intl.formatNumber(difference ?? 0, { signDisplay: 'exceptZero' })}
          </chakra.span>
        )}
        {text('officeItems.preview.points', { points })}
      </span>
    </chakra.p>
  )
}

/** A value after it stayed the same for a moment, so that typing does not query at every key. JSON values only. */
function useSettled<Value>(value: Value, delayMs = 300): Value {
  // compared as text, because an equal object is no change
  const written = JSON.stringify(value)
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), delayMs)
    return () => clearTimeout(timer)
  }, [written, delayMs])
  return useMemo(() => JSON.parse(settled) as Value, [settled])
}
