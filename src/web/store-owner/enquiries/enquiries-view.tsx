import { useState } from 'react'
import { typedCode } from '#domain/enquiry-code.ts'
import { storeEnquiries as texts } from '#texts/store-owner/enquiries.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { enquiriesQuery } from './enquiries-queries.ts'
import { EnquiryRow } from './enquiry-row.tsx'

/** Who asked is unknown here: product, day and code are all there is. */
export function EnquiriesView({ page }: { page: number }) {
  const [words, setWords] = useState('')
  const code = typedCode(words)
  const query = enquiriesQuery(useStoreClient(), code ? 1 : page, code)
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(query)
  if (!data)
    return hasFailed ? (
      <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
    ) : (
      <PanelSkeleton panels={1} />
    )
  const { enquiries, totalPages, salesLately } = data
  return (
    <Panel title={texts.heading} text={texts.text} className="max-w-3xl">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SearchField
          label={texts.code}
          placeholder={texts.codeHint}
          words={words}
          onSearch={setWords}
          className="max-w-xs flex-1 basis-56"
        />
        <p className="font-semibold tabular-nums">{texts.lately(salesLately)}</p>
      </div>
      {enquiries.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {enquiries.map((enquiry) => (
            <EnquiryRow key={enquiry._id} enquiry={enquiry} />
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <EmptyState
            artwork="open-mailbox-with-raised-flag"
            message={code ? texts.notFound(code) : texts.none}
            hint={code ? texts.notFoundHint : texts.noneHint}
          >
            {code && (
              <Button look="quiet" onClick={() => setWords('')}>
                {texts.showAll}
              </Button>
            )}
          </EmptyState>
        </div>
      )}
      {!code && (
        <Pagination
          page={page}
          totalPages={totalPages}
          linkTo={(other) => ({
            to: '/admin/dashboard/products/enquiries',
            search: { page: other > 1 ? other : undefined },
          })}
        />
      )}
    </Panel>
  )
}
