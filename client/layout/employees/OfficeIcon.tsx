import type { ReactNode } from 'react'
import { Svg } from '../../ui/Icon.tsx'

/** Drawings of the office's and crews' pages, separate so that visitors do not load them; on 24 units. */
const drawings = {
  exit: (
    <>
      <path d="M13.5 4.500H6A1.500 1.500 0 004.500 6v12A1.500 1.500 0 006 19.500h7.500" />
      <path d="M10 12h10M16.500 8.500L20 12l-3.500 3.500" />
    </>
  ),
  keyboard: (
    <>
      <rect x="3" y="6.500" width="18" height="11" rx="2" />
      <path d="M7 10.500h.1M11 10.500h.1M15 10.500h.1M8 14h8" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type OfficeIconName = keyof typeof drawings

/** A decorative drawing, 20 pixels wide, in the colour of its text; the words beside it carry the meaning. */
export function OfficeIcon({ name }: { readonly name: OfficeIconName }) {
  return (
    <Svg aria-hidden boxSize="1.25rem" viewBox="0 0 24 24">
      {drawings[name]}
    </Svg>
  )
}
