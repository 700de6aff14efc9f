import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { HiddenText } from '../../../ui/Wrap.tsx'
import { type Density, densities } from './useDensity.ts'

interface DensityChoiceProps {
  readonly density: Density
  readonly onChoose: (density: Density) => void
}

/** How close the cards stand together. */
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
    position: 'relative',
    display: 'flex',
    p: '2px',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'input',
    bg: 'sunk',
    width: { base: '100%', sm: 'auto' },
  },
})

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexGrow: { base: 1, sm: 0 },
    minHeight: '2rem',
    px: '3',
    borderRadius: 'input',
    textStyle: 't14',
    color: 'muted',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '&:hover': { color: 'ink' },
    '&:has(:checked)': {
      bg: 'panel',
      color: 'ink',
      fontWeight: 'medium',
      boxShadow: '0 0 0 1px {colors.line}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
})
