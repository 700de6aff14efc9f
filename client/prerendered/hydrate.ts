import { type KeptVisit, keepVisit } from './keptVisit.ts'

const page = document.documentElement

/** What somebody does who means to use the page; reading is none of it. */
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

/** After this, the page comes to life by itself, for its live parts. */
const timeoutMs = 6000

/**
 * The first script of every page that was drawn while building, and all that reading it needs: the program is loaded at the reader's
 * first sign of interest. A page that was drawn for somebody else loads it at once, and so does one that shows who is signed in.
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
 * Comes with the reader's first sign of interest, or a while after the page has loaded; what the program needs is fetched in between.
 * Who saves data gets nothing before they ask. A browser shows passwords it filled in only to a page that was touched, and a program
 * that found the fields empty would empty them: such a page waits for the reader.
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
 * Fetches every script that this page's program begins with, all at once instead of one after the other names it.
 * @param how `prefetch` when there is nothing else to do, `modulepreload` when somebody waits
 */
function fetchAhead(how: 'prefetch' | 'modulepreload'): void {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=program]')?.content.split(' ') ?? []
  for (const href of scripts) {
    const link = Object.assign(document.createElement('link'), { rel: how, href })
    if (how === 'prefetch') link.as = 'script'
    document.head.append(link)
  }
}
