import { createHmac, randomBytes } from 'node:crypto'
import type { Area } from '../kernel/viewer.ts'
import type { AccountsBase } from './accounts.store.ts'

/** A token that nobody can guess: 256 random bits, safe in links, headers and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What is kept of a secret: a hash under the product's own key, from which nobody reads the secret back, short as it may be.
 * @param purpose keeps a secret of one kind from being taken for one of another
 */
export function keyedHash(
  { sessionSecret }: Pick<AccountsBase, 'sessionSecret'>,
  purpose: string,
  ...secret: readonly string[]
): Buffer {
  return createHmac('sha256', sessionSecret)
    .update(JSON.stringify([purpose, ...secret]))
    .digest()
}

/**
 * What limits by account count by: one key for somebody and for a name that is nobody's, from which neither can be read.
 * @param account the person's id, or the typed name when it belongs to nobody
 */
export function accountKey(
  accounts: Pick<AccountsBase, 'sessionSecret'>,
  area: Area,
  account: string,
): string {
  return keyedHash(accounts, 'account', area, account).toString('base64url')
}
