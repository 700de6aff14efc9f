import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { sessionOf } from '../../../session/session.ts'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { type CatalogName, catalogs } from './catalogs.ts'
import { storeCatalog } from './storedCatalog.ts'

interface BookingEntry {
  /** Begins a booking of that catalog, or leads to where the customer document sends this person instead. */
  readonly book: (catalog: CatalogName) => Promise<void>
  /** The catalog being asked about, to hold its button still. */
  readonly asking: CatalogName | null
}

/**
 * How every booking begins (customer document section 4, decision D12): visitors go to /login; who has an unfinished order of the
 * catalog goes to `whenOrdered`, /account from a service card and /about from Quick Book; all others choose an address, after
 * 200 ms. A call that fails is told by a toast and changes nothing.
 */
export function useBookingEntry(whenOrdered: '/account' | '/about'): BookingEntry {
  const navigate = useNavigate()
  const later = useDelayed()
  const [asking, setAsking] = useState<CatalogName | null>(null)

  const book = useCallback(
    async (catalog: CatalogName) => {
      storeCatalog(catalog)
      if (!sessionOf('customer')) return void navigate('/login')
      setAsking(catalog)
      const { hasUnfinishedOrders } = await import('./hasUnfinishedOrders.ts')
      const isOrdered = await hasUnfinishedOrders(catalog)
      setAsking(null)
      if (isOrdered === undefined) return
      if (isOrdered) return void navigate(whenOrdered)
      later(businessRules.ui.bookingDelayMs, () => void navigate(catalogs[catalog].firstStep))
    },
    [later, navigate, whenOrdered],
  )

  return { book, asking }
}
