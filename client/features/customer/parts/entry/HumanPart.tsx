import { lazy, type Ref, Suspense } from 'react'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { HumanCheck } from './humanProof.ts'

const HumanProofFields = lazy(async () => ({
  default: (await import('./HumanProofFields.tsx')).HumanProofFields,
}))

/** The check for programs at the end of a form. It comes a moment after the fields above, which are what a reader begins with. */
export function HumanPart({ check }: { readonly check: Ref<HumanCheck> }) {
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <HumanProofFields check={check} />
    </Suspense>
  )
}
