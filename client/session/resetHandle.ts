/** The reset user id of the customer document, section 4, in local storage: an opaque handle, nobody's id (decision A9). */
const key = 'customer.resetUserId'

/** Kept by the page that asks for a code. */
export function keepResetHandle(userId: string): void {
  localStorage.setItem(key, userId)
}

/** Null when no code was asked for in this browser, or its password is set. */
export function resetHandle(): string | null {
  return localStorage.getItem(key)
}

/** Once the new password is set. */
export function forgetResetHandle(): void {
  localStorage.removeItem(key)
}
