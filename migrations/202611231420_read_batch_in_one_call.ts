import { type Kysely, sql } from 'kysely'

/**
 * What a follower of the log asks again and again, in one call: up to where everything is settled, and the events until there.
 *
 * The function is volatile, so that each of its statements sees what was committed when it began: the events are read in a snapshot of
 * their own, taken after what is settled was known (see `es.settled_position`). Its first row tells by `position` up to where everything
 * is settled, and nothing else; the events follow. There is no row when nothing can have happened since, which costs one look at the
 * sequence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await readBatch.execute(db)
}

const readBatch = sql`
  create function es.read_batch(after bigint, only_types text[], only_categories text[], size int)
  returns table (o_position bigint, o_stream text, o_revision bigint, o_id uuid, o_type text, o_data jsonb, o_meta jsonb, o_recorded_at timestamptz)
  language plpgsql volatile
  -- the plans are kept: one that was made while the table was small would go through all of it later
  set enable_seqscan = off set enable_bitmapscan = off as $$
  declare
    settled bigint;
  begin
    select last_value into o_position from es.position_seq;
    if o_position <= after then return; end if;
    settled := es.settled_position();
    if settled <= after then return; end if;
    o_position := settled;
    return next;
    if only_types is null and only_categories is null then
      return query select e.position, e.stream, e.revision, e.id, e.type, e.data, e.meta, e.recorded_at from es.event e
        where e.position > after and e.position <= settled order by e.position limit size;
    elsif only_types is not null then
      -- planned anew each time: whether the types or the range of positions leave less to be read depends on the values
      return query execute 'select e.position, e.stream, e.revision, e.id, e.type, e.data, e.meta, e.recorded_at from es.event e
        where e.position > $1 and e.position <= $2 and e.type = any($3) order by e.position limit $4' using after, settled, only_types, size;
    else
      return query select e.position, e.stream, e.revision, e.id, e.type, e.data, e.meta, e.recorded_at from es.event e
        where e.position > after and e.position <= settled and split_part(e.stream, '-', 1) = any(only_categories)
        order by e.position limit size;
    end if;
  end $$`
