import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'

interface Limited {
  /** The limit of characters; the count is shown near it. */
  readonly limit: number
}

/** A line of text that shows how much of its limit is used. */
export function CountedField({ limit, ...field }: ComponentProps<typeof TextField> & Limited) {
  return <TextField {...field} beside={<Counter name={field.name} limit={limit} />} />
}

/** Several lines of text that show how much of their limit is used. */
export function CountedArea({ limit, ...field }: ComponentProps<typeof TextAreaField> & Limited) {
  return <TextAreaField {...field} beside={<Counter name={field.name} limit={limit} />} />
}

/** The count is shown from the last fifth of the limit. */
const FROM = 0.8

/** Counts as the server does. */
function Counter({ name, limit }: Limited & { readonly name: string }) {
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
