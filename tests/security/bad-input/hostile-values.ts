import fc from 'fast-check'

/** Texts that have broken programs before. */
const knownTexts = [
  '',
  ' ',
  '\0',
  'nul \0 inside',
  'half \ud83d',
  '\udc00 half',
  '\ufeff',
  '\u202ertl',
  '👨‍👩‍👧‍👦',
  'Ａ'.repeat(50),
  'é'.normalize('NFD').repeat(300),
  'undefined',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..%2f..%2f',
  "' or 1=1 --",
  '%_\\',
  '"; drop table users; --',
  "\\'); select pg_sleep(10); --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a\r\nBcc: victim@example.test',
  '{{7*7}}<%= 7*7 %>',
  '00000000-0000-7000-8000-000000000000',
  '00000000-0000-7000-8000-00000000000g',
  '2026-02-30',
  '9999-12-31',
  '-1',
  '1e400',
  '0x10',
  '9'.repeat(400),
]

const text = fc.oneof(
  fc.constantFrom(...knownTexts),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Code units, so that halves of characters come too.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
)
/** Longer than any field takes; some longer than any body. */
const hugeText = fc.constantFrom(2_000, 20_000, 300_000).map((length) => 'a'.repeat(length))

const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e-7, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)

const key = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'length',
  '0',
  '',
  'id',
)

/** By JSON, because a literal with this key would set the prototype. */
const prototypeKeys = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"__proto__":null}',
  '{"toString":1,"valueOf":2}',
  '{"length":1e9}',
)

const deep = fc
  .record({ depth: fc.constantFrom(5, 100, 3_000), isArray: fc.boolean() })
  .map(({ depth, isArray }) =>
    isArray ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  )

/** A value as JSON that its field does not expect. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: text.map(asJson) },
  { weight: 1, arbitrary: hugeText.map(asJson) },
  { weight: 3, arbitrary: number.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '1e999') },
  { weight: 2, arbitrary: fc.array(text, { maxLength: 4 }).map((list) => `[${list.map(asJson).join(',')}]`) },
  { weight: 2, arbitrary: fc.dictionary(key, fc.oneof(text, number)).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: prototypeKeys },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.constantFrom(300, 5_000).map((count) => `[${'"x",'.repeat(count)}"x"]`) },
)

/** Halves of characters stay as they are: `JSON.stringify` escapes them, a hostile program does not. */
function asJson(value: string): string {
  return JSON.stringify(value)
}

/** Text in an address: encoded, or broken in ways that no browser sends. */
export const hostileInAddress: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: text.map(encoded) },
  { weight: 1, arbitrary: fc.constantFrom(250, 3_000, 20_000).map((length) => 'a'.repeat(length)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%', '%zz', '%00', '%ED%A0%BD', '%C0%AF', '%FF', '..%2f', '%2e%2e', '+', ';'),
  },
)

function encoded(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '\ufffd'))
}

/** What a header may hold: the parser of Node refuses the rest before we see it. */
export const hostileHeader: fc.Arbitrary<string> = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
  fc.constantFrom(
    '',
    '*',
    '*/*',
    ';q=',
    'fr;q=1e999',
    `${'a,'.repeat(2000)}a`,
    'Bearer',
    'Bearer  ',
    '\u00ff',
  ),
)
