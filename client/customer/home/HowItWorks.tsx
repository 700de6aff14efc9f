import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Block } from './Block.tsx'

const steps: readonly { readonly title: MessageId; readonly body: MessageId }[] = [
  { title: 'home.how.points.title', body: 'home.how.points.body' },
  { title: 'home.how.choose.title', body: 'home.how.choose.body' },
  { title: 'home.how.arrive.title', body: 'home.how.arrive.body' },
]

/** Points, choice, visit: three steps. */
export function HowItWorks() {
  const text = useText()
  return (
    <Block title={text('home.how.title')}>
      <Steps>
        {steps.map(({ title, body }) => (
          <li key={title}>
            <chakra.h3 textStyle="t18" mt="1" mb="2">
              {text(title)}
            </chakra.h3>
            <chakra.p color="muted">{text(body)}</chakra.p>
          </li>
        ))}
      </Steps>
    </Block>
  )
}

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    listStyle: 'none',
    counterReset: 'step',
    '& > li': { counterIncrement: 'step', pt: '4', borderTopWidth: '2px', borderColor: 'brand' },
    '& > li::before': {
      content: 'counter(step)',
      textStyle: 't30',
      fontWeight: 'strong',
      color: 'brand',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
