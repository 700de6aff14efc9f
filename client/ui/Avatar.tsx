import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

/** A person's initials in a circle; decorative, the name stands beside it. */
export const Avatar = chakra(
  'span',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '10',
      flex: 'none',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'brandLine',
      bg: 'brandTint',
      color: 'brand',
      textStyle: 't14',
      fontWeight: 'strong',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)

interface StaffPhotoProps {
  /** Its address, as the server gave it. */
  readonly photo: string
  readonly firstName: string
  /** Of the design's sizes; 10 is 40 pixels. */
  readonly size?: '8' | '10'
}

/** The photo of a crew member (both documents, section 2), the first letter of the name where there is none; the name stands beside it. */
export function StaffPhoto({ photo, firstName, size = '10' }: StaffPhotoProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <Avatar boxSize={size}>{[...firstName][0]}</Avatar>
  return (
    <Photo
      src={photo}
      alt=""
      width={40}
      height={40}
      boxSize={size}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}

const Photo = chakra('img', {
  base: { flex: 'none', borderRadius: 'full', objectFit: 'cover', bg: 'brandTint' },
})
