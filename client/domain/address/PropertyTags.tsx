import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'
import { type PropertyFacts, propertyTags } from './propertyTexts.ts'

/** What a property is like in a few tags, or that nothing was told of it yet (customer document, section 2; back-office document, section 2). */
export function PropertyTags({ property }: { readonly property: PropertyFacts }) {
  const text = useText()
  const tags = propertyTags(property)
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
