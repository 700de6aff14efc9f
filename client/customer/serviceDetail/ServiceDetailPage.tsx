import { useState } from 'react'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { catalogs, storedCatalog } from '../parts/catalog/catalogs.ts'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { OffersAtHome } from './OffersAtHome.tsx'
import { RoomsForm } from './RoomsForm.tsx'

/**
 * /serviceDetail: what the stored service catalog offers, and the documented stub, which calls its detail list (customer document section 2,
 * decision C13).
 */
export function Component() {
  const [catalog] = useState(storedCatalog)
  return catalog ? <Details catalog={catalog} /> : <NothingStored />
}

function Details({ catalog }: { readonly catalog: ServiceCatalog }) {
  const text = useText()
  return (
    <PageFrame isWide title={text(catalogs[catalog].name)} lede={text('serviceDetail.lede')}>
      <OffersAtHome catalog={catalog}>
        <Card>
          <RoomsForm catalog={catalog} />
        </Card>
      </OffersAtHome>
    </PageFrame>
  )
}

function NothingStored() {
  const text = useText()
  return (
    <PageFrame title={text('serviceDetail.title')}>
      <EmptyPanel icon="search" title={text('serviceDetail.none')} text={text('serviceDetail.noneText')}>
        <ButtonLink look="primary" to="/">
          {text('serviceDetail.toHome')}
        </ButtonLink>
      </EmptyPanel>
    </PageFrame>
  )
}
