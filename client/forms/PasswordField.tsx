import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { useFieldError } from './useFieldError.ts'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** Tells password managers which of the two it is. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: ''
}

/** A password in a ServerForm, with its show/hide toggle. */
export function PasswordField({ name, label, hint, ...input }: PasswordFieldProps) {
  const { register } = useFormContext()
  return (
    <Field id={name} label={label} hint={hint} error={useFieldError(name)}>
      {(control) => <PasswordInput {...input} {...control} {...register(name)} />}
    </Field>
  )
}
