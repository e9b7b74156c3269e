import type { FastifyRequest } from 'fastify'
import type { Language } from '#domain/language.ts'
import { readOnce } from './read-once.ts'

/** French for those who put it first in `Accept-Language`, English for everyone else. */
export const askedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageIn(headers['accept-language'])

const languageIn = readOnce((accepted): Language => {
  // Sorting is stable, so equal weights keep their order.
  const [first = ''] = accepted.split(',').toSorted((one, other) => weight(other) - weight(one))
  return /^\s*fr\b/i.test(first) && weight(first) > 0 ? 'fr' : 'en'
})

/** 'fr;q=0.9' weighs 0.9; without a number it is 1. */
function weight(range: string): number {
  return Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1)
}
