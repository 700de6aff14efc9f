import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'

interface LinkTab {
  readonly to: { readonly search: string }
  readonly label: string
  readonly isOpen: boolean
  /** How many wait behind it. */
  readonly count?: string
}

interface LinkTabsProps {
  /** Of the row, for those who hear it. */
  readonly label: string
  readonly tabs: readonly LinkTab[]
}

/** Views of one page as a row of links, each with an address of its own; the open one is marked. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <Row aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.label} to={tab.to} aria-current={tab.isOpen ? 'page' : undefined} preventScrollReset>
          {tab.label}
          {tab.count && <Count>{tab.count}</Count>}
        </Tab>
      ))}
    </Row>
  )
}

const Row = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    borderBottomWidth: '1px',
    borderColor: 'line',
    mb: '4',
  },
})

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    px: '3',
    mb: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    textStyle: 't14',
    color: 'muted',
    textDecoration: 'none',
    '&:hover': { color: 'ink' },
    '&[aria-current]': { color: 'ink', fontWeight: 'strong', borderColor: 'brand' },
  },
})

const Count = chakra('span', {
  base: {
    minWidth: '1.25rem',
    px: '1',
    borderRadius: 'full',
    bg: 'wheatTint',
    color: 'wheatText',
    textStyle: 't12',
    fontWeight: 'medium',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
