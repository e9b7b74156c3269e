import { inLanguage, type Language } from '#domain/language.ts'
import type { Links } from './letter.ts'
import type { LinkTokens } from './link-tokens.ts'

export function linksOf(publicUrl: string, tokens: Pick<LinkTokens, 'tokenOf'>, language: Language): Links {
  const to = (path: string) => publicUrl + inLanguage(language, path)
  return { to, withToken: (path, seed) => `${to(path)}/${tokens.tokenOf(seed)}` }
}
