import { expect } from 'vitest'
import type { BlackBox, Speaker } from './blackBox.ts'

/** A captcha's cookie, as a browser would send it back; its answer is the fixed one. */
async function captchaCookie(box: BlackBox): Promise<string> {
  const path = '/Account/generateValidation'
  const reply = await box.send(`/api${path}`)
  box.note(path, reply.status)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toMatch(/^image\//)
  const cookie = reply.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  return cookie.split(';')[0] ?? ''
}

/** A call that a captcha guards. */
export async function withCaptcha<Body = Record<string, unknown>>(
  box: BlackBox,
  path: string,
  body: object,
): Promise<{ readonly status: number; readonly body: Body }> {
  const headers = { 'content-type': 'application/json', cookie: await captchaCookie(box) }
  const reply = await box.send<Body>(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  box.note(path, reply.status)
  return { status: reply.status, body: reply.body }
}

/** Signs a person in. */
export async function signedIn(
  box: BlackBox,
  call: '/Account/loginAccount' | '/Staff/loginAdmin' | '/Staff/loginStaff',
  [userName, password]: readonly [string, string],
): Promise<Speaker & { readonly userId: string; readonly staffId: string }> {
  const body = { userName, password, ...(call === '/Account/loginAccount' && { isRemember: true }) }
  const { token, user, staff } = await box.good<Record<'user' | 'staff', SignedIn> & { token: string }>(
    call,
    body,
  )
  return { ...box.as(token), userId: user?.userId ?? '', staffId: staff?.staffId ?? '' }
}

type SignedIn = Readonly<Record<string, string>> | undefined
