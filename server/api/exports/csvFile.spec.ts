import { expect, it } from 'vitest'
import { type Column, csvHead, csvLines } from './csvFile.ts'

/** Bytes as a spreadsheet reads them. */
interface Row {
  readonly name?: string | null
  readonly note?: string
  readonly points?: number
  readonly cents?: bigint
}

const columns: readonly Column<Row>[] = [
  { head: 'customer.firstName', cell: ({ name }) => name },
  { head: 'change.note', cell: ({ note }) => note },
  { head: 'ledger.points', cell: ({ points }) => points },
]
const total: Column<Row> = { head: 'payment.total', cell: ({ cents }) => cents }

it('begins with the mark of UTF-8 and names the columns in the reader’s language', () => {
  expect(csvHead(columns, 'en')).toBe('\uFEFFFirst name,Note,Points (negative = deducted)\r\n')
  expect(csvHead(columns, 'fr')).toBe('\uFEFFPrénom;Note;Points (négatif = déduits)\r\n')
  expect(csvHead(columns, 'zh')).toBe('\uFEFF名,备注,积分（负数为扣除）\r\n')
  expect(csvHead(columns, 'ind')).toBe('\uFEFFपहला नाम,टिप्पणी,पॉइंट (ऋण: घटाए गए)\r\n')
})

it.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+14035550100', "'+14035550100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['＝1+1', "'＝1+1"],
  // some spreadsheets take away the space before it
  [' =1+1', "' =1+1"],
  ['\n=1+1', '"\'\n=1+1"'],
  // some take these for the end of a cell, wherever they are not quoted
  ['1001 Sam; 1002 Marek', '"1001 Sam; 1002 Marek"'],
  ['Nico;=1+1', '"Nico;=1+1"'],
  ['Nico\t=1+1', '"Nico\t=1+1"'],
  ['a, b', '"a, b"'],
  ['he said "no"', '"he said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['Élodie Bûcheron', 'Élodie Bûcheron'],
  ['王小明', '王小明'],
])('writes the text %j as %j', (text, cell) => {
  expect(csvLines(columns, [{ name: 'Nico', note: text, points: 1 }], 'en')).toBe(`Nico,${cell},1\r\n`)
})

it('writes numbers plainly, also below zero, and nothing where nothing is to say', () => {
  const lines = [
    { name: null, points: -1234567 },
    { name: 'A', note: '', points: 0.07 },
  ]
  expect(csvLines(columns, lines, 'en')).toBe(',,-1234567\r\nA,,0.07\r\n')
})

it('writes cents as dollars with two decimals, also below zero', () => {
  const cents = (value: bigint) => csvLines([total], [{ cents: value }], 'en')
  expect([20_010n, 5n, 0n, -2n, -123_400n].map(cents).join('')).toBe(
    '200.10\r\n0.05\r\n0.00\r\n-0.02\r\n-1234.00\r\n',
  )
})

it('writes what a French spreadsheet reads: semicolons between cells and a comma before decimals', () => {
  const [name, , points] = columns as [Column<Row>, Column<Row>, Column<Row>]
  const lines = [
    { name: 'Nico', cents: -20_010n, points: 9.975 },
    { name: 'Nico,=1+1', cents: 100n, points: 7 },
  ]
  expect(csvLines([name, total, points], lines, 'fr')).toBe(
    'Nico;"-200,10";"9,975"\r\n"Nico,=1+1";"1,00";7\r\n',
  )
})
