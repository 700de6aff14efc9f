import type { Language } from '../../../schema/rules/enumerations.ts'
import type { ActorRole, Command, CommandSource } from '../../kernel/command.ts'
import { commandId } from '../../kernel/ids.ts'
import type { Area, Viewer } from '../../kernel/viewer.ts'
import type { OfficeActor } from '../../office/officeChange.ts'
import type { CrewReader } from '../../readmodels/orderHistory/crewOrders.queries.ts'
import { crewIdOf } from '../../staffing/crews.store.ts'
import type { Application } from './application.ts'

/** What both APIs know of a request before any handler runs. */
export interface RequestContext {
  readonly application: Application
  /** Proved by the token; absent for visitors and for tokens that are unknown, expired, revoked or of no use. */
  readonly viewer: Viewer | undefined
  /** The customer's, in E.164. */
  readonly phone?: string | undefined
  /** The version of the reference data at the request's arrival; absent for visitors, for whom it is read when needed. */
  readonly referenceDataVersion?: number | undefined
  /** From `Accept-Language`; texts of refusals and messages are in it (decision A12). */
  readonly language: Language
  /** The same if the client requested one; clients send only chosen languages (decision G10). */
  readonly wantedLanguage: Language | undefined
  readonly source: CommandSource
  /** The moment the request came in: one clock reading for everything it decides. */
  readonly now: Temporal.Instant
  readonly requestId: string
  /** From `networkOf`; for attempt limits only, never stored with a person's actions. */
  readonly networkAddress: string
  /** The request's log, with its id and, once known, the person. */
  readonly log: { info(details: object, message: string): void }
  /** Cookies identify captcha pictures only, never people (decision J7). */
  readonly cookies: Readonly<Record<string, string | undefined>>
}

const roles: Record<Area, ActorRole> = { customer: 1, staff: 2, admin: 3 }

/**
 * A command of the signed-in viewer.
 * @param key one per intent: the caller's own, or the request's id where the documented payload has none
 */
export function commandOf(context: RequestContext, viewer: Viewer, name: string, key: string): Command {
  return {
    id: commandId(viewer.id, name, key),
    actor: { id: viewer.id, role: roles[viewer.area] },
    source: context.source,
    at: context.now,
    correlationId: context.requestId,
    referenceDataVersion: context.referenceDataVersion,
  }
}

/** The viewer in a call for a single area. @throws if the call was open to others, which is a bug */
function viewerIn(area: Area): (context: Pick<RequestContext, 'viewer'>) => Viewer {
  return ({ viewer }) => {
    if (viewer?.area !== area) throw new Error(`a call for the area ${area} was open to others`)
    return viewer
  }
}

export const customerOf = viewerIn('customer')
export const adminOf = viewerIn('admin')
export const staffOf = viewerIn('staff')

/** The userId of that customer. */
export function customerIdOf(context: RequestContext): string {
  return customerOf(context).id
}

/** The administrator and the time, for the office record. */
export function officeActorOf(context: RequestContext): OfficeActor {
  return { adminId: adminOf(context).id, at: context.now }
}

/**
 * The command of a documented office call. Its payload has neither key nor version, so each request is its own intent and the last save
 * wins.
 */
export function officeCommandOf(context: RequestContext, name: string): Command {
  return commandOf(context, adminOf(context), name, context.requestId)
}

/** The signed-in crew member, with their current crew. */
export function crewReaderOf(context: RequestContext): CrewReader {
  const { id: staffId } = staffOf(context)
  return { staffId, crew: crewIdOf(context.application.db, staffId) }
}
