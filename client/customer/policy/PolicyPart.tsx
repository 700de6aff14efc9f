import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { Facts } from '../../ui/Facts.tsx'
import { CompanyFacts } from '../parts/page/CompanyFacts.tsx'
import { SideScroll } from '../parts/page/SideScroll.tsx'
import { FeeTable } from '../parts/price/FeeTable.tsx'
import type { policySections } from './policySections.ts'

/** A price at which the fee within the last day reaches its cap. */
const examplePoints = 15_000

/** One part of the policy under its heading: its terms, and details beside some of them. */
export function PolicyPart({ section }: { readonly section: ReturnType<typeof policySections>[number] }) {
  const text = useText()
  const { name, title, terms } = section
  const titleId = `policy-${name}`
  return (
    <Part aria-labelledby={titleId}>
      <h2 id={titleId}>{text(title)}</h2>
      {name === 'cancel' && <Fees />}
      {terms.length > 0 && (
        <ul>
          {terms.map(({ id, values }) => (
            // Browsers write times and money slightly differently.
            <li key={id} suppressHydrationWarning>
              {text(id, values)}
            </li>
          ))}
        </ul>
      )}
      {name === 'privacy' && <OwnPrivacy />}
      {name === 'contact' && (
        <Facts>
          <CompanyFacts />
        </Facts>
      )}
    </Part>
  )
}

/** Where customers do what the part above promises. */
function OwnPrivacy() {
  const isSignedIn = useSession('customer') !== null
  if (!isSignedIn) return null
  return (
    <chakra.p className="no-print">
      <FormattedMessage id="policy.privacy.page" values={{ link: privacyLink }} />
    </chakra.p>
  )
}

function privacyLink(words: ReactNode[]): ReactNode {
  return (
    <Link key="privacy" to="/privacy">
      {words}
    </Link>
  )
}

function Fees() {
  const text = useText()
  const formats = useFormats()
  const title = text('policy.cancel.example', {
    points: examplePoints,
    amount: formats.worth(examplePoints),
  })
  return (
    <>
      <p>{text('booking.policy.intro')}</p>
      <SideScroll label={text('booking.policy.title')}>
        <chakra.div px="4" css={{ '& tbody tr:last-child > *': { borderBottomWidth: 0 } }}>
          <FeeTable example={{ points: examplePoints, title }} />
        </chakra.div>
      </SideScroll>
      <p>{text('booking.policy.refund')}</p>
    </>
  )
}

const Part = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxWidth: '46rem',
    scrollMarginTop: '6',
    '& > ul': { display: 'grid', gap: '3', ps: '5', listStyleType: 'disc', maxWidth: '68ch' },
    '& li': { textWrap: 'pretty', '&::marker': { color: 'muted' } },
    _print: { mb: '6', '& > h2': { breakAfter: 'avoid' }, '& li': { breakInside: 'avoid' } },
  },
})
