import type { Appended, AppendRequest, EventStore, Expect } from '../port.ts'

/** What an append to these streams has to expect at this moment, as a writer that reads first would. */
export async function expectNow(
  store: Pick<EventStore, 'readStream'>,
  ...streams: readonly string[]
): Promise<Record<string, Expect>> {
  const expected: Record<string, Expect> = {}
  for (const stream of streams) {
    expected[stream] = 'absent'
    for await (const { revision } of store.readStream(stream, { backwards: true, limit: 1 }))
      expected[stream] = revision
  }
  return expected
}

/** Appends to streams as they are. */
export async function appendAsItIs(
  store: Pick<EventStore, 'readStream' | 'append'>,
  events: AppendRequest['events'],
): Promise<Appended> {
  return store.append({ expect: await expectNow(store, ...events.map(({ stream }) => stream)), events })
}
