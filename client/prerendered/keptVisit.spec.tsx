import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Hydrated } from './Hydrated.tsx'
import { type KeptVisit, keepVisit } from './keptVisit.ts'

const sent: string[] = []
let kept: KeptVisit
let place: HTMLElement
let unmount = () => {}

/** Holds every answer in React, which knows nothing of what happens before it is there. */
function Sheet() {
  const [text, setText] = useState('')
  const [isSure, setSure] = useState(false)
  const [size, setSize] = useState('small')
  const [colour, setColour] = useState('red')
  const [clicks, setClicks] = useState(0)
  const said = `${text}|${isSure}|${size}|${colour}|${clicks}`
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(said)
      }}
    >
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
      <select value={size} onChange={(event) => setSize(event.target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      {['red', 'blue'].map((each) => (
        <input
          key={each}
          type="radio"
          name="colour"
          value={each}
          checked={colour === each}
          onChange={() => setColour(each)}
        />
      ))}
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        More
      </button>
      <button type="submit">Send</button>
      <output>{said}</output>
    </form>
  )
}

beforeEach(() => {
  sent.length = 0
  place = document.createElement('div')
  place.innerHTML = renderToString(<Sheet />)
  document.body.append(place)
  kept = keepVisit()
})
afterEach(() => {
  kept.resume()
  unmount()
  unmount = () => {}
  place.remove()
})

function find<Wanted extends Element>(selector: string): Wanted {
  const found = place.querySelector<Wanted>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

async function comeToLife(): Promise<void> {
  await act(async () => {
    kept.hold()
    const root = hydrateRoot(place, <Sheet />)
    unmount = () => act(() => root.unmount())
  })
  await act(async () => kept.resume())
}

const said = () => find('output').textContent

it('tells every kind of answer, and the caret stays where it was', async () => {
  const user = userEvent.setup({ delay: null })
  await user.type(find('input[name=text]'), 'spruce')
  find<HTMLInputElement>('input[name=text]').setSelectionRange(2, 2)
  await user.click(find('input[type=checkbox]'))
  await user.selectOptions(find('select'), 'large')
  await user.click(find('input[value=blue]'))
  await comeToLife()
  expect(said()).toBe('spruce|true|large|blue|0')
  expect(find<HTMLInputElement>('input[name=text]').value).toBe('spruce')
  expect(find<HTMLInputElement>('input[name=text]').selectionStart).toBe(2)
})

it('tells what the browser filled in without a word', async () => {
  find<HTMLInputElement>('input[name=text]').value = 'filled in'
  await comeToLife()
  expect(said()).toBe('filled in|false|small|red|0')
})

it('keeps a click and says that it waits, once however often one clicks', async () => {
  const user = userEvent.setup({ delay: null })
  const { classList } = document.documentElement
  expect(classList.contains('waiting')).toBe(false)
  await user.click(find('button[type=button]'))
  await user.click(find('button[type=button]'))
  expect(classList.contains('waiting')).toBe(true)
  expect(find('button[type=button]').hasAttribute('data-pressed')).toBe(true)
  await comeToLife()
  expect(find('button[type=button]').hasAttribute('data-pressed')).toBe(false)
  expect(said()).toBe('|false|small|red|1')
  expect(classList.contains('waiting')).toBe(false)
  await user.click(find('button[type=button]'))
  expect(said()).toBe('|false|small|red|2')
})

it('keeps a form that was sent', async () => {
  const user = userEvent.setup({ delay: null })
  await user.click(find('button[type=submit]'))
  expect(sent).toEqual([])
  expect(find('button[type=submit]').hasAttribute('data-pressed')).toBe(true)
  await comeToLife()
  expect(sent).toEqual(['|false|small|red|0'])
})

it('leaves alone what nobody touched', async () => {
  await comeToLife()
  expect(said()).toBe('|false|small|red|0')
})

it('a choice that React comes to life in the middle of counts, also where it takes effect later', async () => {
  const chosen: string[] = []
  const resume = vi.spyOn(kept, 'resume')
  const app = (
    <Hydrated kept={kept}>
      <select value="en" onChange={(event) => chosen.push(event.target.value)}>
        <option>en</option>
        <option>fr</option>
      </select>
    </Hydrated>
  )
  place.innerHTML = renderToString(app)
  kept.hold()
  const root = hydrateRoot(place, app)
  unmount = () => act(() => root.unmount())
  const select = find<HTMLSelectElement>('select')
  select.value = 'fr'
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  await vi.waitFor(() => expect(resume).toHaveBeenCalled(), 15_000)
  expect(chosen.at(-1)).toBe('fr')
})
