import { localStore } from '../browser/storage.ts'

/** The reset user id of the customer document, section 4, in local storage: an opaque handle, no person's id (decision A9). */
const key = 'customer.resetUserId'

/** Stored by the page that requests a code. */
export function keepResetHandle(userId: string): void {
  localStore.set(key, userId)
}

/** Null if no code was requested in this browser, or its password is set. */
export function resetHandle(): string | null {
  return localStore.get(key)
}

/** Cleared once the new password is set. */
export function forgetResetHandle(): void {
  localStore.remove(key)
}
