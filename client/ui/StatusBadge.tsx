import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { OrderStatus } from '../../schema/rules/enumerations.ts'
import { useText } from '../i18n/useText.ts'

type StatusName = keyof typeof OrderStatus

interface Look {
  readonly number: 0 | 1 | 2 | 3 | 4 | 5
  readonly drawing: ReactNode
}

/** Colours and their numbers are the customer document's (section 4); the label is always there (decision E15). */
const looks: Record<StatusName, Look> = {
  Pending: { number: 0, drawing: <path d="M9 5v4l2.5 1.5" /> },
  Confirmed: { number: 1, drawing: <path d="M5.5 9.3l2.5 2.5 4.5-5" /> },
  InService: { number: 2, drawing: <path d="M7.2 5.8v6.4L12 9z" fill="currentColor" /> },
  Completed: { number: 3, drawing: <path d="M3.8 9.3L6 11.5l4-5M9.5 11.5l4-5" /> },
  Cancelled: { number: 4, drawing: <path d="M6.3 6.3l5.4 5.4M11.7 6.3l-5.4 5.4" /> },
  Disputed: { number: 5, drawing: <path d="M9 4.8v5M9 12.7v.1" /> },
}

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    py: '1',
    ps: '1',
    pe: '10px',
    borderRadius: 'full',
    textStyle: 't14',
    fontWeight: 'strong',
    whiteSpace: 'nowrap',
    // For very large letters; the width is in em, so that a browser set to large text counts too.
    '@media (max-width: 22.4em)': { whiteSpace: 'normal' },
  },
})

const Dot = chakra('svg', {
  base: {
    boxSize: '1.125rem',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})

/** An order's status as dot, icon and label. */
export function StatusBadge({ status }: { readonly status: StatusName }) {
  const text = useText()
  const { number, drawing } = looks[status]
  return (
    <Badge data-status={status} color={`status${number}`} bg={`statusTint${number}`}>
      <Dot viewBox="0 0 18 18" aria-hidden color={`statusTint${number}`}>
        <chakra.circle cx="9" cy="9" r="9" stroke="none" fill={`status${number}`} />
        {drawing}
      </Dot>
      {text(`status.${status}`)}
    </Badge>
  )
}
