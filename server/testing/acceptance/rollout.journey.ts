import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendAsItIs } from '../../eventstore/contract/asItIs.ts'
import type { EventStore, Position } from '../../eventstore/port.ts'
import { createPostgresEventStore } from '../../eventstore/postgres/postgresEventStore.ts'
import type { FoldTable, Projection, Row } from '../../readmodels/engine/projection.ts'
import { type ProjectionRunner, startProjections } from '../../readmodels/engine/runner.ts'
import { projections } from '../../readmodels/registry.ts'
import { eventually } from '../../readmodels/testing/runnerWorld.ts'
import { booking } from './booking.journey.ts'
import type { World } from './world.ts'

/** An event and a column that the release after this one might bring. */
const NEW_EVENT = 'order.photo-added'
const NEW_COLUMN = 'has_photo'

/** This product beside its next version, on one database: as the older one, it answers everything as before (docs/rollout.md). */
export function rollout(theWorld: () => World): void {
  describe('with the next version beside it', () => {
    let store: EventStore
    let newer: ProjectionRunner
    let passedOver: Position
    let order: { readonly stream: string; readonly orderNo: string }
    const ask = (text: string, ...values: readonly string[]) =>
      theWorld().database.pool.query(text, [...values])
    const details = () => {
      const { avery } = theWorld()
      return avery.good('/Service/getOrderDetails', { userId: avery.userId, orderNo: order.orderNo })
    }
    beforeAll(() => {
      store = createPostgresEventStore({ pool: theWorld().database.pool })
    })
    afterAll(async () => {
      await newer?.stop()
      await store.close()
    })

    it('passes over an event that it does not know, in read models, mails and orders', async () => {
      const { rows } = await ask(
        `select stream, data ->> 'orderNo' as "orderNo" from es.event where type = 'order.placed' and data ->> 'userId' = $1`,
        theWorld().avery.userId,
      )
      order = rows[0]
      const before = await details()
      const event = {
        id: randomUUID(),
        type: NEW_EVENT,
        data: {},
        meta: { occurredAt: new Date().toISOString() },
      }
      const { position } = await appendAsItIs(store, [{ stream: order.stream, event }])
      passedOver = position
      const passed = `select from projection where status = 'live' and position >= $1`
      await eventually(async () => (await ask(passed, position)).rowCount === projections.length)
      expect((await ask('select from dead_letter')).rowCount).toBe(0)
      expect(await details()).toEqual(before)
    })

    it('leaves the read models to it, reads them and is ready', async () => {
      const { database, box } = theWorld()
      const { db, url } = database
      newer = await startProjections({ db, store, connectionString: url, projections: projections.map(next) })
      await eventually(async () =>
        (await newer.status()).every(({ building, isOfOlderCode }) => !building && !isOfOlderCode),
      )
      const { rows } = await ask(`select order_no from order_history where ${NEW_COLUMN}`)
      expect(rows).toEqual([{ order_no: order.orderNo }])
      expect((await box.send('/health/ready')).status).toBe(200)
      expect(await details()).toMatchObject({})
    })

    booking(theWorld)

    it('goes on mailing', async () => {
      const heard = `select from projection where name = 'mails' and status = 'live' and position > $1`
      await eventually(async () => (await ask(heard, passedOver)).rowCount === 1)
    })
  })
}

/** A read model as the next release might have it. */
function next(projection: Projection): Projection {
  const raised = { ...projection, version: projection.version + 1 }
  if (projection.name !== 'orderHistory') return raised
  const tables = projection.tables.map((table) => (table.kind === 'fold' ? withPhotos(table) : table))
  return { ...raised, types: [...projection.types, NEW_EVENT], tables }
}

function withPhotos(table: FoldTable): FoldTable {
  return {
    ...table,
    columns: { ...table.columns, [NEW_COLUMN]: 'boolean null' },
    evolve(row, event): Row {
      if (event.type === NEW_EVENT) return { ...row, [NEW_COLUMN]: true }
      return { ...table.evolve(row, event), [NEW_COLUMN]: row?.[NEW_COLUMN] ?? null }
    },
  }
}
