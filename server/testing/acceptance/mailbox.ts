import { setTimeout as pause } from 'node:timers/promises'
import type { BlackBox } from './blackBox.ts'

const TIMEOUT_MS = 30_000

/**
 * A mail to somebody that says something, as the mailbox shows it.
 * @param earlier one that came before and is not meant
 * @throws when none comes in time
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
