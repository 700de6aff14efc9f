import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { CompanyFacts } from '../parts/page/CompanyFacts.tsx'
import { SignInReason } from '../parts/page/SignInReason.tsx'
import { VisitFacts } from '../parts/page/VisitFacts.tsx'
import { Hero } from './Hero.tsx'
import { Block, ServiceCards } from './ServiceCards.tsx'

/** "/" (customer document, section 1). */
export function Component() {
  return (
    <Wrap>
      <SignInReason hasButton mt="6" />
      <Hero />
      <ServiceCards />
      <HowItWorks />
      <AboutTeaser />
      <Testimonials />
    </Wrap>
  )
}

const steps: readonly { readonly title: MessageId; readonly body: MessageId }[] = [
  { title: 'home.how.points.title', body: 'home.how.points.body' },
  { title: 'home.how.choose.title', body: 'home.how.choose.body' },
  { title: 'home.how.arrive.title', body: 'home.how.arrive.body' },
]

/** Points, choice, visit: three steps. */
function HowItWorks() {
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
function Testimonials() {
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

/** Who we are, when we come and how to reach us. */
function AboutTeaser() {
  const text = useText()
  const { company } = businessRules
  return (
    <Block id="about" title={text('home.about.title', { company: company.name })}>
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        alignItems="start"
      >
        <div>
          <chakra.p mb="4">{text('home.about.body')}</chakra.p>
          <chakra.p mb="4" color="muted">
            {text('home.about.rank')}
          </chakra.p>
          <Link to="/about">{text('home.about.more')}</Link>
        </div>
        <Facts>
          <VisitFacts />
          <CompanyFacts />
        </Facts>
      </chakra.div>
    </Block>
  )
}
