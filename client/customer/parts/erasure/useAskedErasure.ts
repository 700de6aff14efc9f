import { useQuery } from '@apollo/client/react'
import { AskedErasureDocument } from './Erasure.generated.ts'

/** This customer's open erasure request; undefined without one, and while or if that cannot be read. */
export function useAskedErasure() {
  const { data } = useQuery(AskedErasureDocument, { context: { overlay: 'never' } })
  return data?.privacy.erasure ?? undefined
}
