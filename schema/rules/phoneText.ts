/** A phone as people here write it: "+1 403 555 0110" or "+14035550110" → "(403) 555-0110"; any other number stays as it is. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^\+?1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? []
  return area ? `(${area}) ${exchange}-${line}` : phone
}
