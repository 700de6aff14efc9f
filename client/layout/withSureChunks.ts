import type { RouteObject } from 'react-router'
import { loadChunk } from '../browser/chunks.ts'

/** A route whose pages report that their code cannot be loaded. */
export function withSureChunks(route: RouteObject): RouteObject {
  const { lazy, children } = route
  return {
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => loadChunk(lazy) }),
    ...(children && { children: children.map(withSureChunks) }),
  } as RouteObject
}
