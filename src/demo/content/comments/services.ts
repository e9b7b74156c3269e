import type { Remarks } from './remarks.ts'

export const services: Remarks = {
  5: [
    'On time to the minute, and this is Mauritius.',
    'Explained every step and charged what was agreed.',
    'My son went from a D to a B in one term.',
    'Travail propre, rien à repasser derrière.',
    'Fixed in an hour what two others could not.',
    'Left the place cleaner than before.',
    'Vre profesionel.',
    'Patient with my father, who asks everything three times.',
    'Best haircut since lockdown.',
    'The pictures made even my uncle look kind.',
  ],
  4: [
    'Good work, arrived fifteen minutes late.',
    'Happy with the result, book early.',
    'Bon service, communication à améliorer.',
    'Bon travay, pri korek.',
    'Would call them again.',
  ],
  3: ['Job done, corners forgotten.', 'Average, polite.', 'Résultat correct.', 'Had to remind them twice.'],
  2: ['Came back the next day for the same fault.', 'Shorter than the hour I paid.', 'Pas très soigné.'],
  1: ['Never showed up.', 'The machine leaks more than before.', 'Pa serye.'],
}

export const outings: Remarks = {
  5: [
    'Dolphins at seven, grilled fish at one, asleep by three.',
    'Our guide knew every plant and most of the birds.',
    'The skipper turned back for my hat.',
    'Journée magnifique, équipage aux petits soins.',
    'Driver waited an hour for our late flight and still smiled.',
    'View from the top worth every drop of sweat.',
    'Zoli zourne lor delo.',
    'Safe with small children, life jackets in the right size.',
  ],
  4: [
    'Great trip, the sea was rough and nobody’s fault.',
    'Lovely walk, bring more water than they say.',
    'Belle sortie, un peu de monde.',
    'Bon sofer, loto prop.',
  ],
  3: ['Nice, but rushed at the waterfall.', 'Lunch was simple.', 'Correct pour le prix.', 'Music too loud.'],
  2: ['An hour late leaving.', 'Saw one dolphin, far away.', 'Bateau trop chargé.'],
  1: ['Cancelled at the jetty, refund took weeks.', 'Got lost twice.', 'Mo pa rekomande.'],
}

export const stores: Remarks = {
  5: [
    'They remember your name the second time.',
    'Small shop, large heart.',
    'Always something new by the door.',
    'Accueil chaleureux, on se sent comme en famille.',
    'Honest advice, even when it means buying less.',
    'Nou kontinie vini depi dis an.',
    'Clean, bright and well arranged.',
    'Answered my call on a public holiday.',
    'Changed the size without asking for the receipt.',
    'The reason I still come to this street.',
    'Bon dimoun, bon marsandiz.',
    'Prices written on everything, which I like.',
    'Kids get a sweet, parents get a chair.',
  ],
  4: [
    'Good choice, narrow aisles.',
    'Nice people, parking is a sport.',
    'Bonne adresse, un peu cachée.',
    'Friendly, sometimes slow at lunch.',
    'Bon laboutik, vinn boner.',
    'Better stock than I expected here.',
    'Helpful on the phone too.',
  ],
  3: [
    'Fine when the owner is in.',
    'Half of what I wanted was out of stock.',
    'Service correct, sans sourire.',
    'Opening hours are more of a suggestion.',
    'Korek, me inpe ser.',
  ],
  2: [
    'Was served after people who came later.',
    'They promised to call back and did not.',
    'Accueil froid.',
    'Dusty shelves.',
  ],
  1: [
    'Refused the exchange with the receipt in my hand.',
    'Rude on the phone.',
    'Zot pa respekte kliyan.',
    'Closed at three on a weekday, no sign.',
  ],
}
