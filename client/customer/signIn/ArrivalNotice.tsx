import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { ActivationHelp } from './ActivationHelp.tsx'
import { type Arrival, arrivalOf } from './arrival.ts'
import { Titled } from './Titled.tsx'

/** Above the form: how the activation went, that a mail is on its way, or that the new password counts (decision A8). */
export function ArrivalNotice() {
  const { search, state } = useLocation()
  const arrival = arrivalOf(search, state)
  if (arrival.from === 'elsewhere') return null
  return (
    <chakra.div mb="6">
      <Told arrival={arrival} />
    </chakra.div>
  )
}

function Told({ arrival }: { readonly arrival: Arrival }) {
  const text = useText()
  switch (arrival.from) {
    case 'activated':
      return (
        <Titled tone="ok" title={text('login.activated.title')}>
          <p>{text('login.activated')}</p>
        </Titled>
      )
    case 'reset':
      return (
        <Titled tone="ok" title={text('login.reset.title')}>
          <p>{text('login.reset')}</p>
        </Titled>
      )
    case 'registration':
      return (
        <Titled tone="info" title={text('login.sent.title')}>
          <p>{text('login.sent', { email: arrival.email })}</p>
          <p>{text('login.sent.none')}</p>
        </Titled>
      )
    case 'invalidLink':
      return (
        <Titled tone="warn" title={text('login.invalid.title')}>
          <p>{text('login.invalid')}</p>
          <p>{text('login.invalid.help')}</p>
          <ActivationHelp />
        </Titled>
      )
    default:
      return null
  }
}
