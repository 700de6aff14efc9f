import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PrintedAlone } from '../../ui/PrintedAlone.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { PolicyPart } from './PolicyPart.tsx'
import { policySections } from './policySections.ts'

const dayStart = `2026-01-05T${String(businessRules.slots.amStartHour).padStart(2, '0')}:00`

/** /policy: fees, moving, points and privacy in the reader's words, with the figures of the business rules (decisions E11, K8). */
export function Component() {
  const text = useText()
  const formats = useFormats()
  const sections = policySections({
    dollar: formats.worth(businessRules.pointsPerDollar),
    dayStart: formats.time(dayStart),
  })
  return (
    <Wrap pt={{ base: '8', lg: '12' }}>
      <PrintedAlone />
      <Columns data-sheet="">
        <Head>
          <PageHeading title={text('policy.title')}>{text('policy.title')}</PageHeading>
          <chakra.p textStyle="t18" color="muted">
            {text('policy.lede')}
          </chakra.p>
        </Head>
        <Contents className="no-print" aria-labelledby="policy-contents">
          <chakra.h2 id="policy-contents" textStyle="t16">
            {text('policy.contents')}
          </chakra.h2>
          <ul>
            {sections.map(({ name, title }) => (
              <li key={name}>
                <a href={`#policy-${name}`}>{text(title)}</a>
              </li>
            ))}
          </ul>
          <Button onClick={() => window.print()}>
            <Icon name="print" />
            {text('policy.print')}
          </Button>
        </Contents>
        <Stack gap="12" minWidth="0">
          {sections.map((section) => (
            <PolicyPart key={section.name} section={section} />
          ))}
        </Stack>
      </Columns>
    </Wrap>
  )
}

const Columns = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 16rem' },
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    _print: { display: 'block' },
  },
})

const Head = chakra('header', {
  base: { gridColumn: '1 / -1', display: 'grid', gap: '4', _print: { mb: '6' } },
})

const Contents = chakra('nav', {
  base: {
    layerStyle: 'panel',
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    order: { lg: 1 },
    position: { lg: 'sticky' },
    top: '6',
    p: { base: '4', lg: '6' },
    '& ul': { listStyleType: 'none', mb: '2' },
    '& a': { display: 'inline-block', py: '10px' },
  },
})
