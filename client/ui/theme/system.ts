import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineLayerStyles, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { colours } from './colours.ts'
import { floating } from './overlayParts.ts'
import { page } from './page.ts'
import { rememberStyles } from './rememberStyles.ts'
import { fontWeights, textStyles } from './typography.ts'

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title'],
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      px: '4',
      py: '3',
      pointerEvents: 'auto',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 200ms ease-out, scale 200ms ease-out, opacity 200ms ease-out',
      '&[data-type=error]': { bg: 'dangerTint', color: 'danger', borderColor: 'danger' },
      '&[data-type=warning]': { bg: 'wheatTint', borderColor: 'wheatLine' },
      '&[data-type=success]': { bg: 'statusTint1', color: 'status1', borderColor: 'status1' },
    },
    title: { flex: 1, fontWeight: 'medium' },
  },
})

/** Recipes of composed parts in the theme; menu, dialog and drawer bring their own. */
const slotRecipes = { toast }

/** Frames that many parts share; a part's own style wins over them. */
const layerStyles = defineLayerStyles({
  panel: { value: { bg: 'panel', borderWidth: '1px', borderColor: 'line', borderRadius: 'card' } },
  ruled: { value: { borderTopWidth: '1px', borderColor: 'line' } },
})

/** Steps of a quarter rem, 4 px at the usual text size. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 16, 24]
const edgeOf = (step: number) => `${step / 4}rem`

/**
 * Spaces are capped at a share of the window's width: on the narrowest screen (320 px) with text twice as large the room goes to the text;
 * at the usual text size the cap is never reached.
 */
const spaceOf = (step: number) => `min(${edgeOf(step)}, ${step * 1.25}vw)`

function scale(sizeOf: typeof edgeOf) {
  return values(Object.fromEntries(steps.map((step) => [step, sizeOf(step)])))
}

function values(table: Record<string, string>) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }]))
}

/** Only the product's own tokens: none of the library's palette, recipes or text styles reaches the browser. */
export const system = rememberStyles(
  createSystem(defaultBaseConfig, {
    preflight: true,
    globalCss: page,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens: {
        spacing: scale(spaceOf),
        sizes: { ...scale(edgeOf), content: { value: '72rem' } },
        radii: values({ input: '6px', card: '10px', hero: '16px', full: '999px' }),
        fontWeights,
        zIndex: { menu: { value: 20 }, overlay: { value: 30 }, loading: { value: 40 }, toast: { value: 50 } },
        durations: values({ fast: '120ms', mid: '200ms', slow: '280ms' }),
      },
      semanticTokens: {
        colors: colours,
        shadows: {
          soft: {
            value: {
              base: '0 1px 2px rgb(16 33 29 / 0.06), 0 12px 32px rgb(16 33 29 / 0.14)',
              _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 12px 32px rgb(0 0 0 / 0.5)',
            },
          },
        },
      },
      textStyles,
      layerStyles,
      keyframes: {
        appear: { from: { opacity: 0, translate: '0 -4px' }, to: { opacity: 1, translate: '0 0' } },
        vanish: { from: { opacity: 1 }, to: { opacity: 0 } },
        fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
        pulse: { '50%': { opacity: 0.45 } },
        spin: { to: { rotate: '360deg' } },
      },
      slotRecipes,
    },
  }),
)
