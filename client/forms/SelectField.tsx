import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, Select } from '../ui/Field.tsx'
import { useFieldError } from './useFieldError.ts'

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'name' | 'id'> {
  /** The name in the form's values, and the id of the control. */
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** The `option`s. */
  readonly children: ReactNode
}

/** A native select in a ServerForm; takes what a `select` takes. */
export function SelectField({ name, label, hint, children, ...select }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <Field id={name} label={label} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <Select {...select} {...control} {...register(name)}>
          {children}
        </Select>
      )}
    </Field>
  )
}
