import type { Page } from '@playwright/test'
import { askProduct } from './askProduct.ts'

/** Customers, administrators and crew members that the demo data brings. */
export const customerNames = ['avery', 'noor', 'camille'] as const
export const officeNames = ['admin', 'sam', 'lee'] as const
export type CustomerName = (typeof customerNames)[number]
export type OfficeName = (typeof officeNames)[number]

/** A session, and what the browser keeps of it. */
export interface Visitor {
  readonly token: string
  readonly stored: Readonly<Record<string, string>>
}

/** What the server gives a customer who signs in. */
export interface SignedIn extends Visitor {
  readonly customer: { readonly id: string; readonly userNo: string; readonly firstName: string }
}

/** A session of a demo customer, got without the login screen. */
export function signInAs(name: CustomerName): Promise<SignedIn> {
  return signInCustomer(`${name}@example.com`, `demo-${name}`)
}

/** The same for any customer. */
export async function signInCustomer(userName: string, password: string): Promise<SignedIn> {
  const { token, customer } = await signIn({ area: 'Customer', userName, password })
  const { id: userId, userNo, firstName } = customer
  return { token, customer, stored: storedOf('customer', token, { userId, userNo, firstName }) }
}

/** A session of the demo administrator or of a demo crew member, got without the sign-in screen. */
export async function signInToOffice(name: OfficeName): Promise<Visitor> {
  if (name === 'admin') {
    const { token, administrator } = await signIn({
      area: 'Admin',
      userName: 'admin',
      password: 'demo-admin',
    })
    return { token, stored: storedOf('admin', token, administrator) }
  }
  const { token, crewMember } = await signIn({
    area: 'Staff',
    userName: `${name}@example.com`,
    password: `demo-${name}`,
  })
  return { token, stored: storedOf('staff', token, crewMember) }
}

let officeSession: Promise<Visitor> | undefined

/** The token of the demo administrator's session that a worker's specs prepare with; no spec ends it. */
export async function officeToken(): Promise<string> {
  officeSession ??= signInToOffice('admin')
  return (await officeSession).token
}

/** Lets the first page that is opened from now on find that session, as if its owner had signed in before. */
export async function openAs(page: Page, { stored }: Visitor): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('opened')) return
    sessionStorage.setItem('opened', 'yes')
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, stored)
}

interface SignInReply {
  readonly token: string
  readonly customer: SignedIn['customer']
  readonly administrator: object
  readonly crewMember: object
}

async function signIn(who: { area: string; userName: string; password: string }): Promise<SignInReply> {
  const { signIn: reply } = await askProduct<{ signIn: SignInReply }>(
    `mutation ($input: SignInInput!) {
      signIn(input: $input) {
        token
        customer { id userNo firstName }
        administrator { userName }
        crewMember { staffId staffNo firstName }
      }
    }`,
    { input: { ...who, isRemember: true } },
  )
  return reply
}

function storedOf(area: string, token: string, user: object): Record<string, string> {
  const { __typename: _, ...kept } = user as { __typename?: string }
  return {
    [`${area}.isLoggedIn`]: 'true',
    [`${area}.currentUser`]: JSON.stringify(kept),
    [`${area}.token`]: token,
  }
}
