import { useIntl } from 'react-intl'
import { useText } from '../../i18n/useText.ts'
import type { Span } from './ladderSteps.ts'

/** Ranges in the reader's language. */
interface Spans {
  /** "2.5–4.5%" of tenths of a percent. */
  readonly percents: (tenths: Span) => string
  /** "6–10". */
  readonly numbers: (span: Span) => string
}

/** The ranges of the table of ranks (customer document section 2, /rankDetail). */
export function useSpans(): Spans {
  const intl = useIntl()
  const text = useText()
  const percent = (tenths: number) =>
    intl.formatNumber(tenths / 1000, { style: 'percent', maximumFractionDigits: 1 })
  return {
    percents: ({ from, to }) =>
      text('rankDetail.range', { from: intl.formatNumber(from / 10), to: percent(to) }),
    numbers: ({ from, to }) =>
      text('rankDetail.range', { from: intl.formatNumber(from), to: intl.formatNumber(to) }),
  }
}
