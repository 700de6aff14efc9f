import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isScreenOpen } from './openScreens.ts'

interface ScreenLinkProps {
  readonly to: string
  readonly label: ReactNode
  /** What stands around the link and goes with it; the bare link without. */
  readonly children?: (link: ReactNode) => ReactNode
}

/** A link to a screen of the app; nothing at all while the app has no such screen, so that no link is dead. */
export function ScreenLink({ to, label, children }: ScreenLinkProps) {
  if (!isScreenOpen(to)) return null
  const link = <Link to={to}>{label}</Link>
  return children ? children(link) : link
}
