import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { DeliverMail, MailMessage } from '../mailMessage.ts'
import { mimeOptions } from './mimeOptions.ts'

/** A mail as the folder keeps it for reading, beside the file that a mail program opens. */
export interface KeptMail
  extends Pick<MailMessage, 'id' | 'kind' | 'language' | 'to' | 'subject' | 'html' | 'text' | 'calendar'> {
  /** ISO, UTC. */
  readonly createdAt: string
}

/** Where mail goes while there is no SMTP server: files in the data folder (README, `SMTP_URL`). */
export interface MailFolder {
  /** The same mail again replaces itself. */
  readonly deliver: DeliverMail
  /** Newest first. */
  list(): Promise<readonly KeptMail[]>
  find(id: string): Promise<KeptMail | undefined>
  /** The mail as it would have gone over the wire. */
  source(id: string): Promise<Buffer | undefined>
  /** Deletes what was made before. @returns how many mails went */
  purge(before: Temporal.Instant): Promise<number>
}

export function openMailFolder(folder: string, host: string): MailFolder {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const list = () => readAll(folder)
  const named = async (id: string) => (await list()).find((mail) => mail.id === id)
  return {
    async deliver(message) {
      const { message: source } = await transport.sendMail(mimeOptions(message, host))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const kept: KeptMail = { ...message, createdAt: message.createdAt.toString() }
      await writeWhole(path.join(folder, `${nameOf(kept)}.eml`), source as Buffer)
      await writeWhole(path.join(folder, `${nameOf(kept)}.json`), JSON.stringify(kept))
    },
    list,
    find: named,
    async source(id) {
      const mail = await named(id)
      return mail && readFile(path.join(folder, `${nameOf(mail)}.eml`))
    },
    async purge(before) {
      const old = (await list()).filter(({ createdAt }) => isBefore(createdAt, before))
      for (const mail of old)
        for (const ending of ['eml', 'json'])
          await rm(path.join(folder, `${nameOf(mail)}.${ending}`), { force: true })
      return old.length
    },
  }
}

/** Sorts by time. */
function nameOf({ createdAt, id }: Pick<KeptMail, 'createdAt' | 'id'>): string {
  return `${createdAt.slice(0, 19).replaceAll(/[-:]/g, '')}-${id}`
}

async function readAll(folder: string): Promise<readonly KeptMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const mails = names.map(
    async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as KeptMail,
  )
  return (await Promise.all(mails)).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}

/** There with its content or not at all, so that nobody reads half a mail. Mails hold secrets: only their owner reads them. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.draft`, content, { mode: 0o600 })
  await rename(`${file}.draft`, file)
}

function isBefore(iso: string, moment: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(iso), moment) < 0
}
