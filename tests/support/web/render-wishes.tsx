import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { wishlistPageSize } from '#domain/listing.ts'
import { totalPages } from '#domain/pagination.ts'
import { followSession, useSession } from '#web/shared/session/session.ts'
import { type Routes, renderInApp } from './render-in-app.tsx'

export const anna: User = { _id: '1', name: 'Anna', email: 'anna@example.mu', role: 'user' }

interface Item {
  _id: string
}

/** A server with one person's wishlist that records its calls. */
export function aWishlist({
  products = [] as Item[],
  stores = [] as Item[],
  person = anna as User | null,
} = {}) {
  const saved = { products: [...products], stores: [...stores] }
  const calls: string[] = []
  /** What each call waits for or fails with. */
  const trouble = { change: async () => {}, read: async () => {} }
  const change = (name: string, work: (id: string) => void) => async (body: Record<string, string>) => {
    const id = Object.values(body)[0] ?? ''
    calls.push(`${name} ${id}`)
    await trouble.change()
    work(id)
    return { message: '' }
  }
  const remove = (kind: 'products' | 'stores') => (id: string) => {
    saved[kind] = saved[kind].filter(({ _id }) => _id !== id)
  }
  const list =
    (kind: 'products' | 'stores') =>
    async ({ page }: { page: number }) => {
      await trouble.read()
      const total = saved[kind].length
      const from = (page - 1) * wishlistPageSize
      const wishlist = saved[kind].slice(from, from + wishlistPageSize)
      return { wishlist, page, total, totalPages: totalPages(total, wishlistPageSize) }
    }
  const ids = (kind: 'products' | 'stores') => saved[kind].map(({ _id }) => _id)
  const client = {
    account: { status: async () => ({ authenticated: person !== null }), me: async () => person },
    wishlist: {
      products: list('products'),
      stores: list('stores'),
      addProduct: change('add', (id) => saved.products.unshift({ _id: id })),
      removeProduct: change('remove', remove('products')),
      addStore: change('add', (id) => saved.stores.unshift({ _id: id })),
      removeStore: change('remove', remove('stores')),
      removeStoreFromWishlist: change('remove from wishlist', remove('stores')),
      async status(requested: { productIds: string[]; storeIds: string[] }) {
        calls.push(`status ${[...requested.productIds, ...requested.storeIds].join(' ')}`)
        return {
          productIds: ids('products').filter((id) => requested.productIds.includes(id)),
          storeIds: ids('stores').filter((id) => requested.storeIds.includes(id)),
        }
      },
      async count() {
        const [wishedProducts, wishedStores] = [saved.products.length, saved.stores.length]
        return { products: wishedProducts, stores: wishedStores, total: wishedProducts + wishedStores }
      },
    },
  }
  return { client, calls, saved, trouble }
}

/** The frame of a page loads the session. */
function Frame() {
  useSession()
  return null
}

/** Renders something with hearts for the person of this wishlist. */
export async function renderWishes(
  content: ReactNode,
  { client }: { client: object },
  at = '/',
  routes?: Routes,
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  followSession(queryClient)
  const page = (
    <>
      <Frame />
      {content}
    </>
  )
  return renderInApp(page, { client, queryClient, at, routes })
}
