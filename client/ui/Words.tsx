import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../i18n/messageId.ts'
import { useText, type Values } from '../i18n/useText.ts'

interface WordsProps {
  readonly id: MessageId
  readonly values?: Values
}

/** A text of the chosen language in the flow of a page, for places where no hook is at hand. */
export function Words({ id, values }: WordsProps) {
  return useText()(id, values)
}

/** A number that people quote, or words that belong together: they wrap as a whole, and break only if no line could hold them. */
export const NoBreak = chakra('span', { base: { display: 'inline-block', textDecoration: 'inherit' } })
