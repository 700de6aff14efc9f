import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { useText } from '../../../i18n/useText.ts'
import { toast } from '../../../ui/toasts.ts'
import { useDelayed } from '../../../ui/useDelayed.ts'
import type { Credentials } from './signIn.ts'

/**
 * The login form: both fields required, refusals beside their field, and on success the server's message and /account two
 * seconds later (customer document, sections 2 and 5).
 */
export function useLogin() {
  const text = useText()
  const navigate = useNavigate()
  const later = useDelayed()
  const [isSignedIn, setSignedIn] = useState(false)
  const form = useForm<Credentials>({
    defaultValues: { userName: '', password: '', isRemember: false },
    shouldFocusError: false,
    // Errors stay until the next attempt: going away on blur they would move the button from under the pointer.
    reValidateMode: 'onSubmit',
  })

  const submit = form.handleSubmit(async (credentials) => {
    const { signIn } = await import('./signIn.ts')
    const result = await signIn(credentials)
    if (!result) return
    if ('refused' in result) return showRefusals(result.refused)
    setSignedIn(true)
    toast('success', result.message ?? text('login.success'))
    later(businessRules.ui.redirectMs, () => void navigate('/account'))
  })

  function showRefusals(refusals: readonly { readonly field?: string | null; readonly message: string }[]) {
    for (const { field, message } of refusals) {
      if (field === 'userName' || field === 'password') form.setError(field, { message })
      else {
        form.setError('root', { message })
        toast('warning', message)
      }
    }
  }

  return { form, submit, isSignedIn }
}

/** Fetches what signing in needs once somebody begins to type, so that sending the form does not wait for it. */
export function prepareSignIn(): void {
  void import('./signIn.ts')
}
