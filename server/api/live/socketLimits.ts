/** Sockets, subscriptions and messages that are taken: no browser comes near them. */
export const SOCKET_LIMITS = {
  /** From one network address, behind which a whole office may stand. */
  perAddress: 200,
  inAll: 10_000,
  subscriptions: 10,
  messageBytes: 16 * 1024,
  /** What may wait to be taken by its other end. */
  unreadBytes: 1024 * 1024,
  /** How long a socket may take to say who it is. */
  initMs: 5_000,
  /** How often a silent socket is asked whether it is there. */
  pingMs: 12_000,
  /** How often it is looked whether the sessions behind the sockets still stand. */
  sessionMs: 5_000,
} as const
