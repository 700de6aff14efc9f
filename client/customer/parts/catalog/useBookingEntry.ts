import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import { loadChunk } from '../../../browser/chunks.ts'
import { useText } from '../../../i18n/useText.ts'
import { sessionOf } from '../../../session/session.ts'
import { toastChunkError } from '../../../ui/chunkError.ts'
import { toast } from '../../../ui/toasts.ts'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { useShown } from '../../../ui/useShown.ts'
import type { BegunState } from '../page/SignInReason.tsx'
import { catalogs, storeCatalog } from './catalogs.ts'
import type { TurnedAwayState } from './TurnedAway.tsx'

interface BookingEntry {
  /** Begins a booking of that catalog, or redirects as the customer document says. */
  readonly book: (catalog: ServiceCatalog) => Promise<void>
  /** The catalog being checked, whose button shows a spinner. */
  readonly asking: ServiceCatalog | null
}

/**
 * How every booking begins (customer document section 4, decision D12). Visitors go to /login. A customer with an unfinished order of the
 * catalog goes to `whenOrdered`, with a message: /account from a service card, /about from Quick Book, where a notice names the order
 * (decision L1). All others choose an address, after 200 ms. If the reader has left meanwhile, nothing happens. A failed call, or code that
 * cannot be loaded, shows a toast and changes nothing.
 */
export function useBookingEntry(whenOrdered: '/account' | '/about'): BookingEntry {
  const navigate = useNavigate()
  const text = useText()
  const later = useDelayed()
  const isShown = useShown(true)
  const [asking, setAsking] = useState<ServiceCatalog | null>(null)

  const book = useCallback(
    async (catalog: ServiceCatalog) => {
      storeCatalog(catalog)
      if (!sessionOf('customer'))
        return void navigate('/login', { state: { begun: catalog } satisfies BegunState })
      setAsking(catalog)
      const order = await findUnfinished(catalog)
      setAsking(null)
      if (order === undefined || !isShown.current) return
      if (order) {
        toast('info', text('turnedAway.why', { catalog }))
        const { orderNo, serviceName } = order
        const state: TurnedAwayState = { turnedAway: { catalog, orderNo, serviceName } }
        return void navigate(whenOrdered, { state })
      }
      later(businessRules.ui.bookingDelayMs, () => void navigate(catalogs[catalog].firstStep))
    },
    [later, isShown, navigate, text, whenOrdered],
  )

  return { book, asking }
}

/** As `unfinishedOrder`; undefined also if its code cannot be loaded, which a toast has said. */
async function findUnfinished(catalog: ServiceCatalog) {
  try {
    const { unfinishedOrder } = await loadChunk(() => import('./unfinishedOrder.ts'))
    return await unfinishedOrder(catalog)
  } catch {
    toastChunkError()
    return undefined
  }
}
