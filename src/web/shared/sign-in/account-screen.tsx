import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Artwork } from '#web/ui/frame/artwork.tsx'

interface AccountScreenProps {
  artwork: string
  welcome?: string
  perks?: readonly string[]
  children: ReactNode
}

/** A card in the middle of the page, with a picture beside it, or above it on a phone. */
export function AccountScreen({ artwork, welcome, perks, children }: AccountScreenProps) {
  return (
    <div className="page-width py-5 sm:py-10 lg:py-14">
      <div className="mx-auto grid max-w-md overflow-hidden rounded-card border border-line bg-surface lg:max-w-4xl lg:grid-cols-[5fr_6fr]">
        <div className="relative isolate grid place-content-center justify-items-center gap-6 overflow-hidden bg-linear-155 from-deep-water via-open-water to-shallow-water p-5 text-white lg:p-10">
          <div className="relative">
            <Discs />
            <Artwork
              name={artwork}
              size={112}
              early
              className="size-16 drop-shadow-[0_10px_14px_rgb(4_40_48/0.45)] lg:size-28"
            />
          </div>
          {welcome && <p className="heading text-center text-2xl text-balance max-lg:hidden">{welcome}</p>}
          {perks && (
            <ul className="grid gap-2.5 max-lg:hidden">
              {perks.map((perk) => (
                <li key={perk} className="flex items-start gap-2.5">
                  <Check aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-peach" />
                  {perk}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex min-w-0 flex-col justify-center p-5 sm:p-8 lg:min-h-128 lg:p-10">
          <div>{children}</div>
        </div>
      </div>
    </div>
  )
}

/** Light circles behind the picture. */
function Discs() {
  return ['size-28 lg:size-56', 'size-52 lg:size-96', 'size-80 lg:size-140'].map((size) => (
    <span
      key={size}
      className={`absolute top-1/2 left-1/2 -z-10 -translate-1/2 rounded-full bg-white/7 ${size}`}
    />
  ))
}

interface ScreenHeadingProps {
  title: string
  text?: string | undefined
}

export function ScreenHeading({ title, text }: ScreenHeadingProps) {
  return (
    <>
      <h1 className="heading text-2xl sm:text-4xl">{title}</h1>
      {text && <p className="mt-2 text-lg text-pretty text-muted">{text}</p>}
    </>
  )
}
