import type { SessionArea } from './session.ts'

/** The area a path of the app belongs to: `/admin…` and `/staff…` are the back offices', everything else is the customer's. */
export function areaOf(path: string): SessionArea {
  if (path.startsWith('/admin')) return 'admin'
  if (path.startsWith('/staff')) return 'staff'
  return 'customer'
}
