import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { type CrewDay, laneOf, type Visit } from './boardDay.ts'
import { type BoardDay, hindranceAt, refusalOf } from './boardDrop.ts'
import { hatch, hindrances } from './CrewPlaces.tsx'

interface CrewChoiceProps {
  readonly crew: CrewDay
  readonly name: string
  readonly day: BoardDay
  /** The visit that the crew gets when it is pressed. */
  readonly visit: Visit
  readonly onGive: (crew: CrewDay) => void
}

/** A button over a crew's row that gives it the visit, or says why it cannot have it. */
export function CrewChoice({ crew, name, day, visit, onGive }: CrewChoiceProps) {
  const text = useText()
  const lane = laneOf(visit)
  const refusal = refusalOf(visit, crew, { groupId: crew.id, lane }, day)
  const isAsked = !refusal && hindranceAt(visit, crew, lane, day) !== undefined
  const words = refusal
    ? text(`officeBoard.refused.${refusal}`, { crew: name })
    : text('officeBoard.assignTo', { crew: name })
  return (
    <Over type="button" disabled={refusal !== undefined} onClick={() => onGive(crew)}>
      <span>{isAsked ? `${words} · ${text(hindrances.elsewhere)}` : words}</span>
    </Over>
  )
}

const Over = chakra('button', {
  base: {
    position: 'absolute',
    inset: '1px',
    zIndex: '1',
    display: 'grid',
    placeItems: 'center',
    // on a phone the crew's name stands above
    pt: { base: '3.5rem', md: '0' },
    borderRadius: 'input',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'brand',
    cursor: 'pointer',
    '& > span': {
      px: '3',
      py: '1',
      borderRadius: 'full',
      bg: 'panel',
      color: 'brand',
      fontWeight: 'medium',
      boxShadow: '0 0 0 1px {colors.line}',
    },
    '&:disabled': {
      borderColor: 'line',
      cursor: 'not-allowed',
      '& > span': { color: 'muted' },
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0',
        insetBlockStart: { base: '3.5rem', md: '0' },
        insetStart: { md: '8.5rem' },
        zIndex: '-1',
        bg: 'color-mix(in srgb, var(--chakra-colors-panel) 55%, transparent)',
        backgroundImage: hatch,
      },
    },
    '&:hover:not(:disabled), &:focus-visible': {
      borderStyle: 'solid',
      bg: 'color-mix(in srgb, var(--chakra-colors-brand) 12%, transparent)',
    },
  },
})
