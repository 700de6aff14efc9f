import { lazy, type Ref, Suspense, useSyncExternalStore } from 'react'
import { loadChunk } from '../../../browser/chunks.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { HumanCheck } from './humanProof.ts'

const HumanProofFields = lazy(async () => ({
  default: (await loadChunk(() => import('./HumanProofFields.tsx'))).HumanProofFields,
}))

/**
 * The check for programs at the end of a form. It loads a moment after the fields above, which a reader fills in first; on a prerendered
 * page, after hydration.
 */
export function HumanPart({ check }: { readonly check: Ref<HumanCheck> }) {
  const isAlive = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  const waiting = <Skeleton height="24rem" />
  if (!isAlive) return waiting
  return (
    <Suspense fallback={waiting}>
      <HumanProofFields check={check} />
    </Suspense>
  )
}

function watchNothing(): () => void {
  return () => {}
}
