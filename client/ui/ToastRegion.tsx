import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { onReturn } from '../browser/connection.ts'
import { waitingToasts, watchToasts } from './toasts.ts'

/** Where toasts appear; their code loads with the first one, and again when the connection returns if it failed. */
export function ToastRegion() {
  const isCalled = useSyncExternalStore(watchToasts, waitingToasts, waitingToasts).length > 0
  const [Toaster, setToaster] = useState<ComponentType>()
  const isMissing = isCalled && !Toaster
  useEffect(() => {
    if (!isMissing) return
    const load = () => import('./Toaster.tsx').then((part) => setToaster(() => part.Toaster), ignore)
    void load()
    return onReturn(() => void load())
  }, [isMissing])
  return Toaster ? <Toaster /> : null
}

/** The page shows a toast's message too, so a toast that cannot be rendered loses nothing. */
function ignore(): void {}
