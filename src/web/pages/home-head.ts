import { en } from '#web/texts/en.ts'
import { pageHead } from './page-head.ts'

/** Tells search engines that the site has a search of its own. */
export function homeHead(origin: string) {
  const { title, description } = en.home
  return pageHead(origin, {
    title,
    description,
    path: '/',
    jsonLd: [
      {
        '@type': 'WebSite',
        name: en.common.siteName,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  })
}
