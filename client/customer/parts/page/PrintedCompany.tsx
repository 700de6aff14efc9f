import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { addressLine } from '../../../format/addressText.ts'

/** On paper, above the content: the company and how to reach it. */
export function PrintedCompany() {
  const { name, phone, address } = businessRules.company
  const { street, ...place } = address
  return (
    <chakra.p display="none" _print={{ display: 'block', mb: '6' }}>
      <b>{name}</b> · {phone} · {addressLine({ streetName: street, ...place })}
    </chakra.p>
  )
}
