import { type Kysely, sql } from 'kysely'

/**
 * `es.append` as it was (see the migration that made it), but for new streams: each is written once, with its last revision, instead of
 * being looked for, inserted, locked and updated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await append.execute(db)
}

const append = sql`
  create or replace function es.append(streams text[], expect bigint[], ev_stream int[], ids uuid[], types text[], datas jsonb[], metas jsonb[])
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
      if not found and written[k] > 0 then
        insert into es.stream values (streams[k], -1) on conflict do nothing;
        select s.revision into r from es.stream s where s.name = streams[k] for no key update;
      end if;
      head[k] := coalesce(r, -1);
      if (expect[k] = -1 and head[k] <> -1) or (expect[k] = -4 and head[k] = -1)
        or (expect[k] >= 0 and head[k] <> expect[k]) then
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
