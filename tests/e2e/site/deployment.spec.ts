import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoot } from '#server/platform/project-root.ts'
import { long } from '../support/long.ts'
import { dataFolder, type Program, startProgram } from '../support/program.ts'

test.describe.configure({ timeout: 600_000 })

/**
 * Outside the checkout, whose packages would be found otherwise. Hard links make the copy quick where the file system
 * allows; npm prune removes links, never the files behind them.
 */
async function copyOfCheckout() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-deployment-'))
  await chmod(folder, 0o755)
  const parts = ['src', 'public', 'scripts', 'dist', 'vite.config.ts', 'package.json', 'package-lock.json']
  for (const part of parts)
    await cp(path.join(projectRoot, part), path.join(folder, part), { recursive: true })
  const packages = path.join(projectRoot, 'node_modules')
  if (spawnSync('cp', ['-al', packages, folder]).status !== 0) {
    await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
    await cp(packages, path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
  return folder
}

test(
  'after npm prune --omit=dev the app starts, says what the demo lacks, and serves every page',
  long,
  async () => {
    const folder = await copyOfCheckout()
    const data = await dataFolder()
    let program: Program | undefined
    try {
      const pruned = spawnSync('npm', ['prune', '--omit=dev', '--offline', '--no-audit'], { cwd: folder })
      expect(pruned.status, String(pruned.stderr)).toBe(0)
      for (const name of ['vite', 'lucide-react', '@iconify-json/fluent-emoji'])
        expect(existsSync(path.join(folder, 'node_modules', name)), name).toBe(false)

      program = await startProgram(
        { DATA_DIR: data.folder, DEMO: 'on' },
        { folder, command: ['scripts/run-built.mjs', 'main'] },
      )
      await program.untilOutput('Zilbazar is ready at')
      expect(program.said()).toContain('@iconify-json/fluent-emoji, which is not installed here.')
      for (const address of ['/', '/fr', '/stores', '/owner', '/login', '/api/docs', '/api/docs/reader.js'])
        expect((await fetch(program.url + address)).status, address).toBe(200)
    } finally {
      program?.child.kill('SIGTERM')
      await program?.ended
      await data.remove()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
