import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import type { Selection } from './useSelection.ts'

interface SelectionBarProps {
  readonly selection: Selection
  /** The buttons, for what is chosen. */
  readonly children: ReactNode
}

/** Above a list: chooses all of the page; while something is chosen it stays in sight with what can be done with it. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const text = useText()
  const { chosen, isAll, toggleAll, clear } = selection
  const count = chosen.length
  return (
    <Bar data-chosen={count > 0 ? '' : undefined}>
      <CheckBox checked={isAll} onChange={toggleAll}>
        {text('officeBulk.selectAll')}
      </CheckBox>
      <chakra.span role="status" fontWeight="medium" _empty={{ display: 'none' }}>
        {count > 0 && text('officeBulk.selected', { count })}
      </chakra.span>
      {count > 0 && (
        <Buttons>
          <Button size="sm" look="quiet" onClick={clear}>
            {text('officeBulk.clear')}
          </Button>
          {children}
        </Buttons>
      )}
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    px: { base: '4', md: '5' },
    mb: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'card',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '&[data-chosen]': {
      position: 'sticky',
      top: '2',
      zIndex: '1',
      bg: 'brandTint',
      borderColor: 'brand',
    },
  },
})

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', ms: 'auto', py: '1' },
})
