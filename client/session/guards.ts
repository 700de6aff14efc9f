import { redirect } from 'react-router'
import { resetHandle } from './resetHandle.ts'
import { sessionOf } from './session.ts'

/** Route loader of every page that needs a login: visitors go to "/" (customer document section 2, decision A1). */
export function customersOnly(): null {
  if (!sessionOf('customer')) throw redirect('/')
  return null
}

/** Route loader of /login and /createAccount: who is signed in goes to /account (decision A1). */
export function visitorsOnly(): null {
  if (sessionOf('customer')) throw redirect('/account')
  return null
}

/** Route loader of /passwordReset2: without a stored reset user id it goes to "/" (customer document, section 2). */
export function afterResetRequest(): null {
  if (!resetHandle()) throw redirect('/')
  return null
}
