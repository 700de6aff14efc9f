import { statfs } from 'node:fs/promises'

/** Several times what a run has needed, its log included. */
const ROOM_BYTES = 4 * 1024 ** 3

/** Memory as a folder that every user may enter, for what is thrown away; undefined where the system has none with enough room. */
export async function roomInMemory(): Promise<string | undefined> {
  const memory = '/dev/shm'
  const room = await statfs(memory).catch(() => undefined)
  return room && room.bavail * room.bsize > ROOM_BYTES ? memory : undefined
}
