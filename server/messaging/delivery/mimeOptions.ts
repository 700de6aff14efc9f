import type { SendMailOptions } from 'nodemailer'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { languageTags } from '../../../schema/rules/enumerations.ts'
import type { MailMessage } from '../mailMessage.ts'

/** A mail as the MIME writer takes it. Nothing is read from files or other hosts. @param host names us in the Message-ID */
export function mimeOptions(message: MailMessage, host: string): SendMailOptions {
  const { company } = businessRules
  const { calendar } = message
  return {
    messageId: `<${message.id}@${host}>`,
    date: new Date(message.createdAt.epochMilliseconds),
    from: { name: company.name, address: company.email },
    to: { name: oneLine(message.to.name), address: message.to.address },
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    headers: {
      'Content-Language': languageTags[message.language],
      // keeps out-of-office replies away
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    ...(calendar
      ? { icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.content } }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A header is one line, whatever a name holds. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
