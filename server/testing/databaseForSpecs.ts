import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPostgresEventStore } from '../eventstore/postgres/postgresEventStore.ts'
import { createDb, createPool } from '../kernel/database.ts'
import { startProjections } from '../readmodels/engine/runner.ts'
import { startEmbeddedPostgres } from '../runtime/embeddedPostgres/startEmbeddedPostgres.ts'
import { migrate } from '../runtime/migrate.ts'
import { endDatabaseWithThisProcess } from './endWithThisProcess.ts'
import { roomInMemory } from './roomInMemory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's maintenance database: create and drop databases there. */
    specServerUrl: string
    /** A database with the newest schema and no rows, to be copied and never opened. */
    specTemplate: string
    /** The same, with the read models' tables of the event store in it. */
    specTemplateWithReadModels: string
  }
}

interface SpecServer {
  readonly url: string
  release(): Promise<void>
}

/**
 * Starts a PostgreSQL with a migrated template database for the integration specs: a throw-away one, or the one of SPECS_DATABASE_URL.
 * Vitest calls it once before the specs, and the returned function after them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env.SPECS_DATABASE_URL
  const server = named ? { url: named, release: async () => undefined } : await throwAwayServer()
  const template = `specs_${randomBytes(6).toString('hex')}`
  await runOnce(server.url, `create database ${template}`)
  await migrate(withDatabase(server.url, template))
  const withReadModels = `${template}_read`
  await runOnce(server.url, `create database ${withReadModels} template ${template}`)
  await makeReadModels(withDatabase(server.url, withReadModels))
  project.provide('specServerUrl', server.url)
  project.provide('specTemplate', template)
  project.provide('specTemplateWithReadModels', withReadModels)
  return async () => {
    for (const name of [template, withReadModels])
      await runOnce(server.url, `drop database if exists ${name} with (force)`)
    await server.release()
  }
}

/** The same server, another database on it. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs a statement on a separate connection. */
export async function runOnce(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function makeReadModels(url: string): Promise<void> {
  const pool = createPool(url)
  const store = createPostgresEventStore({ pool })
  const runner = await startProjections({ db: createDb(pool), store, connectionString: url })
  await runner.stop()
  await store.close()
  await pool.end()
}

async function throwAwayServer(): Promise<SpecServer> {
  const room = await roomInMemory()
  const folder = await mkdtemp(path.join(room ?? tmpdir(), 'aspenrow-specs-'))
  await chmod(folder, 0o755)
  const isOpenToAll = room !== undefined
  const embedded = await startEmbeddedPostgres(folder, { durability: 'throwaway', isOpenToAll })
  endDatabaseWithThisProcess(embedded, folder)
  return {
    url: withDatabase(embedded.url, 'postgres'),
    async release() {
      await embedded.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
