import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { migrationNames } from './migrate.ts'

/** The newest migration of the release that may still run beside this code; a release sets it to its own newest one. */
const RELEASED = '202611280910_office'

/**
 * What the version before cannot live with on the same database (docs/rollout.md): something it reads is gone or has another name or type, or
 * something it does not write is asked of it. A migration that does so waits for the release after, and its name ends with `_contract`.
 */
const CONTRACTING = [
  /\bdrop\s+(table|column|view|schema|sequence|type|function)\b/,
  /\brename\s+(to|column|constraint)\b|\brename\s+\w+\s+to\b/,
  /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/,
  /\bset\s+not\s+null\b/,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+(?:(?!\bdefault\b)[^,;])*\bnot\s+null\b(?!(?:(?!,|;)[\s\S])*\bdefault\b)/,
  /\.(dropTable|dropColumn|dropView|dropSchema|renameTo|renameColumn)\(/i,
]

function contractsIn(text: string): readonly string[] {
  const told = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|--.*/g, '').replace(/\s+/g, ' ')
  return CONTRACTING.flatMap((pattern) => new RegExp(pattern, 'i').exec(told)?.[0] ?? [])
}

describe('a migration after the release', () => {
  it('takes nothing away from the version before, unless it is a contract', async () => {
    const names = await migrationNames()
    expect(names).toContain(RELEASED)
    const newer = names.filter((name) => name > RELEASED && !name.endsWith('_contract'))
    const faults = newer.map((name) => [
      name,
      contractsIn(readFileSync(path.join(PROJECT_ROOT, 'migrations', `${name}.ts`), 'utf8')),
    ])
    expect(faults.filter(([, found]) => found?.length)).toEqual([])
  })

  it.each([
    'alter table customer drop column memo',
    'drop table captcha',
    'alter table customer rename column memo to note',
    'alter table customer rename memo to note',
    'alter table customer alter column memo type jsonb',
    'alter table customer alter column phone set not null',
    'alter table customer add column nick text not null',
    'alter table customer add column nick text not null, add column age integer default 0',
    "db.schema.alterTable('customer').dropColumn('memo')",
    "db.schema.alterTable('customer').renameTo('person')",
  ])('may not %s', (statement) => {
    expect(contractsIn(statement)).not.toEqual([])
  })

  it.each([
    'create table hint (id uuid primary key, text text not null)',
    'alter table customer add column nick text',
    "alter table customer add column nick text not null default ''",
    "alter table customer add column nick text default '' not null",
    'create or replace view credential as select id from customer',
    'alter table outbox drop constraint outbox_status_check, add constraint outbox_status_check check (true)',
    '-- drop table captcha\ncreate index of_name on customer (last_name)',
  ])('may %s', (statement) => {
    expect(contractsIn(statement)).toEqual([])
  })
})
