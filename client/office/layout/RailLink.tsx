import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Icon, type IconName } from '../../ui/Icon.tsx'

/** The style of a rail entry, link or button. */
export const railItem = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minHeight: '10',
    px: '3',
    borderRadius: 'input',
    textStyle: 't14',
    color: 'ink',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '& svg': { color: 'muted' },
    '&:hover': { bg: 'sunk', color: 'ink' },
    '&[aria-current]': {
      bg: 'brandTint',
      color: 'brand',
      fontWeight: 'strong',
      '& svg': { color: 'brand' },
    },
  },
})

interface RailLinkProps {
  readonly to: string
  readonly icon: IconName
  /** At the line's end, such as a count. */
  readonly figure?: ReactNode
  readonly children: ReactNode
}

/** A list of the office; the open one is marked by its tint, its weight and for screen readers. */
export function RailLink({ to, icon, figure, children }: RailLinkProps) {
  return (
    <li>
      <Item to={to}>
        <Icon name={icon} />
        <chakra.span flex="1">{children}</chakra.span>
        {figure}
      </Item>
    </li>
  )
}

const Item = chakra(NavLink, railItem)
