import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { phoneText } from '../../../format/phone.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Cluster } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { CustomerTags, customerName } from '../customerWords.tsx'
import type { OpenUserDialog } from '../dialogs/userDialog.ts'
import { NoEmail } from '../NoEmail.tsx'
import type { OfficeUserCardFragment } from '../users.generated.ts'
import { useCaller } from './callerAddress.ts'

interface CallerCardProps {
  readonly customer: OfficeUserCardFragment
  readonly open: OpenUserDialog
}

/** For whom the office books, with what matters on the phone. */
export function CallerCard({ customer, open }: CallerCardProps) {
  const text = useText()
  const { choose } = useCaller()
  const { id, userNo, phoneNo, email, memo, totalPoints, erasure } = customer
  const facts = [
    userNo,
    phoneNo && phoneText(phoneNo),
    email,
    text('booking.points', { points: totalPoints }),
  ].filter(Boolean)
  return (
    <Card aria-labelledby="caller-name">
      <Cluster columnGap="3" rowGap="2" justifyContent="space-between">
        <chakra.div minWidth="0" flex="1 1 16rem">
          <Cluster columnGap="2">
            <chakra.h2 id="caller-name" textStyle="t18">
              <Link to={`/adminUserList?user=${id}`}>{customerName(text, customer)}</Link>
            </chakra.h2>
            <CustomerTags customer={customer} />
          </Cluster>
          <chakra.p color="muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {facts.join(' · ')}
          </chakra.p>
        </chakra.div>
        <Button size="sm" onClick={() => choose({ user: undefined })}>
          {text('officeCaller.change')}
        </Button>
      </Cluster>
      {memo && (
        <chakra.p mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {memo}
        </chakra.p>
      )}
      {!email && <NoEmail open={open} />}
      {erasure && (
        <chakra.div mt="3">
          <Notice tone="warn">{text('officeCaller.erasure')}</Notice>
        </chakra.div>
      )}
    </Card>
  )
}
