import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { waitingToasts, watchToasts } from './toasts.ts'

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }))

/** Where toasts appear; what draws them is fetched with the first one. */
export function ToastRegion() {
  const isCalled = useSyncExternalStore(watchToasts, waitingToasts, waitingToasts).length > 0
  const [wasCalled, setWasCalled] = useState(false)
  if (isCalled && !wasCalled) setWasCalled(true)
  return <Suspense fallback={null}>{wasCalled && <Toaster />}</Suspense>
}
