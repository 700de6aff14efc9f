import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'

/** The ways to an active account when no link works: a mailed code activates too, and the office sends a new link (decision A8). */
export function ActivationHelp() {
  const text = useText()
  return (
    <Ways>
      <Link to="/passwordReset1">{text('activation.reset')}</Link>
      <a href={`mailto:${businessRules.company.email}`}>{text('activation.contact')}</a>
    </Ways>
  )
}

const Ways = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', '& a': { py: '2' } },
})
