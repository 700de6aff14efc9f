/** The three separate sessions of the product; a token of one opens nothing of another. */
export const areas = ['customer', 'admin', 'staff'] as const
export type Area = (typeof areas)[number]

/** The caller as the token proves it: never taken from a body. */
export interface Viewer {
  readonly area: Area
  /** userId, adminId or staffId. */
  readonly id: string
  /** Names the signed-in session; revoking it ends the viewer. */
  readonly sessionId: string
}
