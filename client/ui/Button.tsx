import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '11',
    px: '4',
    py: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'input',
    textStyle: 't16',
    fontWeight: 'strong',
    color: 'ink',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
    _disabled: { opacity: 0.55, cursor: 'default' },
  },
  variants: {
    look: {
      primary: {
        bg: 'brand',
        color: 'onBrand',
        '&:hover:not(:disabled)': { bg: 'brandHover', color: 'onBrand' },
      },
      secondary: {
        bg: 'panel',
        borderColor: 'inputLine',
        '&:hover:not(:disabled)': { bg: 'sunk', color: 'ink' },
      },
      danger: { bg: 'panel', borderColor: 'danger', color: 'danger', '&:hover': { bg: 'dangerTint' } },
      quiet: { '&:hover:not(:disabled)': { bg: 'sunk' } },
      link: {
        minHeight: 'auto',
        p: '0',
        borderWidth: '0',
        textAlign: 'start',
        fontWeight: 'normal',
        color: 'brand',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        '&:hover': { color: 'brandHover' },
      },
    },
    size: {
      md: {},
      lg: { minHeight: '13', px: '6' },
      icon: { width: '11', px: '0', flex: 'none' },
      // for the office, where many are close together
      sm: { minHeight: '2.25rem', px: '3', py: '1', textStyle: 't14' },
      smIcon: { minHeight: '2rem', width: '2rem', p: '0', flex: 'none' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'secondary', size: 'md' },
})

/** A button; `look` primary is for the one main action of a view. It submits no form unless `type="submit"` is given. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } })

/** A link into the app that looks like a button. */
export const ButtonLink = chakra(Link, button)

/** A link out of the app (telephone, mail, another site, a place on this page) that looks like a button. */
export const ButtonAnchor = chakra('a', button)
