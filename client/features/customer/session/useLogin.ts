import { fieldRules } from '../../../forms/fieldRules.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { needTexts } from '../../../i18n/intlStore.ts'
import type { Credentials } from './signIn.ts'

const loadRules = () => import('./signInRules.ts')
const defaultValues: Credentials = { userName: '', password: '', isRemember: false }
const resolver = fieldRules<Credentials>(loadRules)

/** The login form: both fields required, refusals beside their field (customer document, sections 2 and 5). */
export function useLogin() {
  return useServerForm<Credentials>({
    defaultValues,
    resolver,
    send: async (credentials) => (await import('./signIn.ts')).signIn(credentials),
  })
}

/** Fetches what signing in needs once somebody begins to type, so that sending the form does not wait for it. */
export function prepareSignIn(): void {
  void Promise.all([import('./signIn.ts'), loadRules(), needTexts('refusals')])
}
