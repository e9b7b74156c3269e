import { useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { type Failure, failureInWords } from '#web/shared/forms/failure.ts'
import { useProductActions } from './own-products-queries.ts'
import { ProductForm, type ProductFormSurroundings } from './product-form.tsx'
import { changesOf, type ProductValues, savedProduct } from './product-values.ts'
import { RemovalReason } from './removal-reason.tsx'
import { SavedMeanwhile } from './saved-meanwhile.tsx'

/** Builds on the version it began with: when somebody saved a later one, both are kept until one is chosen. */
export function EditForm({ product, ...surroundings }: ProductFormSurroundings & { product: OwnProduct }) {
  const { form: texts, removed, removedHint, pictureRemoved, pictureRemovedHint } = ownProducts
  const { hidden, hiddenHint, draft, draftHint } = ownProducts
  const { update } = useProductActions()
  const [base, setBase] = useState(product)
  const [conflict, setConflict] = useState<string>()
  const [loads, setLoads] = useState(0)

  async function save(values: ProductValues): Promise<string> {
    setConflict(undefined)
    const saved = savedProduct(values, new Date())
    const changes = {
      productId: base._id,
      version: base.version,
      ...changesOf(values, base.discount, base.language),
    }
    const { message, version } = await update(changes, saved)
    setBase({ ...base, ...saved, version, ...(values.image !== base.image && { pictureRemoval: null }) })
    return message
  }

  function onFailure(error: unknown): Failure | true | undefined {
    if (!(error instanceof ApiError && error.message))
      return { ...failureInWords(error), sentence: texts.updateFailed }
    if (error.code !== 'saved-meanwhile') return
    setConflict(error.message)
    return true
  }

  function begin(newer: OwnProduct) {
    setBase(newer)
    setConflict(undefined)
    setLoads(loads + 1)
  }

  return (
    <>
      {base.isRemoved && (
        <div className="mb-4 rounded-xl bg-sunset-tint px-4 py-3">
          <p>
            <b className="font-semibold">{removed}.</b> {removedHint}
          </p>
          <RemovalReason removal={base.removal} className="mt-2" />
        </div>
      )}
      {base.isHidden && !base.isRemoved && (
        <p className="mb-4 rounded-xl bg-lagoon-tint px-4 py-3">
          <b className="font-semibold">{base.isDraft ? draft : hidden}.</b>{' '}
          {base.isDraft ? draftHint : hiddenHint}
        </p>
      )}
      {base.pictureRemoval && (
        <div className="mb-4 rounded-xl bg-sunset-tint px-4 py-3">
          <p>
            <b className="font-semibold">{pictureRemoved}.</b> {pictureRemovedHint}
          </p>
          <RemovalReason removal={base.pictureRemoval} className="mt-2" />
        </div>
      )}
      <ProductForm
        // A newer version takes the place of what was typed.
        key={loads}
        {...surroundings}
        product={base}
        button={texts.submitEdit}
        save={save}
        onFailure={onFailure}
      >
        {conflict && <SavedMeanwhile productId={base._id} sentence={conflict} onLoaded={begin} />}
      </ProductForm>
    </>
  )
}
