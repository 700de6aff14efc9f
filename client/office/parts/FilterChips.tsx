import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster } from '../../ui/layout.tsx'

interface FilterChipsProps<Value extends string> {
  /** What the list is narrowed by, for screen readers. */
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onChoose: (chosen: readonly Value[]) => void
}

/** Filters of a list, each on or off; several narrow it together. */
export function FilterChips<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: FilterChipsProps<Value>) {
  const toggle = (value: Value) =>
    onChoose(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <Cluster role="group" aria-label={label} gap="2">
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          type="button"
          aria-pressed={chosen.includes(choice.value)}
          onClick={() => toggle(choice.value)}
        >
          {chosen.includes(choice.value) && <Icon name="check" size={14} />}
          {choice.label}
        </Chip>
      ))}
    </Cluster>
  )
}

/** Filters as an address keeps them: "Vip,Inactive". @returns those that are offered */
export function readFilters<Value extends string>(
  kept: string | null,
  offered: readonly Value[],
): readonly Value[] {
  const named = kept?.split(',') ?? []
  return offered.filter((value) => named.includes(value))
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: '11', lg: '2rem' },
    px: '3',
    borderWidth: '1px',
    borderColor: 'inputLine',
    borderRadius: 'full',
    bg: 'panel',
    textStyle: 't14',
    cursor: 'pointer',
    '&:hover': { borderColor: 'brand' },
    '&[aria-pressed=true]': { borderColor: 'brand', bg: 'brandTint', color: 'brand', fontWeight: 'medium' },
  },
})
