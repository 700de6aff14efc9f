import pg from 'pg'
import { createPool } from '../../kernel/database.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { describeEventStore, type StoreFaults } from '../contract/eventStoreContract.ts'
import { ConflictError } from '../errors.ts'
import { appendStatement } from './postgresAppend.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'

describeEventStore('PostgreSQL', {
  async open() {
    const database = await freshDatabase()
    // an address may say already in which folder the database's socket is
    const more = database.url.includes('?') ? '&' : '?'
    const bystanders = createPool(`${database.url}${more}application_name=bystander`, 30)
    return {
      store: createPostgresEventStore({ pool: database.pool }),
      faults: faultsOf(bystanders),
      async cleanup() {
        await bystanders.end()
        await database.drop()
      },
    }
  },
})

function faultsOf(bystanders: pg.Pool): Required<StoreFaults> {
  /** Runs a statement in a transaction that stays open. */
  async function begin(text: string, values: readonly unknown[] = []) {
    const client = await bystanders.connect()
    const end = async (how: 'commit' | 'rollback') => {
      await client.query(how)
      client.release()
    }
    await client.query('begin')
    try {
      await client.query(text, [...values])
      return end
    } catch (error) {
      await end('rollback')
      throw error
    }
  }

  return {
    async holdAppend(request) {
      const { text, values } = appendStatement(request)
      const end = await begin(text, values).catch(rethrowConflict)
      return { commit: () => end('commit'), rollBack: () => end('rollback') }
    },
    async openUnrelatedTransaction() {
      const end = await begin('create table bystander (id int)')
      return () => end('rollback')
    },
    async dropConnections() {
      await bystanders.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'bystander'`,
      )
    },
    async silenceAppends(stream) {
      const end = await begin('select from es.stream where name = $1 for update', [stream])
      return () => end('rollback')
    },
  }
}

/** The contract knows conflicts by their own name also where it writes past the adapter. */
function rethrowConflict(error: unknown): never {
  throw error instanceof pg.DatabaseError && error.code === 'ES001' ? new ConflictError([]) : error
}
