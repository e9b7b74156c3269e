import { useRouteContext } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { priceTags as texts } from '#texts/store-owner/tags.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ownProductsQuery, ownProfileQuery } from '#web/store-owner/own-store.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import './tags.css'
import { type Grid, grids, type ProductChoice, productChoices } from './chosen-products.ts'
import { Poster } from './poster.tsx'
import { TagSheets } from './tag-sheets.tsx'

const papers = ['tags', 'poster'] as const
const gridNames = Object.keys(grids) as Grid[]

/** The poster and the price tags for the counter, laid out as they are printed. */
export function TagsView() {
  const client = useStoreClient()
  const products = usePreviousDataQuery(ownProductsQuery(client))
  const profile = usePreviousDataQuery(ownProfileQuery(client))
  const { origin } = useRouteContext({ from: '__root__' }).page
  const [paper, setPaper] = useState<string>(papers[0])
  const [choice, setChoice] = useState<string>(productChoices[0])
  const [grid, setGrid] = useState<string>('3x8')
  if (!products.data || !profile.data) {
    const failed = [products, profile].filter(({ hasFailed }) => hasFailed)
    return failed.length > 0 ? (
      <NotLoaded
        sentence={texts.failed}
        onTryAgain={() => {
          for (const { tryAgain } of failed) tryAgain()
        }}
      />
    ) : (
      <PanelSkeleton panels={2} />
    )
  }
  return (
    <>
      <div className="mb-5 rounded-card border border-line bg-surface p-4 sm:p-5 print:hidden">
        <div className="flex flex-wrap items-end gap-4">
          <SelectField
            label={texts.what}
            name="paper"
            value={paper}
            options={papers.map((value) => ({ value, label: texts[value] }))}
            onChoose={setPaper}
            className="flex-1 basis-48"
          />
          {paper === 'tags' && (
            <>
              <SelectField
                label={texts.which}
                name="products"
                value={choice}
                options={productChoices.map((value) => ({ value, label: texts.choices[value] }))}
                onChoose={setChoice}
                className="flex-1 basis-48"
              />
              <SelectField
                label={texts.perSheet}
                name="grid"
                value={grid}
                options={gridNames.map((value) => ({ value, label: texts.grids[value] }))}
                onChoose={setGrid}
                className="flex-1 basis-48"
              />
            </>
          )}
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            {texts.print}
          </Button>
        </div>
        <p className="mt-3 text-sm text-muted">{texts.printHint}</p>
      </div>
      {paper === 'poster' ? (
        <section aria-label={texts.preview} className="sheets">
          <Poster store={profile.data} origin={origin} />
        </section>
      ) : (
        <TagSheets
          products={products.data}
          choice={choice as ProductChoice}
          grid={grid as Grid}
          origin={origin}
        />
      )}
    </>
  )
}
