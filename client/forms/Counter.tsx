import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext, useWatch } from 'react-hook-form'

interface CounterProps {
  /** Of the value in the form. */
  readonly name: string
  /** How many characters there may be. */
  readonly limit: number
}

/** How much is worth being told: the last fifth of what there may be. */
const FROM = 0.8

/** How many characters a field has of those it may have, as the server counts them, once they become few. */
export function Counter({ name, limit }: CounterProps) {
  const { control } = useFormContext()
  const value: unknown = useWatch({ control, name })
  const count = typeof value === 'string' ? [...value.normalize('NFC').trim()].length : 0
  return (
    <chakra.span
      aria-live="polite"
      color={count > limit ? 'danger' : 'muted'}
      fontVariantNumeric="tabular-nums"
    >
      {count >= FROM * limit && `${count}/${limit}`}
    </chakra.span>
  )
}
