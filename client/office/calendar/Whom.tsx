import { isolated } from '../../../schema/rules/isolated.ts'
import { postalWords } from '../../format/addressText.ts'
import { useVisitedName } from '../parts/useVisitedName.ts'
import type { Visit } from './boardDay.ts'

/** On a visit's card: who is visited, in which part of the city and, if it is somebody else, the customer. */
export function Whom({ visit }: { readonly visit: Visit }) {
  const { name, customer } = useVisitedName(visit)
  return (
    <>
      <p data-pair="">
        <span>{isolated(name)}</span>
        <small>{postalWords(visit.address.postal).slice(0, 3)}</small>
      </p>
      {customer && (
        <p data-pair="" data-quiet="">
          <span>{isolated(customer)}</span>
        </p>
      )}
    </>
  )
}
