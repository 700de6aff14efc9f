import { setTimeout as pause } from 'node:timers/promises'
import type { BlackBox } from './blackBox.ts'

const TIMEOUT_MS = 30_000

/**
 * A mail to an address that contains a text, from the mailbox page.
 * @param earlier an earlier one to ignore
 * @throws if none arrives in time
 */
export async function mailFor(
  box: BlackBox,
  email: string,
  { saying, earlier }: { readonly saying: RegExp; readonly earlier?: string },
): Promise<string> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    const { text } = await box.send('/dev/mail')
    const links = [...text.matchAll(/href="(\/dev\/mail\/[^"/]+)"/g)].map(([, link = '']) => link)
    for (const link of links) {
      const mail = await box.send(link)
      if (mail.text.includes(email) && saying.test(mail.text) && mail.text !== earlier) return mail.text
    }
  }
  throw new Error(`no mail to ${email} says ${saying}`)
}
