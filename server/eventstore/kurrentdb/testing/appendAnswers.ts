import type { handleClientStreamingCall, handleUnaryCall, sendUnaryData } from '@grpc/grpc-js'
import { status as code } from '@grpc/grpc-js'
import type {
  AppendRecord,
  AppendRecordsRequest,
  AppendRecordsResponse,
  AppendRequest,
  AppendSessionResponse,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js'
import { streamsV2 } from './protocol.ts'
import { consistencyViolation, type Refusal, refusal, revisionConflict, torn } from './refusals.ts'
import type { AppendFault, Script } from './script.ts'
import type { Condition, Failure, ProposedRecord, StoredLog, WriteAnswer } from './storedLog.ts'

export interface AppendContext {
  readonly log: StoredLog
  readonly script: Script
  /** Every write that arrived, as conditions and records: what the client really sent. */
  readonly writes: { conditions: readonly Condition[]; records: readonly ProposedRecord[] }[]
  readonly cutSockets: () => void
}

/** `AppendSession`: one message per stream, one answer; only the first failing stream is named. */
export function appendSession(
  context: AppendContext,
): handleClientStreamingCall<AppendRequest, AppendSessionResponse> {
  return async (call, answer) => {
    const conditions: Condition[] = []
    const records: ProposedRecord[] = []
    try {
      for await (const request of call as AsyncIterable<AppendRequest>) {
        const stream = request.getStream()
        conditions.push({ stream, expected: BigInt(request.getExpectedRevision() ?? -2) })
        for (const record of request.getRecordsList()) records.push(proposed(record, stream))
      }
    } catch {
      return
    }
    reply(
      { context, conditions, records, answer, conflict: ([first]) => revisionConflict(first) },
      (done) => {
        const response = new streamsV2.AppendSessionResponse()
        response.setPosition(String(done.position))
        for (const { stream } of conditions) {
          const output = new streamsV2.AppendResponse()
          output.setStream(stream)
          output.setStreamRevision(String(done.revisions.get(stream) ?? -1n))
          response.addOutput(output)
        }
        return response
      },
    )
  }
}

/** `AppendRecords`: one message with records and checks; every failing check is named. */
export function appendRecords(
  context: AppendContext,
): handleUnaryCall<AppendRecordsRequest, AppendRecordsResponse> {
  return (call, answer) => {
    const conditions = call.request.getChecksList().map((check) => ({
      stream: check.getStreamState()?.getStream() ?? '',
      expected: BigInt(check.getStreamState()?.getExpectedState() ?? -2),
    }))
    const records = call.request.getRecordsList().map((record) => proposed(record, record.getStream()))
    reply({ context, conditions, records, answer, conflict: consistencyViolation }, (done) => {
      const response = new streamsV2.AppendRecordsResponse()
      response.setPosition(String(done.position))
      for (const [stream, revision] of done.revisions) {
        const output = new streamsV2.StreamRevision()
        output.setStream(stream)
        output.setRevision(String(revision))
        response.addRevisions(output)
      }
      return response
    })
  }
}

type Failures = readonly [Failure, ...Failure[]]
type Written = Extract<WriteAnswer, { written: true }>

interface Exchange<Response> {
  readonly context: AppendContext
  readonly conditions: readonly Condition[]
  readonly records: readonly ProposedRecord[]
  readonly answer: sendUnaryData<Response>
  readonly conflict: (failures: Failures) => Refusal
}

function reply<Response>(exchange: Exchange<Response>, success: (done: Written) => Response): void {
  const { context, conditions, records, answer } = exchange
  context.writes.push({ conditions, records })
  const isSilenced = conditions.some(({ stream }) => context.script.silenced.has(stream))
  const fault = isSilenced ? ({ kind: 'hang' } as const) : context.script.append.shift()
  if (!fault) sendOutcome(exchange, success)
  else misbehave(context, fault, { commit: () => context.log.write(conditions, records), answer })
  context.script.arrived('append')
}

function sendOutcome<Response>(exchange: Exchange<Response>, success: (done: Written) => Response): void {
  const { context, conditions, records, answer, conflict } = exchange
  if (hasTwinNames(conditions)) {
    answer(refusal(code.ABORTED, 'Stream already in append session.'))
    return
  }
  const outcome = context.log.write(conditions, records)
  if (outcome.written) answer(null, success(outcome))
  else answer('torn' in outcome ? torn : conflict(outcome.failures as Failures))
}

function misbehave(
  context: AppendContext,
  fault: AppendFault,
  { commit, answer }: { commit: () => void; answer: sendUnaryData<never> },
): void {
  if (fault.committed) commit()
  if (fault.kind === 'refuse') answer(fault.refusal)
  if (fault.kind === 'cut') context.cutSockets()
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
