import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A label above its value, inside a `dl`. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="t14" color="muted">
        {label}
      </chakra.dt>
      <chakra.dd display="grid">{children}</chakra.dd>
    </div>
  )
}
