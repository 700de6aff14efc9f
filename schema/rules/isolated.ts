/** A text with letters that run from right to left, set apart so that it turns no number beside it around; any other stays as it is. */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** Each text among a message's values, isolated. */
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
