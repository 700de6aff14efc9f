import { isTokenElsewhere, tabTokenOf, takeTabToken, watchSessions } from './session.ts'

/**
 * A customer who did not ask to be remembered is signed in until the browser closes, in every tab: one that is open hands its token to a
 * new one (decision L8). It passes through the browser's own channel of this site, and nothing is stored for it.
 */

const channelName = 'customer.session'

/** How long a new tab waits for another to answer, in milliseconds. */
const timeoutMs = 250

type Word = { readonly ask: true } | { readonly token: string }

/** Before the first page is drawn: asks the other tabs for the session, where only they can have it. */
export async function receiveSession(): Promise<void> {
  if (!isTokenElsewhere('customer') || !('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(channelName)
  const token = await new Promise<string | undefined>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if ('token' in data) resolve(data.token)
    }
    channel.postMessage({ ask: true } satisfies Word)
    setTimeout(resolve, timeoutMs, undefined)
  })
  channel.close()
  if (token) takeTabToken('customer', token)
}

/** Answers new tabs for as long as this one has a token of its own. */
export function handOverSession(): void {
  if (!('BroadcastChannel' in window)) return
  let channel: BroadcastChannel | undefined
  const follow = () => {
    const isHeld = tabTokenOf('customer') !== null
    if (isHeld === (channel !== undefined)) return
    channel?.close()
    channel = isHeld ? answering() : undefined
  }
  follow()
  watchSessions(follow)
}

function answering(): BroadcastChannel {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    const token = 'ask' in data && tabTokenOf('customer')
    if (token) channel.postMessage({ token } satisfies Word)
  }
  return channel
}
