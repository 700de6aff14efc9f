import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { localStore } from '../../browser/storage.ts'
import { useText } from '../../i18n/useText.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { chosenSegment, segment, segmentFrame } from '../parts/tabs/TabList.tsx'

interface DensityChoiceProps {
  readonly density: Density
  readonly onChoose: (density: Density) => void
}

/** The density of the cards. */
export function DensityChoice({ density, onChoose }: DensityChoiceProps) {
  const text = useText()
  return (
    <Segment>
      <HiddenText as="legend">{text('officeOrders.density')}</HiddenText>
      {densities.map((one) => (
        <Choice key={one}>
          <input
            type="radio"
            name="density"
            value={one}
            checked={one === density}
            onChange={() => onChoose(one)}
          />
          {text(`officeOrders.density.${one}`)}
        </Choice>
      ))}
    </Segment>
  )
}

const Segment = chakra('fieldset', {
  base: {
    ...segmentFrame,
    position: 'relative',
    display: 'flex',
  },
})

const Choice = chakra('label', {
  base: {
    ...segment,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    px: '3',
    textStyle: 't14',
    color: 'muted',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '&:hover': { color: 'ink' },
    '&:has(:checked)': chosenSegment,
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
})

/** The density of the lists' rows: 56 or 40 pixels. */
const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const key = 'admin.density'

/** The density this browser was last set to. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(storedDensity)
  const choose = (next: Density) => {
    setDensity(next)
    localStore.set(key, next)
  }
  return [density, choose]
}

function storedDensity(): Density {
  return densities.find((one) => one === localStore.get(key)) ?? 'comfortable'
}
