import { expect } from 'vitest'
import type { Speaker } from './blackBox.ts'
import { mailFor } from './mailbox.ts'
import { signedIn, withCaptcha } from './people.ts'
import { CAPTCHA, type World } from './world.ts'

/** A person who registered and opened the mailed link. */
export interface NewCustomer extends Speaker {
  readonly userId: string
  readonly email: string
  readonly password: string
}

/** @param name makes the e-mail address */
export async function newCustomer(world: World, name: string): Promise<NewCustomer> {
  const { box } = world
  const form = registration(name)
  const reply = await withCaptcha(box, '/Account/createAccount', form)
  expect(reply).toMatchObject({ status: 200, body: { msg: expect.any(String) } })
  await activate(world, form.email)
  const { email, password } = form
  return { ...(await signedIn(box, '/Account/loginAccount', [email, password])), email, password }
}

/** The registration form, right in every part. */
export function registration(name: string) {
  return {
    firstName: 'Robin',
    lastName: 'Fraser',
    dob: '1990-02-28',
    email: `${name}@example.com`,
    phoneNumber: '',
    password: 'robin-1',
    emailNotifications: true,
    validationCode: CAPTCHA.toUpperCase(),
  }
}

/** The content of an activation mail. */
export const ACTIVATION = /activateAccount\?token=/

/**
 * Opens the link of the activation mail, which leads to the sign-in page.
 * @param earlier a mail whose link is dead by now
 */
export async function activate({ box }: World, email: string, earlier?: string): Promise<void> {
  const mail = await mailFor(box, email, { saying: ACTIVATION, ...(earlier ? { earlier } : {}) })
  const [link = ''] = /https?:\/\/\S+activateAccount\?token=[\w.~-]+/.exec(mail) ?? []
  const reply = await box.send(new URL(link).pathname + new URL(link).search)
  box.note('/Account/activateAccount', reply.status)
  expect([302, 303]).toContain(reply.status)
  expect(reply.headers.get('location')).toMatch(/\/login/)
}
