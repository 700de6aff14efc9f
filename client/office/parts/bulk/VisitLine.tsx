import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { streetLine } from '../../../format/addressText.ts'
import { writeDate, writeTime } from '../../../format/businessDates.ts'
import { useText } from '../../../i18n/useText.ts'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { NoBreak } from '../../../ui/Words.tsx'
import { groupName } from '../groupName.ts'
import { useVisitedName } from '../useVisitedName.ts'
import type { LineResult } from './runLines.ts'
import type { Visit } from './visitEdits.ts'

interface VisitLineProps {
  readonly visit: Visit
  readonly isSelected?: boolean
  /** It cannot be selected now. */
  readonly isFixed?: boolean
  /** Absent of a line that is only shown. */
  readonly onSelect?: (isSelected: boolean) => void
  readonly result?: LineResult | undefined
  /** Why it is not selected. */
  readonly problem?: string | null | undefined
  /** Its number is among the children, as a link. */
  readonly hasLink?: boolean
  /** What can be changed of it. */
  readonly children?: ReactNode
}

/** A visit among many: whether it is meant, what is to become of it, and how that went. */
export function VisitLine(props: VisitLineProps) {
  const { visit, isSelected = false, isFixed = false, onSelect, result, problem, hasLink = false } = props
  const text = useText()
  const isDone = result?.state === 'done'
  const refusal = result?.state === 'refused' ? result.refusal : undefined
  const refused = refusal?.code === 'SLOT_FULL' ? text('officeBulk.full') : refusal?.message
  const words = result ? refused : problem
  const facts = <VisitFacts visit={visit} hasNumber={!hasLink} />
  return (
    <Line>
      {onSelect ? (
        <CheckBox
          checked={isSelected}
          disabled={isFixed || isDone}
          onChange={({ target }) => onSelect(target.checked)}
        >
          {facts}
        </CheckBox>
      ) : (
        <div>{facts}</div>
      )}
      <Side>
        {isDone ? <Tag tone="ok">{text('officeBulk.result.done')}</Tag> : props.children}
        {result?.state === 'unknown' && <Tag tone="warn">{text('officeBulk.result.unknown')}</Tag>}
        {words && <Why>{words}</Why>}
      </Side>
    </Line>
  )
}

interface VisitFactsProps {
  readonly visit: Visit
  readonly hasNumber: boolean
}

function VisitFacts({ visit, hasNumber }: VisitFactsProps) {
  const text = useText()
  const intl = useIntl()
  const visited = useVisitedName(visit)
  const { address, group } = visit
  const { bookedDate, bookedTime, serviceName, orderNo } = visit.order
  const day = writeDate(intl, bookedDate, 'short')
  const when = bookedTime ? `${day}, ${writeTime(intl, bookedTime)}` : day
  const facts = [
    visited.name,
    ...(visited.customer ? [visited.customer] : []),
    streetLine(address),
    ...(group ? [groupName(text, group.groupNo)] : []),
  ]
  return (
    <>
      <chakra.b fontWeight="medium">{`${when} · ${serviceName}`}</chakra.b>
      <chakra.span display="block" color="muted">
        {facts.join(' · ')}
        {hasNumber && (
          <>
            {' · '}
            <NoBreak>{orderNo}</NoBreak>
          </>
        )}
      </chakra.span>
    </>
  )
}

/** The lines of a dialog or page. */
export const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 15rem)' },
    // nothing to choose, so the facts need less room than what is said of them
    '&:not(:has(input))': { sm: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    columnGap: '4',
    alignItems: 'center',
    py: '2',
  },
})

/** Under the facts on a phone. */
const Side = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { sm: 'flex-end' },
    gap: '2',
    '&:empty': { display: 'none' },
    smDown: { pb: '2' },
  },
})

const Why = chakra('p', { base: { color: 'wheatText', flex: '1 0 100%', textAlign: { sm: 'end' } } })
