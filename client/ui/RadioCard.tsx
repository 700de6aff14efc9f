import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { Stack } from './layout.tsx'
import { useFocusFor } from './useFocusFor.ts'

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

interface ChoiceSetProps {
  /** The target of the error summary's link. */
  readonly id?: string | undefined
  readonly legend: string
  /** The answer's error; the same text as in the summary, or announced here without one. */
  readonly problem?: string | undefined
  /** Counts the refused attempts without a summary: the question takes the focus with each. */
  readonly attempt?: number | undefined
  /** Small inside a dialog. */
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** A question with its answers below each other: a fieldset with its error. */
export function ChoiceSet({ id, legend, problem, attempt, isSmall = false, children }: ChoiceSetProps) {
  const problemId = useId()
  const set = useFocusFor<HTMLFieldSetElement>(problem ? attempt : undefined)
  return (
    <chakra.fieldset
      ref={set}
      id={id}
      tabIndex={-1}
      aria-describedby={problem ? problemId : undefined}
      minWidth="0"
    >
      <chakra.legend textStyle={isSmall ? 't16' : 't20'} fontWeight="strong" mb={isSmall ? '3' : '4'}>
        {legend}
      </chakra.legend>
      {problem && (
        <chakra.p
          id={problemId}
          role={id ? undefined : 'alert'}
          display="flex"
          gap="1"
          mb="3"
          color="danger"
          fontWeight="medium"
        >
          <Icon name="alert" />
          {problem}
        </chakra.p>
      )}
      <Stack gap="3">{children}</Stack>
    </chakra.fieldset>
  )
}
