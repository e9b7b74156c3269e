import { useQuery } from '@tanstack/react-query'
import { howToPay } from '#texts/public/how-to-pay.ts'
import { terms } from '#texts/public/terms.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { informationHead } from '#web/shared/page/information-head.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { Article } from './article.tsx'
import { paymentDetailsQuery } from './payment-details-query.ts'

export function head(origin: string) {
  return informationHead(origin, { ...terms, path: '/terms' })
}

export function load({ client, queryClient }: PageContext, visit: Parameters<typeof untilLoaded>[0]) {
  return untilLoaded(visit, [queryClient.prefetchQuery(paymentDetailsQuery(client))])
}

/** The terms, with where fees are paid after what they cost. */
export function Page() {
  const { data } = useQuery(paymentDetailsQuery(useClient()))
  const section = data && howToPay(data)
  const sections = terms.sections.flatMap((part) =>
    part.id === 'fees' && section ? [part, section] : [part],
  )
  return (
    <Article
      artwork="books"
      texts={{ ...terms, sections }}
      beneath={data?.qrPicture ? { 'how-to-pay': <QrCode url={data.qrPicture} /> } : {}}
    />
  )
}

function QrCode({ url }: { url: string }) {
  return (
    <img
      src={url}
      alt="MauCAS QR"
      width={240}
      height={240}
      loading="lazy"
      className="size-60 rounded-xl border border-line bg-white object-contain p-2"
    />
  )
}
