import { type LoaderFunctionArgs, redirect } from 'react-router'
import { homeOf } from './expiry.ts'
import { resetHandle } from './resetHandle.ts'
import { forgetReturnPath, keepReturnPath, returnPath } from './returnPath.ts'
import { sessionOf } from './session.ts'

/**
 * Route loader of every page that needs a login: visitors go to "/" (customer document section 2, decision A1), and signing in leads back
 * (decision L8).
 */
export function customersOnly({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  if (!sessionOf('customer')) {
    const { pathname, search } = new URL(request.url)
    keepReturnPath(pathname + search)
    throw redirect(homeOf.customer)
  }
  forgetReturnPath('customer')
  return null
}

/** Route loader of /login and /createAccount: a signed-in visitor goes to the page they asked for, else to /account (decision A1). */
export function visitorsOnly(): null {
  if (!sessionOf('customer')) return null
  const next = returnPath('customer', '/account')
  // only once: if that page leads here again, the account is next
  forgetReturnPath('customer')
  throw redirect(next)
}

/** Route loader of every admin page but the sign-in: everybody else goes to /admin (back-office document, section 2). */
export const adminsOnly = (asked: Asked) => signedInOnly('admin', asked)

/** Route loader of /admin: a signed-in administrator goes to the page they asked for, else to the main page. */
export const noAdmins = () => signedOutOnly('admin', '/adminMainPage')

/** Route loader of every crew page but the sign-in: everybody else goes to /staff (back-office document, section 2). */
export const staffOnly = (asked: Asked) => signedInOnly('staff', asked)

/** Route loader of /staff: a signed-in crew member goes to the page they asked for, else to the main page. */
export const noStaff = () => signedOutOnly('staff', '/staffMainPage')

type Asked = Pick<LoaderFunctionArgs, 'request'>

/** Signing in leads back to the requested page. */
function signedInOnly(area: 'admin' | 'staff', { request }: Asked): null {
  if (!sessionOf(area)) {
    const { pathname, search } = new URL(request.url)
    keepReturnPath(pathname + search)
    throw redirect(homeOf[area])
  }
  forgetReturnPath(area)
  return null
}

function signedOutOnly(area: 'admin' | 'staff', first: string): null {
  if (!sessionOf(area)) return null
  const next = returnPath(area, first)
  // only once: if that page leads here again, the first page is next
  forgetReturnPath(area)
  throw redirect(next)
}

/** Route loader of /passwordReset2: without a stored reset user id it leads to "/" (customer document, section 2). */
export function afterResetRequest(): null {
  if (!resetHandle()) throw redirect('/')
  return null
}
