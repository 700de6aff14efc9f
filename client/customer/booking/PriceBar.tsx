import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Price } from '../../domain/booking/balanceAfter.ts'
import { writeEstimate } from '../../format/writtenPoints.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { Words } from '../../ui/Words.tsx'

const Drawer = lazyPart(async () => (await import('../../ui/Drawer.tsx')).Drawer)

interface PriceBarProps {
  readonly title: string
  readonly price: Price | undefined
  /** Below the price; the estimate by default. */
  readonly note: string | undefined
  /** The points missing; shown instead of the note. */
  readonly shortfall: string | undefined
  readonly action: ReactNode
  /** The content of a drawer that the note opens, where the page does not show it. */
  readonly children: ReactNode
}

/** The price on small screens: a bar at the bottom edge, whose lines may open as a drawer. */
export function PriceBar({ title, price, note, shortfall, action, children }: PriceBarProps) {
  const intl = useIntl()
  const text = useText()
  const isShort = shortfall !== undefined
  const words =
    shortfall ??
    note ??
    (price && text('booking.price.seeLines', { amount: writeEstimate(intl, price.estimatedDollars) }))
  return (
    <Bar data-bottom-bar="" aria-label={text('booking.price.priceTitle')}>
      <div>
        <chakra.strong display="block" textStyle="t18" fontWeight="strong" fontVariantNumeric="tabular-nums">
          <Words {...(price ? pointsOf(price) : { id: 'booking.price.noService' })} />
        </chakra.strong>
        {words &&
          (children ? (
            <PriceDrawer title={title} opener={words} isShort={isShort}>
              {children}
            </PriceDrawer>
          ) : (
            <chakra.span textStyle="t14" color={isShort ? 'wheatText' : 'muted'}>
              {words}
            </chakra.span>
          ))}
      </div>
      {action}
    </Bar>
  )
}

function pointsOf(price: Price) {
  return { id: 'booking.points', values: { points: price.totalPoints } } as const
}

interface PriceDrawerProps {
  readonly title: string
  readonly opener: string
  readonly isShort: boolean
  readonly children: ReactNode
}

function PriceDrawer({ title, opener, isShort, children }: PriceDrawerProps) {
  const { open, host } = useDialog<ReactNode>()
  return (
    <>
      <Button
        look="link"
        textStyle="t14"
        py="1"
        color={isShort ? 'wheatText' : undefined}
        onClick={() =>
          open((now) => (
            <Drawer title={title} placement="bottom">
              <chakra.div css={{ '& > :first-child': { mt: '-2' } }}>{now}</chakra.div>
            </Drawer>
          ))
        }
      >
        {isShort && <Icon name="alert" size={18} />}
        {opener}
      </Button>
      {host(children)}
    </>
  )
}

const Bar = chakra('section', {
  base: {
    layerStyle: 'ruled',
    display: { base: 'flex', lg: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 3,
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '4',
    '& > div:first-of-type': { flex: '1 1 8rem', minWidth: 0 },
    // If letters are so large that the bar would cover the page, it is at the page's end.
    '@media (max-width: 16em)': { position: 'static' },
    px: '4',
    pt: '3',
    pb: 'calc(1rem + env(safe-area-inset-bottom))',
    bg: 'panel',
    boxShadow: 'soft',
  },
})
