/**
 * Loads resvg's native code in vitest's main thread too, which keeps it in memory until the process ends. If only workers load it, it is
 * unloaded with the last of them while Node's thread pool still cleans up, and the run sometimes ends with a segmentation fault. Vitest
 * calls this once before the specs.
 */
export async function setup(): Promise<void> {
  await import('@resvg/resvg-js')
}
