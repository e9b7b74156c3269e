import { textChangedOn } from '#domain/text-dates.ts'
import type { ArticleTexts } from '../../article.ts'
import { advertising } from '../shared/advertising-words.ts'

const { monthly, mass, personalised, reminder, grace, deletion, warning, start } = advertising

export const terms: ArticleTexts = {
  title: 'Conditions',
  description: `Les conditions de Zilbazar : comptes, avis, arrivée des boutiques et publicité à Maurice à partir de ${monthly} par mois, avec échéances, délai de grâce, suppression et remboursements en mots simples.`,
  intro:
    'Ce que vous pouvez attendre de nous, et ce que nous vous demandons. Les premières parties sont pour tout le monde, celles du milieu pour les boutiques et ce qu’elles paient.',
  changedOn: textChangedOn.terms,
  sections: [
    {
      id: 'what-zilbazar-is',
      title: 'Ce qu’est Zilbazar',
      parts: [
        'Zilbazar est un répertoire de boutiques et de produits à Maurice. Rien ne se vend ici : vous achetez à la boutique, par téléphone, par message ou au comptoir. La vente, la livraison, le paiement, une garantie et un retour sont une affaire entre vous et la boutique.',
        'Les prix sont en roupies mauriciennes (MUR), écrites « Rs ». Comme tout ce qui est dit d’un produit, ils viennent de sa boutique. Un prix remisé vaut jusqu’à la fin du jour indiqué à côté, heure de Maurice.',
        'Parcourir le site et y chercher ne demande aucun compte.',
      ],
    },
    {
      id: 'your-account',
      title: 'Votre compte',
      parts: [
        {
          list: [
            'Créez votre compte sous votre propre nom, avec une adresse e-mail qui est la vôtre, et confirmez-la avec le lien que nous vous envoyons.',
            'D’ici là, le compte reste inactif et limité : il ne permet ni de se connecter, ni de noter, ni de donner un avis, ni de signaler, ni de tenir une liste d’envies.',
            'Gardez votre mot de passe pour vous. Si quelqu’un d’autre le connaît peut-être, changez-le dans vos [réglages](/settings) : tous les autres appareils sont alors déconnectés.',
            'Vous pouvez supprimer votre compte à tout moment, dans vos [réglages](/settings). Ce que deviennent alors vos données est dit dans la [politique de confidentialité](/privacy-policy#download-and-delete).',
          ],
        },
      ],
    },
    {
      id: 'reviews-and-reports',
      title: 'Notes, avis et signalements',
      parts: [
        {
          list: [
            'Notez ce que vous connaissez par expérience, honnêtement et sur un ton correct. Chaque personne a une seule note par produit et par boutique ; noter de nouveau la remplace.',
            'Personne ne note sa propre boutique ni ses produits, et personne n’est payé ni poussé pour noter.',
            'Une note qui semble faire partie d’une campagne, ou être une copie, attend que nous l’ayons regardée.',
            'Signalez ce qui est trompeur ou déplacé. Une personne examine chaque signalement. Nous pouvons alors avertir, retirer un avis ou un produit, ou suspendre une boutique.',
            'Vous nous permettez de montrer votre avis avec votre nom aussi longtemps qu’il figure ici.',
          ],
        },
      ],
    },
    {
      id: 'joining',
      title: 'Comment une boutique nous rejoint',
      parts: [
        'Une boutique appartient à une personne. Il vous faut d’abord un compte utilisateur dont l’adresse e-mail est confirmée, et vous y connecter. Ensuite, [faites votre demande](/display-request) ou [écrivez-nous](/contact). Nous examinons chaque demande à la main : si le commerce est bien ce qu’il dit être et, là où cela compte, si ce qu’il vend est halal. C’est seulement avec notre accord que vous pouvez [inscrire votre boutique](/admin/signup). Chaque personne a une seule boutique.',
        '« Boutique vérifiée » et « Halal vérifié » veulent dire que nous avons vérifié exactement cela, et que la vérification est toujours valable ; chacune a un dernier jour. Ce n’est pas une promesse sur chaque produit.',
      ],
    },
    {
      id: 'what-stores-owe-shoppers',
      title: 'Ce que les boutiques doivent aux clients',
      parts: [
        {
          list: [
            'Ne montrez que ce que vous avez le droit de vendre à Maurice, avec son vrai prix et une description vraie.',
            'Utilisez des photos que vous avez le droit d’utiliser.',
            'Tenez à jour vos horaires, votre adresse et votre numéro de téléphone, et mettez fin à une remise quand elle est terminée.',
            'Respectez la loi mauricienne, et avant tout celle sur la protection des consommateurs et des données.',
            'N’offrez rien en échange de notes.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      title: 'Ce que coûte la publicité',
      parts: [
        `Présenter une boutique coûte ${monthly} par mois. De cette somme, ${mass} vont à la publicité de masse, par laquelle nous faisons connaître le marché tout entier ; le reste est pour la place de votre boutique et de ses produits ici.`,
        `Les frais se paient pour une période de publicité à la fois, qui dure un mois. La première commence le lendemain de l’inscription de votre boutique, et chacune des autres quand la précédente est terminée. Chacune est payable avant de commencer : son dernier jour de paiement est la veille de son premier jour. Nous vous envoyons un rappel par e-mail ${reminder} avant cette date, et vous recevez un reçu pour chaque paiement.`,
        'Une fois qu’une période est facturée, ses frais ne changent plus.',
      ],
    },
    {
      id: 'paying-late',
      title: 'En cas de paiement tardif',
      parts: [
        `Après le dernier jour de paiement, nous pouvons accorder ${grace} de délai : votre boutique reste telle quelle, et nous vous envoyons un rappel par e-mail.`,
        `Ensuite, les frais sont en retard. Un compte de boutique en retard de plus de ${deletion} est supprimé, avec ses produits, ses photos et ses notes. Nous vous avertissons par e-mail au moins ${warning} avant. Si vous ne pouvez pas payer pour le moment, [écrivez-nous](/contact) sans attendre.`,
      ],
    },
    {
      id: 'personalised-advertising',
      title: 'Publicité personnalisée',
      parts: [
        `En plus des frais mensuels, vous pouvez faire mettre en avant un produit en particulier. Cette publicité personnalisée commence à ${personalised} ; ce qu’elle comprend est convenu avec vous à l’avance. Elle débute dans les ${start} qui suivent votre paiement. Les jours ouvrables vont du lundi au vendredi, sans les jours fériés de Maurice.`,
      ],
    },
    {
      id: 'refunds',
      title: 'Remboursements',
      parts: [
        'Si vous supprimez le compte de votre boutique avant le début d’une période de publicité, tout ce que vous avez payé pour cette période vous est remboursé. Pour une période déjà commencée, les frais restent dus.',
      ],
    },
    {
      id: 'leaving',
      title: 'Partir, ou devoir partir',
      parts: [
        'Vous pouvez supprimer votre boutique à tout moment, dans son tableau de bord. Elle disparaît définitivement, avec ses produits, ses photos et ses notes ; votre propre compte reste.',
        'Nous suspendons une boutique, ou retirons un contenu ou un compte, quand ces conditions ou la loi ne sont pas respectées, et disons pourquoi aux personnes concernées. Si vous pensez que nous avons tort, [écrivez-nous](/contact) : quelqu’un réexamine la question.',
      ],
    },
    {
      id: 'what-we-answer-for',
      title: 'Ce dont nous répondons',
      parts: [
        'Nous vérifions les boutiques avant leur ouverture, donnons suite aux signalements et faisons fonctionner le site avec soin. Nous ne sommes pas partie à ce que vous achetez, et ne nous portons pas garants de ce que disent les boutiques, de leurs prix ni de leurs marchandises. Il arrive que le site soit indisponible. Rien ici ne vous enlève un droit que la loi mauricienne vous donne et auquel on ne peut renoncer.',
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Loi et modifications',
      parts: [
        'La loi mauricienne s’applique, et les tribunaux de Maurice décident. Quand ces conditions changent, la date en haut de cette page change avec elles. Ce que vous avez déjà payé reste soumis aux conditions sous lesquelles vous l’avez payé.',
      ],
    },
  ],
}
