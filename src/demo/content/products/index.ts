import type { ProductTemplate } from '../template.ts'
import { beauty } from './beauty.ts'
import { books } from './books.ts'
import { diy } from './diy.ts'
import { diyGarden } from './diy-garden.ts'
import { fashion } from './fashion.ts'
import { fashionExtras } from './fashion-extras.ts'
import { festivals } from './festivals.ts'
import { foodCounter } from './food-counter.ts'
import { foodMarket } from './food-market.ts'
import { foodPantry } from './food-pantry.ts'
import { foodReady } from './food-ready.ts'
import { foodTreats } from './food-treats.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { homeKitchen } from './home-kitchen.ts'
import { jewellery } from './jewellery.ts'
import { kids } from './kids.ts'
import { motors } from './motors.ts'
import { music } from './music.ts'
import { pets } from './pets.ts'
import { services } from './services.ts'
import { sport } from './sport.ts'
import { tech } from './tech.ts'
import { techMedia } from './tech-media.ts'

/** Everything that can be sold. */
export const productTemplates: readonly ProductTemplate[] = [
  ...fashion,
  ...fashionExtras,
  ...tech,
  ...techMedia,
  ...home,
  ...homeKitchen,
  ...foodMarket,
  ...foodCounter,
  ...foodPantry,
  ...foodTreats,
  ...foodReady,
  ...beauty,
  ...kids,
  ...diy,
  ...diyGarden,
  ...motors,
  ...sport,
  ...jewellery,
  ...books,
  ...gifts,
  ...pets,
  ...music,
  ...services,
  ...festivals,
]
