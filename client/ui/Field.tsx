import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

const control = {
  width: '100%',
  minHeight: '11',
  px: '3',
  py: '2',
  borderWidth: '1px',
  borderColor: 'inputLine',
  borderRadius: 'input',
  bg: 'panel',
  color: 'ink',
  textStyle: 't16',
  _placeholder: { color: 'placeholder', opacity: 1 },
  '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
} as const

/** A line of text. */
export const Input = chakra('input', { base: control })

/** Several lines of text. */
export const TextArea = chakra('textarea', { base: { ...control, minHeight: '6rem' } })

/** The browser's own list of choices. */
export const Select = chakra('select', {
  base: {
    ...control,
    appearance: 'none',
    pe: '36px',
    // what is chosen takes a second line rather than losing its end, where the browser can do that
    whiteSpace: 'normal',
    textOverflow: 'ellipsis',
    backgroundImage: 'conic-gradient(from -45deg at 50% 100%, {colors.muted} 90deg, transparent 0)',
    backgroundPosition: 'right 14px center',
    backgroundSize: '12px 6px',
    backgroundRepeat: 'no-repeat',
  },
  variants: {
    look: {
      boxed: {},
      quiet: {
        width: 'auto',
        whiteSpace: 'nowrap',
        borderColor: 'transparent',
        bg: 'transparent',
        '&:hover': { bg: 'sunk' },
      },
    },
  },
})

/** What the control must carry so that label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  /** Of the control, for an error summary that leads to it; made up when left out. */
  readonly id?: string
  readonly label: string
  readonly hint?: ReactNode
  /** At the end of the label's line, such as how much of the room is used. */
  readonly beside?: ReactNode
  /** Shown under the control and read with it; absent when the value is fine. */
  readonly error?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** Label above, control, hint, and the error beside it (customer document, section 5: errors next to the matching field). */
export function Field({ id: given, label, hint, beside, error, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <chakra.div display="flex" justifyContent="space-between" gap="3" textStyle="t14">
        <chakra.label htmlFor={id} fontWeight="medium">
          {label}
        </chakra.label>
        {beside}
      </chakra.div>
      {hint && (
        <chakra.p id={`${id}-hint`} textStyle="t14" color="muted" mb="2px">
          {hint}
        </chakra.p>
      )}
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {error && (
        <chakra.p
          id={`${id}-error`}
          display="flex"
          gap="1"
          textStyle="t14"
          fontWeight="medium"
          color="danger"
        >
          <Icon name="alert" />
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}
