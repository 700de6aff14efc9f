import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, Input } from '../ui/Field.tsx'
import { Counter } from './Counter.tsx'
import { useFieldError } from './useFieldError.ts'

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'name' | 'id'> {
  /** Of the value in the form, and the id of the control. */
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** How many characters there may be; how many there are is shown once they become few. */
  readonly limit?: number
}

/** A line of text in a ServerForm: label, hint, control and its error; takes what an `input` takes. */
export function TextField({ name, label, hint, limit, ...input }: TextFieldProps) {
  const { register } = useFormContext()
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      beside={limit !== undefined && <Counter name={name} limit={limit} />}
      error={useFieldError(name)}
    >
      {(control) => <Input {...input} {...control} {...register(name)} />}
    </Field>
  )
}
