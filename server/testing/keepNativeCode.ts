/**
 * Loads the native code of resvg in vitest's own thread as well, which keeps that code in memory until the process ends. Where workers
 * alone load it, it goes with the last of them, while threads of Node's pool have still to clean up after it: now and then the run then
 * ends with a segmentation fault after its last spec. Vitest calls what has this name once before the specs.
 */
export async function setup(): Promise<void> {
  await import('@resvg/resvg-js')
}
