import { createTransport } from 'nodemailer'
import { type DeliverMail, MailRefusedError } from '../mailMessage.ts'
import { mimeOptions } from './mimeOptions.ts'

/** Altogether well below the time after which a mail counts as left behind by a dead process. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Sends over SMTP, a connection per mail: `smtp://user:password@host:587`, `smtps://…:465` (docs/configuration.md, `SMTP_URL`). */
export function deliverBySmtp(smtpUrl: string, host: string): DeliverMail {
  const transport = createTransport({ ...TIMEOUTS, url: smtpUrl })
  return async (message) => {
    try {
      await transport.sendMail(mimeOptions(message, host))
    } catch (error) {
      throw isForGood(error) ? new MailRefusedError(String(error), { cause: error }) : error
    }
  }
}

/**
 * Whether the server permanently refused (5xx) this recipient or message. A permanent refusal of our sign-in is about our settings, which an
 * operator can correct.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}
