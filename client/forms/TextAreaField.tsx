import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, TextArea } from '../ui/Field.tsx'
import { useFieldError } from './useFieldError.ts'

interface TextAreaFieldProps extends Omit<ComponentProps<typeof TextArea>, 'name' | 'id'> {
  /** The name in the form's values, and the id of the control. */
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** At the end of the label's line. */
  readonly beside?: ReactNode
}

/** Several lines of text in a ServerForm: label, hint, control and its error; takes what a `textarea` takes. */
export function TextAreaField({ name, label, hint, beside, ...area }: TextAreaFieldProps) {
  const { register } = useFormContext()
  return (
    <Field id={name} label={label} hint={hint} beside={beside} error={useFieldError(name)}>
      {(control) => <TextArea {...area} {...control} {...register(name)} />}
    </Field>
  )
}
