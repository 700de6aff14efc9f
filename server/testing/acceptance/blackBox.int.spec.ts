import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restCalls } from '../../api/rest/restCalls.ts'
import { accounts } from './accounts.journey.ts'
import { backups } from './backups.journey.ts'
import { booking } from './booking.journey.ts'
import { crews } from './crews.journey.ts'
import { customers } from './customers.journey.ts'
import { homes } from './homes.journey.ts'
import { logs } from './logs.journey.ts'
import { money } from './money.journey.ts'
import { officeOrders } from './officeOrders.journey.ts'
import { orderLife } from './orderLife.journey.ts'
import { rollout } from './rollout.journey.ts'
import { savedLists } from './savedLists.journey.ts'
import { serviceItems } from './serviceItems.journey.ts'
import { startWorld, type World } from './world.ts'

/** The product as it starts for anybody, driven through the documented calls alone: replies and refusals as the documents have them. */

let world: World
beforeAll(async () => {
  world = await startWorld()
}, 120_000)
afterAll(() => world?.stop())

const theWorld = () => world
accounts(theWorld)
homes(theWorld)
serviceItems(theWorld)
crews(theWorld)
booking(theWorld)
officeOrders(theWorld)
customers(theWorld)
money(theWorld)
savedLists(theWorld)
orderLife(theWorld)

describe('every documented call', () => {
  const guarded = restCalls.flatMap(({ path, method, audience }) =>
    method === 'POST' && audience !== 'public' ? [path] : [],
  )
  it.each(guarded)('%s is refused without a session', async (path) => {
    await world.box.unknown(path, {})
  })

  it('was answered as documented, and refused as documented', () => {
    const told = restCalls.map(({ path }) => {
      const statuses = [...(world.box.seen.get(path) ?? [])]
      const isAnswered = statuses.some((status) => status < 400)
      return { path, isAnswered, isRefused: statuses.some((status) => status >= 400) }
    })
    // what needs no session and takes no field is never refused; a bad link of a mail leads to a page that says so
    const open = ['/Account/generateValidation', '/Account/generateProofOfWork', '/Account/activateAccount']
    expect(told.filter(({ isAnswered }) => !isAnswered)).toEqual([])
    expect(told.filter(({ path, isRefused }) => !isRefused && !open.includes(path))).toEqual([])
  })

  it('left everything in order: every invariant holds', async () => {
    expect(await world.run('verify')).toMatchObject({ code: 0 })
  })

  it('never failed on our side', () => {
    const failed = [...world.box.seen].filter(([, statuses]) => [...statuses].some((status) => status >= 500))
    expect(failed).toEqual([])
  })
})

logs(theWorld)
backups(theWorld)
rollout(theWorld)
