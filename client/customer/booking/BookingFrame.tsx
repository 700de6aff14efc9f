import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useCallback } from 'react'
import { Link, useNavigate } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Muted, Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { NoBreak, Words } from '../../ui/Words.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { ErasureBanner } from '../parts/erasure/ErasureBanner.tsx'
import { BackLink } from '../parts/page/BackLink.tsx'
import { selectServiceAddressPath } from '../parts/paths/bookingPaths.ts'
import { SidePanel } from './PriceAside.tsx'

interface BookingFrameProps {
  readonly catalog: ServiceCatalog
  readonly step: BookingStep
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  /** Under the heading: the address, or when crews arrive. */
  readonly lead?: ReactNode
  /** Above the heading: errors of the form, or what prevents the booking. */
  readonly problems?: ReactNode
  /** The price beside the page from lg on; it never moves. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The frame all four steps of a booking share: way back, progress, heading, content and the price beside it. */
export function BookingFrame(props: BookingFrameProps) {
  const { catalog, step, title, back, lead, problems, aside, children } = props
  const text = useText()
  const number = bookingSteps.indexOf(step) + 1
  const stepOf = text('booking.stepOf', {
    catalog: text(`catalog.${catalog}`),
    step: number,
    total: bookingSteps.length,
  })
  return (
    <Wrap>
      <nav aria-label={text('booking.progress')}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <StepList current={number} />
      </nav>
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: aside ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)',
        }}
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
      >
        <Stack gap="8" minWidth="0">
          <ErasureBanner />
          {problems}
          <Stack gap="2">
            <Muted>{stepOf}</Muted>
            <PageHeading title={`${title}, ${stepOf}`}>{title}</PageHeading>
            {lead}
          </Stack>
          {children}
        </Stack>
        {aside}
      </chakra.div>
    </Wrap>
  )
}

const bookingSteps = ['address', 'service', 'when', 'review'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** The four steps as bars; `current` counts from 1. */
function StepList({ current }: { readonly current: number }) {
  return (
    <chakra.ol
      display="grid"
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      gap="2"
      mb={{ base: '8', lg: '12' }}
      listStyleType="none"
    >
      {bookingSteps.map((step, index) => (
        <Step
          key={step}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current ? '' : undefined}
        >
          <Words id={`booking.step.${step}`} />
        </Step>
      ))}
    </chakra.ol>
  )
}

const Step = chakra('li', {
  base: {
    borderTopWidth: '4px',
    borderColor: 'line',
    pt: '2',
    textStyle: 't14',
    // four names side by side on a phone with very large letters; the line below repeats the step
    fontSize: 'min(0.875rem, 4.4vw)',
    color: 'muted',
    '&[data-done]': { borderColor: 'brandLine' },
    '&[aria-current]': { borderColor: 'brand', color: 'ink', fontWeight: 'strong' },
  },
})

interface AddressLeadProps {
  readonly catalog: ServiceCatalog
  readonly address: SavedAddressFragment
}

/** The chosen address in one line, with a link to choose another. */
export function AddressLead({ catalog, address }: AddressLeadProps) {
  const text = useText()
  return (
    <chakra.p display="flex" gap="2" alignItems="flex-start">
      <chakra.span color="muted" pt="2px">
        <Icon name="pin" />
      </chakra.span>
      <chakra.span minWidth="0">
        {streetLine(address)}, <NoBreak>{cityLine(address)}</NoBreak>{' '}
        <Link to={selectServiceAddressPath(catalog, address.id)} aria-label={text('booking.changeAddress')}>
          {text('booking.change')}
        </Link>
      </chakra.span>
    </chakra.p>
  )
}

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

/**
 * Goes to a path of the booking after the documented 200 ms (section 4), unless the page is left in between. The choice that leads there
 * stays in the browser's history (decision L3).
 * @returns takes the path, and this step's own address with its choices
 */
export function useBookingNavigation(): (path: string, chosenHere: string) => void {
  const navigate = useNavigate()
  const later = useDelayed()
  return useCallback(
    (path, chosenHere) =>
      later(businessRules.ui.bookingDelayMs, async () => {
        await navigate(chosenHere, { replace: true })
        await navigate(path)
      }),
    [later, navigate],
  )
}
