import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

const Box = chakra('div', {
  base: {
    layerStyle: 'panel',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '3',
    px: '4',
    py: '3',
    bg: 'sunk',
    textStyle: 't14',
    // under the words where there is no room beside them
    '& > * + *': { ms: '8' },
  },
  variants: {
    // words as large as those of the action
    hasAction: { true: { textStyle: 't16', '& > div > svg': { mt: '2px' } } },
    tone: {
      info: {},
      warn: { bg: 'wheatTint', borderColor: 'wheatLine', '& > div > svg': { color: 'wheatText' } },
      danger: { bg: 'dangerTint', borderColor: 'danger', '& > div > svg': { color: 'danger' } },
      ok: {
        bg: 'statusTint1',
        borderColor: 'transparent',
        '& > div > svg': { color: 'status1' },
      },
    },
  },
})

const icons: Record<'info' | 'warn' | 'danger' | 'ok', IconName> = {
  info: 'info',
  warn: 'alert',
  danger: 'alert',
  ok: 'check',
}

interface NoticeProps {
  readonly tone?: keyof typeof icons
  /** `alert` interrupts a screen reader, `status` waits; by default the notice is silent text. */
  readonly role?: 'alert' | 'status'
  /** The one thing to do about it. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** An important sentence in the flow of the page. */
export function Notice({ tone = 'info', role, action, children }: NoticeProps) {
  return (
    <Box tone={tone} role={role} hasAction={Boolean(action)}>
      <chakra.div display="flex" gap="3" flex="1 1 14rem" minWidth="0">
        <Icon name={icons[tone]} />
        <chakra.div flex="1" minWidth="0">
          {children}
        </chakra.div>
      </chakra.div>
      {action}
    </Box>
  )
}
