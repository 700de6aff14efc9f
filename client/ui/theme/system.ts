import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { colours } from './colours.ts'
import { page } from './page.ts'
import { slotRecipes } from './slotRecipes.ts'
import { fontWeights, textStyles } from './typography.ts'

const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '12': '3rem',
  '16': '4rem',
  '24': '6rem',
}
const edges = {
  '3': '0.75rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '11': '2.75rem',
  '12': '3rem',
  '13': '3.25rem',
}

function values(table: Record<string, string>) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }]))
}

/** Only what the product draws with: none of the library's own palette, recipes or text styles travels to the browser. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss: page,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      spacing: values(space),
      sizes: { ...values(edges), content: { value: '72rem' } },
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
    keyframes: {
      appear: { from: { opacity: 0, translate: '0 -4px' }, to: { opacity: 1, translate: '0 0' } },
      vanish: { from: { opacity: 1 }, to: { opacity: 0 } },
      fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
      pulse: { '50%': { opacity: 0.45 } },
      spin: { to: { rotate: '360deg' } },
    },
    slotRecipes,
  },
})
