import { type Kysely, sql } from 'kysely'

/** What the office's list of customers is ordered and searched by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      -- the name without case, accents, spaces and punctuation, in both orders; computed where the name is written
      add column search_first_last text not null default '',
      add column search_last_first text not null default ''
  `.execute(db)
  const { rows } = await sql<Named>`select id, first_name, last_name from customer`.execute(db)
  for (const { id, first_name, last_name } of rows)
    await sql`
      update customer
      set search_first_last = ${searchable(`${first_name} ${last_name}`)},
        search_last_first = ${searchable(`${last_name} ${first_name}`)}
      where id = ${id}
    `.execute(db)
  await sql`
    alter table customer
      alter column search_first_last drop default,
      alter column search_last_first drop default;
    create index customer_newest on customer (created_at desc, id desc);
    create index customer_by_first_last on customer (search_first_last text_pattern_ops);
    create index customer_by_last_first on customer (search_last_first text_pattern_ops);
    create index customer_by_email on customer (email text_pattern_ops);
    -- people remember the last digits
    create index customer_by_phone on customer (reverse(phone) text_pattern_ops);
  `.execute(db)
}

interface Named {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
}

/** The rule of the day this was written; the product's own may have moved on. */
function searchable(text: string): string {
  const apart: Record<string, string> = {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
  }
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => apart[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
