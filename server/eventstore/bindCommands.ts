import { type BoundHandlers, bindHandlers } from '../kernel/bindHandlers.ts'
import type { Command } from '../kernel/command.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import type { Answer } from './commandEvents.ts'
import type { CommandContext, CommandResult } from './commandHandler.ts'

/** The handler of one command. */
export type CommandHandler<Request, T, Context extends CommandContext = CommandContext> = (
  context: Context,
  command: Command,
  request: Request,
) => Promise<CommandResult<T> | Rejection>

/**
 * Gives handlers of commands their context. Where one refuses, a key that was used before has the last word (decision L14): a retry comes
 * to rules and rows that its first try, or others since, have changed.
 */
export function bindCommands<
  Context extends CommandContext,
  Handlers extends Readonly<Record<string, CommandHandler<never, object, Context>>>,
>(context: Context, handlers: Handlers): BoundHandlers<Handlers> {
  const keeping = Object.entries(handlers).map(([name, handler]) => [name, keepingFirstAnswer(handler)])
  return bindHandlers(context, Object.fromEntries(keeping) as Handlers)
}

function keepingFirstAnswer<Request, T, Context extends CommandContext>(
  handler: CommandHandler<Request, T, Context>,
): CommandHandler<Request, T, Context> {
  return async (context, command, request) => {
    const outcome = await handler(context, command, request)
    if (!isRejection(outcome) || command.key === undefined) return outcome
    return context.handle<T & Answer<T>>({ command, streams: [] }, async () => outcome)
  }
}
