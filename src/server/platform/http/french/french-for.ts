import { account } from './account.ts'
import { categories } from './categories.ts'
import { everywhere } from './everywhere.ts'
import { fees } from './fees.ts'
import { fields } from './fields.ts'
import { ownerConsole } from './owner-console.ts'
import { pictures } from './pictures.ts'
import type { Sentences } from './sentences.ts'
import { shopping } from './shopping.ts'
import { stores } from './stores.ts'

const catalogue: Sentences = {
  ...everywhere,
  ...fields,
  ...account,
  ...shopping,
  ...pictures,
  ...stores,
  ...ownerConsole,
  ...fees,
  ...categories,
}

const place = /\{(\w+)\}/g
const special = /[\\^$.*+?()[\]{}|]/g

const exact = new Map<string, string>()
const templates: { pattern: RegExp; french: (values: string[]) => string }[] = []
for (const [english, french] of Object.entries(catalogue)) {
  const names = Array.from(english.matchAll(place), ([, name]) => name)
  if (typeof french === 'string' && names.length === 0) exact.set(english, french)
  else
    templates.push({
      pattern: patternOf(english),
      french: (values) =>
        typeof french === 'string'
          ? french.replace(place, (_, name) => values[names.indexOf(name)] ?? '')
          : french(...values),
    })
}

/** The French of a sentence of ours; none when nobody has written it yet. */
export function frenchFor(sentence: string): string | undefined {
  const found = exact.get(sentence)
  if (found !== undefined) return found
  for (const { pattern, french } of templates) {
    const [, ...values] = pattern.exec(sentence) ?? []
    if (values.length > 0) return french(values.map(figure))
  }
}

function patternOf(template: string): RegExp {
  const around = template.split(/\{\w+\}/).map((words) => words.replace(special, '\\$&'))
  return new RegExp(`^${around.join('(.+)')}$`)
}

/** '1 250' for '1,250', with a space that no line ends at; everything else as it is. */
function figure(value: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(value) ? value.replaceAll(',', '\u00a0') : value
}
