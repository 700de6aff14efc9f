import type { ReadReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import type { StoredRecord } from './storedLog.ts'

/** The server's filters: a pattern or prefixes, over stream names or event types. */
export function filterOf(request: ReadReq): (record: StoredRecord) => boolean {
  const filter = request.getOptions()?.getFilter()
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType()
  if (!filter || !expression) return () => true
  const subject = (record: StoredRecord) => (filter.hasStreamIdentifier() ? record.stream : record.type)
  const prefixes = expression.getPrefixList()
  if (prefixes.length > 0) return (record) => prefixes.some((prefix) => subject(record).startsWith(prefix))
  const pattern = new RegExp(expression.getRegex())
  return (record) => pattern.test(subject(record))
}
