import { chakra } from '@chakra-ui/react/styled-system'
import { DragOverlay, type Modifier } from '@dnd-kit/core'
import { useIntl } from 'react-intl'
import { isolated } from '../../../schema/rules/isolated.ts'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { visitedName } from '../parts/visitedName.ts'
import { type CrewDay, isTimed } from './boardDay.ts'
import { pointOf } from './boardPlaces.ts'
import { useCarried } from './Carrying.tsx'
import { hindrances } from './CrewPlaces.tsx'
import { useAimWords } from './useAimWords.ts'

/** What follows the pointer: who is visited, and where it would go or why it cannot. */
export function Ghost({ crews }: { readonly crews: readonly CrewDay[] | undefined }) {
  const { visit } = useCarried()
  const intl = useIntl()
  const words = useGhostWords(crews)
  const time = visit && isTimed(visit) ? writeTime(intl, visit.order.bookedTime ?? '') : undefined
  return (
    <DragOverlay dropAnimation={null} zIndex={35} style={{ width: '14rem' }} modifiers={[atPointer]}>
      {visit && (
        <Outline>
          <b>{[isolated(visitedName(visit)), time].filter(Boolean).join(' · ')}</b>
          {words && <span>{words}</span>}
        </Outline>
      )}
    </DragOverlay>
  )
}

/** Where a drop goes, or the crew under the pointer and why it is refused; nothing outside. */
function useGhostWords(crews: readonly CrewDay[] | undefined): string | undefined {
  const { target, aim, refusal } = useCarried()
  const text = useText()
  const wordsOf = useAimWords()
  if (!target) return undefined
  if ('date' in target) return text('officeBoard.to', { place: wordsOf(target, crews) })
  if (aim)
    return text('officeBoard.to', { place: wordsOf({ ...aim, at: aim.moves ? aim.at : undefined }, crews) })
  const crew = wordsOf({ ...target, at: undefined }, crews)
  return refusal ? `${crew} · ${text(hindrances[refusal])}` : crew
}

/** Holds the ghost by a corner at the pointer, and inside the window; keys place its corner. */
const atPointer: Modifier = ({ active, activatorEvent, overlayNodeRect, transform }) => {
  const card = active?.rect.current.initial
  if (!card) return transform
  const { left, top } = card
  const start = pointOf(activatorEvent)
  const held = start ? { x: start.x - left - grip, y: start.y - top - grip } : { x: 0, y: 0 }
  const most = innerWidth - (overlayNodeRect?.width ?? 0) - margin
  const x = Math.max(margin, Math.min(left + transform.x + held.x, most))
  return { ...transform, x: x - left, y: transform.y + held.y }
}

/** How far inside its corner a pointer holds the ghost, and its distance from the window's edge, in pixels. */
const [grip, margin] = [16, 8]

const Outline = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    width: '100%',
    height: '3rem',
    px: '3',
    py: '1',
    borderWidth: '2px',
    borderColor: 'brand',
    borderRadius: 'input',
    bg: 'panel',
    boxShadow: 'soft',
    cursor: 'grabbing',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > span': { textStyle: 't12', color: 'brand', fontWeight: 'medium' },
  },
})
