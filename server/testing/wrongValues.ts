import fc from 'fast-check'

/** Values that are valid for no field. Each has a name, shown in failures. */
export interface WrongValue {
  readonly name: string
  /** As JSON text, because some of them (1e309, a deep nesting) no value becomes. Absent: the field is left out. */
  readonly json: string | undefined
}

const NESTING = 10_000

const fixed: readonly WrongValue[] = [
  { name: 'absent', json: undefined },
  { name: 'null', json: 'null' },
  { name: 'true', json: 'true' },
  { name: 'an empty array', json: '[]' },
  { name: 'an array of nulls', json: '[null,null]' },
  { name: 'an object', json: '{}' },
  { name: 'an object with a polluted prototype', json: '{"constructor":{"prototype":{"polluted":true}}}' },
  { name: 'an empty text', json: '""' },
  { name: 'blanks', json: '"  \\t "' },
  { name: '10 kB', json: JSON.stringify('x'.repeat(10_000)) },
  { name: 'NUL', json: '"a\\u0000b"' },
  { name: 'only NUL', json: '"\\u0000"' },
  { name: 'a lone surrogate', json: '"\\ud800"' },
  { name: 'a turned-around text', json: '"\\u202Egnp.exe"' },
  { name: 'a smile', json: '"😀"' },
  { name: 'SQL', json: `"' or 1=1; drop table es.event; --"` },
  { name: 'patterns', json: '"%_\\\\%"' },
  { name: 'markup', json: '"<script>alert(1)</script>"' },
  { name: 'a line break', json: '"a\\r\\nSet-Cookie: b=c"' },
  { name: '1e309', json: '1e309' },
  { name: '-1e309', json: '-1e309' },
  { name: '2^53+1', json: '9007199254740993' },
  { name: '2^31', json: '2147483648' },
  { name: '-1', json: '-1' },
  { name: '-0', json: '-0' },
  { name: '1.5', json: '1.5' },
  { name: 'a number as text', json: '"1"' },
  { name: 'NaN as text', json: '"NaN"' },
  { name: 'deep nesting', json: `${'['.repeat(NESTING)}${']'.repeat(NESTING)}` },
]

/** One of the known wrong values, or anything that JSON can say. */
export const wrongValue: fc.Arbitrary<WrongValue> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...fixed) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => named(JSON.stringify(value))) },
)

/** What a field meets of its own: values that differ by how far they get into the product. */
const everywhere = new Set(['absent', 'an object', 'NUL', 'a lone surrogate', '10 kB', '2^31'])
const inTurn = fixed.filter(({ name }) => !everywhere.has(name))

/**
 * The known wrong values for one field of many: those that every field meets, and in turn one in eight of the others, so that each value
 * still meets fields of every type.
 * @param nth the field's place among all
 */
export function wrongValuesFor(nth: number): readonly WrongValue[] {
  return fixed.filter((value) => everywhere.has(value.name) || inTurn.indexOf(value) % 8 === nth % 8)
}

/** A body as JSON text with one field changed. */
export function bodyWith(
  body: Readonly<Record<string, unknown>>,
  field: string,
  { json }: WrongValue,
): string {
  const { [field]: _was, ...others } = body
  const fields = Object.entries(others).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return `{${[...fields, ...(json === undefined ? [] : [`${JSON.stringify(field)}:${json}`])].join(',')}}`
}

function named(json: string): WrongValue {
  return { name: json, json }
}
