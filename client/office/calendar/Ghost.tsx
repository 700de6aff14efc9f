import { chakra } from '@chakra-ui/react/styled-system'
import { DragOverlay } from '@dnd-kit/core'
import { useIntl } from 'react-intl'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { type CrewDay, isTimed } from './boardDay.ts'
import { useCarried } from './Carrying.tsx'
import { useAimWords } from './useAimWords.ts'

/** What follows the pointer: the order, as wide as its work, and where it would go. */
export function Ghost({ crews }: { readonly crews: readonly CrewDay[] | undefined }) {
  const { visit, target, aim } = useCarried()
  const intl = useIntl()
  const text = useText()
  const wordsOf = useAimWords()
  const time = visit && isTimed(visit) ? writeTime(intl, visit.order.bookedTime ?? '') : undefined
  const to = target && 'date' in target ? target : aim && { ...aim, at: aim.moves ? aim.at : undefined }
  return (
    <DragOverlay dropAnimation={null} zIndex={35}>
      {visit && (
        <Outline>
          <b>{[visit.order.orderNo, time].filter(Boolean).join(' · ')}</b>
          {to && <span>{text('officeBoard.to', { place: wordsOf(to, crews) })}</span>}
        </Outline>
      )}
    </DragOverlay>
  )
}

const Outline = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    width: 'max-content',
    minWidth: '100%',
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
    '& > span': { textStyle: 't12', color: 'brand', fontWeight: 'medium' },
  },
})
