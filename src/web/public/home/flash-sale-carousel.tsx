import { useId, useRef } from 'react'
import type { Product } from '#contract/shapes/product.ts'
import { flashSales as texts } from '#texts/public/flash-sales.ts'
import { dueIn } from '#web/shared/reading/due.ts'
import { useAutoplay } from '#web/ui/time/use-autoplay.ts'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { FlashSaleSlide } from './flash-sale-slide.tsx'
import { useCarousel } from './use-carousel.ts'
import { Wave } from './wave.tsx'

const stayMs = 6000

export function FlashSaleCarousel({ products }: { products: Product[] }) {
  const id = useId()
  // Before hydration every slide can be swiped to and opened.
  const isInteractive = useIsInteractive()
  const row = useRef<HTMLUListElement>(null)
  const { position, goTo, goBy } = useCarousel(row, products.length)
  const autoplay = useAutoplay({ total: products.length, position, stayMs, goOn: () => goBy(1) })

  return (
    <section
      aria-labelledby={id}
      aria-roledescription="carousel"
      {...(products.length > 1 && dueIn(stayMs))}
      onMouseEnter={() => autoplay.hold(true)}
      onMouseLeave={() => autoplay.hold(false)}
      onFocus={() => autoplay.hold(true)}
      onBlur={() => autoplay.hold(false)}
      className="relative isolate overflow-hidden rounded-card forced-colors:border bg-linear-115 from-deep-water from-5% via-open-water via-60% to-shallow-water to-105% text-white"
    >
      <h2 id={id} className="sr-only">
        {texts.label}
      </h2>
      <Wave />
      <div className="@container">
        <ul
          ref={row}
          onPointerDown={() => autoplay.choose('pause')}
          className="banner-height flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none] scroll-smooth"
        >
          {products.map((product, index) => (
            <li
              key={product._id}
              aria-roledescription="slide"
              aria-label={texts.slide(index + 1, products.length)}
              inert={isInteractive && index !== position}
              className="w-full flex-none snap-start snap-always overflow-hidden not-first:drawn-when-near-at-first-[1rem]"
            >
              <FlashSaleSlide
                product={product}
                isFirst={index === 0}
                isNear={stepsBetween(index, position, products.length) <= 1}
              />
            </li>
          ))}
        </ul>
      </div>
      {products.length > 1 && (
        <CarouselControls
          total={products.length}
          position={position}
          isPlaying={autoplay.isPlaying}
          onPlayingChange={(plays) => autoplay.choose(plays ? 'play' : 'pause')}
          onGoTo={goTo}
          onPrevious={() => goBy(-1)}
          onNext={() => goBy(1)}
        />
      )}
    </section>
  )
}

/** The slides form a ring: the last one is next to the first. */
function stepsBetween(one: number, other: number, total: number): number {
  const steps = Math.abs(one - other)
  return Math.min(steps, total - steps)
}
