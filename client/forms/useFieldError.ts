import { useFormContext, useFormState } from 'react-hook-form'

/** The error of a field of the surrounding form in the reader's language; undefined without one. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext()
  const state = useFormState({ control, name, exact: true })
  return getFieldState(name, state).error?.message
}
