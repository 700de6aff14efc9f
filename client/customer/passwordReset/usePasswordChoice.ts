import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import type { ChoiceValues } from './choosePassword.ts'

const loadRules = () => import('./choiceRules.ts')
const defaultValues: ChoiceValues = { validationCode: '', newPassword: '', confirmation: '' }
const resolver = fieldRules<ChoiceValues>(loadRules)

/** The form for code and new password (customer document sections 2 and 5, /passwordReset2). */
export function usePasswordChoice() {
  return useServerForm<ChoiceValues>({
    defaultValues,
    resolver,
    send: async (values) => (await import('./choosePassword.ts')).choosePassword(values),
  })
}

/** Fetches what sending needs once somebody begins to type. */
export function prepareChoice(): void {
  void import('./choosePassword.ts')
  prepareRules(loadRules)
}
