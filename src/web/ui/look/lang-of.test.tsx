import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TextLanguage } from '#domain/text-language.ts'
import { sampleProduct, sampleStore } from '#tests/support/web/card-samples.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ProductCard } from '#web/shared/cards/product-card.tsx'
import { StoreCard } from '#web/shared/cards/store-card.tsx'
import { ReviewItem } from '#web/shared/reviews/review-item.tsx'
import { AnnouncementBox } from '#web/shared/store/announcement-box.tsx'

afterEach(cleanup)

const review = { author: 'Anjali', rating: 5, comment: 'Some words', actions: null }
const announcement = { title: 'A title', message: 'Some words', lastUpdated: '2026-11-14T08:00:00Z' }

/** The texts of people on an English page, and who shows them. */
const shown: [string, (language?: TextLanguage) => Promise<Element[]>][] = [
  [
    'the title of a product',
    async (language) => {
      const product = sampleProduct({ title: 'Some words', ...(language && { language }) })
      await renderInApp(<ProductCard product={product} />)
      return [screen.getByRole('link', { name: 'Some words' })]
    },
  ],
  [
    'the description of a store',
    async (language) => {
      const store = sampleStore({ description: 'Some words', ...(language && { language }) })
      await renderInApp(<StoreCard store={store} />)
      return [screen.getByText('Some words')]
    },
  ],
  [
    'a review',
    async (language) => {
      await renderInApp(<ReviewItem {...review} language={language} />)
      return [screen.getByText('Some words')]
    },
  ],
  [
    'an announcement',
    async (language) => {
      await renderInApp(<AnnouncementBox {...announcement} language={language} />)
      return [screen.getByText('A title'), screen.getByText('Some words')]
    },
  ],
]

test.each(shown)('%s is marked only when it is in another language than the page', async (_, show) => {
  for (const [language, lang] of [
    ['fr', 'fr'],
    ['mfe', 'mfe'],
    ['en', null],
    [undefined, null],
  ] as const) {
    const elements = await show(language)
    expect(elements.map((element) => element.getAttribute('lang'))).toEqual(elements.map(() => lang))
    cleanup()
  }
})
