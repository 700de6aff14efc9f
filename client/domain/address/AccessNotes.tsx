import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../../ui/Icon.tsx'

interface AccessNotesProps {
  readonly label: string
  readonly notes: string
}

/** How to get in at an address (decision X10); nothing without notes. */
export function AccessNotes({ label, notes }: AccessNotesProps) {
  if (notes === '') return null
  return (
    <chakra.p display="flex" gap="2" textStyle="t14" minWidth="0">
      <Icon name="key" size={18} />
      <chakra.span minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
        <strong>{label}</strong> {notes}
      </chakra.span>
    </chakra.p>
  )
}
