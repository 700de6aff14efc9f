import { type Kysely, sql } from 'kysely'

/**
 * The event store: positions come from a sequence, so that appends to different streams never wait for each other; what makes that
 * safe to read is the in-flight floor (see `es.append` and `es.settled_position`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, appendOnly, append, settledPosition, readBatch])
    await statement.execute(db)
}

const tables = [
  sql`create schema es`,
  // cache 1: a session that kept numbers back would use them late, below a position already told to be settled
  sql`create sequence es.position_seq cache 1`,
  // the first number is burnt: before that, last_value is the number to come and not the last one given
  sql`select nextval('es.position_seq')`,
  sql`create table es.store (
    -- there is one store in one database
    single boolean primary key default true check (single),
    -- made by whoever asks first and not here, because databases are copied from migrated templates
    id uuid not null
  )`,
  sql`create table es.stream (
    -- collate "C": names are compared as bytes, so an order of locks is the same whatever the database's language
    name text collate "C" primary key,
    -- of the last event; -1 for a stream that somebody has only expected to be absent: the row is what was locked
    revision bigint not null
  ) with (fillfactor = 80)`,
  sql`create table es.event (
    position bigint primary key,
    stream text collate "C" not null,
    revision bigint not null,
    id uuid not null unique,
    type text collate "C" not null,
    data jsonb not null,
    meta jsonb not null,
    -- for operators; rules read meta.occurredAt. Not now(): that is the transaction's start, and would run backwards along a stream
    recorded_at timestamptz not null default clock_timestamp(),
    unique (stream, revision)
  )`,
  // nobody searches the JSON of events, and analyzing it takes longer than all other columns together
  sql`alter table es.event alter column data set statistics 0, alter column meta set statistics 0`,
]

const appendOnly = sql`
  create function es.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'events are never changed and never deleted' using errcode = 'ES002';
  end $$;
  create trigger append_only before update or delete or truncate on es.event
    for each statement execute function es.refuse_change()`

/**
 * Writes everything or nothing. Expectations: -1 absent, otherwise the exact last revision. `ev_stream` gives for
 * each event the place of its stream in `streams`, from 1. Returns a row per written stream; raises ES001 with what did not hold.
 */
const append = sql`
  create function es.append(streams text[], expect bigint[], ev_stream int[], ids uuid[], types text[], datas jsonb[], metas jsonb[])
  returns table (o_status text, o_stream text, o_revision bigint, o_position bigint) language plpgsql as $$
  declare
    m int := cardinality(streams);
    n int := cardinality(ids);
    written bigint[] := array_fill(0::bigint, array[m]);
    head bigint[] := array_fill(-1::bigint, array[m]);
    made boolean[] := array_fill(false, array[m]);
    last bigint[] := array_fill(null::bigint, array[m]);
    ord int[]; k int; i int; r bigint; p bigint; dup int;
    bad jsonb := '[]';
  begin
    foreach k in array ev_stream loop written[k] := written[k] + 1; end loop;

    -- locked in the order of their names, so that two appends never wait for each other
    select array_agg(x.i order by x.s collate "C") into ord from unnest(streams) with ordinality x(s, i);
    foreach k in array ord loop
      if expect[k] = -1 then
        -- a new stream is written once, as it will be; whoever makes it at the same time waits here
        insert into es.stream values (streams[k], written[k] - 1) on conflict do nothing;
        if found then made[k] := true; continue; end if;
      end if;
      select s.revision into r from es.stream s where s.name = streams[k] for no key update;
      head[k] := coalesce(r, -1);
      if head[k] <> expect[k] then
        bad := bad || jsonb_build_object('stream', streams[k], 'actual', head[k]);
      end if;
    end loop;

    -- a retry is recognised after the locks, so that it waits for the first try when that is still under way
    select count(*) into dup from es.event e where e.id = any(ids);
    if dup = n and not exists (
      select from unnest(ids, ev_stream) x(id, k) join es.event e on e.id = x.id where e.stream <> streams[x.k]
    ) then
      return query select 'duplicate', e.stream, max(e.revision), max(e.position)
        from es.event e where e.id = any(ids) group by e.stream;
      return;
    end if;
    if dup > 0 or bad <> '[]' then
      raise exception 'append conflict' using errcode = 'ES001', detail = bad::text;
    end if;

    -- the floor: until this transaction ends, readers stop at the last position given before it took its own
    perform pg_advisory_xact_lock_shared(7777, (last_value & 2147483647)::int) from es.position_seq;
    for i in 1..n loop
      k := ev_stream[i];
      head[k] := head[k] + 1;
      p := nextval('es.position_seq');
      last[k] := p;
      insert into es.event(position, stream, revision, id, type, data, meta)
        values (p, streams[k], head[k], ids[i], types[i], datas[i], metas[i]);
    end loop;
    for k in 1..m loop
      if last[k] is not null then
        if not made[k] then update es.stream s set revision = head[k] where s.name = streams[k]; end if;
        o_status := 'ok'; o_stream := streams[k]; o_revision := head[k]; o_position := last[k];
        return next;
      end if;
    end loop;
  end $$`

/**
 * Up to here every event is either visible to the statement that comes next or will never be. Events must be read in a statement of
 * their own after this one, on the primary: the locks are not replicated.
 */
const settledPosition = sql`
  create function es.settled_position() returns bigint language plpgsql volatile as $$
  declare hi bigint; lo bigint;
  begin
    -- the ceiling first, the locks second: whoever got a position below the ceiling held its floor before that
    select last_value into hi from es.position_seq;
    -- a lock's key has 32 bits, so the floor is found again as a distance below the ceiling
    select min(hi - ((hi - l.objid::bigint) & 2147483647)) into lo from pg_locks l
      where l.locktype = 'advisory' and l.classid = 7777 and l.objsubid = 2 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and ((hi - l.objid::bigint) & 2147483647) < 1073741824;
    return least(hi, coalesce(lo, hi));
  end $$`

/**
 * Returns the settled position and the events up to it, in one call. The first row holds the settled position alone. No row means that
 * nothing was appended since. The function is volatile, so each of its statements has a snapshot of its own: the events are read after
 * `es.settled_position` was known.
 */
const readBatch = sql`
  create function es.read_batch(after bigint, size int)
  returns table (o_position bigint, o_stream text, o_revision bigint, o_id uuid, o_type text, o_data jsonb, o_meta jsonb, o_recorded_at timestamptz)
  language plpgsql volatile
  -- the plan is kept: one that was made while the table was small would scan all of it later
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
    return query select e.position, e.stream, e.revision, e.id, e.type, e.data, e.meta, e.recorded_at from es.event e
      where e.position > after and e.position <= settled order by e.position limit size;
  end $$`
