/** The server refused a call because too many came from this network address; it says when to retry (decision K1). */
export class TooManyRequests extends Error {
  /** Whole seconds to wait, 1 or more. */
  readonly seconds: number

  constructor(seconds: number) {
    super(`Too many requests, again in ${seconds} s`)
    this.name = 'TooManyRequests'
    this.seconds = seconds
  }
}

/** The wait that a reply with status 429 asks for; a minute, the server's window, by default. */
export function tooManyRequests({ headers }: Response): TooManyRequests {
  const seconds = Math.ceil(Number(headers.get('retry-after') ?? 60))
  return new TooManyRequests(seconds >= 1 ? seconds : 60)
}
