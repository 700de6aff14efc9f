import type { ServiceError } from '@grpc/grpc-js'
import { status as code, Server, ServerCredentials } from '@grpc/grpc-js'
import { type Relay, startRelay } from '../../../testing/relay.ts'
import { type AppendContext, appendSession } from './appendAnswers.ts'
import { features, gossip, services } from './protocol.ts'
import { answerRead, type ReadCall, refuse } from './readAnswers.ts'
import { refusal } from './refusals.ts'
import { createScript, type Script } from './script.ts'
import { createStoredLog, type StoredLog } from './storedLog.ts'
import { answerSubscription } from './subscriptionAnswers.ts'

/** Which server it plays: what it lists as its calls, and the version it gives. */
export type Generation = '25.1.4' | '24.10.4' | 'without features'

/** A KurrentDB played on loopback: it speaks the real wire protocol, keeps events in memory, and fails when the script says so. */
export interface KurrentDouble {
  readonly url: string
  readonly port: number
  readonly log: StoredLog
  readonly script: Script
  readonly writes: AppendContext['writes']
  readonly wire: Relay
  stop(): Promise<void>
}

/** @param generation the server to play: 25.1 lists `AppendSession`, the others do not */
export async function startKurrentDouble(generation: Generation = '25.1.4'): Promise<KurrentDouble> {
  const log = createStoredLog()
  const script = createScript()
  const server = new Server()
  const writes: AppendContext['writes'] = []
  const wire: { relay?: Relay } = {}
  const cutSockets = () => wire.relay?.cut()
  const context = { log, script, writes, cutSockets }

  server.addService(services.streamsV2, {
    appendSession: appendSession(context),
    appendRecords: unimplemented,
  })
  server.addService(services.streamsV1, { ...unimplementedV1, read: (call: ReadCall) => read(call, context) })
  if (generation !== 'without features') server.addService(services.features, featuresOf(generation, script))
  const boundPort = await listening(server)
  const relay = await startRelay(boundPort)
  wire.relay = relay
  server.addService(services.gossip, gossipOf(relay.port))

  return {
    url: `kurrentdb://127.0.0.1:${relay.port}?tls=false`,
    port: relay.port,
    log,
    script,
    writes,
    wire: relay,
    stop: async () => {
      await relay.down()
      server.forceShutdown()
    },
  }
}

function read(call: ReadCall, { log, script, cutSockets }: AppendContext): void {
  const isSubscription = call.request.getOptions()?.hasSubscription() ?? false
  if (isSubscription) {
    answerSubscription(call, { log, fault: script.subscribe.shift(), cutSockets })
    script.arrived('subscribe')
    return
  }
  const fault = script.read.shift()
  if (!fault) answerRead(call, log)
  else if (fault.kind === 'refuse') refuse(call, fault.refusal)
  else if (fault.kind === 'cut') cutSockets()
  script.arrived('read')
}

type Answer<Message> = (error: Partial<ServiceError> | null, answer?: Message) => void

function featuresOf(generation: Generation, script: Script) {
  const listed = new features.SupportedMethods()
  listed.setEventStoreServerVersion(generation)
  const list = (service: string, method: string) => {
    const supported = new features.SupportedMethod()
    supported.setServiceName(service)
    supported.setMethodName(method)
    listed.addMethods(supported)
  }
  for (const method of ['read', 'append', 'batchappend']) list('event_store.client.streams.streams', method)
  if (generation === '25.1.4') list('kurrentdb.protocol.v2.streams.streamsservice', 'appendsession')
  return {
    getSupportedMethods: (_: unknown, answer: Answer<typeof listed>) => {
      const fault = script.features.shift()
      if (!fault) answer(null, listed)
      else if (fault.kind === 'refuse') answer(fault.refusal)
      script.arrived('features')
    },
  }
}

/** One node that leads, at the relay's address. */
function gossipOf(port: number) {
  return {
    read: (_: unknown, answer: Answer<InstanceType<typeof gossip.ClusterInfo>>) => {
      const endpoint = new gossip.EndPoint()
      endpoint.setAddress('127.0.0.1')
      endpoint.setPort(port)
      const member = new gossip.MemberInfo()
      member.setState(gossip.MemberInfo.VNodeState.LEADER)
      member.setIsAlive(true)
      member.setHttpEndPoint(endpoint)
      const cluster = new gossip.ClusterInfo()
      cluster.addMembers(member)
      answer(null, cluster)
    },
  }
}

const unimplemented = (_: unknown, answer: Answer<never>) =>
  answer(refusal(code.UNIMPLEMENTED, 'Not played.'))
const unimplementedV1 = {
  append: unimplemented,
  delete: unimplemented,
  tombstone: unimplemented,
  batchAppend: (call: ReadCall) => refuse(call, refusal(code.UNIMPLEMENTED, 'Not played.')),
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    )
  })
}
