import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Block } from './Block.tsx'

interface Testimonial {
  readonly quote: MessageId
  readonly name: string
  readonly initials: string
  readonly who: MessageId
}

const testimonials: readonly Testimonial[] = [
  { quote: 'home.quote.snow', name: 'Graham O.', initials: 'GO', who: 'home.quote.snow.who' },
  { quote: 'home.quote.cleaning', name: 'Ifeoma A.', initials: 'IA', who: 'home.quote.cleaning.who' },
]

/** Two customers in their own words (customer document, section 1: two static testimonials). */
export function Testimonials() {
  const text = useText()
  return (
    <Block title={text('home.quotes.title')}>
      <chakra.div display="grid" gap={{ base: '4', lg: '6' }} gridTemplateColumns={{ lg: '1fr 1fr' }}>
        {testimonials.map(({ quote, name, initials, who }) => (
          <Card asChild key={name} display="flex" flexDirection="column" gap="6">
            <figure>
              <chakra.blockquote textStyle="t18">
                <p>{text('home.quote.mark', { quote: text(quote) })}</p>
              </chakra.blockquote>
              <chakra.figcaption
                display="flex"
                alignItems="center"
                gap="3"
                mt="auto"
                textStyle="t14"
                color="muted"
              >
                <Avatar>{initials}</Avatar>
                <span>
                  <chakra.strong display="block" fontWeight="strong" color="ink">
                    {name}
                  </chakra.strong>
                  {text(who)}
                </span>
              </chakra.figcaption>
            </figure>
          </Card>
        ))}
      </chakra.div>
    </Block>
  )
}
