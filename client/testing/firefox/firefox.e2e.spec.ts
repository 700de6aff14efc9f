import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { signInAs, signInToOffice, type Visitor } from '../demoPeople.ts'
import { type Firefox, openFirefox } from './bidi.ts'

const executable = [process.env.FIREFOX_PATH, '/usr/bin/firefox', '/usr/bin/firefox-esr'].find(
  (file) => file && existsSync(file),
)

/** Pages of every area, and who sees them. */
const walks: readonly (readonly [() => Promise<Visitor | undefined>, readonly string[]])[] = [
  [async () => undefined, ['/', '/policy', '/login', '/staff']],
  [() => signInAs('avery'), ['/account', '/userOrderList/0', '/selectServiceAddress/1']],
  [() => signInToOffice('admin'), ['/adminMainPage', '/adminOrderList', '/adminUserList']],
  [() => signInToOffice('sam'), ['/staffMainPage', '/staffOngoingOrderList/0']],
]

test('every area opens in an installed Firefox, which complains of nothing', async ({ baseURL }) => {
  // biome-ignore lint/suspicious/noSkippedTests: no package of npm brings a Firefox
  test.skip(!executable, 'no Firefox on this machine; FIREFOX_PATH names one elsewhere')
  test.setTimeout(180_000)
  const firefox = await openFirefox(executable ?? '')
  try {
    for (const [signIn, paths] of walks) {
      const context = await newTab(firefox, await signIn())
      for (const path of paths)
        expect(await seenAt(firefox, context, `${baseURL}${path}`)).toEqual({ path, surplus: 0 })
    }
    expect(firefox.complaints).toEqual([])
  } finally {
    await firefox.close()
  }
})

/** A tab that shares nothing with others. @returns what BiDi calls it */
async function newTab({ say }: Firefox, visitor: Visitor | undefined): Promise<string> {
  const { userContext } = await say<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await say<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  const begin = (kept: Readonly<Record<string, string>>) => {
    // the empty page that every tab begins with has no storage
    if (window.origin === 'null') return
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }
  const functionDeclaration = `() => (${begin})(${JSON.stringify(visitor?.stored ?? {})})`
  await say('script.addPreloadScript', { functionDeclaration, contexts: [context] })
  return context
}

/** Opens a page and waits for its heading. @returns where it is then, and by how much it is wider than the window */
async function seenAt({ say }: Firefox, context: string, url: string): Promise<object> {
  await say('browsingContext.navigate', { context, url, wait: 'complete' })
  const look = () =>
    new Promise<string>((done) => {
      const lookAgain = () => {
        if (!document.querySelector('main h1')) return requestAnimationFrame(lookAgain)
        const { scrollWidth, clientWidth } = document.documentElement
        done(JSON.stringify({ path: location.pathname, surplus: scrollWidth - clientWidth }))
      }
      lookAgain()
    })
  const { result } = await say<{ result: { value: string } }>('script.evaluate', {
    expression: `(${look})()`,
    target: { context },
    awaitPromise: true,
  })
  return JSON.parse(result.value)
}
