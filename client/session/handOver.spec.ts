import { afterEach, beforeEach, expect, it } from 'vitest'
import { nadia } from '../testing/renderApp.tsx'
import { handOverSession, receiveSession } from './handOver.ts'
import { sessionOf, startSession } from './session.ts'

/** Another tab: its words on the channel, and what it hears there. */
let otherTab: BroadcastChannel
let heard: unknown[] = []
beforeEach(() => {
  heard = []
  otherTab = new BroadcastChannel('customer.session')
  otherTab.onmessage = ({ data }) => heard.push(data)
})
afterEach(() => otherTab.close())

/** As a new tab finds the browser: somebody is signed in, and the token is nowhere. */
function openNewTab(): void {
  startSession('customer', { token: 'of-another-tab', user: nadia, isRemember: false })
  sessionStorage.clear()
}

it('a new tab is signed in as the others are', async () => {
  openNewTab()
  otherTab.onmessage = () => otherTab.postMessage({ token: 'handed-over' })
  await receiveSession()
  expect(sessionOf('customer')).toEqual({ token: 'handed-over', user: nadia })
  expect(localStorage.getItem('customer.token')).toBeNull()
})

it('stays a visitor’s where no other tab answers', async () => {
  openNewTab()
  await receiveSession()
  expect(sessionOf('customer')).toBeNull()
})

it('asks nobody where nobody is signed in, or the token is here', async () => {
  await receiveSession()
  startSession('customer', { token: 'remembered', user: nadia, isRemember: true })
  await receiveSession()
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).toEqual([])
})

it('hands over what this tab alone has, and nothing once it is signed out', async () => {
  handOverSession()
  startSession('customer', { token: 'of-this-tab', user: nadia, isRemember: false })
  otherTab.postMessage({ ask: true })
  await expect.poll(() => heard).toEqual([{ token: 'of-this-tab' }])
  localStorage.clear()
  otherTab.postMessage({ ask: true })
  startSession('customer', { token: 'remembered', user: nadia, isRemember: true })
  otherTab.postMessage({ ask: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).toHaveLength(1)
})
