import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'

/** How to get in at an address (decision X10); nothing without notes. */
export function AccessNotes({ notes }: { readonly notes: string }) {
  const text = useText()
  if (notes === '') return null
  return (
    <chakra.p display="flex" gap="2" textStyle="t14" minWidth="0">
      <Icon name="key" size={18} />
      <chakra.span minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
        <strong>{text('addresses.access.label')}</strong> {notes}
      </chakra.span>
    </chakra.p>
  )
}
