/** What one hash costs whoever guesses: Argon2id with 19 MiB, two passes and one lane, what OWASP asks for at least. */
export const PASSWORD_STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
