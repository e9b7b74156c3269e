import type { ReactNode } from 'react'
import type { ReportTarget } from '#contract/shapes/moderation.ts'
import type { ReportedContent } from '#contract/website-owner/moderation.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerModeration as texts } from '#texts/website-owner/moderation.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Price } from '#web/shared/product/price.tsx'
import { GivenStars } from '#web/shared/product/stars.tsx'
import { ReviewPhotos } from '#web/shared/reviews/review-photos.tsx'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { OutgoingLink } from '#web/ui/buttons/outgoing-link.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { MailLink, PhoneLink, PlainLink } from '#web/ui/panels/plain-link.tsx'
import { RefusePhotoButton } from './refuse-photo-button.tsx'

type Of<Kind extends ReportedContent['kind']> = Extract<ReportedContent, { kind: Kind }>
interface ContentProps<Kind extends ReportedContent['kind']> {
  id: string
  content: Of<Kind>
}

export function Content({
  id,
  target,
  content,
}: {
  id: string
  target: ReportTarget
  content: ReportedContent
}) {
  if (content.kind === 'product') return <Product id={id} content={content} />
  if (content.kind === 'store') return <Store id={id} content={content} />
  if (content.kind === 'answer') return <Answer content={content} />
  return <Review content={content} of={target === 'product-review' ? 'product' : 'store'} />
}

function Product({ id, content }: ContentProps<'product'>) {
  const { title, description, price, link, isRemoved, isHidden, store } = content
  const isShown = !isRemoved && !isHidden && !store.isSuspended
  return (
    <div className="space-y-3">
      <Pictured picture={content} alt={title}>
        {isRemoved && <Badge>{texts.content.isRemoved}</Badge>}
        {isHidden && <Badge look="peach">{texts.content.isHidden}</Badge>}
        {content.isPictureRemoved && <Badge>{texts.content.isPictureRemoved}</Badge>}
        <Price price={price} />
        <Words>{description}</Words>
        {link && (
          <OutgoingLink href={link} isTheirs>
            {link}
          </OutgoingLink>
        )}
      </Pictured>
      <FactRows>
        <FactRow name={texts.content.store}>
          <PlainLink to="/owner/stores/$storeId" params={{ storeId: store._id }}>
            {store.name}
          </PlainLink>
          {store.isSuspended && <Badge className="ml-2">{texts.suspended}</Badge>}
        </FactRow>
      </FactRows>
      {isShown && <PublicPage {...toProduct(id)} />}
    </div>
  )
}

function Store({ id, content }: ContentProps<'store'>) {
  const { name, description, contactInfo, city, isSuspended, person } = content
  return (
    <div className="space-y-3">
      <Pictured picture={content} alt={name}>
        {isSuspended && <Badge>{texts.content.isSuspended}</Badge>}
        {content.isPictureRemoved && <Badge>{texts.content.isPictureRemoved}</Badge>}
        <Words>{description}</Words>
      </Pictured>
      <FactRows>
        <FactRow name={texts.content.store}>
          <PlainLink to="/owner/stores/$storeId" params={{ storeId: id }}>
            {name}
          </PlainLink>
        </FactRow>
        <FactRow name={texts.content.city}>{city}</FactRow>
        {contactInfo && (
          <FactRow name={texts.content.contact}>
            <PhoneLink phone={contactInfo} />
          </FactRow>
        )}
        <FactRow name={texts.content.person}>
          <Person {...person} />
        </FactRow>
      </FactRows>
      {!isSuspended && <PublicPage {...toStore(id)} />}
    </div>
  )
}

function Review({ content, of }: { content: Of<'review'>; of: 'product' | 'store' }) {
  const { rating, comment, author, isHeld, photos = [], createdAt } = content
  return (
    <div className="space-y-3">
      {isHeld && <Badge look="lagoon">{texts.content.isHeld}</Badge>}
      <blockquote className="rounded-xl border border-line bg-sand px-4 py-3">
        <GivenStars rating={rating} />
        {comment ? <Words>{comment}</Words> : <p className="text-muted">{texts.content.noComment}</p>}
        {photos.length > 0 && <ReviewPhotos photos={photos} author={author.name} />}
      </blockquote>
      {photos.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {photos.map(({ _id }, index) => (
            <RefusePhotoButton
              key={_id}
              photoId={_id}
              number={index + 1}
              of={content.of.name}
              to={author.email}
            />
          ))}
        </p>
      )}
      <FactRows>
        <FactRow name={texts.content.author}>
          <Person {...author} />
        </FactRow>
        <FactRow name={texts.content.written}>{formatDate(createdAt)}</FactRow>
        <FactRow name={texts.content.about}>
          <PlainLink {...(of === 'product' ? toProduct(content.of._id) : toStore(content.of._id))}>
            {content.of.name}
          </PlainLink>
        </FactRow>
      </FactRows>
    </div>
  )
}

function Answer({ content: { text, isRemoved, store, review, of, createdAt } }: { content: Of<'answer'> }) {
  return (
    <div className="space-y-3">
      {isRemoved && <Badge>{texts.content.isRemoved}</Badge>}
      <blockquote className="rounded-xl border border-line bg-sand px-4 py-3">
        <Words>{text}</Words>
      </blockquote>
      <FactRows>
        <FactRow name={texts.content.author}>
          <PlainLink to="/owner/stores/$storeId" params={{ storeId: store._id }}>
            {store.name}
          </PlainLink>
        </FactRow>
        <FactRow name={texts.content.written}>{formatDate(createdAt)}</FactRow>
        <FactRow name={texts.content.answers}>
          <GivenStars rating={review.rating} />
          {review.comment && <Words>{review.comment}</Words>}
        </FactRow>
        <FactRow name={texts.content.about}>
          <PlainLink {...(review.of === 'product' ? toProduct(of._id) : toStore(of._id))}>
            {of.name}
          </PlainLink>
        </FactRow>
      </FactRows>
    </div>
  )
}

interface PicturedProps {
  picture: { image: string; imagePlaceholder: string | null }
  alt: string
  children: ReactNode
}

function Pictured({ picture, alt, children }: PicturedProps) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] large-text:grid-cols-[minmax(0,1fr)] items-start gap-4 @sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Picture
        url={picture.image}
        placeholder={picture.imagePlaceholder}
        alt={alt}
        sizes="160px"
        className="rounded-xl"
      />
      <div className="min-w-0 space-y-2">{children}</div>
    </div>
  )
}

function Words({ children }: { children: string }) {
  return <p className="text-pretty wrap-anywhere whitespace-pre-line">{children}</p>
}

function PublicPage(page: Destination) {
  const { publicPage } = texts
  return (
    <p>
      <PlainLink {...page}>{publicPage}</PlainLink>
    </p>
  )
}

interface PersonProps {
  _id: string
  name: string
  email: string
  memberSince: string
}

/** A person and since when they have an account. */
export function Person({ _id, name, email, memberSince }: PersonProps) {
  return (
    <>
      <PlainLink to="/owner/content/people/$personId" params={{ personId: _id }}>
        {name}
      </PlainLink>
      , {texts.content.memberSince(formatDate(memberSince))}
      <br />
      <MailLink email={email} />
    </>
  )
}
