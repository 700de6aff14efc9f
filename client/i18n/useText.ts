import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from './messageId.ts'

export type Values = Record<string, string | number>

/** `text('account.greeting', { name })`: a text of the chosen language; names are checked against the English file. */
export function useText(): (id: MessageId, values?: Values) => string {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}
