import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import type { OrderSearchType, ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { Field } from '../../ui/Field.tsx'
import { SearchInput } from '../parts/smallControls.tsx'
import { catalogs, mayNarrow, type SearchChoice, withType } from './listState.ts'
import { SearchTypes } from './SearchTypes.tsx'
import { searchTypeOf } from './searchType.ts'

const typeId = 'order-search-type'
const textId = 'order-search-text'

interface SearchFormProps {
  /** The last search. */
  readonly search: SearchChoice
  readonly onSearch: (search: SearchChoice) => void
  /** Repeats it. */
  readonly onAgain: () => void
}

/**
 * Text, search type and catalogs (back-office document, sections 2 and 5); each search restarts at page 1. The type follows the text until
 * one is chosen, and again after the text was cleared (decision P246). Errors stay until they are corrected.
 */
export function SearchForm({ search, onSearch, onAgain }: SearchFormProps) {
  const text = useText()
  const { typed, setTyped, setSent } = useTyped(search)
  const [isRefused, setRefused] = useState(false)
  const [isTypeChosen, setTypeChosen] = useState(false)
  const missing = missingOf(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(missing.type || missing.text)
    if (missing.text) return document.getElementById(textId)?.focus()
    if (missing.type) return document.getElementById(typeId)?.focus()
    setSent(typed)
    onSearch(typed)
    if (isSame(typed, search)) onAgain()
  }
  const chooseType = (type: OrderSearchType) => {
    setTypeChosen(true)
    setTyped(withType(typed, type))
  }
  const type = (words: string) => {
    const meant = isTypeChosen ? undefined : searchTypeOf(words)
    if (words === '') setTypeChosen(false)
    setTyped({ ...(meant ? withType(typed, meant) : typed), text: words })
  }
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      role="search"
      layerStyle="panel"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) max-content"
      alignItems="start"
      gap="3"
      p="4"
      mt="4"
    >
      <Field
        id={textId}
        label={text('officeOrders.search.text')}
        error={isRefused && missing.text ? text('SEARCH_TEXT_REQUIRED') : undefined}
      >
        {(control) => (
          <chakra.div position="relative">
            <SearchInput
              {...control}
              maxLength={100}
              value={typed.text}
              placeholder={text('officeOrders.search.textHint')}
              onChange={(event) => type(event.target.value)}
            />
          </chakra.div>
        )}
      </Field>
      <Button type="submit" look="primary" mt="1.5rem" textStyle="t14">
        {text('office.commands.title')}
      </Button>
      <SearchTypes
        id={typeId}
        chosen={typed.type}
        error={isRefused && missing.type ? text('SEARCH_TYPE_REQUIRED') : undefined}
        onChoose={chooseType}
      />
      <Catalogs typed={typed} onChange={(chosen) => setTyped({ ...typed, catalogs: chosen })} />
    </chakra.form>
  )
}

/** The form's values: the address's search, which Back changes. The form's own search leaves newer input alone. */
function useTyped(search: SearchChoice) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  const [sent, setSent] = useState(search)
  if (!isSame(search, shown)) {
    setShown(search)
    if (!isSame(search, sent)) {
      setSent(search)
      setTyped(search)
    }
  }
  return { typed, setTyped, setSent }
}

function isSame(one: SearchChoice, other: SearchChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

interface CatalogsProps {
  readonly typed: SearchChoice
  readonly onChange: (catalogs: readonly ServiceCatalog[]) => void
}

function Catalogs({ typed, onChange }: CatalogsProps) {
  const text = useText()
  const { type, catalogs: chosen } = typed
  const flip = (catalog: ServiceCatalog) =>
    onChange(catalogs.filter((one) => (one === catalog) !== chosen.includes(one)))
  return (
    <Narrowing disabled={!mayNarrow(type)}>
      <chakra.legend fontWeight="medium">{text('officeOrders.search.catalogs')}</chakra.legend>
      {catalogs.map((catalog) => (
        <CheckBox
          key={catalog}
          checked={chosen.includes(catalog)}
          disabled={!mayNarrow(type)}
          onChange={() => flip(catalog)}
        >
          {text(`officeOrders.catalog.${catalog}`)}
        </CheckBox>
      ))}
      {!mayNarrow(type) && (
        <chakra.p flexBasis="100%" textStyle="t14">
          {text('officeOrders.search.catalogsOff')}
        </chakra.p>
      )}
    </Narrowing>
  )
}

function missingOf({ type, text }: SearchChoice) {
  return { type: type === undefined, text: text.trim() === '' }
}

const Narrowing = chakra('fieldset', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '&:disabled': { color: 'muted' },
    '& label': { minHeight: '2.25rem' },
  },
})
