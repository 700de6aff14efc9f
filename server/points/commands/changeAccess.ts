import type { WalletAccessEvent } from '../events.ts'
import type { Wallet, WalletAccess } from '../wallet.ts'

const events: Readonly<Record<WalletAccess, WalletAccessEvent>> = {
  open: { type: 'points.unfrozen', data: {} },
  frozen: { type: 'points.frozen', data: {} },
  closed: { type: 'points.closed', data: {} },
}

/**
 * Freezes a wallet, opens it again or closes it (decisions A20, M4). A concurrent spend or recharge writes the same stream, so one of the
 * two decides again and sees the other's event.
 * @returns no events if the wallet already has that access
 */
export function changeAccess(wallet: Wallet, access: WalletAccess): WalletAccessEvent[] {
  return wallet.access === access ? [] : [events[access]]
}
