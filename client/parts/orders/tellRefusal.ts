import { informing } from '../../../schema/rules/rejections.ts'
import { toast } from '../../ui/toasts.ts'
import type { CommandResult } from './useOrderCommand.ts'

/** Says why a command was refused: `info` when somebody was quicker, else a warning (document section 8, decision K1). */
export function tellRefusal({ code, message }: Extract<CommandResult, { kind: 'refused' }>): void {
  toast(informing.has(code) ? 'info' : 'warning', message)
}
