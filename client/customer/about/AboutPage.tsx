import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { postalWords } from '../../format/addressText.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, IconTile } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { TurnedAway } from '../parts/catalog/TurnedAway.tsx'
import { CompanyFacts } from '../parts/page/CompanyFacts.tsx'
import { VisitFacts } from '../parts/page/VisitFacts.tsx'
import { SeasonScene } from '../parts/scene/SeasonScene.tsx'
import { sky } from '../parts/scene/sceneColours.ts'

const teams: readonly { readonly icon: IconName; readonly title: MessageId; readonly body: MessageId }[] = [
  { icon: 'users', title: 'about.crew.title', body: 'about.crew.body' },
  { icon: 'phone', title: 'about.office.title', body: 'about.office.body' },
  { icon: 'check', title: 'about.quality.title', body: 'about.quality.body' },
]

/** /about: the team, the address, phone, e-mail and social links (customer document, sections 2 and 9). */
export function Component() {
  const text = useText()
  const { company } = businessRules
  return (
    <Wrap pt={{ base: '8', lg: '12' }}>
      <Beginning>
        <chakra.div display="flex" flexDirection="column">
          <PageHeading title={text('about.title')} />
          <TurnedAway mt="6" />
          <chakra.p textStyle="t18" color="muted" mt="4">
            {text('about.lede', { company: company.name })}
          </chakra.p>
          <chakra.p mt="4">{text('about.story')}</chakra.p>
          <Picture>
            <chakra.div
              position="absolute"
              insetInlineEnd="0"
              bottom="0"
              height="100%"
              minWidth="100%"
              aspectRatio="2"
            >
              <SeasonScene />
            </chakra.div>
          </Picture>
        </chakra.div>
        <Card aria-labelledby="contact-title">
          <chakra.h2 id="contact-title" textStyle="t20" mb="4">
            {text('about.contact')}
          </chakra.h2>
          <Contact />
          <chakra.h2 textStyle="t20" mt="8" mb="4">
            {text('about.visits')}
          </chakra.h2>
          <Facts>
            <VisitFacts />
            <Fact label={text('about.area')}>{text('about.area.towns')}</Fact>
          </Facts>
        </Card>
      </Beginning>
      <chakra.section aria-labelledby="team-title" pt="12">
        <chakra.h2 id="team-title" mb="6">
          {text('about.team')}
        </chakra.h2>
        <Team />
      </chakra.section>
    </Wrap>
  )
}

/** Who we are, and beside it how to reach us, when crews come and where. */
const Beginning = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
    gap: { base: '8', lg: '12' },
    alignItems: 'stretch',
  },
})

/** The house in its seasons, down to the end of the facts beside it; of the meadow as much as there is room. */
const Picture = chakra('div', {
  base: {
    mt: '8',
    position: 'relative',
    flex: { lg: 1 },
    aspectRatio: { base: '2', lg: 'auto' },
    // never wider than the picture
    minHeight: { lg: '21rem' },
    borderRadius: 'card',
    overflow: 'hidden',
    ...sky,
  },
})

function Team() {
  const text = useText()
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
      listStyle="none"
    >
      {teams.map(({ icon, title, body }) => (
        <Card asChild key={title} display="grid" gap="3" alignContent="start">
          <li>
            <IconTile>
              <Icon name={icon} size={28} />
            </IconTile>
            <chakra.h3 textStyle="t18">{text(title)}</chakra.h3>
            <chakra.p color="muted">{text(body)}</chakra.p>
          </li>
        </Card>
      ))}
    </chakra.ul>
  )
}

function Contact() {
  const text = useText()
  const { legalName, address, social, name } = businessRules.company
  return (
    <Facts>
      <Fact label={text('contact.address')}>
        <chakra.address fontStyle="normal">
          {legalName}
          <br />
          {address.street}
          <br />
          {address.city} {address.province} {postalWords(address.postal)}
        </chakra.address>
      </Fact>
      <CompanyFacts />
      <Fact label={text('company.social')}>
        <a href={social} rel="noreferrer">
          {text('footer.social', { company: name })}
        </a>
      </Fact>
    </Facts>
  )
}
