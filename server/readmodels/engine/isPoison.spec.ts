import { expect, it } from 'vitest'
import { story } from '../testing/happened.ts'
import { FoldError } from './foldRows.ts'
import { isPoison } from './followLog.ts'

const withCode = (code: string) => Object.assign(new Error('database'), { code })

it('blames the event for a fold that refuses it and for data the database refuses', () => {
  const [event] = story('order-1', [{ type: 'order.placed', data: {} }])
  expect(event && isPoison(new FoldError(event, new Error('no')))).toBe(true)
  for (const code of ['22P05', '23502', '54000']) expect(isPoison(withCode(code))).toBe(true)
})

it('waits out everything else: a database that is away, full, shutting down, busy, or lacks a table', () => {
  for (const code of ['57P01', '53100', '08006', '40P01', '42P01', 'ECONNREFUSED', 'EPIPE'])
    expect(isPoison(withCode(code))).toBe(false)
  expect(isPoison(new Error('Connection terminated unexpectedly'))).toBe(false)
})
