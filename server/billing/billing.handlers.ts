import { bindCommands } from '../eventstore/bindCommands.ts'
import type { CommandContext } from '../eventstore/commandHandler.ts'
import { bindHandlers } from '../kernel/bindHandlers.ts'
import { quoteFor, quoteReversal } from './quoting.handlers.ts'
import { rechargeFor } from './recharging.handlers.ts'
import { reverseFor } from './reversing.handlers.ts'
import { rewardFor } from './rewarding.handlers.ts'

/** What APIs may ask and have done about payments; all of it is an admin's. */
export type BillingHandlers = ReturnType<typeof bindBilling>

export function bindBilling(context: CommandContext) {
  const commands = bindCommands(context, { recharge: rechargeFor, reward: rewardFor, reverse: reverseFor })
  return { ...commands, ...bindHandlers(context, { rechargeQuote: quoteFor, reversalQuote: quoteReversal }) }
}
