import { asciiText } from './asciiText.ts'

/** A typed or pasted phone number without formatting: "tel:+1 (780) 555-1212" → "+17805551212". */
export function barePhone(typed: string): string {
  return asciiText(typed)
    .replace(/^tel:/i, '')
    .replace(/[ ().\-/\u00B7\u2022\u2027\u22C5\u30FB]/g, '')
}

/** A phone number in local notation: "+1 403 555 0110" or "+14035550110" → "(403) 555-0110"; other numbers unchanged. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^\+?1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? []
  return area ? `(${area}) ${exchange}-${line}` : phone
}
