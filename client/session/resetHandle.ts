import { localStore } from '../browser/storage.ts'

/** The reset user id of the customer document, section 4, in local storage: an opaque handle, nobody's id (decision A9). */
const key = 'customer.resetUserId'

/** Kept by the page that asks for a code. */
export function keepResetHandle(userId: string): void {
  localStore.set(key, userId)
}

/** Null when no code was asked for in this browser, or its password is set. */
export function resetHandle(): string | null {
  return localStore.get(key)
}

/** Once the new password is set. */
export function forgetResetHandle(): void {
  localStore.remove(key)
}
