/** What a reader did on a page before its program loaded. */
export interface KeptVisit {
  /** Records the fields; call it right before hydration. */
  readonly hold: () => void
  /** Replays typed and chosen values for the running program, then the clicks. */
  readonly resume: () => void
  /** If the program cannot be loaded, a click that needs it reloads the page. */
  readonly fail: () => void
}

/**
 * Keeps clicks on buttons and submitted forms for the program, each once, because people click again when nothing happens. Links, check
 * boxes and typing work without it and are left to the browser.
 */
export function keepVisit(): KeptVisit {
  const { classList } = document.documentElement
  const answers = new Map<Field, Answer>()
  const acts = new Map<Element, () => void>()
  const over = new AbortController()
  let hasFailed = false

  function keep(event: Event, element: Element, act: () => void, pressed: Element | null) {
    event.preventDefault()
    event.stopPropagation()
    if (hasFailed) location.reload()
    acts.set(element, act)
    classList.add('waiting')
    pressed?.setAttribute(PRESSED, '')
  }

  function note({ target }: Event) {
    if (isField(target)) answers.set(target, answerOf(target))
  }

  const listening = { capture: true, signal: over.signal }
  addEventListener('click', (event) => keepClick(event, keep), listening)
  addEventListener('submit', (event) => keepForm(event, keep), listening)
  addEventListener('input', note, listening)
  addEventListener('change', note, listening)

  return {
    hold: () => {
      // React knows only what it rendered
      for (const pressed of document.querySelectorAll(`[${PRESSED}]`)) pressed.removeAttribute(PRESSED)
      for (const field of fieldsIn(document)) if (isEdited(field)) answers.set(field, answerOf(field))
    },
    resume: () => {
      over.abort()
      classList.remove('waiting')
      for (const [field, answer] of answers) if (field.isConnected) fillIn(field, answer)
      for (const [element, act] of acts) if (element.isConnected) act()
    },
    fail: () => {
      hasFailed = true
      if (acts.size > 0) location.reload()
    },
  }
}

/** Marks a button whose press waits for the program; `firstPaint.css` styles it. */
const PRESSED = 'data-pressed'

type Keep = (event: Event, element: Element, act: () => void, pressed: Element | null) => void

/** A submit button is covered by its form. */
function keepClick(event: MouseEvent, keep: Keep): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button && button.type !== 'submit') keep(event, button, () => button.click(), button)
}

function keepForm(event: SubmitEvent, keep: Keep): void {
  const { target: form, submitter } = event
  if (form instanceof HTMLFormElement) keep(event, form, () => form.requestSubmit(submitter), submitter)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field's content: text, the chosen value, or whether it is checked. */
type Answer = string | boolean

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

function fieldsIn(place: ParentNode): readonly Field[] {
  return [...place.querySelectorAll('input, textarea, select')].filter(isField)
}

function answerOf(field: Field): Answer {
  return isCheckable(field) ? field.checked : field.value
}

/** Whether a field differs from the page's HTML: typed, chosen, or filled in by the browser. */
function isEdited(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return field.value !== field.defaultValue
}

/** Sets a field as if the reader did it now, so that React notices; the caret stays. */
function fillIn(field: Field, answer: Answer): void {
  if (isCheckable(field)) check(field, answer === true)
  else if (field instanceof HTMLSelectElement) {
    field.value = String(answer)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else type(field, String(answer))
}

/** React compares with the box's last state; a radio button is unchecked by another one. */
function check(box: HTMLInputElement, isChecked: boolean): void {
  if (box.type === 'radio' && !isChecked) return
  box.checked = !isChecked
  box.click()
}

/** React watches the element's property, so the text must bypass it to count as a change. */
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
