import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../kernel/errorReplies.ts'
import { mailboxPage, mailPage } from './mailboxPages.ts'
import type { KeptMail, MailFolder } from './mailFolder.ts'

/**
 * The development mailbox: what would have been mailed, newest first (docs/commands.md). It shows all codes
 * and links, so it must never be opened in production.
 */
export function openMailbox(app: FastifyInstance, folder: MailFolder): void {
  app.get('/dev/mail', async (request, reply) => {
    const mails = await folder.list()
    if (wantsJson(request)) return fresh(reply).send({ mails })
    return page(reply, mailboxPage(mails))
  })
  app.get('/dev/mail/:id', async (request, reply) => {
    const mail = await mailOf(folder, request)
    if (!mail) return sendError(reply, 404)
    return wantsJson(request) ? fresh(reply).send(mail) : page(reply, mailPage(mail))
  })
  app.get('/dev/mail/:id/html', async (request, reply) => {
    const mail = await mailOf(folder, request)
    return mail
      ? page(reply.header('content-security-policy', MAIL_POLICY), openingOutside(mail.html))
      : sendError(reply, 404)
  })
  app.get('/dev/mail/:id/calendar.ics', async (request, reply) => {
    const calendar = (await mailOf(folder, request))?.calendar
    if (!calendar) return sendError(reply, 404)
    return download(reply, calendar.fileName).type('text/calendar; charset=utf-8').send(calendar.content)
  })
  app.get('/dev/mail/:id/source.eml', async (request, reply) => {
    const { id } = request.params as { id: string }
    const source = await folder.source(id)
    return source ? download(reply, `${id}.eml`).type('message/rfc822').send(source) : sendError(reply, 404)
  })
}

/** A mail is untrusted text: no script, no form, nothing from other hosts, and only our own page may frame it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Links leave the frame, as they leave a mail program. */
function openingOutside(mail: string): string {
  return mail.replace('<head>', '<head><base target="_blank">')
}

async function mailOf(folder: MailFolder, { params }: FastifyRequest): Promise<KeptMail | undefined> {
  return folder.find((params as { id: string }).id)
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('application/json')
}

function page(reply: FastifyReply, content: string): FastifyReply {
  return fresh(reply).type('text/html; charset=utf-8').send(content)
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('vary', 'accept')
}

function download(reply: FastifyReply, name: string): FastifyReply {
  return fresh(reply).header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
}
