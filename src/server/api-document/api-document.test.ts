import { expect, test } from 'vitest'
import { apiProblems, redoclyProblems, spectralProblems } from '#tests/support/api-problems.ts'
import { isLong } from '#tests/support/long.ts'
import { apiDocument, documentedPath, everyCall } from './api-document.ts'
import answers from './examples/answers.json' with { type: 'json' }
import { requestExamples } from './examples/requests.ts'
import { operationId } from './operations.ts'

const document = apiDocument({ publicUrl: 'https://zilbazar.mu', version: '1.0.0' })
const operations = everyCall.map((call) => {
  const operation = document.paths[documentedPath(call.endpoint)]?.[call.endpoint.method.toLowerCase()]
  if (!operation) throw new Error(`${call.endpoint.path} is not in the document.`)
  return { ...call, operation, name: operationId(call) }
})

test('Redocly’s recommended rules find nothing', async () => {
  expect(await redoclyProblems(document)).toEqual([])
})

test.runIf(isLong)('Spectral’s rules for OpenAPI find nothing', async () => {
  expect(await spectralProblems(document)).toEqual([])
})

test('a mistake in the document is found by both', async () => {
  const { '/api/banners': banners } = document.paths
  const bad = {
    ...document,
    paths: { '/api/banners/': { get: { ...banners?.get, operationId: undefined } } },
  }
  const found = (await apiProblems(JSON.parse(JSON.stringify(bad)))).join('\n')
  expect(found).toContain('redocly operation-operationId')
  expect(found).toContain('spectral operation-operationId')
})

test('every call has an id of its own, and every parameter says what it means', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const silent = operations.flatMap(({ name, operation }) =>
    operation.parameters.flatMap((parameter) =>
      'name' in parameter && !parameter.description ? [`${name} ${parameter.name}`] : [],
    ),
  )
  expect(silent).toEqual([])
})

test('every call that needs a session names the cookie or token it takes, and public ones need none', () => {
  for (const { endpoint, operation, name } of operations)
    expect([name, operation.security.length > 0]).toEqual([name, endpoint.access !== 'public'])
  const named = ({ components }: typeof document) => components.securitySchemes.personSession.name
  expect(named(document)).toBe('__Host-zb_user')
  expect(named(apiDocument({ publicUrl: 'http://localhost:3000', version: '1' }))).toBe('zb_user')
})

test.each(Object.entries(answers))(
  'the example of %s fits its contract, with no other field',
  (id, example) => {
    const call = operations.find(({ name }) => name === id)
    expect(call?.endpoint.response.parse(example)).toEqual(example)
  },
)

test.each(Object.entries(requestExamples))('the example for %s is accepted by its schema', (id, example) => {
  const call = operations.find(({ name }) => name === id)
  expect(call?.endpoint.body?.parse(example)).toMatchObject(example)
})
