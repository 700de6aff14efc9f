import { expect, it } from 'vitest'
import { isProofSpent } from './codedReply.ts'

it.each([
  ['FIELD_REQUIRED', false],
  ['FIELD_INVALID', false],
  ['FIELD_TOO_LONG', false],
  ['PASSWORD_TOO_SHORT', false],
  ['429', false],
  ['CAPTCHA_WRONG', true],
  ['PROOF_OF_WORK_WRONG', true],
  ['EMAIL_TAKEN', true],
  ['PHONE_TAKEN', true],
  ['0', true],
  ['500', true],
])('after %s a new proof is needed: %s', (code, isSpent) => {
  expect(isProofSpent({ userErrors: [{ code, message: 'No.' }] })).toBe(isSpent)
})

it('keeps the proof of a form that was not refused', () => {
  expect(isProofSpent({ userErrors: [] })).toBe(false)
})
