import { isTokenElsewhere, tabTokenOf, takeTabToken, watchSessions } from './session.ts'

/**
 * A customer without "Remember me" stays signed in until the browser closes, in every tab: an open tab hands its token to a new one
 * (decision L8) over the browser's channel of this origin. Nothing is stored.
 */

const channelName = 'customer.session'

/** How long a new tab waits for another to answer, in milliseconds. */
const timeoutMs = 250

type Word = { readonly ask: true } | { readonly token: string }

/** Asks other tabs for the session before the first render, if only they can have it. */
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

/** Answers new tabs while this one has a token of its own. */
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
