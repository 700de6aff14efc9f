import type { WalletAccessEvent } from '../events.ts'
import type { Wallet, WalletAccess } from '../wallet.ts'

const events: Readonly<Record<WalletAccess, WalletAccessEvent>> = {
  open: { type: 'points.unfrozen', data: {} },
  frozen: { type: 'points.frozen', data: {} },
  closed: { type: 'points.closed', data: {} },
}

/**
 * Freezes a wallet, opens it again or closes it (decisions A20, M4). Whoever spends or fills it at the same moment writes the same stream, so one
 * of the two decides again and finds the other's event.
 * @returns nothing where that is how it is already
 */
export function changeAccess(wallet: Wallet, access: WalletAccess): WalletAccessEvent[] {
  return wallet.access === access ? [] : [events[access]]
}
