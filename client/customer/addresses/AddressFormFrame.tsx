import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { readNext, userAddressDetailPath } from '../parts/paths/customerPaths.ts'

interface AddressFormFrameProps {
  readonly title: string
  readonly lede: string
  readonly children: ReactNode
}

/** The frame of both address forms: the way back, the heading, a sentence. */
export function AddressFormFrame({ title, lede, children }: AddressFormFrameProps) {
  const text = useText()
  const back = useWayBack()
  return (
    <PageFrame title={title} lede={lede} back={{ to: back.to, label: text(back.label) }}>
      {children}
    </PageFrame>
  )
}

/** The form before its initial values arrive. */
export function AddressFormSkeleton() {
  return (
    <Stack aria-hidden gap="8">
      {['6.5rem', '12rem', '5rem'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Stack>
  )
}

interface WayBack {
  readonly to: string
  readonly label: MessageId
}

/** Where an address form leads back to: a booking step or the account it was opened from, else the list of addresses. */
export function useWayBack(): WayBack {
  const to = readNext(useSearchParams()[0].get('next')) ?? userAddressDetailPath
  return { to, label: labelOf(to) }
}

function labelOf(to: string): MessageId {
  if (to.startsWith('/select')) return 'booking.goBack'
  return to.startsWith('/account') ? 'account.back' : 'addresses.back.list'
}
