import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { type ColumnType, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { type Chance, captchaDrawing, drawnCharacters } from './captchaDrawing.ts'

type Moment = ColumnType<Date, string, string>

interface CaptchaTable {
  id_hash: Buffer
  answer_hash: Buffer
  expires_at: Moment
}

interface SpentProofTable {
  challenge_hash: Buffer
  expires_at: Moment
}

declare module '../kernel/database.ts' {
  interface Tables {
    captcha: CaptchaTable
    spent_proof: SpentProofTable
  }
}

export async function keepCaptcha(
  db: Db,
  captcha: { readonly idHash: Buffer; readonly answerHash: Buffer; readonly expiresAt: Temporal.Instant },
): Promise<void> {
  const { idHash, answerHash, expiresAt } = captcha
  await db
    .insertInto('captcha')
    .values({ id_hash: idHash, answer_hash: answerHash, expires_at: expiresAt.toString() })
    .execute()
}

/** Deletes a picture and returns the hash of its answer: of two simultaneous tries only one gets it. */
export async function takeCaptcha(
  db: Db,
  idHash: Buffer,
  now: Temporal.Instant,
): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('captcha')
    .where('id_hash', '=', idHash)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at.getTime() > now.epochMilliseconds ? row.answer_hash : undefined
}

/** Marks a challenge as solved. @returns false when its solution was accepted before */
export async function spendProof(
  db: Db,
  challengeHash: Buffer,
  expiresAt: Temporal.Instant,
): Promise<boolean> {
  const outcome = await db
    .insertInto('spent_proof')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt.toString() })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow()
  return outcome.numInsertedOrUpdatedRows === 1n
}

/** Deletes expired pictures and challenges. @returns how many */
export async function purgeHumanChecks(db: Db, now: Temporal.Instant): Promise<number> {
  const over = sql<Date>`${now.toString()}::timestamptz`
  const captchas = await db.deleteFrom('captcha').where('expires_at', '<=', over).executeTakeFirstOrThrow()
  const proofs = await db.deleteFrom('spent_proof').where('expires_at', '<=', over).executeTakeFirstOrThrow()
  return Number(captchas.numDeletedRows + proofs.numDeletedRows)
}

/** The next picture must not be predictable from the last one. */
const chance: Chance = () => randomInt(2 ** 32) / 2 ** 32

/** Unpredictable characters for a picture. */
export function newCharacters(): string {
  return drawnCharacters(chance)
}

/** A picture of the text, as PNG, never the same twice. */
export async function pictureOf(text: string): Promise<Buffer> {
  const picture = await renderAsync(captchaDrawing(text, chance), { font, logLevel: 'off' })
  return picture.asPng()
}

const { resolve } = createRequire(import.meta.url)

/** The fonts come with a package, because a server may have none. */
const font = {
  loadSystemFonts: false,
  fontFiles: ['Sans', 'Sans-Bold', 'Serif', 'Serif-Bold', 'SansMono', 'SansMono-Bold'].map((face) =>
    resolve(`dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`),
  ),
}
