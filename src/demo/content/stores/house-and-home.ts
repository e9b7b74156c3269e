import type { StoreDefinition } from './definition.ts'

export const houseAndHome: StoreDefinition[] = [
  {
    name: 'Kanape Kontan',
    about:
      'Sofas tested by four children and a labrador before they reach the floor. We carry them up your stairs, whatever your stairs are like.',
    category: 'house/furniture',
    sells: ['home/living', 'home/bedroom', 'home/decoration'],
    art: ['couch-and-lamp', 'chair', 'bed'],
    place: 'Vacoas',
    week: 'shop',
    signs: ['Meubles', 'Furniture House'],
    news: {
      title: 'Delivery',
      message: 'Free north of the Grand River until the end of the month, narrow lanes included.',
    },
  },
  {
    name: 'Karay Nef',
    about:
      'Pots from one egg to two hundred guests, and the lids that fit them. The old men outside argue about knives, and they are right.',
    category: 'house/kitchen',
    sells: ['home/kitchen'],
    art: ['cooking', 'pot-of-food', 'kitchen-knife'],
    place: 'Centre de Flacq',
    week: 'shop',
    signs: ['Kitchen & Table', 'Marmites'],
  },
  {
    name: 'Balie Koko',
    about:
      'Coconut brooms, buckets and everything that smells of a Saturday morning. The bathroom corner is larger than the shop looks.',
    category: 'house/household',
    sells: ['home/cleaning', 'home/bathroom', 'beauty/skin/soaps'],
    art: ['broom', 'bucket', 'sponge'],
    place: 'Goodlands',
    week: 'corner',
    signs: ['Household', 'Lakaz Prop'],
    unverified: true,
  },
  {
    name: 'Savonnerie Ti Ylang',
    about:
      'Cold-process soap cut with a guitar string and cured for six weeks in the shade. The whole street smells better for it.',
    category: 'wellbeing/soap',
    sells: ['beauty/skin', 'gifts/candles'],
    art: ['soap', 'lotion-bottle', 'hibiscus'],
    place: 'Pamplemousses',
    week: 'beach',
    signs: ['Savonnerie', 'Soap Kitchen'],
  },
  {
    name: 'Pharmacie Trois Gouttes',
    about:
      'A pharmacist who reads your prescription aloud only when asked to. Plasters, vitamins, baby bottles and calm advice.',
    category: 'wellbeing/pharmacy',
    sells: ['beauty/health', 'kids/baby/feeding'],
    art: ['pill', 'adhesive-bandage', 'stethoscope'],
    place: 'Rivière du Rempart',
    week: 'chemist',
    signs: ['Pharmacie', 'Chemist'],
    news: {
      title: 'Blood pressure days',
      message: 'Measured free of charge on Tuesday and Friday mornings. Come before your coffee.',
    },
  },
  {
    name: 'Salon Seve Anba Kontrol',
    about:
      'Cuts, braids and colour for hair that has met eighty per cent humidity. The oils and combs we use are for sale by the mirror.',
    category: 'wellbeing/salons/hair',
    sells: ['beauty/hair', 'services/care/salon'],
    art: ['hair-pick', 'scissors', 'barber-pole'],
    place: 'Triolet',
    week: 'salon',
    signs: ['Salon', 'Hair Corner'],
  },
  {
    name: 'Les Pieds dans l’Ylang',
    about:
      'Massages under a thatched roof and nails in every colour of a sunset. Phones stay in the basket by the door.',
    category: 'wellbeing/salons/spa',
    sells: ['services/care/massage', 'services/care/manicure', 'beauty/makeup'],
    art: ['nail-polish', 'lotus', 'candle'],
    place: 'Grand Baie',
    week: 'salon',
    signs: ['Spa', 'Nails & Massage'],
  },
  {
    name: 'Ti Baba',
    about:
      'Bottles, bibs and the soft things that get lost under car seats. Grandmothers advise for nothing, whether you asked or not.',
    category: 'children/baby',
    sells: ['kids/baby', 'kids/toys/soft'],
    art: ['baby-bottle', 'teddy-bear', 'socks'],
    place: 'Rose Hill',
    week: 'shop',
    signs: ['Baby Corner', 'Premye Pa'],
  },
  {
    name: 'Servolan',
    about:
      'Kites, marbles and board games for children between four and ninety. Everything may be tried in the yard, wind permitting.',
    category: 'children/toys',
    sells: ['kids/toys'],
    art: ['kite', 'yo-yo', 'puzzle-piece'],
    place: 'Beau Bassin',
    week: 'town',
    signs: ['Toys', 'Zwe & Zouzou'],
    news: {
      title: 'Kite Sunday',
      message:
        'Bring a tail, we bring the string. Every Sunday afternoon on the football ground while the trades blow.',
    },
  },
]
