import { runOnce } from './databaseForSpecs.ts'

/**
 * Offers every service all year in a product with demo data, whose mowing and snow removal have their months (decision X7): specs book them
 * on any day of the year.
 * @param databaseUrl of the product, which runs
 */
export async function offerAllYear(databaseUrl: string): Promise<void> {
  await runOnce(databaseUrl, "update service_item set offered_months = '{}' where offered_months <> '{}'")
}
