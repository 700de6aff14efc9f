export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What stands in a field: text, the chosen value, or whether it is checked. */
export type Answer = string | boolean

export function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

export function fieldsIn(place: ParentNode): readonly Field[] {
  return [...place.querySelectorAll('input, textarea, select')].filter(isField)
}

export function answerOf(field: Field): Answer {
  return isCheckable(field) ? field.checked : field.value
}

/** Whether a field holds something else than the page came with: typed, chosen, or put there by the browser. */
export function isEdited(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return field.value !== field.defaultValue
}

/** Gives a field its answer as if the reader did it now, so that React hears of it; the caret stays. */
export function tell(field: Field, answer: Answer): void {
  if (isCheckable(field)) check(field, answer === true)
  else if (field instanceof HTMLSelectElement) {
    field.value = String(answer)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else type(field, String(answer))
}

/** React looks for a change since it last saw the box; a radio button is unchecked by another one. */
function check(box: HTMLInputElement, isChecked: boolean): void {
  if (box.type === 'radio' && !isChecked) return
  box.checked = !isChecked
  box.click()
}

/** React watches the property of the element, so the text must come in behind its back to be a change. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field instanceof HTMLInputElement && field.type === 'file') return
  const { selectionStart, selectionEnd } = field
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = ''
  native?.set?.call(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}
