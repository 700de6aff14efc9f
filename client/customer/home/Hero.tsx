import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { phoneHref } from '../../format/phone.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SeasonScene } from '../parts/scene/SeasonScene.tsx'
import { sky } from '../parts/scene/sceneColours.ts'

/** The first view: the promise, the book-now link and the call-us link beside the house in all seasons. */
export function Hero() {
  const text = useText()
  const { company } = businessRules
  return (
    <Panel aria-labelledby="hero-title">
      <Words>
        <PageHeading
          id="hero-title"
          title={text('home.title.page', { city: company.address.city })}
          textStyle={{ base: 't36', lg: 't48' }}
          maxWidth={{ lg: '11em' }}
        >
          {text('home.title')}
        </PageHeading>
        <chakra.p textStyle="t18" maxWidth="46ch" textWrap="balance">
          {text('home.lede')}
        </chakra.p>
        <chakra.p display="flex" flexWrap="wrap" gap="3" mt="2">
          <ButtonAnchor look="primary" size="lg" href="#services">
            {text('home.bookNow')}
          </ButtonAnchor>
          <ButtonAnchor size="lg" href={phoneHref(company.phone)}>
            <Icon name="phone" />
            {text('home.call')}
          </ButtonAnchor>
        </chakra.p>
        <TrustLine />
      </Words>
      <Scene>
        <chakra.div
          position="absolute"
          right={0}
          bottom={0}
          width={{ base: '200%', lg: '100%' }}
          aspectRatio="2"
        >
          <SeasonScene />
          <HotSpots />
        </chakra.div>
      </Scene>
    </Panel>
  )
}

function TrustLine() {
  const text = useText()
  return (
    <Facts>
      <li>{businessRules.company.address.city}</li>
      <li>{text('home.trust.days')}</li>
      <li>{text('account.points.rate')}</li>
    </Facts>
  )
}

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '4', sm: '2' },
    textStyle: 't14',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    sm: { '& li + li::before': { content: '"·"', me: '2' } },
  },
})

const Panel = chakra('section', {
  base: {
    position: 'relative',
    mt: '6',
    borderRadius: 'hero',
    overflow: 'hidden',
    ...sky,
    lg: { minHeight: '35rem' },
  },
})

const Words = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: { base: '4', lg: '6' },
    px: { base: '6', lg: '0' },
    pt: { base: '8', lg: '16' },
    pb: { lg: '12rem' },
    ms: { lg: '16' },
    // up to the aspens
    width: { lg: '44%' },
  },
})

/** On a phone the right half of the picture under the text, on a wide screen all of it behind. */
const Scene = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: { base: '1', lg: 'auto' },
    mt: { base: '-36px', lg: '0' },
    lg: { position: 'absolute', insetInline: 0, bottom: 0 },
  },
})

interface HotSpot {
  readonly href: string
  readonly label: MessageId
  readonly left: Record<string, string>
  readonly top: string
}

const spots: readonly HotSpot[] = [
  { href: '#cleaning', label: 'home.scene.clean', left: { base: '73.4%' }, top: '67.5%' },
  { href: '#lawn', label: 'home.scene.lawn', left: { base: '53.5%', sm: '54.5%' }, top: '88%' },
  { href: '#snow', label: 'home.scene.snow', left: { base: '79.5%', sm: '84%' }, top: '89%' },
]

/** Three places in the picture that link to their service's card. */
function HotSpots() {
  const text = useText()
  return (
    <nav aria-label={text('home.scene.label')}>
      {spots.map(({ href, label, left, top }) => (
        <Spot key={href} href={href} left={left} top={top}>
          <chakra.span
            boxSize="1.25rem"
            mx="3"
            zIndex={1}
            borderWidth="3px"
            borderColor="onWheat"
            borderRadius="full"
            bg="wheat"
          />
          <chakra.span
            ms="-38px"
            py="6px"
            ps="36px"
            pe="14px"
            borderRadius="full"
            bg="panel"
            boxShadow="0 1px 3px rgb(0 0 0 / 0.25)"
          >
            {text(label)}
          </chakra.span>
        </Spot>
      ))}
    </nav>
  )
}

const Spot = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    pe: '3',
    translate: '-22px -22px',
    textStyle: 't14',
    fontWeight: 'strong',
    color: 'ink',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'ink', textDecoration: 'underline' },
  },
})
