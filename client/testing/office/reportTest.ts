import { askProduct } from '../askProduct.ts'
import { test as base } from '../browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../demoPeople.ts'
import { lastQuietDay } from './reportSteps.ts'

interface ReportOffice {
  readonly admin: Visitor
  /** The last day to look at: on the day itself other specs are at work. */
  readonly yesterday: string
  /** Asks the product what the screen should show. */
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>
}

/** The test of browser specs of reports: the pages are opened by an administrator. */
export const test = base.extend<object, { office: ReportOffice }>({
  office: [
    async ({ browserName: _ }, use) => {
      const admin = await signInToOffice('admin')
      const ask = <Data>(query: string, variables: object = {}) =>
        askProduct<Data>(query, variables, admin.token)
      await use({ admin, yesterday: await lastQuietDay(), ask })
    },
    { scope: 'worker' },
  ],
  page: async ({ page, office }, use) => {
    await openAs(page, office.admin)
    await use(page)
  },
})
