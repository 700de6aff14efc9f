import { useRef } from 'react'
import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { type HumanCheck, type HumanValues, noProofYet, proving } from '../parts/entry/humanProof.ts'

interface RequestValues extends HumanValues {
  readonly emailOrPhone: string
}

const loadRules = () => import('./requestRules.ts')
const defaultValues: RequestValues = { emailOrPhone: '', ...noProofYet }
const resolver = fieldRules<RequestValues>(loadRules)

/** The form that asks for a code (customer document sections 2 and 5, /passwordReset1). */
export function useResetRequest() {
  const human = useRef<HumanCheck>(null)
  const server = useServerForm<RequestValues>({
    defaultValues,
    resolver,
    send: (values) =>
      proving(human, values, async (proof) =>
        (await import('./requestReset.ts')).requestReset(values.emailOrPhone, proof),
      ),
  })
  return { ...server, human }
}

/** Fetches what sending needs once somebody begins to type. */
export function prepareRequest(): void {
  void import('./requestReset.ts')
  prepareRules(loadRules)
}
