import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { PriceDraftInput, PropertyFactsInput } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PreviewFigures } from './PreviewFigures.tsx'
import { homeNames, type SampleHome, sampleHomes } from './sampleHomes.ts'
import type { ServiceRowFragment } from './services.generated.ts'

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
          <Field label={text('officeItems.preview.service')}>
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
