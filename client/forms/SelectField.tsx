import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, Select } from '../ui/Field.tsx'
import { useFieldError } from './useFieldError.ts'

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly autoComplete?: string
  /** The `option`s. */
  readonly children: ReactNode
}

/** The browser's own list of choices in a ServerForm. */
export function SelectField({ name, label, hint, autoComplete, children }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <Field id={name} label={label} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <Select {...control} {...register(name)} autoComplete={autoComplete}>
          {children}
        </Select>
      )}
    </Field>
  )
}
