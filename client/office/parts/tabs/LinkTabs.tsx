import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Link } from 'react-router'
import { tabRow, useChosenInSight } from './useChosenInSight.ts'

interface LinkTab {
  readonly to: { readonly search: string }
  readonly label: string
  readonly isOpen: boolean
  /** How many entries wait behind it. */
  readonly count?: string
}

interface LinkTabsProps {
  /** The row's accessible name. */
  readonly label: string
  readonly tabs: readonly LinkTab[]
}

/** Views of one page as a row of links with their own addresses; the open one is marked, and scrolled into view on a phone. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null)
  useChosenInSight(
    row,
    tabs.findIndex(({ isOpen }) => isOpen),
  )
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.label} to={tab.to} aria-current={tab.isOpen ? 'page' : undefined} preventScrollReset>
          {tab.label}
          {tab.count && (
            <chakra.span
              minWidth="1.25rem"
              px="1"
              borderRadius="full"
              bg="wheatTint"
              color="wheatText"
              textStyle="t12"
              fontWeight="medium"
              textAlign="center"
              fontVariantNumeric="tabular-nums"
            >
              {tab.count}
            </chakra.span>
          )}
        </Tab>
      ))}
    </Row>
  )
}

const Row = chakra('nav', { base: { ...tabRow, mb: '4' } })

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: '2',
    minHeight: '11',
    px: { base: '2', sm: '3' },
    whiteSpace: 'nowrap',
    textStyle: 't14',
    color: 'muted',
    textDecoration: 'none',
    '&:hover': { color: 'ink' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'ink', fontWeight: 'strong', boxShadow: 'inset 0 -2px 0 {colors.brand}' },
  },
})
