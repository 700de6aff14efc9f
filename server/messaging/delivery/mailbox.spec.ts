import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MailMessage } from '../mailMessage.ts'
import { openMailbox } from './mailbox.ts'
import { LISTED, type MailFolder, openMailFolder } from './mailFolder.ts'

const createdAt = Temporal.Instant.from('2026-11-24T16:00:00Z')
const mail: MailMessage = {
  id: '0a0a0a0a-0000-4000-8000-000000000001',
  kind: 'orderReceived',
  language: 'zh',
  createdAt,
  to: { name: 'Avery\r\nBcc: spy@example.com', address: 'avery@example.com' },
  subject: '订单 <b>A7K2M9</b>',
  html: '<head></head><p>Hello</p><script>alert(1)</script>',
  text: 'Hello',
  calendar: { method: 'REQUEST', fileName: 'A7K2M9.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
}
const newer = {
  ...mail,
  id: '0a0a0a0a-0000-4000-8000-000000000002',
  createdAt: createdAt.add({ minutes: 1 }),
}

let place: string
let folder: MailFolder
let app: FastifyInstance
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'aspenrow-mail-'))
  folder = openMailFolder(path.join(place, 'mail'), 'book.aspenrow.example')
  app = fastify()
  openMailbox(app, folder)
})
afterEach(() => app.close().then(() => rm(place, { recursive: true })))

describe('the folder of mails', () => {
  it('keeps a mail as the file that a mail program opens, once however often it is delivered', async () => {
    await folder.deliver(mail)
    await folder.deliver(mail)
    const source = String(await folder.source(mail.id))
    expect(source).toContain('Message-ID: <0a0a0a0a-0000-4000-8000-000000000001@book.aspenrow.example>')
    expect(source).toMatch(/^To: "?Avery Bcc: spy@example\.com"? <avery@example\.com>\r$/m)
    expect(source).not.toMatch(/^Bcc:/m)
    expect(source).toContain('text/calendar; charset=utf-8; method=REQUEST')
    expect(await readdir(path.join(place, 'mail'))).toHaveLength(2)
  })

  it('is read by its owner alone: mails hold codes', async () => {
    await folder.deliver(mail)
    for (const name of await readdir(path.join(place, 'mail')))
      expect((await stat(path.join(place, 'mail', name))).mode & 0o077).toBe(0)
  })

  it('forgets what is old', async () => {
    await folder.deliver(mail)
    await folder.deliver(newer)
    expect(await folder.purge(newer.createdAt)).toBe(1)
    expect((await folder.list()).map(({ id }) => id)).toEqual([newer.id])
    expect(await readdir(path.join(place, 'mail'))).toHaveLength(2)
  })
})

describe('a folder with many mails', () => {
  /** Files that are no mail: reading one fails. */
  const put = (...names: readonly string[]) =>
    Promise.all(names.map((name) => writeFile(path.join(place, 'mail', name), 'no mail')))

  it('is not read for one of them, nor to forget what is old', async () => {
    await folder.deliver(mail)
    await put('20260101T000000-another.json')
    expect((await folder.find(mail.id))?.subject).toBe(mail.subject)
    expect(String(await folder.source(mail.id))).toContain('Message-ID')
    expect(await folder.purge(mail.createdAt)).toBe(1)
    expect(await readdir(path.join(place, 'mail'))).toHaveLength(2)
  })

  it('lists the latest', async () => {
    await folder.deliver(mail)
    for (let nth = 0; nth < LISTED - 1; nth++)
      await folder.deliver({ ...newer, id: `later-${nth}`, calendar: undefined })
    await folder.deliver({ ...mail, id: 'too-old', createdAt: Temporal.Instant.from('2026-01-01T00:00:00Z') })
    const listed = (await folder.list()).map(({ id }) => id)
    expect([listed.length, listed.includes(mail.id), listed.includes('too-old')]).toEqual([
      LISTED,
      true,
      false,
    ])
  })
})

describe('the development mailbox', () => {
  const get = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } })

  it('is empty at first, and then lists mails newest first with their subjects as text', async () => {
    expect((await get('/dev/mail')).body).toContain('No mail yet')
    await folder.deliver(mail)
    await folder.deliver(newer)
    const { body } = await get('/dev/mail')
    expect(body.indexOf(newer.id)).toBeLessThan(body.indexOf(mail.id))
    expect(body).toContain('订单 &lt;b&gt;A7K2M9&lt;/b&gt;')
    const json = (await get('/dev/mail', 'application/json')).json<{
      mails: { id: string; text: string }[]
    }>()
    expect(json.mails.map(({ id, text }) => [id, text])).toEqual([
      [newer.id, 'Hello'],
      [mail.id, 'Hello'],
    ])
  })

  it('shows a mail in a frame that runs nothing, beside its text and its calendar file', async () => {
    await folder.deliver(mail)
    const shown = await get(`/dev/mail/${mail.id}`)
    expect(shown.body).toMatch(/<iframe src="[^"]+\/html" sandbox="allow-popups/)
    expect(shown.body).not.toContain('<script>')
    const framed = await get(`/dev/mail/${mail.id}/html`)
    expect(framed.body).toBe('<head><base target="_blank"></head><p>Hello</p><script>alert(1)</script>')
    expect(framed.headers['content-security-policy']).toContain("default-src 'none'")
    expect(framed.headers['content-security-policy']).toContain('sandbox')
    const calendar = await get(`/dev/mail/${mail.id}/calendar.ics`)
    expect(calendar.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="A7K2M9.ics"',
    })
    expect(calendar.body).toBe(mail.calendar?.content)
    expect((await get(`/dev/mail/${mail.id}/source.eml`)).headers['content-type']).toContain('message/rfc822')
  })

  it('lists the others when the file of one cannot be read', async () => {
    await folder.deliver(mail)
    await writeFile(path.join(place, 'mail', '20261124T160100-cut.json'), '{"id":"cut","subj')
    const listed = await get('/dev/mail', 'application/json')
    expect([listed.statusCode, listed.json()]).toMatchObject([200, { mails: [{ id: mail.id }] }])
  })

  it('knows nothing of mails that are not there', async () => {
    for (const url of [
      '/dev/mail/none',
      '/dev/mail/none/html',
      '/dev/mail/..%2f..%2fetc%2fpasswd/source.eml',
    ])
      expect((await get(url)).statusCode).toBe(404)
  })
})
