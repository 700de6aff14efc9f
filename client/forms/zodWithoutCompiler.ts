import { z } from 'zod/v4'

/**
 * What the web app gets for `zod` (`client/vite.config.ts`). Zod compiles checks with `Function`, which our pages may not call, and tries
 * before it knows: a browser tells of that as of an attack. Before any check is made it is told not to.
 */
z.config({ jitless: true })

export { z }
