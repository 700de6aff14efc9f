import { describe, expect, it } from 'vitest'
import { readAll } from './contract/world.ts'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import { appendingThrough, DAY, handlerOn, takePlace } from './testing/takingPlaces.ts'

describe('when no answer comes', () => {
  it('sends the identical request again', async () => {
    const store = createMemoryEventStore()
    let sent = 0
    const losing = appendingThrough(store, (append) => async (request) => {
      const appended = await append(request)
      sent += 1
      if (sent < 3) throw new UnknownOutcomeError('answer lost')
      return appended
    })
    const { run, heard } = handlerOn(losing)
    expect(await run([DAY], takePlace)).toMatchObject({ value: { free: 2 } })
    expect(heard).toEqual([`resend ${DAY}`, `resend ${DAY}`])
    expect(await readAll(store, DAY)).toHaveLength(1)
  })

  it('gives up after a number of times', async () => {
    let sent = 0
    const dead = appendingThrough(createMemoryEventStore(), () => async () => {
      sent += 1
      throw new UnknownOutcomeError('refused')
    })
    await expect(handlerOn(dead).run([DAY], takePlace)).rejects.toThrow(UnknownOutcomeError)
    expect(sent).toBe(8)
  })

  it('says at once that nothing was sent; after an answer was lost, that nobody knows', async () => {
    const failures = [new UnknownOutcomeError('answer lost'), new StoreUnavailableError('away')]
    const dying = appendingThrough(createMemoryEventStore(), () => async () => {
      throw failures.shift() ?? new StoreUnavailableError('away')
    })
    const { run, heard } = handlerOn(dying)
    await expect(run([DAY], takePlace)).rejects.toThrow(UnknownOutcomeError)
    await expect(run([DAY], takePlace)).rejects.toThrow(StoreUnavailableError)
    expect(heard).toEqual([`resend ${DAY}`])
  })

  it('is never BUSY after it: what was sent may have been written', async () => {
    const outcomes = [new UnknownOutcomeError('answer lost')]
    const standingOnRows = appendingThrough(createMemoryEventStore(), () => async () => {
      throw outcomes.shift() ?? new ConflictError([])
    })
    const { run, heard } = handlerOn(standingOnRows)
    await expect(run([DAY], takePlace)).rejects.toThrow(UnknownOutcomeError)
    expect([heard[0], heard.at(-1)]).toEqual([`resend ${DAY}`, `busy ${DAY}`])
  })

  it('says that nobody knows also when the store is away by the time others were found quicker', async () => {
    const outcomes = [new UnknownOutcomeError('answer lost'), new ConflictError([])]
    const dying = appendingThrough(createMemoryEventStore(), () => async () => {
      throw outcomes.shift() ?? new StoreUnavailableError('away')
    })
    await expect(handlerOn(dying).run([DAY], takePlace)).rejects.toThrow(UnknownOutcomeError)
  })

  it('has an answer within 7.25 s, however slow the store is', async () => {
    const clock = { pass: (_ms: number) => 0 }
    const hanging = appendingThrough(createMemoryEventStore(), () => async (_request, options) => {
      clock.pass(options?.timeoutMs ?? 60_000)
      throw new UnknownOutcomeError('silence')
    })
    const { run, pass, time } = handlerOn(hanging)
    clock.pass = pass
    await expect(run([DAY], takePlace)).rejects.toThrow(UnknownOutcomeError)
    expect(time()).toBeGreaterThan(5_000)
    expect(time()).toBeLessThanOrEqual(7_250)
  })
})
