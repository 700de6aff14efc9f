import { expect, it } from 'vitest'
import { isPoison } from './followLog.ts'

const withCode = (code: string) => Object.assign(new Error('database'), { code })

it('blames the event for data that the database refuses', () => {
  for (const code of ['22P05', '23502', '54000']) expect(isPoison(withCode(code))).toBe(true)
})

it('waits out everything else: a database that is away, full, shutting down, busy, or lacks a table', () => {
  for (const code of ['57P01', '53100', '08006', '40P01', '42P01', 'ECONNREFUSED', 'EPIPE'])
    expect(isPoison(withCode(code))).toBe(false)
  expect(isPoison(new Error('Connection terminated unexpectedly'))).toBe(false)
})
