import { Article } from '#web/features/information/article.tsx'
import { terms } from '#web/texts/en/terms.ts'
import { useTermsTexts } from '#web/texts/terms.ts'
import { informationHead } from './information-head.ts'

export function head(origin: string) {
  return informationHead(origin, { ...terms, path: '/terms' })
}

export function Page() {
  return <Article artwork="books" texts={useTermsTexts()} />
}
