import { useState } from 'react'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import type { Credentials } from './signIn.ts'

const loadRules = () => import('./signInRules.ts')
const defaultValues: Credentials = { userName: '', password: '', isRemember: false }
const resolver = fieldRules<Credentials>(loadRules)

/**
 * The login form: both fields required, refusals beside their field (customer document, sections 2 and 5). `isInactive` when the
 * account still waits for its activation (decision A8).
 */
export function useLogin() {
  const [isInactive, setInactive] = useState(false)
  const server = useServerForm<Credentials>({
    defaultValues,
    resolver,
    send: async (credentials) => {
      const reply = await (await import('./signIn.ts')).signIn(credentials)
      setInactive(reply.userErrors.some(({ code }) => code === 'ACCOUNT_INACTIVE'))
      return reply
    },
  })
  return { ...server, isInactive }
}

/** Fetches what signing in needs once somebody begins to type, so that sending the form does not wait for it. */
export function prepareSignIn(): void {
  void import('./signIn.ts')
  prepareRules(loadRules)
}
