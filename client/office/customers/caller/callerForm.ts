import { newForm } from '../../../domain/address/addressForm.ts'
import type { CallerValues } from './callerRules.ts'

/** An empty form with what was typed in its field. */
export function callerForm(typed: string): CallerValues {
  const text = typed.trim()
  const isPhone = /^[+\d][\d\s().-]{2,}$/.test(text)
  const isEmail = text.includes('@')
  const [firstName = '', ...rest] = isPhone || isEmail ? [] : text.split(/\s+/)
  const { firstName: first, lastName, ...address } = newForm({ firstName, lastName: rest.join(' ') })
  // in the order of the form, which is that of its errors
  return {
    ...{ firstName: first, lastName },
    ...{ phoneNumber: isPhone ? text : '', email: isEmail ? text : '' },
    ...address,
    // where the business works
    province: 'AB',
  }
}
