import type { ReactNode } from 'react'
import { home as texts } from '#texts/public/home.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'

export function PromoCards() {
  return (
    <>
      <PromoCard
        artwork="waving-hand"
        title={texts.newHere}
        text={texts.newHereText}
        ground="border-line bg-surface"
      >
        <ButtonLink to="/signup" size="small">
          {texts.signUpNow}
        </ButtonLink>
      </PromoCard>
      <PromoCard
        artwork="department-store"
        title={texts.displayProducts}
        text={texts.displayProductsText}
        ground="border-transparent bg-sunset-tint"
      >
        <ButtonLink to="/display-request" size="small" look="sunset">
          {texts.workWithUs}
        </ButtonLink>
      </PromoCard>
    </>
  )
}

interface PromoCardProps {
  artwork: string
  title: string
  text: string
  ground: string
  children: ReactNode
}

function PromoCard({ artwork, title, text, ground, children }: PromoCardProps) {
  return (
    <section className={`flex flex-col items-start rounded-card border p-5 ${ground}`}>
      <Artwork name={artwork} size={56} />
      <h2 className="heading mt-3 text-xl">{title}</h2>
      <p className="mt-1 mb-3 text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </section>
  )
}
