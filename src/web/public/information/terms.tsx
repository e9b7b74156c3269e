import { terms } from '#texts/public/terms.ts'
import { Article } from './article.tsx'
import { informationHead } from './information-head.ts'

export function head(origin: string) {
  return informationHead(origin, { ...terms, path: '/terms' })
}

export function Page() {
  return <Article artwork="books" texts={terms} />
}
