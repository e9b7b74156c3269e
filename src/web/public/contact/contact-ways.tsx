import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle } from 'lucide-react'
import { whatsappLink } from '#domain/phone.ts'
import { contact } from '#texts/public/contact.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { OutgoingLink } from '#web/ui/buttons/outgoing-link.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { Fact } from '#web/ui/panels/fact.tsx'
import { MailLink } from '#web/ui/panels/plain-link.tsx'
import { contactDetailsQuery } from './contact-queries.ts'

/** The website owner's email and number, if given. */
export function ContactWays() {
  const { ways: texts } = contact
  const { data, isPending } = useQuery(contactDetailsQuery(useClient()))
  if (isPending) return <WaysSkeleton />
  if (!data?.email && !data?.whatsapp) return <p className="text-muted">{texts.none}</p>
  const chat = data.whatsapp && whatsappLink(data.whatsapp)
  return (
    <dl className="grid gap-4 text-base leading-normal">
      {data.email && (
        <Fact icon={Mail} name={texts.email}>
          <MailLink email={data.email} />
        </Fact>
      )}
      {data.whatsapp && (
        <Fact icon={MessageCircle} name={texts.whatsapp}>
          {chat ? <OutgoingLink href={chat}>{data.whatsapp}</OutgoingLink> : data.whatsapp}
        </Fact>
      )}
    </dl>
  )
}

function WaysSkeleton() {
  return (
    <div className="grid gap-4">
      {['w-16', 'w-20'].map((width) => (
        <div key={width} className="relative min-h-9 pl-12">
          <Skeleton className="absolute top-0 left-0 size-9" />
          <SkeletonLine className={width} />
          <SkeletonLine className="w-48" />
        </div>
      ))}
    </div>
  )
}
