/** What one guess costs: Argon2id with 19 MiB, two passes and one lane, OWASP's minimum. */
export const PASSWORD_STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
