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
  /** Of the customer who is asking, E.164. */
  readonly phone?: string | undefined
  /** Of the reference data, as it stood when the request came in; absent for visitors, for whom it is asked where it matters. */
  readonly referenceDataVersion?: number | undefined
  /** From `Accept-Language`; texts of refusals and messages are in it (decision A12). */
  readonly language: Language
  /** The same where one was asked for: a client names none that nobody has chosen (decision G10). */
  readonly wantedLanguage: Language | undefined
  readonly source: CommandSource
  /** The moment the request came in: one clock reading for everything it decides. */
  readonly now: Temporal.Instant
  readonly requestId: string
  /** As `networkOf` gives it: for limits of attempts only, never stored beside what a person did. */
  readonly networkAddress: string
  /** Where what this request does is told, under its id and, once they are known, with who is asking. */
  readonly log: { info(details: object, message: string): void }
  /** No cookie is anybody's identity (decision J7): they only tell which picture a browser was shown. */
  readonly cookies: Readonly<Record<string, string | undefined>>
}

const roles: Record<Area, ActorRole> = { customer: 1, staff: 2, admin: 3 }

/**
 * The command a signed-in viewer gives.
 * @param key once per intent: the caller's own, or the request's id where the documented payload has none
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

/** Who is asking, of a call that only one area may make. @throws when the call was open to others, which is a bug */
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

/** What the administrator who is asking does, as the record will name it. */
export function officeActorOf(context: RequestContext): OfficeActor {
  return { adminId: adminOf(context).id, at: context.now }
}

/**
 * The command that a documented call of the office gives. Its payload has neither key nor version: every request is an intent of its own,
 * and the last save wins.
 */
export function officeCommandOf(context: RequestContext, name: string): Command {
  return commandOf(context, adminOf(context), name, context.requestId)
}

/** The crew member who is asking, with the crew they are in now. */
export function crewReaderOf(context: RequestContext): CrewReader {
  const { id: staffId } = staffOf(context)
  return { staffId, crew: crewIdOf(context.application.db, staffId) }
}
