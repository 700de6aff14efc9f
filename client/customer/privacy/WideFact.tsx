import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Facts with a sentence each: the label above it. */
export const Facts = chakra('dl', { base: { display: 'grid', gap: '4' } })

export function WideFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontWeight="strong">{label}</chakra.dt>
      <chakra.dd color="muted">{children}</chakra.dd>
    </div>
  )
}
