import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field, TextArea } from '../ui/Field.tsx'
import { TextField } from './TextField.tsx'
import { useFieldError } from './useFieldError.ts'

interface Limited {
  /** The limit of characters; the count is shown near it. */
  readonly limit: number
}

/** A line of text that shows how much of its limit is used. */
export function CountedField({ limit, ...field }: ComponentProps<typeof TextField> & Limited) {
  return <TextField {...field} beside={<Counter name={field.name} limit={limit} />} />
}

interface CountedAreaProps extends Omit<ComponentProps<typeof TextArea>, 'name' | 'id'>, Limited {
  /** The name in the form's values, and the id of the control. */
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
}

/** The same of several lines; takes what a `textarea` takes. */
export function CountedArea({ name, label, hint, limit, ...area }: CountedAreaProps) {
  const { register } = useFormContext()
  const beside = <Counter name={name} limit={limit} />
  return (
    <Field id={name} label={label} hint={hint} beside={beside} error={useFieldError(name)}>
      {(control) => <TextArea {...area} {...control} {...register(name)} />}
    </Field>
  )
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
