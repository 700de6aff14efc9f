import { z } from 'zod'

/** What the pages need of the OpenAPI document; the rest passes through as it stands. */
export const contractShape = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ summary: z.string(), description: z.string().optional() })),
  ),
})

export type Contract = z.infer<typeof contractShape>
