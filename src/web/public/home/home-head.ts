import { home } from '#texts/public/home.ts'
import { common } from '#texts/shared/common.ts'
import { pageAddress, pageHead } from '#web/shared/page/page-head.ts'

/** Tells search engines that the site has a search of its own. */
export function homeHead(origin: string) {
  const { title, description } = home
  return pageHead(origin, {
    title,
    description,
    path: '/',
    jsonLd: [
      {
        '@type': 'WebSite',
        name: common.siteName,
        url: pageAddress(origin, '/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${pageAddress(origin, '/search')}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  })
}
