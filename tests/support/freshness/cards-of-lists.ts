import type { PageRenderer } from '#server/platform/pages/page-renderer.ts'

/** Pages that show the cards of a list, and nothing else of its answer: `/cards/product/best-rated-products?page=2`. */
export const cardsOfLists: PageRenderer = {
  isDevelopment: false,
  async render({ address }, ask) {
    const url = address.replace('/cards/', '/api/')
    const { status, json } = await ask(url)
    const { products, stores } = JSON.parse(json)
    return {
      status,
      html: new TextEncoder().encode(JSON.stringify({ products, stores })),
      policy: "default-src 'none'",
      location: undefined,
      rightUntil: Infinity,
      fieldsRead: { [url]: ['products', 'stores', 'page'] },
    }
  },
  close: async () => {},
}
