import type { RouteObject } from 'react-router'

const open = new Set<string>()

/** Tells links which screens exist; the routes call it with themselves. */
export function declareScreens(routes: readonly RouteObject[]): void {
  for (const { path, children } of routes) {
    if (path && path !== '*') open.add(firstSegment(path))
    if (children) declareScreens(children)
  }
}

/** Whether an address leads to a screen of the app. */
export function isScreenOpen(to: string): boolean {
  return open.has(firstSegment(to))
}

function firstSegment(path: string): string {
  return path.replace(/^\//, '').split(/[/?#]/)[0] ?? ''
}
