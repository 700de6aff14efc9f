/**
 * Replaces identity/passwordStrength.ts in integration specs, which hash hundreds of passwords. vitest.config.ts does this, so the product
 * has no setting that makes hashes cheap.
 */
export const PASSWORD_STRENGTH = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const
