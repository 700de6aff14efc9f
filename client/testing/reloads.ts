import { type Mock, vi } from 'vitest'

/** Stands where `location` is for the rest of a spec, and counts what would load the page anew, which jsdom cannot. */
export function watchReloads(): Mock<() => void> {
  const { location } = window
  const reload = vi.fn<() => void>()
  const get = (_: object, name: string | symbol) => (name === 'reload' ? reload : Reflect.get(location, name))
  vi.stubGlobal('location', new Proxy({}, { get }))
  return reload
}
