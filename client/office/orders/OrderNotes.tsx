import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'
import { roleWord } from './trackedChange.ts'

interface OrderNotesProps {
  readonly notes: OfficeOrderCardFragment['order']['instructions']
}

/** What the crew is told, oldest first, and who wrote it when (decision E11). */
export function OrderNotes({ notes }: OrderNotesProps) {
  const text = useText()
  const { moment } = useFormats()
  return (
    <chakra.ul display="grid" gap="3" listStyleType="none" pb="2">
      {notes.map((note) => (
        <li key={`${note.at} ${note.text}`}>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {note.text}
          </chakra.p>
          <chakra.p textStyle="t12" color="muted" fontVariantNumeric="tabular-nums">
            {text('officeOrders.notes.by', { role: text(roleWord(note.role)), moment: moment(note) })}
          </chakra.p>
        </li>
      ))}
    </chakra.ul>
  )
}
