import type { Page } from '@playwright/test'
import {
  type CustomerName,
  customerNames,
  type OfficeName,
  officeNames,
  signInAs,
  signInToOffice,
  type Visitor,
} from '../demoPeople.ts'

/**
 * Who looks at a screen: somebody who is not signed in, a demo customer, the administrator or a crew member. avery has everything, noor
 * is new, camille reads French; sam and lee each belong to a crew.
 */
export const onlookers = ['visitor', ...customerNames, ...officeNames] as const
export type Onlooker = 'visitor' | CustomerName | OfficeName

/** A session of its onlooker; none for visitors. */
export async function sessionFor(onlooker: Onlooker): Promise<Visitor | undefined> {
  if (onlooker === 'visitor') return undefined
  const officeName = officeNames.find((name) => name === onlooker)
  return officeName ? await signInToOffice(officeName) : await signInAs(onlooker as CustomerName)
}

/** One state of one screen of the app, for everything that goes through all of them: the pictures and the accessibility specs. */
export interface ScreenState {
  /** Names the picture and the finding: the screen, then its state, such as `login-errors`. Unique. */
  readonly name: string
  /** The route as the router declares it, such as `/userOrderDetail/:orderNo`; a spec asks every route for a screen. */
  readonly route: string
  readonly seenBy: Onlooker
  /** The address to open; the route itself unless told. The session lets it ask the product for ids. */
  readonly address?: string | ((session: Visitor) => Promise<string>)
  /** Before the address is opened: what the page is to find there, such as a failing server. */
  readonly arrange?: (page: Page) => Promise<unknown>
  /** Once the page stands: brings it into the state to look at, and waits until it is there. Must change nothing for other screens. */
  readonly prepare?: (page: Page) => Promise<unknown>
}
