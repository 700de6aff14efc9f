import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Mark and name, leading home. */
export function MarkLink() {
  return (
    <Whole to="/">
      <chakra.span color="brand">
        <Icon name="mark" size={32} />
      </chakra.span>
      {businessRules.company.name}
    </Whole>
  )
}

const Whole = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '4rem',
    textStyle: 't18',
    fontWeight: 'strong',
    color: 'ink',
    textDecoration: 'none',
    '&:hover': { color: 'ink' },
  },
})
