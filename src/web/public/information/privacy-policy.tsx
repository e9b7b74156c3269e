import { privacyPolicy } from '#texts/public/privacy-policy.ts'
import { contactDetailsQuery } from '#web/public/contact/contact-queries.ts'
import { ContactWays } from '#web/public/contact/contact-ways.tsx'
import { informationHead } from '#web/shared/page/information-head.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { Article } from './article.tsx'

export function head(origin: string) {
  return informationHead(origin, { ...privacyPolicy, path: '/privacy-policy' })
}

export function load({ client, queryClient }: PageContext, visit: Parameters<typeof untilLoaded>[0]) {
  return untilLoaded(visit, [queryClient.prefetchQuery(contactDetailsQuery(client))])
}

export function Page() {
  return <Article artwork="key" texts={privacyPolicy} beneath={{ who: <ContactWays /> }} />
}
