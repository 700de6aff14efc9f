import type { Command } from '../../kernel/command.ts'
import type { OfficeAct } from '../../kernel/officeChange.ts'
import { adminOf, commandOf, type RequestContext } from './requestContext.ts'

/** What the administrator who is asking does, as the record will name it. */
export function officeActOf(context: RequestContext): OfficeAct {
  return { adminId: adminOf(context).id, at: context.now }
}

/**
 * The command that a documented call of the office gives. Its payload has neither key nor version: every request is an intent of its own,
 * and the last save wins.
 */
export function officeCommandOf(context: RequestContext, name: string): Command {
  return commandOf(context, adminOf(context), name, context.requestId)
}
