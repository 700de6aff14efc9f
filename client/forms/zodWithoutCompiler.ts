import { z } from 'zod/v4'

/**
 * What the web app gets for `zod` (`client/vite.config.ts`). Zod compiles checks with `Function`, which our content policy forbids, and it
 * tries first, which browsers report as a violation. This module switches that off before the first check.
 */
z.config({ jitless: true })

export { z }
