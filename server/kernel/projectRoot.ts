import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder that holds package.json, whether this code runs from its sources or from the build in dist/. */
export const PROJECT_ROOT = ascendToPackage(import.meta.dirname)

function ascendToPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('No package.json lies above the running program.')
  return ascendToPackage(parent)
}
