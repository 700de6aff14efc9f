import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'

const Card = chakra('label', {
  base: {
    layerStyle: 'panel',
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    p: '4',
    borderColor: 'inputLine',
    cursor: 'pointer',
    transition: 'border-color 120ms ease-out, background-color 120ms ease-out',
    '&[data-stacked]': { flexDirection: { base: 'column', sm: 'row' }, gap: { base: '1', sm: '3' } },
    '&:hover': { bg: 'sunk' },
    '&:has(:checked)': {
      borderColor: 'brand',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
      bg: 'brandTint',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&:has(:disabled)': { color: 'muted', cursor: 'default', bg: 'sunk' },
  },
})

const Radio = chakra('input', {
  base: {
    appearance: 'none',
    flex: 'none',
    boxSize: '6',
    borderWidth: '1.5px',
    borderColor: 'inputLine',
    borderRadius: 'full',
    bg: 'panel',
    cursor: 'inherit',
    '&:checked': { borderWidth: '7px', borderColor: 'brand' },
    '&:focus-visible': { outline: 'none' },
  },
})

interface RadioCardProps extends ComponentProps<'input'> {
  readonly children: ReactNode
  /** The radio is above its label on a phone, for cards side by side. */
  readonly isStacked?: boolean
}

/** One option of a `fieldset` as a card; takes what a radio `input` takes, the children are its label. */
export function RadioCard({ children, isStacked = false, ...input }: RadioCardProps) {
  return (
    <Card data-stacked={isStacked ? '' : undefined}>
      <Radio type="radio" {...input} />
      <chakra.span flex="1" minWidth="0">
        {children}
      </chakra.span>
    </Card>
  )
}
