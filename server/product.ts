import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import type { Language } from '../schema/rules/enumerations.ts'
import { type Application, createTableModules } from './api/context/application.ts'
import { createContextOf } from './api/context/contextOf.ts'
import { openPictures } from './api/crews/pictures.ts'
import { serveGraphql } from './api/graphql/graphqlApi.ts'
import { createSchema } from './api/graphql/schema.ts'
import { queryLimits } from './api/limits/queryLimits.ts'
import { rateLimitHook } from './api/limits/rateLimitHook.ts'
import { openOrderFeed } from './api/live/orderFeed.ts'
import { openSubscriptionSockets } from './api/live/subscriptionSockets.ts'
import { erasureHooks } from './api/privacy/erasureHooks.ts'
import { openContractPages } from './api/rest/openApiPages.ts'
import { serveRest } from './api/rest/restApi.ts'
import { restCalls } from './api/rest/restCalls.ts'
import { createBilling } from './billing/billing.handlers.ts'
import { createCommandHandler } from './eventstore/commandHandler.ts'
import type { EventStore } from './eventstore/port.ts'
import { rememberLanguage } from './identity/accounts.store.ts'
import type { LimitFigures } from './identity/attemptLimits.ts'
import { createAttemptLimits } from './identity/attempts.store.ts'
import { liveSessions } from './identity/sessions.store.ts'
import { findCaller } from './identity/signIn.handlers.ts'
import type { StaffContext } from './identity/staffMembers.handlers.ts'
import type { Db } from './kernel/database.ts'
import type { Notifications } from './kernel/notifications.ts'
import { PROJECT_ROOT } from './kernel/projectRoot.ts'
import type { Clock } from './kernel/time.ts'
import type { Viewer } from './kernel/viewer.ts'
import { openMailbox } from './messaging/delivery/mailbox.ts'
import { mailFolderOf } from './messaging/delivery/openMailDelivery.ts'
import { outboxCounts, queueSystemMail } from './messaging/outbox.store.ts'
import { createOrdering } from './ordering/ordering.handlers.ts'
import { createBooking } from './ordering/placing/offerServices.handlers.ts'
import { createSeries } from './ordering/recurring/series.handlers.ts'
import { keepReferenceData } from './ordering/referenceData.store.ts'
import { dayLoads } from './readmodels/dayLoad/dayLoad.queries.ts'
import type { ProjectionRunner } from './readmodels/engine/runner.ts'
import { openOrdersIn } from './readmodels/orderHistory/openOrders.queries.ts'
import { seriesAtAddress } from './readmodels/series/series.queries.ts'
import { openRecurringVisits } from './recurringVisits.ts'
import { isAllowedOrigin } from './runtime/http/allowedOrigins.ts'
import { createHttpServer } from './runtime/http/createHttpServer.ts'
import type { LoadedConfig } from './runtime/loadConfig.ts'
import type { Logger } from './runtime/logger.ts'
import { watchCommands, watchOutbox, watchProjections, watchSockets } from './runtime/productMetrics.ts'
import { readinessChecks } from './runtime/readinessChecks.ts'
import { whenFree } from './staffing/groupMembers.handlers.ts'

/** What a product is put together from. */
export interface ProductParts {
  readonly config: LoadedConfig
  readonly logger: Logger
  readonly clock: Clock
  readonly db: Db
  readonly store: EventStore
  readonly projections: ProjectionRunner
  /** Connects it with other processes on the same database. */
  readonly notifications?: Notifications
  readonly isStopping: () => boolean
  /** Other figures than the product's own, for specs. */
  readonly limits?: LimitFigures
}

/** What the handlers need of it. */
export interface ApplicationParts extends Pick<ProductParts, 'config' | 'db' | 'store' | 'limits'> {
  readonly projections: Pick<ProjectionRunner, 'waitFor'>
  readonly logger?: Logger
}

/** The handlers behind both APIs, and the figures they leave at `/metrics`. */
export function createApplication(
  { config, db, store, projections, limits, logger: log }: ApplicationParts,
  registry: Registry,
): Application {
  const handle = createCommandHandler({
    store,
    caughtUp: (types, position) => projections.waitFor({ types }, position),
    random: Math.random,
    now: () => performance.now(),
    observe: watchCommands(registry),
  })
  const referenceDataAt = keepReferenceData(db)
  const commands = { db, store, handle, referenceDataAt }
  const crews = { db, openOrders: openOrdersIn({ db, store, projections }) }
  const accounts = {
    db,
    sessionSecret: config.sessionSecret,
    limits: createAttemptLimits(db, {
      sessionSecret: config.sessionSecret,
      liftsAddresses: !config.limitsAddresses,
      ...(limits && { figures: limits }),
    }),
    queueSystemMail,
    captchaAnswer: config.captchaAnswer,
    publicUrl: config.publicUrl,
    hooks: erasureHooks(commands, projections),
  }
  const recurringVisits = openRecurringVisits({ context: commands, log })
  const staff: StaffContext = { db, whenFree: (staffId, leave) => whenFree(crews, staffId, leave) }
  return {
    ...createTableModules({ db, accounts, staff, crews, seriesAt: (of) => seriesAtAddress(db, of) }),
    db,
    store,
    accounts,
    staff,
    crews,
    referenceDataAt,
    booking: createBooking({ db, store, referenceDataAt, dayLoads: (of) => dayLoads(db, of) }),
    ordering: createOrdering(commands),
    series: createSeries(commands, recurringVisits.afterCommand),
    recurringVisits,
    billing: createBilling(commands),
  }
}

/** Opens the APIs on what they share; what this gives is ready to listen. */
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
    findCaller: (token: string, now: Temporal.Instant) => findCaller(application.accounts, { token, now }),
    rememberLanguage: (viewer: Viewer, language: Language) => rememberLanguage(parts.db, viewer, language),
  }
  rateLimitHook(app, application.accounts.limits)
  serveRest(app, restCalls, { contextOf: createContextOf(sources, 'rest') })
  openContractPages(app, restCalls)
  const photoFolder = path.resolve(PROJECT_ROOT, config.dataDir, 'photos')
  await openPictures(app, { db: parts.db, photoFolder })
  if (!config.isProduction && config.smtpUrl === undefined) openMailbox(app, mailFolderOf(config))
  const schema = await createSchema()
  const contextOf = createContextOf(sources, 'graphql')
  const live = await openSubscriptionSockets(app, {
    ...liveParts(parts),
    schema,
    contextOf,
    viewerOf: async (token) => (await sources.findCaller(token, clock()))?.viewer,
  })
  await serveGraphql(app, { schema, contextOf, live, production: config.isProduction })
  watchSockets(registry, live.count)
  return { app, application }
}

/** What the sockets need of it. */
function liveParts({ config, clock, db, store, projections, notifications, logger }: ProductParts) {
  return {
    log: logger,
    feed: openOrderFeed({ db, store, projections, notifications, log: logger }),
    rules: queryLimits(config.isProduction).validationRules,
    liveSessions: (ids: readonly string[]) => liveSessions(db, ids, clock()),
    isAllowedOrigin: ({ headers }: FastifyRequest) => isAllowedOrigin(config, headers),
  }
}
