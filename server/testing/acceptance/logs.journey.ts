import { describe, expect, it } from 'vitest'
import { rowsIn } from './rowsIn.ts'
import type { World } from './world.ts'

/** What opens something, by its name in the documented calls and in the links of mails. */
const SECRET = /(?:"(?:\w*[Pp]assword|token|validationCode|\w*[Cc]ode)":"|[?&]\w*token=)([^"&\s<]{4,})/g
/** Columns with people's identity, addresses and texts. */
const PERSONAL = /^(first_name|last_name|email|phone|street_name|postal|memo|dob|password_hash|token_hash)$/
const WRITTEN = /^public\.(order_instruction|order_office_note|payment_note)$/

/** The log must not contain personal data of any journey. */
export function logs(theWorld: () => World): void {
  describe('the log at its most talkative', () => {
    it('tells of every call, and no password, token, code, name, phone, e-mail, street or note', async () => {
      const { box, database, avery, log } = theWorld()
      // the line for a newcomer names the demo accounts; it is no line of the log, and production has none
      const lines = log().replace(/^Aspenrow is ready.*$/m, '')
      expect(lines.match(/ answered /g)?.length).toBeGreaterThan(500)
      const kept = new Set([...secretsIn(box.spoken), ...(await personalIn(database.url))])
      const examples = [avery.token, 'demo-avery', 'avery@example.com', 'Avery', 'Larkspur Way SW', 'Robin']
      expect([...kept]).toEqual(expect.arrayContaining(examples))
      expect([...kept].filter((value) => wordIn(lines, value))).toEqual([])
    })
  })
}

function secretsIn(spoken: readonly string[]): readonly string[] {
  return spoken.flatMap((text) => [...text.matchAll(SECRET)].map(([, value = '']) => value))
}

async function personalIn(databaseUrl: string): Promise<readonly string[]> {
  const tables = await rowsIn(databaseUrl)
  return [...tables].flatMap(([table, rows]) =>
    rows
      .flatMap((row) => Object.entries(JSON.parse(row) as object))
      .filter(([column]) => PERSONAL.test(column) || (WRITTEN.test(table) && column === 'text'))
      .flatMap(([, value]) => (typeof value === 'string' && value.length > 2 ? [value] : [])),
  )
}

/** Whether a text holds a value, not only as a part of a longer word. */
function wordIn(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[at + value.length] ?? ''))
      return true
  return false
}
