import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../i18n/useText.ts'
import { Notice } from './Notice.tsx'
import { useFocusFor } from './useFocusFor.ts'

/**
 * Says that a command had no answer, and that pressing again does nothing twice (decision P127).
 * @param props.attempt counts the attempts; each takes the focus. Without it, or with 0, the focus stays where it is
 */
export function NoAnswer({ attempt = 0 }: { readonly attempt?: number }) {
  const text = useText()
  const box = useFocusFor<HTMLDivElement>(attempt || undefined)
  return (
    <chakra.div ref={box} tabIndex={-1} flexBasis="full" minWidth="0">
      <Notice tone="warn" role="alert">
        <chakra.strong display="block" fontWeight="strong">
          {text('noAnswer.title')}
        </chakra.strong>
        <p>{text('noAnswer.text')}</p>
      </Notice>
    </chakra.div>
  )
}
