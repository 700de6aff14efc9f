import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { CompanyFacts } from '../parts/page/CompanyFacts.tsx'
import { ArrivalHours } from './ArrivalHours.tsx'
import { Block } from './Block.tsx'

/** Who we are, when we come and how to reach us. */
export function AboutTeaser() {
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
          <Fact label={text('home.facts.days')}>{text('home.trust.days')}</Fact>
          <Fact label={text('home.facts.arrivals')}>
            <ArrivalHours />
          </Fact>
          <CompanyFacts />
        </Facts>
      </chakra.div>
    </Block>
  )
}
