import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card, IconTile } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type CatalogName, catalogs } from '../parts/catalog/catalogs.ts'
import { storedCatalog } from '../parts/catalog/storedCatalog.ts'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { RoomsForm } from './RoomsForm.tsx'
import { type ServiceDetails, useServiceDetails } from './useServiceDetails.ts'

/** /serviceDetail: the stub that reads a stored service catalog and asks for its detail list (customer document section 2, decision C13). */
export function Component() {
  const text = useText()
  const [catalog] = useState(storedCatalog)
  return (
    <PageFrame title={text('serviceDetail.title')}>
      {catalog ? <Details catalog={catalog} /> : <NothingStored />}
    </PageFrame>
  )
}

function Details({ catalog }: { readonly catalog: CatalogName }) {
  const text = useText()
  const { details, ask } = useServiceDetails()
  const { icon, name, firstStep } = catalogs[catalog]
  return (
    <Card display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <chakra.p display="flex" alignItems="center" gap="4">
        <IconTile>
          <Icon name={icon} size={32} />
        </IconTile>
        {text('serviceDetail.lede', { catalog: text(name) })}
      </chakra.p>
      <RoomsForm isAsking={details.state === 'asking'} onAsk={() => void ask(catalog)} />
      <Answer details={details} />
      <ButtonLink to={firstStep} justifySelf="start">
        {text('serviceDetail.book')}
      </ButtonLink>
    </Card>
  )
}

function Answer({ details }: { readonly details: ServiceDetails }) {
  const text = useText()
  if (details.state === 'failed')
    return (
      <Notice tone="danger" role="alert">
        {text('serviceDetail.failed')}
      </Notice>
    )
  if (details.state === 'told') return <Notice role="status">{details.message}</Notice>
  return null
}

function NothingStored() {
  const text = useText()
  return (
    <EmptyPanel icon="search" title={text('serviceDetail.none')} text={text('serviceDetail.noneText')}>
      <ButtonLink look="primary" to="/">
        {text('serviceDetail.toHome')}
      </ButtonLink>
    </EmptyPanel>
  )
}
