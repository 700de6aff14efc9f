import type pg from 'pg'

/** Ages attempts, because the limits' windows use the machine's clock. */
export async function ageAttempts(pool: pg.Pool, duration: Temporal.DurationLike): Promise<void> {
  const milliseconds = Temporal.Duration.from(duration).total('milliseconds')
  await pool.query('update attempt set expire = expire - $1', [milliseconds])
}
