import { productHeart, storeHeart } from '#web/shared/wishlist/heart.tsx'
import { HomePage } from './home.tsx'
import { useHomeContent } from './home-queries.ts'
import { HomePageSkeleton } from './home-skeleton.tsx'

export function HomeScreen() {
  const content = useHomeContent()
  return content ? <HomePage {...content} {...{ productHeart, storeHeart }} /> : <HomePageSkeleton />
}
