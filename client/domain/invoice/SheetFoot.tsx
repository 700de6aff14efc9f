import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'

/** The terms, small at the end. */
export function SheetFoot({ paragraphs }: { readonly paragraphs: readonly MessageId[] }) {
  const text = useText()
  return (
    <chakra.footer
      display="grid"
      gap="1"
      pt="4"
      borderTopWidth="1px"
      borderColor="line"
      textStyle="t14"
      color="muted"
      breakInside="avoid"
    >
      {paragraphs.map((id) => (
        <p key={id}>{text(id)}</p>
      ))}
    </chakra.footer>
  )
}
