/** The server turned a call away because too many came from this network address; it says when to come again (decision K1). */
export class TooManyRequests extends Error {
  /** Whole seconds to wait, 1 or more. */
  readonly seconds: number

  constructor(seconds: number) {
    super(`Too many requests, again in ${seconds} s`)
    this.name = 'TooManyRequests'
    this.seconds = seconds
  }
}

/** What a reply with status 429 asks for; a minute, the server's window, when it does not say. */
export function tooManyRequests({ headers }: Response): TooManyRequests {
  const seconds = Math.ceil(Number(headers.get('retry-after') ?? 60))
  return new TooManyRequests(seconds >= 1 ? seconds : 60)
}
