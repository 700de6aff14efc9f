import { Wrap } from '../../ui/Wrap.tsx'
import { AboutTeaser } from './AboutTeaser.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { ServiceCards } from './ServiceCards.tsx'
import { Testimonials } from './Testimonials.tsx'

/** "/" (customer document, section 1). */
export function Component() {
  return (
    <Wrap>
      <Hero />
      <ServiceCards />
      <HowItWorks />
      <AboutTeaser />
      <Testimonials />
    </Wrap>
  )
}
