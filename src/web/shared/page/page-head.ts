import { inLanguage, type Language, languages } from '#domain/language.ts'
import { sharedSize } from '#domain/picture-delivery.ts'
import { language } from '#texts/shared/language.ts'
import { sharedSource } from '#web/shared/pictures/delivery.ts'

export interface PageFacts {
  title: string
  description: string
  /** The canonical path of the page, without the visitor's filters. */
  path: string
  /** The picture of a shared link. The default is the site's own. */
  image?: string
  imageAlt?: string
  /** A picture drawn for shared links, in place of `image`. */
  sharePicture?: string | undefined
  type?: 'website' | 'product'
  /** What a product costs now, in rupees. */
  price?: number
  /** Structured data in the terms of schema.org. */
  jsonLd?: readonly object[]
}

const siteName = 'Zilbazar'

/**
 * Heads that name other pages declare this type, because the type of a head is part of the route tree, which
 * types links.
 */
export type PageHead = ReturnType<typeof pageHead>

/** Title, description, canonical address, link preview and JSON-LD of a page. */
export function pageHead(
  origin: string,
  {
    title,
    description,
    path,
    image,
    imageAlt = siteName,
    sharePicture,
    type = 'website',
    price,
    jsonLd = [],
  }: PageFacts,
) {
  const url = pageAddress(origin, path)
  const shared = sharePicture ?? (image ? sharedSource(image) : '/icons/share.png')
  const picture = absolute(origin, shared ?? image ?? '')
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: languages[language].locale },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: picture },
      ...(shared ? sizeTags : []),
      { property: 'og:image:alt', content: imageAlt },
      ...(price === undefined ? [] : priceTags(price)),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: picture },
    ],
    links: [{ rel: 'canonical', href: url }, ...inOtherLanguages(origin, path)],
    scripts: jsonLd.map((facts) => ({
      type: 'application/ld+json',
      children: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
    })),
  }
}

const sizeTags = Object.entries(sharedSize).map(([side, pixels]) => ({
  property: `og:image:${side}`,
  content: String(pixels),
}))

const priceTags = (price: number) => [
  { property: 'product:price:amount', content: String(price) },
  { property: 'product:price:currency', content: 'MUR' },
]

/** The absolute address of a page in the current language. */
export function pageAddress(origin: string, path: string): string {
  return origin + inLanguage(language, path)
}

/** The page in every language, itself included, as search engines require. */
function inOtherLanguages(origin: string, path: string) {
  const codes = Object.keys(languages) as Language[]
  const versions: [string, Language][] = [
    ...codes.map((code): [string, Language] => [code, code]),
    ['x-default', 'en'],
  ]
  return versions.map(([hrefLang, code]) => ({
    rel: 'alternate',
    hrefLang,
    href: origin + inLanguage(code, path),
  }))
}

export function absolute(origin: string, url: string): string {
  return url.startsWith('/') ? origin + url : url
}
