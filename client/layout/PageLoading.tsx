import { useText } from '../i18n/useText.ts'
import { Row } from '../ui/layout.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Shown while the first page of a visit loads. */
export function PageLoading() {
  const text = useText()
  return (
    <Row
      as="p"
      role="status"
      justifyContent="center"
      gap="3"
      minHeight="60dvh"
      color="muted"
      mx="auto"
      animation="fadeIn 200ms ease-out 150ms both"
    >
      <Spinner />
      {text('loading')}
    </Row>
  )
}
