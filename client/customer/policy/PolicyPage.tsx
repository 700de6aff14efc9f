import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PrintedAlone } from '../../ui/PrintedAlone.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { CompanyFacts } from '../parts/page/CompanyFacts.tsx'
import { SideScroll } from '../parts/page/SideScroll.tsx'
import { FeeTable } from '../parts/price/FeeTable.tsx'
import { policySections } from './policySections.ts'

const dayStart = `2026-01-05T${String(businessRules.slots.amStartHour).padStart(2, '0')}:00`

/** /policy: fees, moving, points and privacy in the reader's words, with the figures of the business rules (decisions E11, K8). */
export function Component() {
  const text = useText()
  const formats = useFormats()
  const sections = policySections({
    dollar: formats.worth(businessRules.pointsPerDollar),
    dayStart: formats.time(dayStart),
  })
  return (
    <Wrap pt={{ base: '8', lg: '12' }}>
      <PrintedAlone />
      <Columns data-sheet="">
        <Head>
          <PageHeading title={text('policy.title')} />
          <chakra.p textStyle="t18" color="muted">
            {text('policy.lede')}
          </chakra.p>
        </Head>
        <Contents className="no-print" aria-labelledby="policy-contents">
          <chakra.h2 id="policy-contents" textStyle="t16">
            {text('policy.contents')}
          </chakra.h2>
          <ul>
            {sections.map(({ name, title }) => (
              <li key={name}>
                <a href={`#policy-${name}`}>{text(title)}</a>
              </li>
            ))}
          </ul>
          <Button onClick={() => window.print()}>
            <Icon name="print" />
            {text('policy.print')}
          </Button>
        </Contents>
        <Stack gap="12" minWidth="0">
          {sections.map((section) => (
            <PolicyPart key={section.name} section={section} />
          ))}
        </Stack>
      </Columns>
    </Wrap>
  )
}

const Columns = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 16rem' },
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    _print: { display: 'block' },
  },
})

const Head = chakra('header', {
  base: { gridColumn: '1 / -1', display: 'grid', gap: '4', _print: { mb: '6' } },
})

const Contents = chakra('nav', {
  base: {
    layerStyle: 'panel',
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    order: { lg: 1 },
    position: { lg: 'sticky' },
    top: '6',
    p: { base: '4', lg: '6' },
    // on a phone close together, so that the fees are near
    '& ul': {
      display: { base: 'flex', lg: 'block' },
      flexWrap: 'wrap',
      columnGap: '5',
      listStyleType: 'none',
      mb: { lg: '2' },
    },
    '& a': { display: 'inline-block', py: '10px' },
    '& button': { mdDown: { display: 'none' } },
  },
})

/** A price at which the fee within the last day reaches its cap. */
const examplePoints = 15_000

/** One part of the policy under its heading: its terms, and details beside some of them. */
function PolicyPart({ section }: { readonly section: ReturnType<typeof policySections>[number] }) {
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
