import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { areaOf } from '../session/areaOf.ts'
import { personIn } from '../session/session.ts'

/**
 * Asks the page's guard again when another tab signed in or out: a page that needs a login goes home with its figures
 * (customer document, section 2; decision A1).
 */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let person = personNow()
    const look = () => {
      const now = personNow()
      if (now !== person) void revalidate()
      person = now
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [revalidate])
}

function personNow(): string | undefined {
  return personIn(areaOf(location.pathname))
}
