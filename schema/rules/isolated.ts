/** A text with right-to-left letters, isolated so that it turns no neighbouring number around; any other text unchanged. */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** A message's values with each text isolated. */
export function isolatedValues<Value>(
  values: Readonly<Record<string, Value>>,
): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  )
}

/** The blocks of the right-to-left scripts, Hebrew to Arabic Extended-A, their presentation forms and those of the supplementary plane. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
