import { createHmac, randomBytes } from 'node:crypto'
import type { Area } from '../kernel/viewer.ts'
import type { AccountsBase } from './accounts.store.ts'

/** An unguessable token: 256 random bits, safe in links, headers and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The stored form of a secret: a hash under the product's key, from which even a short secret cannot be recovered.
 * @param purpose separates secrets of different kinds
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
 * The key that limits by account count by, for people and for unknown names; it reveals neither.
 * @param account the person's id, or an unknown typed name
 */
export function accountKey(
  accounts: Pick<AccountsBase, 'sessionSecret'>,
  area: Area,
  account: string,
): string {
  return keyedHash(accounts, 'account', area, account).toString('base64url')
}
