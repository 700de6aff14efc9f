import { expect, it } from 'vitest'
import { csvHead, csvLines } from './csvFile.ts'

/** Bytes as a spreadsheet reads them. */
const columns = ['customer.firstName', 'change.note', 'ledger.points'] as const

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
  expect(
    csvLines(columns, [{ 'customer.firstName': 'Nico', 'change.note': text, 'ledger.points': 1 }], 'en'),
  ).toBe(`Nico,${cell},1\r\n`)
})

it('writes numbers plainly, also below zero, and nothing where nothing is to say', () => {
  const lines = [
    { 'customer.firstName': null, 'change.note': undefined, 'ledger.points': -1234567 },
    { 'customer.firstName': 'A', 'change.note': '', 'ledger.points': 0.07 },
  ]
  expect(csvLines(columns, lines, 'en')).toBe(',,-1234567\r\nA,,0.07\r\n')
})

it('writes cents as dollars with two decimals, also below zero', () => {
  const cents = (value: bigint) => csvLines(['payment.total'], [{ 'payment.total': value }], 'en')
  expect([20_010n, 5n, 0n, -2n, -123_400n].map(cents).join('')).toBe(
    '200.10\r\n0.05\r\n0.00\r\n-0.02\r\n-1234.00\r\n',
  )
})

it('writes what a French spreadsheet reads: semicolons between cells and a comma before decimals', () => {
  const columns = ['customer.firstName', 'payment.total', 'ledger.points'] as const
  const lines = [
    { 'customer.firstName': 'Nico', 'payment.total': -20_010n, 'ledger.points': 9.975 },
    { 'customer.firstName': 'Nico,=1+1', 'payment.total': 100n, 'ledger.points': 7 },
  ]
  expect(csvLines(columns, lines, 'fr')).toBe('Nico;"-200,10";"9,975"\r\n"Nico,=1+1";"1,00";7\r\n')
})
