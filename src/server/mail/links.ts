import type { Links } from './letter.ts'
import type { LinkTokens } from './link-tokens.ts'

export function linksOf(publicUrl: string, tokens: Pick<LinkTokens, 'tokenOf'>): Links {
  return {
    to: (path) => publicUrl + path,
    withToken: (path, seed) => `${publicUrl}${path}/${tokens.tokenOf(seed)}`,
  }
}
