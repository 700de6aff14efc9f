import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useDelayed } from '../../ui/useDelayed.ts'

/**
 * Goes to a path of the booking after the documented 200 ms (section 4), unless the page is left in between. The choice that leads there
 * stays in the browser's history (decision L3).
 * @returns takes the path, and this step's own address with its choices
 */
export function useBookingNavigation(): (path: string, chosenHere: string) => void {
  const navigate = useNavigate()
  const later = useDelayed()
  return useCallback(
    (path, chosenHere) =>
      later(businessRules.ui.bookingDelayMs, async () => {
        await navigate(chosenHere, { replace: true })
        await navigate(path)
      }),
    [later, navigate],
  )
}
