import { chakra } from '@chakra-ui/react/styled-system'

/** Several small controls under one name. */
export const SmallFields = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    minWidth: '0',
    textStyle: 't14',
    '& legend': { fontWeight: 'medium' },
  },
})
