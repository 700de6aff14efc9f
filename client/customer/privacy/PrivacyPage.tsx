import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { sessionCall } from '../../api/serverCall.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { fileNameOf, saveFile } from '../../ui/saveFile.ts'
import { Tag } from '../../ui/Tag.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { type Consent, ErasureCard, type PrivacyFacts } from './ErasureCard.tsx'
import { PrivacyDocument } from './privacy.generated.ts'

/** /privacy: what is stored and why, all of it as a file, advertising, and erasure (decisions A17, A18, A20). */
export function Component() {
  const text = useText()
  const result = useQuery(PrivacyDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'first' },
  })
  return (
    <PageFrame title={text('privacy.title')} lede={text('privacy.lede')} isWide>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <Column>
          <KeptCard />
          <DataFileCard />
        </Column>
        <Column>
          <QueryState result={result} words="profile.failed" skeleton={<Waiting />}>
            {({ privacy }) => (
              <>
                <ConsentCard facts={privacy} />
                <ErasureCard facts={privacy} />
              </>
            )}
          </QueryState>
        </Column>
      </chakra.div>
    </PageFrame>
  )
}

function Waiting() {
  return (
    <>
      <Card asChild aria-hidden>
        <div>
          <Skeleton height="9rem" />
        </div>
      </Card>
      <Card asChild aria-hidden>
        <div>
          <Skeleton height="22rem" />
        </div>
      </Card>
    </>
  )
}

const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: 0 } })

/** The consent to advertising mail, and its whole log (decision A17). */
function ConsentCard({ facts }: { readonly facts: PrivacyFacts }) {
  const text = useText()
  const { marketingConsent, consents } = facts
  return (
    <Card aria-labelledby="consent-title">
      <CardHead>
        <h2 id="consent-title">{text('privacy.consent')}</h2>
        <Tag>{text(marketingConsent ? 'privacy.consent.on' : 'privacy.consent.off')}</Tag>
      </CardHead>
      <p>{text(marketingConsent ? 'privacy.consent.on.text' : 'privacy.consent.off.text')}</p>
      <chakra.div mt="2" css={{ '& a': { display: 'inline-block', py: '2' } }}>
        <Link to="/editAccount">{text('privacy.consent.change')}</Link>
      </chakra.div>
      {consents.length > 0 && (
        <>
          <chakra.h3 textStyle="t14" fontWeight="medium" mt="4">
            {text('privacy.consent.log')}
          </chakra.h3>
          <chakra.ul listStyle="none" mt="1">
            {consents.map((consent) => (
              <Entry key={consent.at.at} consent={consent} />
            ))}
          </chakra.ul>
        </>
      )}
    </Card>
  )
}

function Entry({ consent }: { readonly consent: Consent }) {
  const text = useText()
  const { moment } = useFormats()
  const { isGiven, occasion, language, at } = consent
  return (
    <chakra.li layerStyle="ruled" py="2">
      {text(isGiven ? 'privacy.consent.given' : 'privacy.consent.taken', { occasion, language })}
      <chakra.span display="block" textStyle="t14" color="muted">
        {moment(at)}
      </chakra.span>
    </chakra.li>
  )
}

/** What is stored about a customer, why, and for how long. */
function KeptCard() {
  const text = useText()
  const { years } = businessRules.taxRecords
  return (
    <Card aria-labelledby="kept-title">
      <CardHead>
        <h2 id="kept-title">{text('privacy.kept')}</h2>
      </CardHead>
      <Facts look="stacked">
        <Fact label={text('account.title')}>{text('privacy.kept.account.why')}</Fact>
        <Fact label={text('addresses.title')}>{text('privacy.kept.addresses.why')}</Fact>
        <Fact label={text('privacy.kept.orders')}>{text('privacy.kept.orders.why')}</Fact>
        <Fact label={text('privacy.kept.invoices')}>{text('privacy.kept.invoices.why', { years })}</Fact>
        <Fact label={text('privacy.kept.visits')}>{text('privacy.kept.visits.why')}</Fact>
      </Facts>
    </Card>
  )
}

/** All data about the customer, to save as one file (decision A18). */
function DataFileCard() {
  const text = useText()
  const { save, state } = useDataFile()
  return (
    <Card aria-labelledby="file-title">
      <CardHead>
        <h2 id="file-title">{text('privacy.file')}</h2>
      </CardHead>
      <p>{text('privacy.file.text')}</p>
      <Button mt="4" disabled={state === 'loading'} onClick={() => void save()}>
        {state === 'loading' ? <Spinner /> : <Icon name="download" />}
        {text('privacy.file.save')}
      </Button>
      <chakra.div role="status" mt={state === 'saved' ? '4' : '0'}>
        {state === 'saved' && <Notice tone="ok">{text('privacy.file.saved')}</Notice>}
      </chakra.div>
      {state === 'failed' && (
        <chakra.div mt="4">
          <Notice tone="danger" role="alert">
            {text('privacy.file.failed')}
          </Notice>
        </chakra.div>
      )}
    </Card>
  )
}

type State = 'idle' | 'loading' | 'saved' | 'failed'

/** Fetches the file with the session's token and saves it under the server's file name. */
function useDataFile(): { readonly save: () => Promise<void>; readonly state: State } {
  const [state, setState] = useState<State>('idle')
  const save = async () => {
    setState('loading')
    try {
      const reply = await sessionCall('customer', '/api/Account/downloadPersonalData')
      if (reply.status === 401) return setState('idle')
      if (!reply.ok) throw new Error(`Status ${reply.status}`)
      const fileName = fileNameOf(reply) ?? 'personal-data.json'
      saveFile({ fileName, content: await reply.blob(), type: 'application/json' })
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return { save, state }
}
