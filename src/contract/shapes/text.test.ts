import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { inputWith, stringFields } from '#tests/support/string-fields.ts'

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))

/** Every place of the contract where a caller sends text. */
const texts = endpoints.flatMap(({ method, path: address, params, query, body, multipart }) =>
  [params, query, multipart ? undefined : body].flatMap((input) =>
    input
      ? stringFields(input).map(({ path }) => ({
          name: `${method} ${address} ${path.join('.')}`,
          input,
          path,
        }))
      : [],
  ),
)

test('the places where a caller sends text are found, nested ones too', () => {
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /contact message',
      'POST /auth/signup password',
      'POST /auth/create-admin address.details',
      'GET /product/public/search q',
      'GET /auth/verify-email/:token token',
    ]),
  )
})

test.each(texts)('$name refuses half a character and NUL', ({ input, path }) => {
  for (const broken of ['Curepipe \ud83d', '\ude00 Curepipe', 'Cure\u0000pipe']) {
    const issues = input.safeParse(inputWith(path, broken)).error?.issues ?? []
    const about = issues.filter((issue) => path.join('.').startsWith(issue.path.join('.')))
    expect([broken, about.length > 0]).toEqual([broken, true])
  }
})
