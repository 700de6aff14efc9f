import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'

interface NextStepsProps {
  /** Where mails about the order go; without it the page promises none. */
  readonly mailsTo: string | undefined
  /** For a visit whose previous day is still ahead; months and seasons have none (decision P46). */
  readonly hasReminder: boolean
}

/** What happens after the order is placed. */
export function NextSteps({ mailsTo, hasReminder }: NextStepsProps) {
  const text = useText()
  return (
    <StepsAhead
      title={text('booking.review.next')}
      steps={[
        ['check', text('booking.review.nextPoints')],
        [
          'users',
          mailsTo
            ? text('booking.review.nextCrew', { email: mailsTo })
            : text('booking.created.nextConfirmNoMail'),
        ],
        ...(mailsTo && hasReminder ? [['clock', text('booking.review.nextReminder')] as const] : []),
      ]}
    />
  )
}

interface StepsAheadProps {
  readonly title: string
  readonly steps: readonly (readonly [icon: IconName, words: string])[]
}

/** A heading and an ordered list with an icon before each step. */
export function StepsAhead({ title, steps }: StepsAheadProps) {
  return (
    <section aria-labelledby="next-title">
      <chakra.h2 id="next-title" textStyle="t20" mb="4">
        {title}
      </chakra.h2>
      <Stack as="ol" gap="4" listStyleType="none">
        {steps.map(([icon, words]) => (
          <chakra.li key={words} display="grid" gridTemplateColumns="1.5rem minmax(0, 1fr)" gap="3">
            <chakra.span color="brand" pt="2px">
              <Icon name={icon} />
            </chakra.span>
            <p>{words}</p>
          </chakra.li>
        ))}
      </Stack>
    </section>
  )
}
