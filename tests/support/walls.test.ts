import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'

const refused = [
  ['src/domain/a.ts', '#contract/index.ts', 'domain/ holds pure rules'],
  ['src/domain/b.ts', 'node:fs', 'domain/ holds pure rules'],
  ['src/domain/c.ts', 'zod', 'domain/ holds pure rules'],
  ['src/contract/a.ts', '#server/app.ts', 'contract/ says what crosses the wire'],
  ['src/server/http/a.ts', '#web/router.tsx', 'Only server/pages knows web/'],
  ['src/server/http/b.ts', '#demo/catalogue.ts', 'must not depend on it'],
  ['src/server/features/search/a.ts', '../stores/stores.queries.ts', 'Features do not import each other'],
  ['src/server/features/search/b.ts', '#server/features/stores/x.ts', 'Features do not import each other'],
  ['src/web/ui/a.tsx', '#web/features/home/promo-cards.tsx', 'ui/ draws and knows no data'],
  ['src/web/ui/b.tsx', '#contract/product.ts', 'ui/ draws and knows no data'],
  ['src/web/features/home/a.tsx', '#web/features/catalogue/card.tsx', 'never another feature or a page'],
  ['src/web/pages/a.tsx', '#server/app.ts', 'web/ runs in browsers'],
] as const

const allowed = [
  ['src/domain/z.ts', './money.ts'],
  ['src/contract/z.ts', '#domain/money.ts'],
  ['src/server/pages/z.ts', '#web/entry-server.tsx'],
  ['src/server/features/search/z.ts', '#server/cards/list.ts'],
  ['src/web/pages/z.tsx', '#web/features/home/promo-cards.tsx'],
  ['src/web/features/home/z.tsx', '#web/ui/button.tsx'],
] as const

interface Diagnostic {
  category: string
  message: string
  location: { path: string | { file: string } }
}
let found: Diagnostic[]
const house = mkdtempSync(path.join(tmpdir(), 'zilbazar-walls-'))
afterAll(() => rmSync(house, { recursive: true }))

/** A house of one-import files, under our own linter's rules. */
beforeAll(() => {
  const rules = JSON.parse(readFileSync(path.join(projectRoot, 'biome.json'), 'utf8'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
    writeFileSync(path.join(house, file), text)
  }
  write('biome.json', JSON.stringify({ ...rules, $schema: undefined, vcs: { enabled: false } }))
  for (const [file, imported] of [...refused, ...allowed]) {
    write(file, `import { thing } from '${imported}'\n\nexport const same = thing\n`)
  }
  write('src/server/one.ts', "import { other } from './other.ts'\n\nexport const one = () => other\n")
  write('src/server/other.ts', "import { one } from './one.ts'\n\nexport const other = () => one\n")

  const biome = path.join(projectRoot, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=200', 'src']
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  found = JSON.parse(stdout).diagnostics
})

const about = (file: string) => found.filter(({ location }) => JSON.stringify(location.path).includes(file))

test.each(refused)('%s may not import %s, and is told where the thing belongs', (file, _, message) => {
  expect(JSON.stringify(about(file))).toContain(message)
})

test.each(allowed)('%s may import %s', (file) => {
  expect(about(file)).toEqual([])
})

test('two files may not import each other', () => {
  expect(about('src/server/one.ts').map(({ category }) => category)).toEqual([
    'lint/suspicious/noImportCycles',
  ])
})
