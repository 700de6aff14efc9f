/** The page on which the office books for a customer who phones (decision W2). */
export function callerPath(userId?: string): string {
  return userId === undefined ? '/adminBooking' : `/adminBooking?user=${encodeURIComponent(userId)}`
}
