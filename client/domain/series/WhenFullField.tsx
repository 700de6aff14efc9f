import { useText } from '../../i18n/useText.ts'
import { Field, Select } from '../../ui/Field.tsx'
import type { RhythmForm } from './rhythmForm.ts'

interface WhenFullFieldProps {
  readonly value: RhythmForm['whenFull']
  readonly onChange: (value: RhythmForm['whenFull']) => void
}

/** What happens to a visit whose day is full or closed. */
export function WhenFullField({ value, onChange }: WhenFullFieldProps) {
  const text = useText()
  return (
    <Field label={text('series.whenFull')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value === 'Skip' ? 'Skip' : 'Move')}
        >
          {(['Move', 'Skip'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {text(`series.whenFull.${choice}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
