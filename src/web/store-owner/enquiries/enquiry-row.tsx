import { useQueryClient } from '@tanstack/react-query'
import type { Enquiry } from '#contract/store-owner/enquiries.ts'
import { formatMoment } from '#domain/mauritius-time.ts'
import { storeEnquiries as texts } from '#texts/store-owner/enquiries.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { enquiriesKey } from './enquiries-queries.ts'

export function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { _id: enquiryId, code, product, createdAt, becameSaleAt } = enquiry
  const { storeOwner } = useStoreClient()
  const queryClient = useQueryClient()
  const { start, isBusy } = useAction<{ message: string }, boolean>({
    mutationFn: (becameSale) => storeOwner.markSale({ enquiryId, becameSale }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: enquiriesKey })
      void toast.success(message)
    },
    onError: (error) => void toast.error(sentenceOf(error, texts.saveFailed)),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-56">
        <b className="font-semibold wrap-anywhere">{product}</b>
        <span className="block text-sm text-muted tabular-nums">
          {code} · {formatMoment(createdAt)}
        </span>
      </p>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          aria-label={texts.becameOf(code)}
          aria-busy={isBusy}
          checked={becameSaleAt !== null}
          onChange={({ target }) => isBusy || void start(target.checked)}
          className="size-5 flex-none accent-lagoon"
        />
        {texts.became}
      </label>
    </li>
  )
}
