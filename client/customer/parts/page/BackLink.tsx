import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/Icon.tsx'

/** The way back, before the main content. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Back to={to} className="no-print">
    <Icon name="left" />
    {children}
  </Back>
)

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '11',
    my: '3',
    color: 'ink',
    '&:hover': { color: 'brandHover' },
  },
})
