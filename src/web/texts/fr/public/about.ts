import type { about as english } from '../../en/public/about.ts'

export const about: typeof english = {
  title: 'À propos',
  heading: 'Le marché de l’île, en un seul lieu',
  description:
    'Zilbazar présente les boutiques, les produits et les offres de Maurice : vérifiés à la main, notés par ceux qui les connaissent, avec le numéro de téléphone de chaque boutique.',
  intro:
    'En créole, zil veut dire île, et bazar, marché. Zilbazar réunit les boutiques de Maurice, leurs produits et leurs offres, de Grand Baie à Souillac et du Caudan à la boutique du coin.',
  audiences: [
    {
      artwork: 'basket',
      title: 'Si vous faites vos achats',
      text: 'Parcourez les [bons plans](/hot-deals), les [nouveautés](/new-arrivals) ou [toutes les boutiques](/stores), filtrez par ville ou village, et voyez quand une boutique est ouverte. Puis appelez, écrivez ou allez-y : vous traitez avec la boutique, sans personne entre vous.',
    },
    {
      artwork: 'convenience-store',
      title: 'Si vous avez une boutique',
      text: 'Montrez vos produits avec leurs prix et leurs remises, vos horaires, votre place sur la carte et votre numéro de téléphone, et annoncez vos nouveautés. [Comment nous rejoindre](/become-admin) dit ce qu’il faut et ce que cela coûte.',
    },
    {
      artwork: 'waving-hand',
      title: 'Si vous connaissez les bonnes adresses',
      text: 'Avec un [compte](/signup), vous tenez une liste d’envies, notez ce que vous connaissez et signalez ce qui ne va pas. Ce que vous écrivez aide la personne suivante à choisir.',
    },
  ],
  principles: {
    heading: 'Ce sur quoi vous pouvez compter',
    items: [
      [
        'Chaque boutique est vérifiée à la main',
        'Avant qu’une boutique n’ouvre ici, quelqu’un de chez nous a vérifié le commerce et, là où cela compte, si ce qu’il vend est halal. « Boutique vérifiée » et « Halal vérifié » montrent qu’une vérification est toujours valable ; chacune prend fin d’elle-même à son dernier jour.',
      ],
      [
        'Les notes viennent de vraies personnes',
        'Seuls les comptes à l’adresse e-mail confirmée peuvent noter, une fois par produit et par boutique, et jamais pour ce qui leur appartient. Les notes qui ressemblent à une campagne attendent qu’une personne les ait regardées. Aucune boutique ne peut payer pour des étoiles, ni pour en faire retirer.',
      ],
      [
        'Les remises sont comparées aux prix d’avant',
        'À côté d’une remise, nous montrons le prix le plus bas des 30 jours précédents lorsqu’il est différent ; le pourcentage de la boutique reste tel quel. C’est la règle de l’Union européenne : aucune loi mauricienne ne l’exige, nous la suivons de notre plein gré. Quand moins de 30 jours de prix sont connus, nous n’affirmons rien. Une remise sur un prix relevé pour l’occasion est examinée par quelqu’un de chez nous.',
      ],
      [
        'Rien ne se vend ici',
        'Nous ne prenons aucune commission et ne touchons à aucun paiement. Les boutiques paient des frais fixes pour être présentées ; ils figurent dans les [conditions](/terms#fees), à la vue de tous.',
      ],
      [
        'Vos données restent à vous',
        'Aucun traceur, aucun cookie avant de vous connecter ou de choisir une langue, tout à télécharger ou à supprimer dans vos réglages. La [politique de confidentialité](/privacy-policy) le dit en détail.',
      ],
    ],
  },
  contact: {
    heading: 'Quelque chose ne va pas ?',
    text: 'Signalez-le sur place, ou écrivez-nous. Une personne vous lira.',
    write: 'Nous contacter',
    browse: 'Toutes les boutiques',
  },
  credit:
    'Les petites images sont des Fluent Emoji de Microsoft, utilisés sous licence MIT. Villes et villages viennent de GeoNames (CC BY 4.0).',
}
