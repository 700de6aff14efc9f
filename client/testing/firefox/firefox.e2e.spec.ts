import { expect, test } from '@playwright/test'
import { signInAs, signInToOffice, type Visitor } from '../demoPeople.ts'
import { openFirefox } from './bidi.ts'
import { firefoxPath } from './firefoxPath.ts'
import { openTab } from './firefoxTab.ts'

/** Pages of every area, and who sees them. */
const walks: readonly (readonly [() => Promise<Visitor | undefined>, readonly string[]])[] = [
  [async () => undefined, ['/', '/policy', '/login', '/staff']],
  [() => signInAs('avery'), ['/account', '/userOrderList/0', '/selectServiceAddress/1']],
  [() => signInToOffice('admin'), ['/adminMainPage', '/adminOrderList', '/adminUserList']],
  [() => signInToOffice('sam'), ['/staffMainPage', '/staffOngoingOrderList/0']],
]

test('every area opens in an installed Firefox, which complains of nothing', async ({ baseURL }) => {
  // biome-ignore lint/suspicious/noSkippedTests: no package of npm brings a Firefox
  test.skip(!firefoxPath, 'no Firefox on this machine; FIREFOX_PATH names one elsewhere')
  test.setTimeout(180_000)
  const firefox = await openFirefox(firefoxPath ?? '')
  try {
    for (const [signIn, paths] of walks) {
      const tab = await openTab(firefox, await signIn())
      for (const path of paths) {
        await tab.open(`${baseURL}${path}`)
        expect(await tab.ask(standing)).toEqual({ path, surplus: 0 })
      }
    }
    expect(firefox.complaints).toEqual([])
  } finally {
    await firefox.close()
  }
})

/** Where a tab is, and by how much the page is wider than the window. */
function standing() {
  const { scrollWidth, clientWidth } = document.documentElement
  return { path: location.pathname, surplus: scrollWidth - clientWidth }
}
