import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { userOrderListPath } from '../parts/paths/orderPaths.ts'
import { ErasureDialog } from './ErasureDialog.tsx'
import { ErasureTerms } from './ErasureTerms.tsx'
import { ErasureUnderWay } from './ErasureUnderWay.tsx'
import type { PrivacyFacts } from './privacyData.ts'

interface ErasureCardProps {
  readonly facts: PrivacyFacts
  readonly reread: () => void
}

/** Being forgotten: what goes, what stays and what happens to points and orders, then the request or its withdrawal (decision A20). */
export function ErasureCard({ facts, reread }: ErasureCardProps) {
  const text = useText()
  return (
    <Card aria-labelledby="erasure-title">
      <CardHead>
        <h2 id="erasure-title">{text('privacy.erasure')}</h2>
      </CardHead>
      {facts.erasure && <ErasureUnderWay erasure={facts.erasure} reread={reread} />}
      <ErasureTerms facts={facts} />
      {!facts.erasure && <Asking openOrders={facts.openOrders} reread={reread} />}
    </Card>
  )
}

function Asking({ openOrders, reread }: { readonly openOrders: number; readonly reread: () => void }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (openOrders > 0)
    return (
      <Notice tone="warn">
        <p>{text('privacy.erasure.orders', { orders: openOrders })}</p>
        <ButtonLink to={userOrderListPath('Ongoing')} mt="2">
          {text('orders.ongoing')}
        </ButtonLink>
      </Notice>
    )
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {text('privacy.erasure.ask')}
      </Button>
      <ErasureDialog isOpen={isOpen} onClose={() => setOpen(false)} onAsked={reread} />
    </>
  )
}
