import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { whenFinished } from '#tests/support/when-finished.ts'
import { builtAssets } from './assets.ts'

const manifest = {
  'src/web/app/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['framework', 'shared'],
    css: ['assets/app.css'],
    assets: [
      'assets/figtree-latin-wght-normal-1.woff2',
      'assets/figtree-latin-ext-wght-normal-2.woff2',
      'assets/bricolage-grotesque-latin-700-normal-3.woff2',
      'assets/bricolage-grotesque-latin-ext-700-normal-4.woff2',
    ],
  },
  framework: { file: 'assets/framework.js' },
  shared: { file: 'assets/shared.js', imports: ['framework'] },
  cards: { file: 'assets/cards.js', imports: ['src/web/app/entry-client.tsx', 'shared'] },
  'src/web/public/home/home.tsx': {
    file: 'assets/home.js',
    imports: ['cards', 'src/web/app/entry-client.tsx'],
  },
}

function assetsOf(build: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zilbazar-assets-'))
  whenFinished(() => rm(folder, { recursive: true }))
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, '.vite/manifest-en.json'), JSON.stringify(build))
  return builtAssets(folder, 'en')
}

const page = (...modules: string[]) => ({ modules, waitsForUse: false })

test('the program starts with what its parts need, each file once', () => {
  const tags = assetsOf(manifest).headTags(page('src/web/public/home/home.tsx'))
  const [, list = '[]'] = /const files=(.*?\])/.exec(tags) ?? []
  expect(JSON.parse(list)).toEqual(
    ['framework', 'shared', 'entry', 'cards', 'home'].map((name) => `/assets/${name}.js`),
  )
})

test('styles and the latin letters come with the page, behind the lines that nothing waits for', () => {
  const tags = assetsOf(manifest).headTags(page())
  expect(tags.replace(/^<script data-program>[\s\S]*?<\/script>/, '')).toBe(
    '<link rel="stylesheet" href="/assets/app.css">' +
      '<link rel="preload" href="/assets/figtree-latin-wght-normal-1.woff2" as="font" type="font/woff2" crossorigin>' +
      '<link rel="preload" href="/assets/bricolage-grotesque-latin-700-normal-3.woff2" as="font" type="font/woff2" crossorigin>',
  )
})

test('a page that the build does not have is told in a sentence', () => {
  expect(() => assetsOf(manifest).headTags(page('src/web/pages/gone.tsx'))).toThrow(
    /run `npm run build` again/,
  )
})

test('the build says which module starts the program, wherever that lies', () => {
  const moved = JSON.parse(JSON.stringify(manifest).replaceAll('src/web/app/', 'src/web/elsewhere/'))
  expect(assetsOf(moved).headTags(page())).toBe(assetsOf(manifest).headTags(page()))
})
