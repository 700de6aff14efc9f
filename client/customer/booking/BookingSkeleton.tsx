import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { useText } from '../../i18n/useText.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import type { BookingStep } from './BookingFrame.tsx'
import { BookingFrame } from './BookingFrame.tsx'
import { SidePanel } from './SidePanel.tsx'

interface BookingFrameSkeletonProps {
  readonly catalog: ServiceCatalog
  readonly step: BookingStep
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
}

/** A step in its final size while it loads: heading and way back are there, figures are grey. */
export function BookingFrameSkeleton(props: BookingFrameSkeletonProps) {
  const title = useText()(props.step === 'review' ? 'booking.price.priceTitle' : 'booking.price.title')
  return (
    <BookingFrame
      {...props}
      lead={<Skeleton height="1.5rem" width="18rem" maxWidth="100%" />}
      aside={
        <SidePanel title={title}>
          <SkeletonRows rows={5} height="1.5rem" />
        </SidePanel>
      }
    >
      <SkeletonRows rows={4} height="6rem" />
    </BookingFrame>
  )
}
