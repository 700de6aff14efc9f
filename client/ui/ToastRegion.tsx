import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { onReturn } from '../browser/connection.ts'
import { waitingToasts, watchToasts } from './toasts.ts'

/** Where toasts appear; what draws them is fetched with the first one, and again with the connection when there was none. */
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

/** What a toast says stands on the page as well, so that a toast that cannot be drawn loses nothing. */
function ignore(): void {}
