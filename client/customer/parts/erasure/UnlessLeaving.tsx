import type { ReactNode } from 'react'
import { useAskedErasure } from './useAskedErasure.ts'

/** What is offered to accounts that stay, such as to add points: nothing once an erasure is asked for. */
export function UnlessLeaving({ children }: { readonly children: ReactNode }) {
  return useAskedErasure() ? null : children
}
