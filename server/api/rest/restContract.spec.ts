import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printContract } from './openApi.ts'
import { restCalls } from './restCalls.ts'

test('schema/rest.yaml says what the calls say (npm run build:schema writes it)', () => {
  const committed = readFileSync(new URL('../../../schema/rest.yaml', import.meta.url), 'utf8')
  expect(committed).toBe(printContract(restCalls))
})

test('every documented call lies at a place of its own', () => {
  expect(new Set(restCalls.map(({ path }) => path)).size).toBe(restCalls.length)
})
