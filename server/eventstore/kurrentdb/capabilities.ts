import type { KurrentDBClient } from '@kurrent/kurrentdb-client'
import { UnsupportedStoreError } from '../errors.ts'

/** Which of the two atomic calls the server is asked to make. */
export type AppendCall = 'appendRecords' | 'multiStreamAppend'

interface ServerFeatures {
  readonly serverVersion: string
  supports(method: { readonly path: string }): boolean
}

const SERVICE = '/kurrentdb.protocol.v2.streams.StreamsService'

/**
 * Asks the server once what it can do. What counts is the list of its calls, not its version: 26.0.3 has `appendRecords`, 26.0.2 not.
 * @throws UnsupportedStoreError when it cannot append to several streams at once, which cannot be made up for
 */
export async function chooseAppendCall(client: KurrentDBClient, shown: string): Promise<AppendCall> {
  // The list is protected in the client's typings and public in fact; asking by a trial append would write.
  const features = await (client as unknown as { capabilities: Promise<ServerFeatures> }).capabilities
  if (features.supports({ path: `${SERVICE}/AppendRecords` })) return 'appendRecords'
  if (features.supports({ path: `${SERVICE}/AppendSession` })) return 'multiStreamAppend'
  throw new UnsupportedStoreError(
    `The event store at ${shown} is version ${features.serverVersion}, which cannot append to several streams ` +
      'at once: KurrentDB 25.1 or newer is needed.',
  )
}
