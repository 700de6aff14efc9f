import { type Rejection, reject } from '../kernel/rejection.ts'

const LONGEST = 200

/** A key is the caller's own text, long enough for a UUID and more. @returns a rejection of field `key` for none and for a longer one */
export function checkedKey(key: string): string | Rejection {
  if (key.length > 0 && key.length <= LONGEST) return key
  const code = key.length === 0 ? 'FIELD_REQUIRED' : 'FIELD_TOO_LONG'
  return reject(code, { field: 'key', params: { max: LONGEST } })
}
