import type { Product } from '#contract/shapes/product.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'

export function ProductPicture({ title, image, imagePlaceholder }: Product) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Picture
        url={image}
        placeholder={imagePlaceholder}
        alt={title}
        sizes="(min-width: 1280px) 700px, (min-width: 1024px) 56vw, 100vw"
        load="first"
        // On a phone the price and the actions stay above the contact bar.
        className="max-sm:max-h-[max(15rem,33svh)]"
      />
    </div>
  )
}
