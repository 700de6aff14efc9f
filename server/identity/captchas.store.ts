import { type ColumnType, sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

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
