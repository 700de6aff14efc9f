import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

/** A sentence behind a small drawing. */
export function IconLine({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <chakra.p display="flex" gap="2" alignItems="flex-start">
      <chakra.span color="muted">
        <Icon name={icon} />
      </chakra.span>
      <chakra.span minWidth="0">{children}</chakra.span>
    </chakra.p>
  )
}
