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

/** Route loader of every admin page but the sign-in: whoever is no administrator goes to /admin (back-office document, section 2). */
export function adminsOnly(): null {
  if (!sessionOf('admin')) throw redirect('/admin')
  return null
}

/** Route loader of /admin: an administrator who is signed in goes on to the main page. */
export function noAdmins(): null {
  if (sessionOf('admin')) throw redirect('/adminMainPage')
  return null
}

/** Route loader of every crew page but the sign-in: whoever is no crew member goes to /staff (back-office document, section 2). */
export function staffOnly(): null {
  if (!sessionOf('staff')) throw redirect('/staff')
  return null
}

/** Route loader of /staff: a crew member who is signed in goes on to the main page. */
export function noStaff(): null {
  if (sessionOf('staff')) throw redirect('/staffMainPage')
  return null
}

/** Route loader of /passwordReset2: without a stored reset user id it goes to "/" (customer document, section 2). */
export function afterResetRequest(): null {
  if (!resetHandle()) throw redirect('/')
  return null
}
