import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { LoadError } from '../../api/QueryState.tsx'
import type { PriceDraftInput, PropertyFactsInput } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { homeNames, type SampleHome, sampleHomes } from './sampleHomes.ts'
import { PreviewPriceDocument, type ServiceRowFragment } from './services.generated.ts'

interface PricePreviewProps {
  /** The services that the change concerns. */
  readonly services: readonly Pick<ServiceRowFragment, 'id' | 'name'>[]
  /** The change; undefined while it cannot be saved. */
  readonly draft: PriceDraftInput | undefined
  /** The condition that the change needs. */
  readonly homeOf?: (home: PropertyFactsInput) => PropertyFactsInput
}

/** A service's price for a sample home now and with the unsaved change, by the rules of the customers' prices. */
export function PricePreview({ services, draft, homeOf = (home) => home }: PricePreviewProps) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const [home, setHome] = useState<SampleHome>('house')
  const service = services.find(({ id }) => id === chosen) ?? services[0]
  if (!service) return null
  return (
    <Box aria-label={text('officeItems.preview')}>
      <Stack gap="3">
        {services.length > 1 && (
          <Field label={text('booking.step.service')}>
            {(control) => (
              <Select {...control} value={service.id} onChange={(event) => setChosen(event.target.value)}>
                {services.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={text('officeItems.preview.home')}>
          {(control) => (
            <Select
              {...control}
              value={home}
              onChange={({ target }) => setHome(homeNames.find((name) => name === target.value) ?? 'house')}
            >
              {homeNames.map((name) => (
                <option key={name} value={name}>
                  {text(`officeItems.home.${name}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Stack>
      <PreviewFigures serviceId={service.id} property={homeOf(sampleHomes[home])} draft={draft} />
    </Box>
  )
}

const Box = chakra('section', {
  base: { display: 'grid', gap: '3', p: '4', borderRadius: 'card', bg: 'sunk', textStyle: 't14' },
})

interface PreviewFiguresProps {
  readonly serviceId: string
  readonly property: PropertyFactsInput
  readonly draft: PriceDraftInput | undefined
}

/** Today's price, the price with the change, and the difference. */
function PreviewFigures(asked: PreviewFiguresProps) {
  const text = useText()
  const { serviceId, property, draft } = useSettled(asked)
  const { data, previousData, error, refetch } = useQuery(PreviewPriceDocument, {
    variables: { serviceId, property, draft: draft ?? null },
    fetchPolicy: 'network-only',
    context: { overlay: 'never' },
  })
  const preview = (data ?? previousData)?.previewPrice
  if (error) return <LoadError words="officeItems.preview.failed" error={error} onRetry={refetch} />
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
        {text('booking.points', { points })}
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
