import { Toaster as Base, createToaster, Toast } from '@chakra-ui/react/toast'
import { useEffect, useState } from 'react'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { Icon, type IconName } from './Icon.tsx'
import { dismissals, type ToastKind, takeToasts, watchToasts } from './toasts.ts'

const icons: Record<ToastKind, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'alert',
}

/** Renders the toasts: top-center, 3000 ms, paused on hover or focus, at most one of a kind. */
export function Toaster() {
  const [toaster] = useState(newToaster)
  useEffect(() => {
    const show = () => showWaiting(toaster)
    show()
    const unwatch = watchToasts(show)
    const undismiss = dismissals.watch(() => queueMicrotask(() => toaster.dismiss()))
    return () => {
      unwatch()
      undismiss()
    }
  }, [toaster])
  return (
    <Base toaster={toaster}>
      {(shown) => (
        <Toast.Root>
          <Icon name={icons[kindOf(shown.type)]} />
          <Toast.Title>{shown.title}</Toast.Title>
        </Toast.Root>
      )}
    </Base>
  )
}

function newToaster() {
  return createToaster({
    placement: 'top',
    // below the page's header, whose links stay reachable; a page with links at its side names another place
    offsets: {
      top: 'calc(var(--toast-top, 5rem) + var(--connection-bar, 0px))',
      bottom: '1rem',
      left: '1rem',
      right: '1rem',
    },
    duration: businessRules.ui.toastMs,
    pauseOnPageIdle: true,
  })
}

/**
 * A message on screen is not repeated, and makes way for another one of its kind. After the current turn, because a toaster misses messages until the effects of its first render ran.
 */
function showWaiting(toaster: ReturnType<typeof newToaster>): void {
  queueMicrotask(() => {
    for (const { kind, message } of takeToasts()) {
      const id = `${kind} ${message}`
      for (const shown of toaster.getVisibleToasts())
        if (shown.type === kind && shown.id !== id) toaster.remove(shown.id)
      toaster.create({ id, type: kind, title: message })
    }
  })
}

function kindOf(type: string | undefined): ToastKind {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info'
}
