import { terms } from '#texts/public/terms.ts'
import { informationHead } from '#web/shared/page/information-head.ts'
import { Article } from './article.tsx'

export function head(origin: string) {
  return informationHead(origin, { ...terms, path: '/terms' })
}

export function Page() {
  return <Article artwork="books" texts={terms} />
}
