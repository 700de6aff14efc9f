import { isInServiceArea } from '../../../../schema/rules/postalCodes.ts'
import { IconLine } from '../../../ui/IconLine.tsx'
import { Words } from '../../../ui/Words.tsx'

/** Says where crews work, beside an address that is elsewhere; heard when it appears (decision P260). */
export function AreaNote({ postal }: { readonly postal: string | undefined }) {
  const isFar = postal && /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(postal) && !isInServiceArea(postal)
  return (
    <div role="status">
      {isFar && (
        <IconLine icon="info">
          <Words id="addresses.area" />
        </IconLine>
      )}
    </div>
  )
}
