import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, useId } from 'react'

const Box = chakra('input', {
  base: {
    appearance: 'none',
    flex: 'none',
    boxSize: '6',
    display: 'inline-grid',
    placeItems: 'center',
    borderWidth: '1.5px',
    borderColor: 'inputLine',
    borderRadius: 'input',
    bg: 'panel',
    cursor: 'pointer',
    '&:checked': { bg: 'brand', borderColor: 'brand' },
    _disabled: { opacity: 0.55, cursor: 'default' },
    '&:checked::after': {
      content: '""',
      width: '7px',
      height: '12px',
      mt: '-3px',
      borderStyle: 'solid',
      borderColor: 'onBrand',
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(45deg)',
    },
  },
})

/** A check box beside the first line of its label, both one 44 px target; takes what an `input` takes. */
export function CheckBox({ children, ...input }: ComponentProps<'input'> & { readonly children: ReactNode }) {
  const made = useId()
  const id = input.id ?? made
  return (
    <chakra.label htmlFor={id} display="flex" alignItems="flex-start" gap="3" py="10px" cursor="pointer">
      <Box type="checkbox" {...input} id={id} />
      <chakra.span minWidth="0" mt="calc((1.5rem - 1lh) / 2)" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.label>
  )
}
