/**
 * Stands where identity/passwordStrength.ts is in integration specs, which hash hundreds of passwords: vitest.config.ts puts it there, so
 * that no setting, and nothing the product can reach, makes a hash cheap.
 */
export const PASSWORD_STRENGTH = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const
