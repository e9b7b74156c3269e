import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/platform/project-root.ts'

/** What `npm start` tells node about memory. */
export const startFlags = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'))
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'))
}
