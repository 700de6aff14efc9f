import path from 'node:path'
import type { Logger } from 'pino'
import type { DeliverMail } from '../mailMessage.ts'
import { type MailFolder, openMailFolder } from './mailFolder.ts'
import { deliverBySmtp } from './smtpDelivery.ts'

/** How mails leave. */
export interface MailDelivery {
  readonly deliver: DeliverMail
  /** Deletes mails that were kept in files for long enough. @returns how many */
  purge(now: Temporal.Instant): Promise<number>
}

/** What the operator sets about mail (docs/configuration.md). */
interface MailSettings {
  /** Absent: mails are written to `dataDir`/mail. */
  readonly smtpUrl: string | undefined
  readonly dataDir: string
  readonly publicUrl: string
  readonly isProduction: boolean
}

/** How long files are kept where there is no SMTP server. */
const KEPT = { hours: 30 * 24 }

/** SMTP where an address is configured, else the folder (docs/configuration.md, `SMTP_URL`). */
export function openMailDelivery(config: MailSettings, logger: Pick<Logger, 'warn'>): MailDelivery {
  const host = new URL(config.publicUrl).hostname
  if (config.smtpUrl !== undefined)
    return { deliver: deliverBySmtp(config.smtpUrl, host), purge: async () => 0 }
  if (config.isProduction)
    logger.warn('SMTP_URL is not set: mails are written to DATA_DIR/mail and reach nobody')
  const folder = mailFolderOf(config)
  return { deliver: folder.deliver, purge: (now) => folder.purge(now.subtract(KEPT)) }
}

/** The folder that mails go to while there is no SMTP server. */
export function mailFolderOf(config: Pick<MailSettings, 'dataDir' | 'publicUrl'>): MailFolder {
  return openMailFolder(path.join(config.dataDir, 'mail'), new URL(config.publicUrl).hostname)
}
