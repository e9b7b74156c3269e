import type { StoreDefinition } from './definition.ts'

export const fashionAndJewels: StoreDefinition[] = [
  {
    name: 'Robe Soley',
    about:
      'Dresses for weddings, beaches and the awkward family lunch in between. Hems are taken up while you drink a coffee next door.',
    category: 'clothing/women/boutiques',
    sells: ['fashion/women', 'fashion/bags'],
    art: ['dress', 'womans-clothes', 'handbag'],
    place: 'Curepipe',
    week: 'town',
    signs: ['Boutique', 'Robes & Co'],
    news: {
      title: 'End of winter',
      message: 'Everything with long sleeves leaves at half price, because the sun has won again.',
    },
  },
  {
    name: 'Saree Sagar',
    about:
      'Silks and soft cottons folded to the ceiling, with an aunty who drapes six yards in four minutes. Blouses are stitched upstairs.',
    category: 'clothing/women/traditional',
    sells: ['fashion/women/traditional', 'jewellery/bridal'],
    art: ['sari', 'thread', 'sparkles'],
    place: 'Vacoas',
    week: 'shop',
    signs: ['Sarees', 'Kurtas & Silks'],
  },
  {
    name: 'Tailleur Dernier Bouton',
    about:
      'Three generations of measuring tape and one very old sewing machine. Suits in ten days, repairs by tomorrow, opinions at once.',
    category: 'clothing/men',
    sells: ['fashion/men'],
    art: ['necktie', 'scissors', 'thread'],
    place: 'Port Louis',
    week: 'town',
    signs: ['Tailleur', 'Menswear'],
  },
  {
    name: 'Savat Lao Lao',
    about:
      'Flip-flops, football boots and the shoes your employer expects. Sizes for very small children and rugby forwards, with sunglasses by the till.',
    category: 'clothing/shoes',
    sells: ['fashion/shoes', 'fashion/bags/eyewear'],
    art: ['running-shoe', 'thong-sandal', 'mans-shoe'],
    place: 'Rose Hill',
    week: 'mall',
    signs: ['Savates', 'Shoe Corner'],
    news: {
      title: null,
      message: 'School shoes are back in every size. Buy early and avoid the January stampede.',
    },
  },
  {
    name: 'Bijouterie Zetwal',
    about:
      'A goldsmith and her nephew, working behind glass so that you can watch. Old rings become new ones, and the gold stays yours.',
    category: 'jewellers/goldsmiths',
    sells: ['jewellery/rings', 'jewellery/bridal', 'jewellery/necklaces'],
    art: ['ring', 'gem-stone', 'crown'],
    place: 'Port Louis',
    week: 'shop',
    signs: ['Bijouterie', 'Goldsmith'],
  },
  {
    name: 'Tik Tak Ton Serge',
    about:
      'Watches sold, opened, cleaned and scolded by a man who has never once been late. Batteries while you wait.',
    category: 'jewellers/watchmakers',
    sells: ['jewellery/watches', 'home/decoration/clocks'],
    art: ['watch', 'mantelpiece-clock', 'gear'],
    place: 'Rose Hill',
    week: 'town',
    signs: ['Watchmaker', 'Horloger'],
  },
]
