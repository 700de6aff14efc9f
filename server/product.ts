import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import type { Language } from '../schema/rules/enumerations.ts'
import { rememberLanguage } from './accounts/accounts.store.ts'
import { liveSessions } from './accounts/sessions.store.ts'
import { authenticate } from './accounts/signIn.handlers.ts'
import { mailLookups } from './background/mailLookups.ts'
import { createBillingDesk } from './billing/billing.handlers.ts'
import type { Application } from './doors/application.ts'
import { createContextOf } from './doors/contextOf.ts'
import { holdBackFloods } from './doors/holdBackFloods.ts'
import { keptElsewhere } from './doors/keptElsewhere.ts'
import { openOrdersIn } from './doors/openOrders.ts'
import { openPictures } from './doors/pictures.ts'
import { createCommandRunner } from './eventstore/handle.ts'
import type { EventStore } from './eventstore/port.ts'
import { openGraphqlDoor } from './graphql/graphqlDoor.ts'
import { createLiveDoor } from './graphql/live/liveDoor.ts'
import { openOrderFeed } from './graphql/live/orderFeed.ts'
import { queryLimits } from './graphql/queryLimits.ts'
import { createSchema } from './graphql/schema.ts'
import type { LimitFigures } from './kernel/attemptLimits.ts'
import { createAttemptLimits } from './kernel/attempts.store.ts'
import type { Db } from './kernel/database.ts'
import type { Clock } from './kernel/time.ts'
import type { Viewer } from './kernel/viewer.ts'
import { postLetter } from './messaging/outbox.store.ts'
import { outboxCounts } from './messaging/outboxRows.store.ts'
import { isAllowedOrigin } from './operations/http/allowedOrigins.ts'
import { createHttpServer } from './operations/http/createHttpServer.ts'
import type { LoadedConfig } from './operations/loadConfig.ts'
import type { Logger } from './operations/logger.ts'
import { openMailbox } from './operations/mail/mailbox.ts'
import { mailFolderOf } from './operations/mail/openMailPost.ts'
import { watchCommands, watchOutbox, watchProjections, watchSockets } from './operations/productMetrics.ts'
import { PROJECT_ROOT } from './operations/projectRoot.ts'
import { readinessChecks } from './operations/readinessChecks.ts'
import { createBookingDesk } from './ordering/booking.handlers.ts'
import { createOrderingDesk } from './ordering/ordering.handlers.ts'
import { dayLoads } from './projections/dayLoad/dayLoad.queries.ts'
import type { ProjectionRunner } from './projections/runner.ts'
import { openContractPages, readContract } from './rest/openApiPages.ts'
import { restCalls } from './rest/restCalls.ts'
import { openRestDoor } from './rest/restDoor.ts'
import { whenFree } from './staffing/groupMembers.handlers.ts'

/** What a product is put together from. */
export interface ProductParts {
  readonly config: LoadedConfig
  readonly logger: Logger
  readonly clock: Clock
  readonly db: Db
  readonly store: EventStore
  readonly projections: ProjectionRunner
  readonly isStopping: () => boolean
  /** Other figures than the product's own, for specs. */
  readonly limits?: LimitFigures
}

/** What the handlers need of it. */
export interface ApplicationParts extends Pick<ProductParts, 'config' | 'db' | 'store' | 'limits'> {
  readonly projections: Pick<ProjectionRunner, 'waitFor'>
}

/** The handlers behind both doors, and the figures they leave at `/metrics`. */
export function createApplication(
  { config, db, store, projections, limits }: ApplicationParts,
  registry: Registry,
): Application {
  const runner = createCommandRunner({
    store,
    random: Math.random,
    now: () => performance.now(),
    observe: watchCommands(registry),
    assumesFresh: config.eventStoreUrl !== undefined,
  })
  const caughtUp = (types: readonly string[], position: Parameters<ProjectionRunner['waitFor']>[1]) =>
    projections.waitFor({ types }, position)
  const commands = { db, store, runner, caughtUp }
  const crews = { db, openOrders: openOrdersIn({ db, store, projections }) }
  return {
    db,
    store,
    accounts: {
      db,
      sessionSecret: config.sessionSecret,
      limits: createAttemptLimits(db, {
        sessionSecret: config.sessionSecret,
        liftsAddresses: !config.limitsAddresses,
        ...(limits && { figures: limits }),
      }),
      postLetter,
      captchaAnswer: config.captchaAnswer,
      publicUrl: config.publicUrl,
      elsewhere: keptElsewhere(commands, projections),
    },
    staff: { db, whenFree: (staffId, leave) => whenFree(crews, staffId, leave) },
    crews,
    booking: createBookingDesk({ db, store, dayLoads: (of) => dayLoads(db, of) }),
    ordering: createOrderingDesk(commands),
    billing: createBillingDesk(commands),
    writing: { store, lookups: mailLookups(db), publicUrl: config.publicUrl },
  }
}

/** Puts the doors on the ground they share; what this gives is ready to listen. */
export async function openProduct(
  parts: ProductParts,
): Promise<{ app: FastifyInstance; application: Application }> {
  const { config, logger, clock, isStopping } = parts
  const registry = new Registry()
  const application = createApplication(parts, registry)
  watchProjections(registry, parts.projections)
  watchOutbox(registry, () => outboxCounts(parts.db))
  const app = await createHttpServer({ config, logger, isStopping, registry, checks: readinessChecks(parts) })
  const sources = {
    application,
    clock,
    authenticate: (token: string, now: Temporal.Instant) =>
      authenticate(application.accounts, { token, now }),
    rememberLanguage: (viewer: Viewer, language: Language) => rememberLanguage(parts.db, viewer, language),
  }
  holdBackFloods(app, application.accounts.limits)
  openRestDoor(app, restCalls, { contextOf: createContextOf(sources, 'rest') })
  openContractPages(app, await readContract())
  const photoFolder = path.resolve(PROJECT_ROOT, config.dataDir, 'photos')
  await openPictures(app, { db: parts.db, photoFolder })
  if (!config.isProduction && config.smtpUrl === undefined) openMailbox(app, mailFolderOf(config))
  const schema = await createSchema()
  const contextOf = createContextOf(sources, 'graphql')
  const live = createLiveDoor(app, {
    ...liveParts(parts),
    schema,
    contextOf,
    viewerOf: (token) => sources.authenticate(token, clock()),
  })
  await openGraphqlDoor(app, { schema, contextOf, live, production: config.isProduction })
  watchSockets(registry, live.count)
  return { app, application }
}

/** What the sockets need of the ground. */
function liveParts({ config, clock, db, store, projections, logger }: ProductParts) {
  return {
    log: logger,
    feed: openOrderFeed({ db, store, projections, log: logger }),
    rules: queryLimits(config.isProduction).validationRules,
    liveSessions: (ids: readonly string[]) => liveSessions(db, ids, clock()),
    isAllowedOrigin: ({ headers }: FastifyRequest) => isAllowedOrigin(config, headers),
  }
}
