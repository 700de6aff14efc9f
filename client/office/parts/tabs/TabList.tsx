import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { tabRow, useChosenInSight } from './useChosenInSight.ts'

/** One of several views, of which one is shown. */
interface Tab<Value extends string> {
  readonly value: Value
  readonly face: ReactNode
}

interface TabListProps<Value extends string> {
  readonly label: string
  /** The prefix of the ids of tabs and panel. */
  readonly id: string
  readonly tabs: readonly Tab<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  /** Underlined over a whole page, or a segment inside one. */
  readonly look: 'line' | 'segment'
}

/** The props that connect the panel with its TabList. */
export function panelOf(id: string, chosen: string) {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${chosen}` } as const
}

/** Tabs as in the ARIA authoring practices: one Tab stop; arrows, Home and End choose. */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, id, tabs, chosen, onChoose, look } = props
  const list = useRef<HTMLDivElement>(null)
  useChosenInSight(
    list,
    tabs.findIndex(({ value }) => value === chosen),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ value }) => value === chosen)
    const next = tabs[placeFor(event.key, at, tabs.length)]
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    list.current?.querySelector<HTMLElement>(`#${id}-${next.value}`)?.focus()
  }
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} look={look}>
      {tabs.map(({ value, face }) => (
        <Face
          key={value}
          type="button"
          role="tab"
          id={`${id}-${value}`}
          aria-selected={value === chosen}
          aria-controls={value === chosen ? `${id}-panel` : undefined}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          look={look}
        >
          {face}
        </Face>
      ))}
    </List>
  )
}

/** @returns -1 for a key that chooses nothing */
function placeFor(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

/** Choices in one frame, as wide as a phone. */
export const segmentFrame = {
  p: '2px',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'input',
  bg: 'sunk',
  width: { base: '100%', sm: 'auto' },
} as const

/** One of the choices. */
export const segment = {
  minHeight: '2rem',
  flexGrow: { base: 1, sm: 0 },
  borderRadius: 'input',
} as const

/** The one that is chosen. */
export const chosenSegment = {
  bg: 'panel',
  color: 'ink',
  fontWeight: 'medium',
  boxShadow: '0 0 0 1px {colors.line}',
} as const

const List = chakra('div', {
  base: { display: 'flex', minWidth: '0', fontVariantNumeric: 'tabular-nums' },
  variants: {
    look: {
      line: tabRow,
      segment: { ...segmentFrame, flexWrap: { sm: 'wrap' } },
    },
  },
})

const Face = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flex: 'none',
    textStyle: 't14',
    color: 'muted',
    cursor: 'pointer',
    '&:hover': { color: 'ink' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  variants: {
    look: {
      line: {
        minHeight: '11',
        px: { base: '2', sm: '3' },
        whiteSpace: 'nowrap',
        '&[aria-selected=true]': {
          color: 'ink',
          fontWeight: 'strong',
          boxShadow: 'inset 0 -2px 0 {colors.brand}',
        },
      },
      // all in one row on a phone, a count below its label if there is no room beside it
      segment: {
        ...segment,
        flexShrink: { base: 1, sm: 0 },
        flexWrap: 'wrap',
        columnGap: { base: '1', sm: '2' },
        rowGap: '0',
        px: { base: '1', sm: '3' },
        '&[aria-selected=true]': chosenSegment,
      },
    },
  },
})
