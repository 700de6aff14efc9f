import type { Visitor } from '../demoPeople.ts'
import type { Firefox } from './bidi.ts'

/** A tab of a Firefox that shares nothing with others. */
export interface FirefoxTab {
  /** Opens a page and waits for its heading. */
  readonly open: (url: string) => Promise<void>
  /** Waits until an element is there. */
  readonly see: (selector: string) => Promise<void>
  /** Presses the first of the elements as a mouse does, once it is there. */
  readonly press: (selector: string) => Promise<void>
  /** @param look runs in the page, and so holds all it needs @returns what it gives, as far as JSON can say it */
  readonly ask: <Result>(look: () => Result) => Promise<Awaited<Result>>
}

/** @param size of its window's content, in pixels; the browser's own unless told */
export async function openTab(
  { say }: Firefox,
  visitor: Visitor | undefined,
  size?: { readonly width: number; readonly height: number },
): Promise<FirefoxTab> {
  const { userContext } = await say<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await say<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  if (size) await say('browsingContext.setViewport', { context, viewport: size })
  const functionDeclaration = `() => (${begin})(${JSON.stringify(visitor?.stored ?? {})})`
  await say('script.addPreloadScript', { functionDeclaration, contexts: [context] })

  const evaluate = async (expression: string) => {
    const asked = { expression, target: { context }, awaitPromise: true }
    return (await say<{ result: { value: string } }>('script.evaluate', asked)).result.value
  }
  const see = async (selector: string) => void (await evaluate(`(${seen})(${JSON.stringify(selector)})`))
  const press = async (selector: string) => {
    await see(selector)
    const locator = { type: 'css', value: selector }
    const first = { context, locator, maxNodeCount: 1 }
    const { nodes } = await say<{ nodes: object[] }>('browsingContext.locateNodes', first)
    const origin = { type: 'element', element: nodes[0] }
    const steps = [{ type: 'pointerMove', x: 0, y: 0, origin }, ...presses]
    const actions = [{ type: 'pointer', id: 'mouse', actions: steps }]
    await say('input.performActions', { context, actions })
  }
  const open = async (url: string) => {
    await say('browsingContext.navigate', { context, url, wait: 'complete' })
    await see('main h1')
  }
  return { open, see, press, ask: async (look) => JSON.parse(await evaluate(`(${written})(${look})`)) }
}

const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))

/** Runs in every page of the tab before the page's own program. */
function begin(kept: Readonly<Record<string, string>>) {
  // the empty page that every tab begins with has no storage
  if (window.origin === 'null') return
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}

/** Runs in the page. */
function seen(selector: string) {
  return new Promise<string>((done) => {
    const look = () => (document.querySelector(selector) ? done(selector) : requestAnimationFrame(look))
    look()
  })
}

/** Runs in the page. */
async function written(look: () => unknown) {
  return JSON.stringify(await look())
}
