import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'

interface StaffPhotoProps {
  readonly staffNo: string
  readonly firstName: string
}

/** The photo by staff number (document section 2), the first letter of the name where there is none; the name stands beside it. */
export function StaffPhoto({ staffNo, firstName }: StaffPhotoProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <Avatar>{[...firstName][0]}</Avatar>
  return (
    <Photo
      src={`/static/staff/${encodeURIComponent(staffNo)}.svg`}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}

const Photo = chakra('img', {
  base: { boxSize: '10', flex: 'none', borderRadius: 'full', objectFit: 'cover', bg: 'brandTint' },
})
