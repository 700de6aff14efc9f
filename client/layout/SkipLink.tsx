import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../i18n/useText.ts'

/** The keyboard's first stop: a link over the header to the page's content. */
export function SkipLink() {
  const text = useText()
  return (
    <chakra.a
      href="#main"
      position="absolute"
      top="-12rem"
      insetStart="4"
      zIndex="menu"
      px="4"
      py="3"
      bg="panel"
      borderRadius="input"
      _focus={{ top: '2', boxShadow: 'soft' }}
    >
      {text('nav.skip')}
    </chakra.a>
  )
}
