import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

test('the documents recommend the Node of .nvmrc and name the oldest that engines allow', () => {
  const recommended = `Node ${read('.nvmrc').trim()}`
  const oldest = JSON.parse(read('package.json')).engines.node.replace('>=', '')
  for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/operations.md']) {
    expect(read(file), file).toContain(recommended)
    expect(read(file), file).toContain(oldest)
  }
})
