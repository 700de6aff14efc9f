import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, Input } from '../ui/Field.tsx'
import { useFieldError } from './useFieldError.ts'

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'name' | 'id'> {
  /** The name in the form's values, and the id of the control. */
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** At the end of the label's line. */
  readonly beside?: ReactNode
}

/** A line of text in a ServerForm: label, hint, control and its error; takes what an `input` takes. */
export function TextField({ name, label, hint, beside, ...input }: TextFieldProps) {
  const { register } = useFormContext()
  return (
    <Field id={name} label={label} hint={hint} beside={beside} error={useFieldError(name)}>
      {(control) => <Input {...input} {...control} {...register(name)} />}
    </Field>
  )
}
