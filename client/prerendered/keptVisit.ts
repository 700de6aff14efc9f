import { type Answer, answerOf, type Field, fieldsIn, isEdited, isField, tell } from './answers.ts'

/** What a reader did on a page before its program was there. */
export interface KeptVisit {
  /** Remembers what stands in the fields now; call it right before the program takes the page over. */
  readonly hold: () => void
  /** Tells the program, which runs now, what was typed and chosen, then does what was clicked. */
  readonly resume: () => void
  /** The program cannot be loaded: whoever clicks on something that needs it gets the page anew. */
  readonly fail: () => void
}

/**
 * Keeps clicks on buttons and sent forms for the program, each once, because who sees nothing happen clicks again. Links, check boxes
 * and typing work without it and are left to the browser.
 */
export function keepVisit(): KeptVisit {
  const { classList } = document.documentElement
  const answers = new Map<Field, Answer>()
  const acts = new Map<Element, () => void>()
  const over = new AbortController()
  let hasFailed = false

  function keep(event: Event, element: Element, act: () => void) {
    event.preventDefault()
    event.stopPropagation()
    if (hasFailed) location.reload()
    acts.set(element, act)
    classList.add('waiting')
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
      for (const field of fieldsIn(document)) if (isEdited(field)) answers.set(field, answerOf(field))
    },
    resume: () => {
      over.abort()
      classList.remove('waiting')
      for (const [field, answer] of answers) if (field.isConnected) tell(field, answer)
      for (const [element, act] of acts) if (element.isConnected) act()
    },
    fail: () => {
      hasFailed = true
      if (acts.size > 0) location.reload()
    },
  }
}

type Keep = (event: Event, element: Element, act: () => void) => void

/** A button that sends a form is told by the form. */
function keepClick(event: MouseEvent, keep: Keep): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button && button.type !== 'submit') keep(event, button, () => button.click())
}

function keepForm(event: SubmitEvent, keep: Keep): void {
  const { target: form, submitter } = event
  if (form instanceof HTMLFormElement) keep(event, form, () => form.requestSubmit(submitter))
}
