import { type Kysely, sql } from 'kysely'

/** How somebody shows to be a person before registering or asking for a new password: a picture's characters, or work done by their device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table captcha (
      -- of the cookie that came with the picture; both hashes are keyed
      id_hash bytea primary key,
      answer_hash bytea not null,
      expires_at timestamptz not null
    );
    create index captcha_by_age on captcha (expires_at);

    create table spent_proof (
      -- of the challenge whose solution was accepted: it is accepted once
      challenge_hash bytea primary key,
      -- of the challenge: after it nobody can come with it anyway
      expires_at timestamptz not null
    );
    create index spent_proof_by_age on spent_proof (expires_at);
  `.execute(db)
}
