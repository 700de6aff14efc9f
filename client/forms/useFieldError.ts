import { useFormContext, useFormState } from 'react-hook-form'

/** What is wrong with a field of the form around, in the reader's language; undefined while nothing is. */
export function useFieldError(name: string): string | undefined {
  const { control, getFieldState } = useFormContext()
  const state = useFormState({ control, name, exact: true })
  return getFieldState(name, state).error?.message
}
