import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface SentencesProps {
  readonly first: ReactNode
  /** May be a link or a button, or nothing. */
  readonly second: ReactNode
}

/** Two sentences of a paragraph, joined as the language does it: Chinese has no gap. */
export function Sentences({ first, second }: SentencesProps) {
  return second ? <FormattedMessage id="sentences" values={{ first, second }} /> : first
}
