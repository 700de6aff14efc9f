/**
 * Typed or pasted text where ASCII is meant, such as a phone number, an email or a code: without invisible characters, compatibility forms
 * as their plain letters, decimal digits of any script as 0 to 9, every dash as a hyphen and every gap as a space. Letters that ASCII does
 * not have stay, for the caller's rule to judge.
 */
export function asciiText(text: string): string {
  return asciiDigits(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Decimal digits of any script as 0 to 9: ४८ → 48. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    // each script has its ten digits in a row
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}
