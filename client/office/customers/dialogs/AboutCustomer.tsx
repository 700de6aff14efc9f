import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { isolated } from '../../../../schema/rules/isolated.ts'
import { useText } from '../../../i18n/useText.ts'
import { Muted } from '../../../ui/layout.tsx'
import { customerName } from '../customerWords.tsx'
import type { OfficeUserCardFragment } from '../users.generated.ts'

interface AboutCustomerProps {
  readonly customer: OfficeUserCardFragment
  /** Further text before the form. */
  readonly children?: ReactNode
}

/** The customer of a dialog, right below its title. */
export function AboutCustomer({ customer, children }: AboutCustomerProps) {
  const text = useText()
  return (
    <Muted mt="-2" fontVariantNumeric="tabular-nums">
      {isolated(customerName(text, customer))} · {customer.userNo}
      {children && <chakra.span display="block">{children}</chakra.span>}
    </Muted>
  )
}
