import { connect } from 'node:net'
import { homedir } from 'node:os'

/** A real KurrentDB to test against, or why there is none. */
export type FoundKurrent = { readonly url: string; stop(): Promise<void> } | { readonly unavailable: string }

/** Any of 25.1 or newer will do. */
const IMAGE = process.env.EVENTSTORE_TEST_IMAGE ?? 'docker.io/kurrentplatform/kurrentdb:26.1.0'
const PORT = 2113
const NO_SERVER = 'no real server: EVENTSTORE_TEST_URL is not set'

/**
 * Finds the server that `EVENTSTORE_TEST_URL` names, or starts one in a container where Docker answers. Where neither is, it says so
 * at once: the library for containers is not even loaded, because it looks for Docker long and loudly.
 */
export async function findKurrent(): Promise<FoundKurrent> {
  const url = process.env.EVENTSTORE_TEST_URL
  if (url) return { url, stop: async () => undefined }
  if (!(await isDockerThere())) return { unavailable: `${NO_SERVER} and no Docker answers` }
  return startContainer().catch((error: unknown) => ({
    unavailable: `${NO_SERVER} and its container did not start: ${firstLineOf(error)}`,
  }))
}

async function startContainer(): Promise<FoundKurrent> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ KURRENTDB_INSECURE: 'true', KURRENTDB_MEM_DB: 'true' })
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forHttp('/health/live', PORT).forStatusCode(204))
    .start()
  const address = `${container.getHost()}:${container.getMappedPort(PORT)}`
  return {
    url: `kurrentdb://${address}?tls=false`,
    stop: async () => {
      await container.stop()
    },
  }
}

/** Whether something listens where Docker would. */
async function isDockerThere(): Promise<boolean> {
  const host = process.env.DOCKER_HOST
  const places = host
    ? [host]
    : ['/var/run/docker.sock', `${homedir()}/.docker/run/docker.sock`, userSocket()].map(
        (path) => `unix://${path}`,
      )
  const answers = await Promise.all(places.map((place) => answersAt(place)))
  return answers.includes(true)
}

function userSocket(): string {
  return `${process.env.XDG_RUNTIME_DIR ?? '/run/user/0'}/docker.sock`
}

async function answersAt(place: string): Promise<boolean> {
  if (!URL.canParse(place)) return false
  const address = new URL(place)
  const where =
    address.protocol === 'unix:'
      ? { path: address.pathname }
      : { host: address.hostname, port: Number(address.port || 2375) }
  return new Promise((resolve) => {
    const socket = connect(where)
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(500, () => finish(false))
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

function firstLineOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? ''
}
