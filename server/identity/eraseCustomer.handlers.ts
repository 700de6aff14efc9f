import { passwordFields } from '../../schema/rules/accountFields.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { lockAddressesOf } from '../addresses/addressChanges.store.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { recordOfficeChange } from '../office/officeChanges.store.ts'
import { emptyAccount } from '../people/erasedRows.store.ts'
import {
  type ErasureBlockers,
  erasureTimes,
  mayAskErasure,
  mayBeClosed,
  mayBeErased,
} from '../people/erasure.ts'
import {
  type ErasureRequest,
  findErasureRequest,
  insertErasureRequest,
  markCarriedOut,
  markWithdrawn,
} from '../people/erasureRequests.store.ts'
import { whileAccessChanges } from './accessLock.store.ts'
import type { AccountsContext } from './accounts.store.ts'
import { credentialOf, hashPassword } from './credentials.store.ts'
import { refusedAsMailFlood } from './newPassword.handlers.ts'
import { tryPassword } from './passwordTries.handlers.ts'

/** What other modules know of a customer, injected where the product is assembled. */
export interface ErasureHooks {
  /**
   * Freezes the wallet, unfreezes it, or closes it for good (decision M4). A simultaneous booking or payment writes the same stream, so one
   * of the two decides again.
   * @param refuse checks orders and points with everything recorded so far
   * @returns its refusal, or BUSY if that cannot be known now
   */
  changeAccess(
    command: Command,
    change: {
      readonly userId: string
      readonly access: 'open' | 'frozen' | 'closed'
      readonly refuse?: (standing: ErasureBlockers) => Rejection | undefined
    },
  ): Promise<Rejection | undefined>
  /** Empties their rows about a person, in the transaction that empties the account. */
  empty(db: Db, userId: string, now: Temporal.Instant): Promise<void>
}

/** The dependencies of erasing beside the tables of accounts. */
export interface ErasingContext extends AccountsContext {
  readonly hooks: ErasureHooks
}

export interface ErasureWish {
  readonly viewer: Viewer
  readonly password: string
  readonly networkAddress: string
}

/**
 * Records a customer's erasure request (decision A20) once they have proved their password, and mails them in case it was somebody else.
 * Asking again changes nothing. From then on nothing can be booked. Wrong passwords count as in signing in (decision A5).
 * @returns the request; CURRENT_PASSWORD_WRONG at `password`, a limit of wrong passwords or of requests, ERASURE_ORDERS_OPEN, or BUSY if
 * the orders cannot be known or too many wait
 */
export async function requestErasure(
  accounts: ErasingContext,
  command: Command,
  { viewer, networkAddress, ...input }: ErasureWish,
): Promise<ErasureRequest | Rejection> {
  const fields = checkedFields(passwordFields, input)
  if (isRejection(fields)) return fields
  const origin = { area: viewer.area, account: viewer.id, networkAddress }
  const credential = await credentialOf(accounts.db, viewer.id)
  const wrong = reject(RejectionCode.CURRENT_PASSWORD_WRONG, { field: 'password' })
  const admit = async () => (await refusedAsMailFlood(accounts, viewer)) ?? noteWish(accounts, command)
  return tryPassword(accounts, { ...origin, credential, password: fields.password }, { wrong, admit })
}

async function noteWish(accounts: ErasingContext, command: Command): Promise<ErasureRequest | Rejection> {
  const userId = command.actor.id
  return whileAccessChanges(accounts.db, userId, async (db) => {
    if (!(await lockAddressesOf(db, userId))) return reject(RejectionCode.NOT_FOUND)
    const before = await findErasureRequest(db, userId)
    const refused = await accounts.hooks.changeAccess(command, {
      userId,
      access: 'frozen',
      refuse: mayAskErasure,
    })
    if (refused) return refused
    if (before) return before
    await insertErasureRequest(db, userId, command.at)
    const latest = businessDate(erasureTimes(command.at).latest).toString()
    await accounts.queueSystemMail(db, { kind: 'erasureAsked', customerId: userId, date: latest })
    return (await findErasureRequest(db, userId)) ?? reject(RejectionCode.NOT_FOUND)
  })
}

/**
 * Withdraws an erasure request that was not carried out; a mail confirms it.
 * @returns NOT_FOUND for a former customer, whose wallet stays closed; ERASURE_NOT_ASKED without a request; BUSY when too many do so at
 * once
 */
export async function withdrawErasure(
  accounts: ErasingContext,
  command: Command,
): Promise<ErasureRequest | Rejection> {
  const userId = command.actor.id
  return whileAccessChanges(accounts.db, userId, async (db) => {
    if (!(await lockAddressesOf(db, userId))) return reject(RejectionCode.NOT_FOUND)
    const request = await findErasureRequest(db, userId)
    // also without a request: a rolled back one may have left the wallet frozen
    const refused = await accounts.hooks.changeAccess(command, { userId, access: 'open' })
    if (refused) return refused
    if (request === undefined) return reject(RejectionCode.ERASURE_NOT_ASKED)
    await markWithdrawn(db, request.id, command.at)
    await accounts.queueSystemMail(db, { kind: 'erasureWithdrawn', customerId: userId })
    return request
  })
}

/**
 * Erases a customer on request (decision A20): the write that closes the wallet finds no paid point, open order or complaint left (decision
 * M4); then one transaction empties every row that identifies them. If that fails the wallet stays closed, and another call continues.
 * Events, ledger and invoices stay as they are; events hold ids alone, and tax law requires the buyer on an invoice.
 * @returns NOT_FOUND, also for a former customer; ERASURE_NOT_ASKED, ERASURE_TOO_EARLY, ERASURE_ORDERS_OPEN, ERASURE_POINTS_LEFT; BUSY if
 * orders and points cannot be known, or too many wait
 */
export async function eraseCustomer(
  accounts: ErasingContext,
  command: Command,
  userId: string,
): Promise<{ readonly userId: string } | Rejection> {
  const { db, hooks } = accounts
  const { at: now, actor } = command
  if (!isId(userId)) return reject(RejectionCode.NOT_FOUND)
  const passwordHash = await hashPassword(crypto.randomUUID())
  return whileAccessChanges(db, userId, async (transaction) => {
    if (!(await lockAddressesOf(transaction, userId))) return reject(RejectionCode.NOT_FOUND)
    const request = await findErasureRequest(transaction, userId)
    const early = mayBeErased(request?.askedAt, now)
    if (early !== undefined || request === undefined) return early ?? reject(RejectionCode.NOT_FOUND)
    const refused = await hooks.changeAccess(command, { userId, access: 'closed', refuse: mayBeClosed })
    if (refused) return refused
    await markCarriedOut(transaction, request.id, { adminId: actor.id, now })
    await emptyAccount(transaction, { userId, passwordHash, now })
    await hooks.empty(transaction, userId, now)
    await recordOfficeChange(transaction, {
      adminId: actor.id,
      at: now,
      subject: { kind: 'customer', id: userId },
      action: 'customer.erased',
      before: null,
      after: null,
    })
    return { userId }
  })
}
