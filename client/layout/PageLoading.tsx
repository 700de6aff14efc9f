import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../i18n/useText.ts'
import { Spinner } from '../ui/Spinner.tsx'

/** Shown while the first page of a visit loads. */
export function PageLoading() {
  const text = useText()
  return (
    <chakra.p
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      minHeight="60dvh"
      color="muted"
      mx="auto"
      animation="fadeIn 200ms ease-out 150ms both"
    >
      <Spinner />
      {text('loading')}
    </chakra.p>
  )
}
