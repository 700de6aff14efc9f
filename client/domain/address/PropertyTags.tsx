import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'
import { type PropertyFacts, propertyTags } from './propertyTexts.ts'

interface PropertyTagsProps {
  readonly property: PropertyFacts
  /** Half-bath and walkway are named only if they are missing, as the office shows it. */
  readonly isUsualLeftOut?: boolean
}

/** A property in a few tags, or that nothing is known of it yet (customer document, section 2; back-office document, section 2). */
export function PropertyTags({ property, isUsualLeftOut = false }: PropertyTagsProps) {
  const text = useText()
  const tags = propertyTags(property, isUsualLeftOut)
  if (tags.length === 0) return <chakra.p color="muted">{text('addresses.tags.none')}</chakra.p>
  return (
    <chakra.ul aria-label={text('addresses.details')} display="flex" flexWrap="wrap" gap="2" listStyle="none">
      {tags.map((tag) => (
        <Tag key={tag} asChild>
          <li>{text(tag)}</li>
        </Tag>
      ))}
    </chakra.ul>
  )
}
