import { statfs } from 'node:fs/promises'

/** Several times the space that a run needs, with its log. */
const ROOM_BYTES = 4 * 1024 ** 3

/** An in-memory folder that every user may enter, for throw-away data; undefined if the system has none with enough space. */
export async function roomInMemory(): Promise<string | undefined> {
  const memory = '/dev/shm'
  const room = await statfs(memory).catch(() => undefined)
  return room && room.bavail * room.bsize > ROOM_BYTES ? memory : undefined
}
