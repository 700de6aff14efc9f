import { type KeptVisit, keepVisit } from './keptVisit.ts'

const page = document.documentElement

/** What a reader does who wants to use the page; reading does not count. */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
  'click',
]

/** After this, the page hydrates by itself, for its live parts. */
const timeoutMs = 6000

/**
 * The first script of every prerendered page, and all that reading it needs: the program loads at the reader's first sign of interest. A
 * page rendered for another reader, or one that shows who is signed in, loads it at once.
 */
async function hydrate(): Promise<void> {
  if (page.classList.contains('anew')) return start()
  const kept = keepVisit()
  if (!page.classList.contains('signed-in')) await interest()
  fetchAhead('modulepreload')
  await start(kept).catch(kept.fail)
}

async function start(kept?: KeptVisit): Promise<void> {
  const program = await import('../app/start.tsx')
  await program.start(kept)
}

void hydrate()

/**
 * Resolves at the reader's first sign of interest, or a while after the page has loaded; meanwhile it prefetches the program. A reader who
 * saves data gets nothing before they ask. A browser fills in passwords only on a page that was touched, and a program that found the
 * fields empty would clear them, so such a page waits for the reader.
 */
function interest(): Promise<void> {
  return new Promise((resolve) => {
    const seen = new AbortController()
    const onInterest = () => {
      if (isFilledUnseen()) return
      seen.abort()
      resolve()
    }
    const { signal } = seen
    for (const sign of signs) addEventListener(sign, onInterest, { signal, passive: true, capture: true })
    if (!savesData()) void hydrateLater(onInterest, signal)
  })
}

async function hydrateLater(onInterest: () => void, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  await idle()
  if (signal.aborted) return
  fetchAhead('prefetch')
  const timer = setTimeout(onInterest, timeoutMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}

function isFilledUnseen(): boolean {
  return !navigator.userActivation?.hasBeenActive && document.querySelector('input:autofill') !== null
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

/**
 * Loads every script of this page's program at once, instead of one after the other.
 * @param how `prefetch` when nothing else is to do, `modulepreload` when somebody waits
 */
function fetchAhead(how: 'prefetch' | 'modulepreload'): void {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=program]')?.content.split(' ') ?? []
  for (const href of scripts) {
    const link = Object.assign(document.createElement('link'), { rel: how, href })
    if (how === 'prefetch') link.as = 'script'
    document.head.append(link)
  }
}
