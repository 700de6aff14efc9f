import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { Command } from './commandEntries.ts'

interface CommandLineProps {
  readonly id: string
  readonly command: Command
  readonly isChosen: boolean
  readonly onPoint: () => void
  readonly onGo: () => void
}

/** An entry of the command menu; the chosen one says what Enter does. */
export function CommandLine({ id, command, isChosen, onPoint, onGo }: CommandLineProps) {
  const text = useText()
  const { icon, label, facts, status, day, enter = 'office.commands.open' } = command
  return (
    <Line id={id} role="option" aria-selected={isChosen} onPointerMove={onPoint} onClick={onGo}>
      <Icon name={icon} size={18} />
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block">
          {label}{' '}
          {day && (
            <chakra.span fontWeight="normal" color="ink" ms="3">
              {day}
            </chakra.span>
          )}
        </chakra.span>{' '}
        {facts && (
          <chakra.span display="block" color="muted" fontWeight="normal" textStyle="t12">
            {facts}
          </chakra.span>
        )}
      </chakra.span>{' '}
      {status && <StatusBadge status={status} />}
      {isChosen && <Enter aria-hidden>{text('office.commands.enter', { action: text(enter) })}</Enter>}
    </Line>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    px: '3',
    py: '1',
    borderRadius: 'input',
    textStyle: 't14',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    // an icon of its own shape has to do on a phone
    smDown: { '& [data-status]': { gap: '0', p: '0', fontSize: '0', bg: 'transparent' } },
    '&[aria-selected=true]': { bg: 'brandTint', color: 'brand', fontWeight: 'strong' },
  },
})

/** A touch needs no key. */
const Enter = chakra('span', {
  base: {
    flex: 'none',
    px: '2',
    borderWidth: '1px',
    borderColor: 'inputLine',
    borderRadius: 'input',
    bg: 'panel',
    color: 'ink',
    textStyle: 't12',
    fontWeight: 'normal',
    hideBelow: 'sm',
    '@media (hover: none)': { display: 'none' },
  },
})
