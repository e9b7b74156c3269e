import type { FeeCycle } from '#contract/shapes/fee.ts'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import type { OwnStore } from '#contract/shapes/personal-data.ts'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import type { Language } from '#domain/language.ts'

interface StoreKey {
  storeId: string
}

/** Other areas read the data of a store; `wiring.ts` passes their functions in. */
export interface OwnStoreDeps {
  profile(store: StoreKey, language: Language): Promise<{ profile: StoreProfile }>
  products(store: StoreKey, language: Language): Promise<{ products: OwnProduct[] }>
  fees(store: StoreKey): Promise<FeeCycle[]>
  answers(store: StoreKey): Promise<OwnStore['answers']>
}

/** Everything stored about a store, without the names of those who recorded its payments. */
export async function ownStore(deps: OwnStoreDeps, storeId: string, language: Language): Promise<OwnStore> {
  const { profile } = await deps.profile({ storeId }, language)
  const { products } = await deps.products({ storeId }, language)
  const cycles = await deps.fees({ storeId })
  const fees = cycles.map(({ payments, ...cycle }) => ({
    ...cycle,
    payments: payments.map(({ recordedBy: _, ...payment }) => payment),
  }))
  return { ...profile, products, fees, answers: await deps.answers({ storeId }) }
}
