import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, type Ref, Suspense, useSyncExternalStore } from 'react'
import { loadChunk } from '../../../browser/chunks.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
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
  const waiting = <Waiting />
  if (!isAlive) return waiting
  return (
    <Suspense fallback={waiting}>
      <HumanProofFields check={check} />
    </Suspense>
  )
}

/** The title of the check, and the places of its picture and field. */
function Waiting() {
  const text = useText()
  return (
    <Stack gap="3" layerStyle="ruled" pt="4" minHeight="20rem" alignContent="start">
      <chakra.p fontWeight="strong">{text('captcha.title')}</chakra.p>
      <Skeleton width="12.5rem" height="4rem" />
      <Skeleton height="3rem" mt="16" />
    </Stack>
  )
}

function watchNothing(): () => void {
  return () => {}
}
