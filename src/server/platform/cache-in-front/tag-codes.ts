import { createHash } from 'node:crypto'
import type { Tag } from '../cache/response-cache.ts'

/** Stands for every tag. */
export const everything = '*'
/** The tag of an answer with more tags than fit into a header; every purge names it. */
export const manyTags = 'many'
const mostTags = 300

/** Short, and safe in a header and in a regular expression, whatever the name of a list or a city contains. */
export const codeOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8)

/** Of a part of a list, the whole list is named. */
export function codesOf(tags: readonly Tag[]): string {
  const names = new Set(tags.map((tag) => (typeof tag === 'string' ? tag : tag.list)))
  return names.size > mostTags ? manyTags : Array.from(names, codeOf).join(',')
}
