import { useRef } from 'react'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { type HumanCheck, proving } from '../parts/entry/humanProof.ts'
import { emptyRegistration, type RegistrationValues } from './registrationValues.ts'

const loadRules = () => import('./registrationRules.ts')
const resolver = fieldRules<RegistrationValues>(loadRules)

/** The registration form with its proof of a person (customer document sections 2 and 5, decision A7). */
export function useRegistration() {
  const human = useRef<HumanCheck>(null)
  const server = useServerForm<RegistrationValues>({
    defaultValues: emptyRegistration,
    resolver,
    send: (values) =>
      proving(human, values, async (proof) => (await import('./register.ts')).register(values, proof)),
  })
  return { ...server, human }
}

/** Fetches what sending needs once somebody begins to type. */
export function prepareRegistration(): void {
  void import('./register.ts')
  prepareRules(loadRules)
}
