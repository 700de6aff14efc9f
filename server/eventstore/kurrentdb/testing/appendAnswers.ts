import { status as code, type handleClientStreamingCall, type sendUnaryData } from '@grpc/grpc-js'
import type {
  AppendRecord,
  AppendRequest,
  AppendSessionResponse,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js'
import { streamsV2 } from './protocol.ts'
import { refusal, revisionConflict, torn } from './refusals.ts'
import type { Script } from './script.ts'
import type { Condition, ProposedRecord, StoredLog } from './storedLog.ts'

export interface AppendContext {
  readonly log: StoredLog
  readonly script: Script
  /** Every write that arrived, as conditions and records: what the client really sent. */
  readonly writes: Write[]
  readonly cutSockets: () => void
}

interface Write {
  readonly conditions: readonly Condition[]
  readonly records: readonly ProposedRecord[]
}

/** `AppendSession`: one message for each stream, one answer. */
export function appendSession(
  context: AppendContext,
): handleClientStreamingCall<AppendRequest, AppendSessionResponse> {
  const { script, log, writes, cutSockets } = context
  return async (call, answer) => {
    const write = await received(call as AsyncIterable<AppendRequest>).catch(() => undefined)
    if (!write) return
    const { conditions, records } = write
    writes.push(write)
    const isSilenced = conditions.some(({ stream }) => script.silenced.has(stream))
    const fault = isSilenced ? ({ kind: 'hang' } as const) : script.append.shift()
    if (!fault) carryOut(log, write, answer)
    else if (fault.committed) log.write(conditions, records)
    if (fault?.kind === 'refuse') answer(fault.refusal)
    if (fault?.kind === 'cut') cutSockets()
    script.arrived('append')
  }
}

async function received(requests: AsyncIterable<AppendRequest>): Promise<Write> {
  const conditions: Condition[] = []
  const records: ProposedRecord[] = []
  for await (const request of requests) {
    const stream = request.getStream()
    conditions.push({ stream, expected: BigInt(request.getExpectedRevision() ?? -1) })
    for (const record of request.getRecordsList()) records.push(proposed(record, stream))
  }
  return { conditions, records }
}

function carryOut(
  log: StoredLog,
  { conditions, records }: Write,
  answer: sendUnaryData<AppendSessionResponse>,
): void {
  if (hasTwinNames(conditions)) {
    answer(refusal(code.ABORTED, 'Stream already in append session.'))
    return
  }
  const outcome = log.write(conditions, records)
  if ('torn' in outcome) answer(torn)
  else if ('failure' in outcome) answer(revisionConflict(outcome.failure))
  else {
    const response = new streamsV2.AppendSessionResponse()
    response.setPosition(String(outcome.position))
    for (const [stream, revision] of outcome.revisions) {
      const output = new streamsV2.AppendResponse()
      output.setStream(stream)
      output.setStreamRevision(String(revision))
      response.addOutput(output)
    }
    answer(null, response)
  }
}

/** The server compares names inside one request without regard to case. */
function hasTwinNames(conditions: readonly Condition[]): boolean {
  return new Set(conditions.map(({ stream }) => stream.toLowerCase())).size < conditions.length
}

function proposed(record: AppendRecord, stream: string): ProposedRecord {
  const properties: Record<string, string> = {}
  for (const [key, value] of record.getPropertiesMap().entries()) properties[key] = value.getStringValue()
  return {
    stream,
    id: record.getRecordId() ?? '',
    type: record.getSchema()?.getName() ?? '',
    data: record.getData_asU8(),
    properties,
  }
}
