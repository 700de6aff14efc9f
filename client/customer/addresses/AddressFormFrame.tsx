import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageFrame } from '../parts/page/PageFrame.tsx'
import { useWayBack } from './useWayBack.ts'

interface AddressFormFrameProps {
  readonly title: string
  readonly lede: string
  readonly children: ReactNode
}

/** What both address forms stand in: the way back, the heading, a sentence. */
export function AddressFormFrame({ title, lede, children }: AddressFormFrameProps) {
  const text = useText()
  const back = useWayBack()
  return (
    <PageFrame title={title} lede={lede} back={{ to: back.to, label: text(back.label) }}>
      {children}
    </PageFrame>
  )
}

/** The form before what it starts with has come. */
export function AddressFormSkeleton() {
  return (
    <chakra.div display="grid" gap="8" aria-hidden>
      {['6.5rem', '12rem', '5rem'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </chakra.div>
  )
}
