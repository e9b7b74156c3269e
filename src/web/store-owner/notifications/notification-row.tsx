import { Banknote, Gavel, Star } from 'lucide-react'
import type { OwnNotification } from '#contract/store-owner/notifications.ts'
import { formatDate, formatMoment } from '#domain/mauritius-time.ts'
import { reportLabel } from '#domain/report-label.ts'
import { language } from '#texts/shared/language.ts'
import { storeNotifications as texts } from '#texts/store-owner/notifications.ts'
import { rupees, spanText } from '#web/shared/fees/fee-text.ts'
import { GivenStars } from '#web/shared/product/stars.tsx'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

const icons = { rating: Star, 'report-decision': Gavel, 'fee-date': Banknote }

/** An unread one has a dot and bold words. */
export function NotificationRow({ notification }: { notification: OwnNotification }) {
  const { kind, at, isRead } = notification
  const Icon = icons[kind]
  return (
    <li className={`flex gap-3 p-4 ${isRead ? '' : 'bg-lagoon-tint/40'}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className={`wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>
          {!isRead && <span className="sr-only">{texts.isUnread} </span>}
          {sentenceOf(notification)}
        </p>
        {notification.kind === 'rating' && <GivenStars rating={notification.rating} />}
        {notification.kind === 'report-decision' && notification.words && (
          <p className="break-words whitespace-pre-line">{notification.words}</p>
        )}
        <p className="text-sm text-muted">
          <time dateTime={at}>{formatMoment(at)}</time> ·{' '}
          <PlainLink {...whereTo(notification)}>{texts.open[kind]}</PlainLink>
        </p>
      </div>
      {!isRead && <span aria-hidden="true" className="mt-2 size-2.5 flex-none rounded-full bg-sunset" />}
    </li>
  )
}

function sentenceOf(notification: OwnNotification): string {
  if (notification.kind === 'rating') return texts.rated[notification.of](notification.name)
  if (notification.kind === 'fee-date')
    return texts.fee[notification.notice](
      rupees(notification.owedCents),
      spanText(notification),
      formatDate(notification.dueOn),
    )
  const { decision, target, label } = notification
  return texts.decided[decision](reportLabel(language, target, label))
}

function whereTo(notification: OwnNotification): Destination {
  if (notification.kind === 'rating') return { to: '/admin/dashboard/reviews' }
  if (notification.kind === 'fee-date') return { to: '/admin/dashboard/fees' }
  const isReview = notification.target !== 'product' && notification.target !== 'store'
  if (isReview) return { to: '/admin/dashboard/reviews' }
  return { to: notification.target === 'product' ? '/admin/dashboard/products' : '/admin/dashboard/profile' }
}
