import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { phoneHref } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { HotSpots } from './HotSpots.tsx'
import { SeasonScene } from './scene/SeasonScene.tsx'

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
      <li>{text('account.points.rate')}</li>
      <li>{text('home.trust.days')}</li>
      <li>America/Edmonton</li>
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
    bg: '#DDECEB',
    _dark: { bg: '#10202A' },
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
