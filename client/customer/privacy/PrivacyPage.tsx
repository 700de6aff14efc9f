import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { ConsentCard } from './ConsentCard.tsx'
import { DataFileCard } from './DataFileCard.tsx'
import { ErasureCard } from './ErasureCard.tsx'
import { KeptCard } from './KeptCard.tsx'
import { PrivacyDocument } from './privacy.generated.ts'

/** /privacy: what is kept and why, all of it as a file, advertising, and being forgotten (decisions A17, A18, A20). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(PrivacyDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { isQuiet: true },
  })
  const reread = () => void refetch()
  return (
    <PageFrame title={text('privacy.title')} lede={text('privacy.lede')} isWide>
      <Columns>
        <Column>
          <KeptCard />
          <DataFileCard />
        </Column>
        <Column>
          {data && <ConsentCard facts={data.privacy} />}
          {data && <ErasureCard facts={data.privacy} reread={reread} />}
          {!data && !error && <Waiting />}
          {!data && error && <LoadFailed words="profile.failed" onRetry={reread} />}
        </Column>
      </Columns>
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

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
    alignItems: 'start',
  },
})

const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: 0 } })
