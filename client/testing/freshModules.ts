import { vi } from 'vitest'

/**
 * Files share a worker, its packages and its page, and not what a module of ours remembers: who was there, what was read, whether the
 * server could be reached. Comes before every other set-up, which otherwise would hold the modules of the file before.
 */
vi.resetModules()
