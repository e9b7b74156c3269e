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
  ['src/contract/shapes/a.ts', '#contract/account/reports.ts', 'belongs in its folder'],
  ['src/contract/public/a.ts', '#contract/account/reports.ts', 'belongs in contract/shapes/'],
  ['src/server/platform/http/a.ts', '#web/app/router.tsx', 'Only server/platform/pages knows web/'],
  ['src/server/platform/http/b.ts', '#demo/catalogue.ts', 'must not depend on it'],
  ['src/server/platform/http/c.ts', '#server/features/public/wiring.ts', 'know no feature'],
  ['src/server/platform/http/d.ts', '#server/shared/reviews.ts', 'belongs in server/shared/'],
  ['src/server/platform/pages/a.ts', '#server/features/public/wiring.ts', 'know no feature'],
  ['src/server/shared/a.ts', '#server/features/public/wiring.ts', 'know no feature'],
  ['src/server/lists/a.ts', '#server/features/public/wiring.ts', 'know no feature'],
  ['src/server/features/public/search/a.ts', '../stores/stores.queries.ts', 'Areas do not import each other'],
  [
    'src/server/features/public/search/b.ts',
    '#server/features/account/x.ts',
    'Areas do not import each other',
  ],
  ['src/server/features/public/search/c.ts', '#web/app/router.tsx', 'domain/, contract/ and server/ only'],
  [
    'src/server/features/public/search/d.ts',
    '../stores/stores.sentences.ts',
    'Areas do not import each other',
  ],
  ['src/server/features/public/search/search.sentences.ts', './search.service.ts', 'A catalogue holds words'],
  ['src/server/platform/http/http.sentences.ts', '../limits/limits.sentences.ts', 'A catalogue holds words'],
  ['src/web/app/a.tsx', '#server/app.ts', 'web/ runs in browsers'],
  ['src/web/public/home/a.tsx', '#web/account/login/login.tsx', 'Audiences do not import each other'],
  ['src/web/account/login/a.tsx', '#web/store-owner/login/x.tsx', 'Audiences do not import each other'],
  ['src/web/store-owner/login/a.tsx', '#web/website-owner/x.tsx', 'Audiences do not import each other'],
  ['src/web/website-owner/fees/a.tsx', '#web/app/router.tsx', 'Audiences do not import each other'],
  ['src/web/shared/cards/a.tsx', '#web/public/home/promo-cards.tsx', 'belongs in its folder'],
  ['src/web/ui/fields/a.tsx', '#web/shared/cards/card.tsx', 'ui/ draws and knows no data'],
  ['src/web/ui/fields/b.tsx', '#contract/shapes/product.ts', 'ui/ draws and knows no data'],
] as const

const allowed = [
  ['src/domain/z.ts', './money.ts'],
  ['src/contract/public/z.ts', '#contract/shapes/product.ts'],
  ['src/server/platform/pages/z.ts', '#web/app/entry-server.tsx'],
  ['src/server/features/public/search/z.ts', '#server/lists/list.ts'],
  ['src/server/features/store-owner/profile/z.ts', '../lock-store.ts'],
  ['src/server/features/account/wishlist/z.ts', './wishlist.sentences.ts'],
  ['src/server/features/account/wishlist/y.ts', '#server/platform/sessions/sessions.sentences.ts'],
  ['src/server/features/account/wishlist/wishlist.sentences.ts', '#domain/sentence.ts'],
  ['src/web/public/home/z.tsx', '#web/shared/cards/card.tsx'],
  ['src/web/shared/cards/z.tsx', '#web/ui/buttons/button.tsx'],
] as const

const sentenceFolders = [
  'src/server/features/account/wishlist',
  'src/server/platform/http',
  'src/server/shared',
]

interface Diagnostic {
  category: string
  message: string
  location: { path: string | { file: string } }
}
let found: Diagnostic[]
const house = mkdtempSync(path.join(tmpdir(), 'zilbazar-walls-'))
afterAll(() => rmSync(house, { recursive: true }))

/** A temporary project of files with one import each, checked with our own linter rules. */
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
  for (const folder of sentenceFolders)
    write(
      `${folder}/said.ts`,
      "import { sentence } from '#domain/sentence.ts'\n\nexport const same = sentence\n",
    )
  write('src/server/one.ts', "import { other } from './other.ts'\n\nexport const one = () => other\n")
  write('src/server/other.ts', "import { one } from './one.ts'\n\nexport const other = () => one\n")

  const biome = path.join(projectRoot, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=200', 'src']
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  found = JSON.parse(stdout).diagnostics
})

const about = (file: string) => found.filter(({ location }) => JSON.stringify(location.path).includes(file))

test.each(refused)(
  '%s may not import %s, and the message says where the thing belongs',
  (file, _, message) => {
    expect(JSON.stringify(about(file))).toContain(message)
  },
)

test.each(allowed)('%s may import %s', (file) => {
  expect(about(file)).toEqual([])
})

test.each(sentenceFolders)('in %s a sentence is written in the catalogue and nowhere else', (folder) => {
  expect(JSON.stringify(about(`${folder}/said.ts`))).toContain('belongs in its area')
})

test('two files may not import each other', () => {
  expect(about('src/server/one.ts').map(({ category }) => category)).toEqual([
    'lint/suspicious/noImportCycles',
  ])
})
