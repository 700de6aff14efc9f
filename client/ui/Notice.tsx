import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

const Box = chakra('div', {
  base: { layerStyle: 'panel', display: 'flex', gap: '3', px: '4', py: '3', bg: 'sunk', textStyle: 't14' },
  variants: {
    tone: {
      info: {},
      warn: { bg: 'wheatTint', borderColor: 'wheatLine', '& > svg': { color: 'wheatText' } },
      danger: { bg: 'dangerTint', borderColor: 'danger', '& > svg': { color: 'danger' } },
      ok: { bg: 'statusTint1', borderColor: 'transparent', '& > svg': { color: 'status1' } },
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
  readonly children: ReactNode
}

/** An important sentence in the flow of the page. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  return (
    <Box tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <chakra.div flex="1" minWidth="0">
        {children}
      </chakra.div>
    </Box>
  )
}
