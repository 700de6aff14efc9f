import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'

/** A placeholder of about the final size. */
export function DocumentWaiting() {
  const text = useText()
  return (
    <Stack gap="6" minHeight="32rem" alignContent="start">
      <HiddenText role="status">{text('histories.document.waiting')}</HiddenText>
      {['5rem', '9rem', '8rem', '7rem'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Stack>
  )
}

/** Absent or somebody else's: one text for both (decision A2); a sentence says where to look instead. */
export function DocumentMissing({ sentence }: { readonly sentence: string }) {
  const text = useText()
  return (
    <Notice tone="warn" role="alert">
      <chakra.p fontWeight="strong">{text('histories.document.missing')}</chakra.p>
      <p>{sentence}</p>
    </Notice>
  )
}
