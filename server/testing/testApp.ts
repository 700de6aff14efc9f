import 'reflect-metadata'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import type { Application } from '../api/context/application.ts'
import { seedCatalog } from '../demo/demoCatalog.store.ts'
import type { LimitFigures } from '../identity/attemptLimits.ts'
import { ActorRole, type Command } from '../kernel/command.ts'
import { granted } from '../kernel/rejection.ts'
import { openProduct } from '../product.ts'
import { type ProjectionRunner, startProjections } from '../readmodels/engine/runner.ts'
import { isConfigMistake, parseConfig } from '../runtime/config.ts'
import { closeHttp } from '../runtime/http/closeHttp.ts'
import type { LoadedConfig } from '../runtime/loadConfig.ts'
import { createLogger } from '../runtime/logger.ts'
import { openEventStore } from '../runtime/openEventStore.ts'
import { type ApiClient, apiClient } from './apiClient.ts'
import { type ApiUser, apiUser } from './apiUser.ts'
import { type BookingSteps, bookingSteps } from './bookingSteps.ts'
import { SHOWN_CHARACTERS } from './captcha.ts'
import { type Colleague, settleAdmin, settleCrew, settleStaff } from './colleagues.ts'
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts'
import { givePoints, type Newcomer, type NewcomerWishes, settleNewcomer } from './newcomers.ts'
import { type PostedMail, postedMails } from './postedMails.ts'

/** The whole product inside a spec, with its own database and port, the demo catalogue, and a clock that the spec sets. */
export interface TestApp extends ApiClient, BookingSteps {
  readonly application: Application
  readonly database: FreshDatabase
  readonly projections: ProjectionRunner
  readonly sessionSecret: string
  now(): Temporal.Instant
  /** A caller of both APIs. @param token absent for a visitor */
  as(token?: string): ApiUser
  /** A new command, like an API's. */
  command(actorId: string, role: ActorRole): Command
  /** Assigns an order to a crew, as the office. @throws if it is refused */
  assignCrew(orderNo: string, groupId: string): Promise<void>
  /** From then on it is so much later for every rule. */
  later(duration: Temporal.DurationLike): void
  /** With points that every read model knows of. */
  customer(wishes?: Partial<NewcomerWishes>): Promise<Newcomer>
  admin(): Promise<Colleague>
  /** In no crew yet. */
  staff(): Promise<Colleague>
  /** A new crew of these people. */
  crew(groupNo: string, members: readonly Colleague[]): ReturnType<typeof settleCrew>
  givePoints(userId: string, points: number): Promise<void>
  /** The mails that were put into the outbox for a customer, oldest first, each with what its text needs. */
  posted(customerId: string): Promise<readonly PostedMail[]>
  /** Logged unexpected failures; specs of refusals expect none. */
  failures(): readonly string[]
  stop(): Promise<void>
}

/** A Tuesday at 10:00 in Alberta, on which the calendar allows booking. */
export const TUESDAY_MORNING = '2026-11-24T10:00:00-06:00[America/Edmonton]'

/**
 * Starts it; the spec stops it in `afterAll`.
 * @param startsAt the start of its clock
 * @param eventStoreUrl the event store; in the database by default
 * @param limits figures of attempt limits; by default the product's, without those by network address
 * @param opening opens its database; a fresh one by default
 */
export async function startTestApp(
  startsAt = TUESDAY_MORNING,
  eventStoreUrl?: string,
  limits?: LimitFigures,
  opening: () => Promise<FreshDatabase> = () => freshDatabase(eventStoreUrl === undefined),
): Promise<TestApp> {
  const database = await opening()
  const started = Date.now()
  let base = Temporal.ZonedDateTime.from(startsAt).toInstant()
  const now = () => base.add({ milliseconds: Date.now() - started })
  await seedCatalog(database.db, base)
  const parts = await openStores(database, eventStoreUrl)
  const { app, application } = await openProduct({
    ...parts,
    config: { ...parts.config, limitsAddresses: limits !== undefined },
    clock: now,
    isStopping: () => false,
    ...(limits && { limits }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { store, projections, config } = parts
  const home = { ...application.accounts, store }
  const client = apiClient(`http://127.0.0.1:${port}`)
  const command = (actorId: string, role: ActorRole): Command => {
    const id = crypto.randomUUID()
    return { id, actor: { id: actorId, role }, source: 'graphql', at: now(), correlationId: id }
  }
  return {
    ...client,
    ...bookingSteps(client),
    as: (token) => apiUser(client, token),
    command,
    async assignCrew(orderNo, groupId) {
      const office = command(crypto.randomUUID(), ActorRole.Admin)
      granted(await application.ordering.assignCrew(office, { orderNo, groupId }))
    },
    application,
    database,
    projections,
    sessionSecret: config.sessionSecret,
    now,
    later: (duration) => {
      base = base.add(duration)
    },
    async customer(wishes) {
      const newcomer = await settleNewcomer(home, { points: 0, now: now(), ...wishes })
      if (wishes?.points) await pointsAreShown(parts)
      return newcomer
    },
    admin: () => settleAdmin(home, now()),
    staff: () => settleStaff(home, now()),
    crew: (groupNo, members) => settleCrew(home, { groupNo, members }, now()),
    async givePoints(userId, points) {
      await givePoints(home, userId, { points, now: now() })
      await pointsAreShown(parts)
    },
    posted: (customerId) => postedMails(database.db, customerId),
    failures: () => parts.failures,
    async stop() {
      await closeHttp(app, 0)
      await projections.stop()
      await store.close()
      await database.drop()
    },
  }
}

/** @throws when the read models do not catch up: a spec would fail further on, and would not say why */
async function pointsAreShown({ store, projections }: Awaited<ReturnType<typeof openStores>>): Promise<void> {
  const head = await store.head()
  if (!(await projections.waitFor({ types: ['points.rewarded'] }, head, { timeoutMs: 20_000 })))
    throw new Error('the read models do not catch up with a grant')
}

async function openStores({ db, pool, url }: FreshDatabase, eventStoreUrl: string | undefined) {
  const failures: string[] = []
  const keep = new Writable({
    write(line, _encoding, done) {
      failures.push(String(line))
      done()
    },
  })
  const logger = createLogger({ isProduction: true, logLevel: 'error' }, keep)
  const config = { ...specConfig(), eventStoreUrl }
  const store = await openEventStore(config, { pool }, logger)
  const projections = await startProjections({ db, store, connectionString: url, log: logger })
  return { config, logger, db, store, projections, failures }
}

function specConfig(): LoadedConfig {
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DEMO_DATA: 'off',
    CAPTCHA_ANSWER: SHOWN_CHARACTERS,
  })
  if (isConfigMistake(config)) throw new Error(config.mistake)
  return { ...config, sessionSecret: 'a secret of this spec alone' }
}
