import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchSitemap: sentence({ en: 'There is no such sitemap.', fr: 'Ce plan du site n’existe pas.' }),
}
