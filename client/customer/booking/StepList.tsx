import { chakra } from '@chakra-ui/react/styled-system'
import { Words } from '../../ui/Words.tsx'

export const bookingSteps = ['address', 'service', 'when', 'review'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** The four steps as bars; `current` counts from 1. */
export function StepList({ current }: { readonly current: number }) {
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
    // four names beside each other on a phone with very large letters; the line below says the step once more
    fontSize: 'min(0.875rem, 4.4vw)',
    color: 'muted',
    '&[data-done]': { borderColor: 'brandLine' },
    '&[aria-current]': { borderColor: 'brand', color: 'ink', fontWeight: 'strong' },
  },
})
