import type { SessionArea } from './session.ts'

/** The area of a path: `/admin…` and `/staff…` are the office's and the crews', everything else is the customer's. */
export function areaOf(path: string): SessionArea {
  if (path.startsWith('/admin')) return 'admin'
  if (path.startsWith('/staff')) return 'staff'
  return 'customer'
}
