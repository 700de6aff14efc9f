import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SmallInput, SmallSelect } from '../parts/smallControls.tsx'
import { catalogs, mayNarrow, type SearchChoice, searchTypes, withType } from './listState.ts'
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
 * Search type, text and catalogs (back-office document, sections 2 and 5); each search restarts at page 1. The type follows the text until
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
    if (missing.type) return document.getElementById(typeId)?.focus()
    if (missing.text) return document.getElementById(textId)?.focus()
    setSent(typed)
    onSearch(typed)
    if (isSame(typed, search)) onAgain()
  }
  const chooseType = (value: string) => {
    const type = searchTypes.find((one) => one === value)
    setTypeChosen(type !== undefined)
    setTyped(withType(typed, type))
  }
  const type = (words: string) => {
    const meant = isTypeChosen ? undefined : searchTypeOf(words)
    if (words === '') setTypeChosen(false)
    setTyped({ ...withType(typed, meant ?? typed.type), text: words })
  }
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      role="search"
      layerStyle="panel"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr) max-content' }}
      alignItems="start"
      gap="3"
      p="4"
      mt="4"
    >
      <Field
        id={typeId}
        label={text('officeOrders.search.type')}
        error={isRefused && missing.type ? text('SEARCH_TYPE_REQUIRED') : undefined}
      >
        {(control) => (
          <SmallSelect
            {...control}
            value={typed.type ?? ''}
            onChange={(event) => chooseType(event.target.value)}
          >
            <option value="">{text('officeOrders.search.chooseType')}</option>
            {searchTypes.map((type) => (
              <option key={type} value={type}>
                {text(`officeOrders.search.type.${type}`)}
              </option>
            ))}
          </SmallSelect>
        )}
      </Field>
      <Field
        id={textId}
        label={text('officeOrders.search.text')}
        error={isRefused && missing.text ? text('SEARCH_TEXT_REQUIRED') : undefined}
      >
        {(control) => (
          <SmallInput
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={typed.text}
            placeholder={text('officeOrders.search.textHint')}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" size="sm" mt={{ base: '0', md: '1.5rem' }}>
        <Icon name="search" size={16} />
        {text('office.commands.title')}
      </Button>
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
