import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useDelayed } from '../../ui/useDelayed.ts'

/** Goes to a path of the booking after the documented 200 ms (section 4); leaving the page in between calls it off. */
export function useBookingNavigation(): (path: string) => void {
  const navigate = useNavigate()
  const later = useDelayed()
  return useCallback(
    (path) => later(businessRules.ui.bookingDelayMs, () => void navigate(path)),
    [later, navigate],
  )
}
