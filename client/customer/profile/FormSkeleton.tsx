import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** How high each part of the form is. */
const heights = {
  email: '4.5rem',
  names: '4.5rem',
  birthday: '6rem',
  phone: '6rem',
  mails: '9rem',
  button: '3.25rem',
}

/** The form before its values come. */
export function FormSkeleton() {
  return (
    <chakra.div display="grid" gap="4" aria-hidden>
      {Object.entries(heights).map(([part, height]) => (
        <Skeleton key={part} height={height} />
      ))}
    </chakra.div>
  )
}
