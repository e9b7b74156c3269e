import {
  BadgeCheck,
  Banknote,
  ChevronRight,
  Flag,
  ImagePlus,
  type LucideIcon,
  Mail,
  MailWarning,
  MessageSquareWarning,
  TrendingUp,
} from 'lucide-react'
import { useId } from 'react'
import type { Today } from '#contract/website-owner/today.ts'
import { ownerToday as texts } from '#texts/website-owner/today.ts'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'

type Waiting = Today['waiting']

const cards: { what: keyof Waiting; icon: LucideIcon; link: Destination }[] = [
  { what: 'applications', icon: BadgeCheck, link: { to: '/owner/vetting' } },
  { what: 'reports', icon: Flag, link: { to: '/owner/moderation' } },
  {
    what: 'heldRatings',
    icon: MessageSquareWarning,
    link: { to: '/owner/moderation', search: { tab: 'held' } },
  },
  { what: 'reviewPhotos', icon: ImagePlus, link: { to: '/owner/moderation', search: { tab: 'photos' } } },
  {
    what: 'raisedPrices',
    icon: TrendingUp,
    link: { to: '/owner/moderation', search: { tab: 'prices' } },
  },
  { what: 'overdueFees', icon: Banknote, link: { to: '/owner/fees', search: { state: 'overdue' } } },
  { what: 'messages', icon: Mail, link: { to: '/owner/messages', search: { show: 'unread' } } },
  { what: 'failingMails', icon: MailWarning, link: { to: '/owner/mails' } },
]

/** One card for each kind of open work; a kind without work is not highlighted. */
export function WaitingCards({ waiting }: { waiting: Waiting }) {
  const id = useId()
  const sum = cards.reduce((count, { what }) => count + waiting[what], 0)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading text-xl">
        {texts.waiting}
      </h2>
      <p className="text-muted">{sum === 0 ? texts.nothingWaits : texts.something(sum)}</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-3">
        {cards.map(({ what, icon: Icon, link }) => {
          const count = waiting[what]
          return (
            <li key={what}>
              <AppLink
                {...link}
                className={`group flex h-full min-h-24 items-center gap-3 rounded-card border p-3.5 transition hover:border-lagoon sm:gap-4 sm:p-5 ${
                  count > 0 ? 'border-sunset/40 bg-sunset-tint' : 'border-line bg-surface'
                }`}
              >
                <span
                  className={`grid size-11 flex-none place-items-center rounded-full max-sm:hidden ${
                    count > 0 ? 'bg-sunset text-on-sunset' : 'bg-lagoon-tint text-lagoon'
                  }`}
                >
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span
                    className={`heading block text-2xl tabular-nums sm:text-4xl ${count > 0 ? 'text-sunset' : 'text-muted'}`}
                  >
                    {texts.figure(count)}
                  </span>{' '}
                  <span className="block leading-tight">{texts.cards[what](count)}</span>
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 flex-none text-muted transition-transform group-hover:translate-x-0.5"
                />
              </AppLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
