import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, vi } from 'vitest'
import { describeEventStore, type StoreFactory } from '../contract/eventStoreContract.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import { MULTI_STREAM_APPEND } from './testing/multiStreamAppend.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Any of 25.1 or newer will do. */
const IMAGE = process.env.EVENTSTORE_TEST_IMAGE ?? 'docker.io/kurrentplatform/kurrentdb:26.1.0'
const PORT = 2113
const NO_SERVER = 'no real server: EVENTSTORE_TEST_URL is not set'

const found = await findKurrent()
const silent = { info: () => undefined, warn: () => undefined }
const NO_TRANSACTIONS = 'KurrentDB has no transactions to hold open'
const NOT_OURS = 'a real server is not hurt here; the played one is'

describeEventStore('KurrentDB, a real server', factory())

afterAll(async () => {
  if ('stop' in found) await found.stop()
})

function factory(): StoreFactory {
  const hurts = {
    ...MULTI_STREAM_APPEND,
    holdAppend: NO_TRANSACTIONS,
    openUnrelatedTransaction: NO_TRANSACTIONS,
    dropConnections: NOT_OURS,
    silenceAppends: NOT_OURS,
  }
  const unopened = async () => Promise.reject(new Error('there is no server'))
  if ('unavailable' in found) return { open: unopened, lacks: hurts, unavailable: found.unavailable }
  const open = async () => ({
    store: await createKurrentEventStore({ url: found.url, log: silent }),
    cleanup: async () => undefined,
  })
  return { open, lacks: hurts }
}

/** The server that `EVENTSTORE_TEST_URL` names, or one in a container where Docker answers; otherwise why there is none. */
async function findKurrent(): Promise<{ url: string; stop(): Promise<unknown> } | { unavailable: string }> {
  const url = process.env.EVENTSTORE_TEST_URL
  if (url) return { url, stop: async () => undefined }
  // the library for containers would look for Docker long and loudly
  const docker = promisify(execFile)('docker', ['version'], { timeout: 5_000 })
  if (!(await docker.catch(() => undefined))) return { unavailable: `${NO_SERVER} and no Docker answers` }
  return startContainer().catch((error: unknown) => ({
    unavailable: `${NO_SERVER} and its container did not start: ${String(error).split('\n', 1)[0]}`,
  }))
}

async function startContainer() {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ KURRENTDB_INSECURE: 'true', KURRENTDB_MEM_DB: 'true' })
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forHttp('/health/live', PORT).forStatusCode(204))
    .start()
  const address = `${container.getHost()}:${container.getMappedPort(PORT)}`
  return { url: `kurrentdb://${address}?tls=false`, stop: () => container.stop() }
}
