import { useFormContext, useFormState } from 'react-hook-form'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { areaOf } from '../session/areaOf.ts'
import { sessionOf } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface LeaveGuardProps {
  /** The form has been accepted: nothing is lost any more. */
  readonly isDone: boolean
}

/**
 * Asks before what was typed into the ServerForm around is lost: by a link or the browser's back button in a dialog, by closing the
 * tab in the browser's own words. A session that has ended holds nobody back.
 */
export function LeaveGuard({ isDone }: LeaveGuardProps) {
  const text = useText()
  const { control } = useFormContext()
  const isAtStake = useFormState({ control }).isDirty && !isDone
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtStake &&
      currentLocation.pathname !== nextLocation.pathname &&
      sessionOf(areaOf(currentLocation.pathname)) !== null,
  )
  useBeforeUnload((event) => {
    if (isAtStake) event.preventDefault()
  })
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={text('form.leave.title')}
      role="alertdialog"
      closesOutside={false}
      footer={
        <>
          <Button onClick={stay}>{text('form.leave.stay')}</Button>
          <Button look="danger" onClick={() => blocker.proceed?.()}>
            {text('form.leave.go')}
          </Button>
        </>
      }
    >
      <p>{text('form.leave.lost')}</p>
    </Dialog>
  )
}
