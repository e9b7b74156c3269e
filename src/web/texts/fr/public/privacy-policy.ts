import { textChangedOn } from '#domain/text-dates.ts'
import type { ArticleTexts } from '../../article.ts'

/** Held against what the server keeps and for how long: whoever changes one changes the other. */
export const privacyPolicy: ArticleTexts = {
  title: 'Politique de confidentialité',
  description:
    'Ce que Zilbazar garde à votre sujet, pourquoi et combien de temps, quels cookies il dépose, et comment télécharger ou supprimer vos données selon le Data Protection Act 2017 (loi mauricienne sur la protection des données).',
  intro:
    'Vous pouvez parcourir Zilbazar sans nous dire qui vous êtes. Cette page dit ce que nous gardons quand vous nous le dites, combien de temps, et comment le récupérer ou le faire supprimer.',
  changedOn: textChangedOn.privacyPolicy,
  sections: [
    {
      id: 'in-short',
      title: 'En bref',
      parts: [
        {
          list: [
            'Parcourir le site ne demande aucun compte. Nous ne déposons aucun cookie avant que vous ne vous connectiez ou choisissiez une langue.',
            'Nous n’avons ni traceurs publicitaires, ni mesure d’audience d’autres sociétés, ni boutons de réseaux sociaux. Les polices, les scripts et nos illustrations viennent de ce site.',
            'Nous ne vendons pas vos données, et nous ne les louons pas.',
            'Vous téléchargez tout ce que nous gardons à votre sujet, et supprimez votre compte, dans vos [réglages](/settings), sans rien demander à personne.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Qui est responsable',
      parts: [
        'Zilbazar est géré depuis Maurice. Selon les termes du Data Protection Act 2017 (loi mauricienne sur la protection des données), nous sommes le responsable du traitement (« controller ») : nous décidons de ce qui est gardé et à quelle fin, et nous en répondons. Quoi que vous vouliez savoir sur vos données, ou en faire faire, écrivez-nous :',
      ],
    },
    {
      id: 'what-we-keep',
      title: 'Ce que nous gardons, pourquoi, et combien de temps',
      parts: [
        'Nous gardons ce dont une fonction a besoin pour marcher, à partir du moment où vous l’utilisez. Là où nous demandons votre accord, par exemple à la création d’un compte, vous pouvez le retirer à tout moment en supprimant votre compte.',
        {
          entries: [
            {
              name: 'Votre compte',
              text: 'Votre nom, votre adresse e-mail et votre mot de passe ; du mot de passe, seulement une empreinte à sens unique, à partir de laquelle personne ne peut le retrouver. Nous en avons besoin pour vous laisser entrer, et votre nom figure à côté de vos avis. Et aussi la langue dans laquelle vous avez utilisé le site la dernière fois, pour que nos e-mails vous arrivent dans cette langue.',
              lasts:
                'jusqu’à ce que vous supprimiez votre compte. Un compte dont l’adresse e-mail n’a jamais été confirmée reste inactif : personne ne peut s’y connecter, et nous le supprimons quand vous nous le demandez.',
            },
            {
              name: 'Où votre session est ouverte',
              text: 'Pour chaque appareil, son type, par exemple « Firefox sur Android », le moment de votre connexion et celui de votre dernier passage, pour que vous puissiez le déconnecter à distance.',
              lasts: '30 jours après votre dernier passage, ou jusqu’à ce que vous vous déconnectiez.',
            },
            {
              name: 'Liens dans nos e-mails',
              text: 'Les liens pour confirmer votre adresse ou choisir un nouveau mot de passe, conservés de telle façon que seule la personne qui a l’e-mail puisse s’en servir.',
              lasts: '30 jours après l’expiration du lien.',
            },
            {
              name: 'Une nouvelle adresse e-mail',
              text: 'Quand vous demandez une autre adresse pour votre compte ou votre boutique, nous la gardons jusqu’à ce que le lien envoyé à cette adresse soit suivi, ou que vous gardiez l’ancienne.',
              lasts: '8 jours, si le lien n’est pas suivi.',
            },
            {
              name: 'Votre liste d’envies',
              text: 'Les produits et les boutiques que vous y mettez. Personne d’autre que vous ne la voit.',
              lasts: 'jusqu’à ce que vous les en retiriez, ou supprimiez votre compte.',
            },
            {
              name: 'Vos alertes',
              text: 'Les boutiques que vous suivez, les prix que vous surveillez, vos recherches enregistrées, comment vous voulez être prévenu, et ce que nous vous avons signalé. Si un appareil affiche les alertes : l’adresse à laquelle le fabricant de son navigateur (Apple, Google, Microsoft ou Mozilla) prend les messages pour lui ; ils sont chiffrés pour votre appareil.',
              lasts:
                'jusqu’à ce que vous les retiriez ou supprimiez votre compte ; un message pendant 90 jours, un appareil jusqu’à sa déconnexion.',
            },
            {
              name: 'Demandes sur WhatsApp',
              text: 'Quand vous êtes connecté et écrivez à une boutique depuis la page d’un produit, un court code accompagne votre message. Nous gardons le code, le produit et le jour, pour que la boutique puisse noter une vente. Elle n’apprend de nous ni votre nom ni votre numéro. Si vous donnez un avis sur le produit ou la boutique et qu’elle a noté la vente, votre avis indique que la vente est confirmée.',
              lasts:
                'un an avec votre compte. Ensuite, ou quand vous supprimez votre compte, elle reste sans vous, jusqu’à la suppression de la boutique.',
            },
            {
              name: 'Notes et avis',
              text: 'Vos étoiles et vos mots, que tout le monde peut lire avec votre nom, et une empreinte des commentaires plus longs, qui nous fait remarquer une copie. La boutique peut répondre dessous ; sa réponse est supprimée avec votre avis. Les photos que vous ajoutez sont visibles pour les autres quand nous les avons regardées. Les avis d’autres personnes que vous avez trouvés utiles : tout le monde voit combien, personne ne voit qui.',
              lasts:
                'jusqu’à ce que vous les supprimiez ou supprimiez votre compte, ou jusqu’à ce que le produit ou la boutique n’existe plus.',
            },
            {
              name: 'Notes que vous avez retirées',
              text: 'Certaines notes attendent que nous les ayons regardées. Quand vous en retirez une qui attend, nous en prenons note, pour que noter de nouveau ne permette pas de contourner l’examen.',
              lasts: 'jusqu’à ce que vous notiez de nouveau la même chose, ou supprimiez votre compte.',
            },
            {
              name: 'Signalements',
              text: 'Ce que vous avez signalé, pourquoi, et ce que vous avez écrit. Nous seuls voyons que c’était vous ; la boutique ne le voit pas.',
              lasts:
                'comme trace de ce qui a été décidé. Quand vous supprimez votre compte, elle reste, sans votre nom.',
            },
            {
              name: 'Messages que vous nous envoyez',
              text: 'Votre nom, votre adresse e-mail, ce que vous avez écrit sur la [page de contact](/contact) et ce que nous avons répondu.',
              lasts:
                'jusqu’à ce que vous nous demandiez de les supprimer. Ceux qui sont venus de l’adresse de votre compte partent avec lui.',
            },
            {
              name: 'Demandes d’ouverture d’une boutique',
              text: 'Le nom du commerce, son numéro d’enregistrement, un numéro de téléphone, ce qu’il vend, si cela est déclaré halal, ce que nous avons demandé et ce que vous avez répondu, et nos remarques.',
              lasts: 'jusqu’à ce que vous supprimiez votre compte.',
            },
            {
              name: 'Boutiques et leurs produits',
              text: 'Ce que montre une boutique est public, y compris son adresse et son numéro de téléphone. En plus, nous gardons l’adresse e-mail et l’empreinte du mot de passe avec lesquels on se connecte à la boutique, et le compte auquel elle appartient.',
              lasts:
                'jusqu’à la suppression de la boutique. Les photos que plus rien ne montre disparaissent en un jour environ.',
            },
            {
              name: 'Les nouvelles que vous ne voulez pas',
              text: 'Votre adresse e-mail et ce dont vous vous êtes désabonné, pour ne plus vous l’envoyer.',
              lasts: 'jusqu’à ce que vous vous abonniez de nouveau ou supprimiez votre compte.',
            },
            {
              name: 'Le registre des frais',
              text: 'Pour chaque boutique, ses périodes de publicité, ce qui a été payé, par qui, comment et quand, et les reçus.',
              lasts:
                'avec notre comptabilité. Quand une boutique est supprimée, ses écritures restent sous le nom de la boutique, et les reçus gardent le nom de la personne qui a payé.',
            },
            {
              name: 'Les remboursements que nous devons',
              text: 'Quand une boutique est supprimée avant le début d’une publicité déjà payée : le nom et l’adresse e-mail de la personne à qui elle appartient et le numéro de téléphone de la boutique, pour pouvoir rembourser.',
              lasts:
                'jusqu’au remboursement complet ; ils sont alors effacés aussitôt. D’ici là ils restent, même si le compte est supprimé.',
            },
            {
              name: 'Nos propres décisions',
              text: 'Ce que nous avons décidé, quand, et à quel sujet : un signalement, une boutique, une demande, un paiement. Pour une demande, cela comprend le nom du commerce et l’adresse e-mail de la personne qui l’a faite.',
              lasts:
                'pour toujours et sans changement possible, pour que nous puissions expliquer plus tard ce que nous avons fait. Cela reste quand un compte est supprimé.',
            },
            {
              name: 'Vues, clics, envies et recherches',
              text: 'Combien de fois une page a été ouverte, un numéro appelé, un lien suivi, quelque chose mis dans une liste d’envies ou une boutique affichée par une recherche, compté par boutique, par produit, par jour et par heure : des chiffres, sans aucune donnée personnelle. Une boutique voit les siens. Pour ne pas compter deux fois la même visite, l’adresse réseau est tenue en mémoire une demi-heure au plus, et pour une envie le compte pendant un jour. Tout au plus en est écrite une empreinte que personne ne peut relire.',
              lasts:
                'les chiffres, jusqu’à la suppression de la boutique ou du produit ; ceux par heure, 90 jours ; une empreinte, deux jours au plus.',
            },
            {
              name: 'Mots recherchés',
              text: 'Quand une recherche affiche une boutique : les mots, la boutique, le jour et combien de fois, pas qui a cherché. Chaque personne qui cherche pose une marque sur 64, choisie par une empreinte de l’adresse réseau que nous ne gardons pas ; les marques disent si au moins cinq personnes différentes ont tapé ces mots. Alors seulement, la boutique les voit. Les longues recherches, et celles qui contiennent une adresse ou un long numéro, ne sont pas gardées.',
              lasts: '90 jours.',
            },
            {
              name: 'Protection contre les abus',
              text: 'Combien de fois quelqu’un a essayé de se connecter, de créer un compte ou d’envoyer quelque chose, sous une empreinte de l’adresse réseau ou du compte au lieu de l’adresse elle-même.',
              lasts: 'deux jours au plus.',
            },
            {
              name: 'Connexions qui ont échoué',
              text: 'Qu’un mot de passe ou un code était faux, que quelqu’un a dû attendre, ou qu’un compte a été ouvert sur un nouveau type d’appareil : l’heure, le type d’appareil, et des empreintes du compte et de l’adresse réseau, que personne ne peut relire.',
              lasts: '90 jours.',
            },
            {
              name: 'Vitesse et pannes des pages',
              text: 'À quelle vitesse un type de page s’est affiché dans les navigateurs, et ce qui a échoué dans un de nos scripts : compté par jour, sans aucune donnée personnelle.',
              lasts: 'la vitesse 90 jours, les pannes 30.',
            },
            {
              name: 'Sauvegardes',
              text: 'Des copies de la base de données et des photos, pour que rien ne se perde avec une machine. Quand vous supprimez votre compte, nous notons une empreinte de son numéro, pour qu’il soit supprimé de nouveau si nous avions un jour besoin d’une copie plus ancienne.',
              lasts:
                'deux semaines environ, puis des copies plus récentes les remplacent ; l’empreinte, pour toujours.',
            },
            {
              name: 'Le journal du serveur',
              text: 'Pour chaque requête, la page, l’heure et si elle a abouti. Ni adresse réseau, ni nom.',
              lasts: 'aussi longtemps qu’il nous le faut pour trouver une panne.',
            },
            {
              name: 'E-mails en route',
              text: 'Les e-mails de confirmation, de rappel ou de réponse, et à qui ils vont. Pendant ce temps, nous pouvons voir quel e-mail est parti à qui, et quand.',
              lasts: 'un jour environ après l’envoi ; deux semaines s’ils n’ont pas pu être remis.',
            },
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Les cookies et ce que retient votre navigateur',
      parts: [
        'Nous utilisons des cookies à trois fins : savoir que votre session est ouverte, vous montrer aussitôt ce que vous avez modifié, et retenir la langue que vous avez choisie. Tous ne sont envoyés qu’à ce site. Ceux d’une connexion lui sont nécessaires, aucun script ne peut les lire, et sur une liaison sécurisée leur nom commence par « __Host- ».',
        {
          entries: [
            { name: 'zb_user', text: 'Montre que votre session est ouverte.', lasts: '15 minutes.' },
            {
              name: 'zb_user_refresh',
              text: 'Renouvelle le précédent, pour que vous n’ayez pas à vous reconnecter. Un nouveau le remplace à chaque fois.',
              lasts: '30 jours, ou jusqu’à ce que vous vous déconnectiez.',
            },
            {
              name: 'zb_user_devices',
              text: 'Dit que vous vous êtes déjà connecté sur cet appareil, pour que des inconnus qui devinent votre mot de passe ne puissent pas vous empêcher d’entrer. Il ne nomme aucun compte et n’en ouvre aucun. « zb_admin_devices » et « zb_owner_devices » font de même pour une boutique et pour nous.',
              lasts: 'un an après votre dernière connexion, ou jusqu’à ce que vous changiez de mot de passe.',
            },
            {
              name: 'zb_admin, zb_admin_refresh',
              text: 'De même pour la connexion séparée d’une boutique.',
              lasts: '15 minutes et 30 jours, ou jusqu’à ce que vous vous déconnectiez de la boutique.',
            },
            {
              name: 'zb_owner, zb_owner_refresh',
              text: 'De même pour nous qui gérons le site. Les clients et les boutiques ne les reçoivent jamais.',
              lasts:
                '15 minutes et 30 jours, ou jusqu’à ce que nous nous déconnections ; la connexion elle-même prend fin après 12 heures sans usage, et après 7 jours.',
            },
            {
              name: 'zb_written',
              text: 'Désigne par un nombre la dernière modification que vous avez faite, pour que la page suivante la montre. Il ne dit rien de vous.',
              lasts: '10 secondes.',
            },
            {
              name: 'language',
              text: 'Dit « fr » ou « en », pour que votre prochaine visite s’ouvre dans cette langue. Il n’est déposé que si vous choisissez une langue au bas d’une page.',
              lasts: 'un an.',
            },
          ],
        },
        'Quelques indications restent dans le stockage de votre navigateur et ne nous sont jamais envoyées :',
        {
          entries: [
            {
              name: 'zilbazar-session',
              text: 'Si votre session est ouverte, sans dire à quel nom, pour que le menu ne clignote pas et que tous vos onglets remarquent une connexion ou une déconnexion.',
              lasts: 'jusqu’à ce que vous effaciez les données de votre navigateur.',
            },
            {
              name: 'zilbazar-renewal-user, zilbazar-renewal-admin, zilbazar-renewal-owner',
              text: 'Quand la session a été renouvelée pour la dernière fois, pour que plusieurs onglets ne le fassent pas deux fois.',
              lasts: 'jusqu’à ce que vous effaciez les données de votre navigateur.',
            },
            {
              name: 'zilbazar-theme',
              text: 'Si vous avez choisi l’apparence claire ou sombre.',
              lasts: 'jusqu’à ce que vous choisissiez de nouveau « Système ».',
            },
            {
              name: 'zilbazar-position',
              text: 'Où se trouvait votre appareil quand vous avez touché « Près de moi ». Elle ne sert que sur l’appareil : ce qui nous est envoyé nomme la ville ou le village le plus proche.',
              lasts:
                'jusqu’à ce que vous touchiez « Oublier ma position » ou effaciez les données de votre navigateur.',
            },
            {
              name: 'zilbazar-dashboard',
              text: 'La partie du tableau de bord de la boutique que vous aviez ouverte en dernier.',
              lasts: 'jusqu’à ce que vous effaciez les données de votre navigateur.',
            },
            {
              name: 'zilbazar-drafts',
              text: 'Les avis commencés et pas encore envoyés, 20 au plus.',
              lasts: 'jusqu’à l’envoi ou à la déconnexion, 7 jours au plus.',
            },
            {
              name: 'zilbazar-wanted',
              text: 'Ce que vous vouliez faire avant de vous connecter, un ajout à la liste d’envies ou un signalement avec ses détails par exemple, pour le faire ensuite. Après une inscription ou la fin d’une session, aussi votre adresse e-mail, pour que cela ne soit fait pour personne d’autre.',
              lasts:
                'jusqu’à votre connexion ou déconnexion ; 30 minutes au plus, 24 heures avec votre adresse e-mail.',
            },
            {
              name: 'zilbazar-left',
              text: 'À quelle hauteur de la page vous étiez en allant vous connecter.',
              lasts: 'jusqu’à la fermeture de l’onglet.',
            },
          ],
        },
        'Des copies de ce que nous vous avons envoyé restent aussi sur votre appareil, pour que vous puissiez les lire sans réseau :',
        {
          entries: [
            {
              name: 'Pages que vous avez visitées',
              text: 'Les 60 dernières, telles qu’elles étaient quand vous les avez ouvertes.',
              lasts: '30 jours au plus.',
            },
            {
              name: 'Votre liste d’envies et votre nom',
              text: 'Ce qui est sur votre liste d’envies, et le nom du compte dont la session est ouverte.',
              lasts: 'jusqu’à ce que vous vous déconnectiez.',
            },
          ],
        },
      ],
    },
    {
      id: 'who-else',
      title: 'Qui d’autre traite vos données',
      parts: [
        'Nous gérons nous-mêmes le site et sa base de données. En dehors de nous, il y a ceux-ci, et personne d’autre :',
        {
          list: [
            'Le serveur de messagerie qui remet nos e-mails reçoit votre nom, votre adresse e-mail et le texte de l’e-mail.',
            'Les photos des boutiques et des produits se trouvent chez nous. C’est seulement si ce site est configuré avec un hébergeur de photos qu’elles se trouvent chez lui ; votre navigateur va alors les y chercher, et l’hébergeur voit votre adresse réseau.',
            'Les messages de la page de contact sont gardés et envoyés par nous. C’est seulement si ce site est configuré avec un service de formulaires que ce service reçoit votre nom, votre adresse e-mail et votre message ; nous n’en gardons alors aucune copie.',
            'WhatsApp, les cartes et les sites web des boutiques s’ouvrent quand vous suivez un lien vers eux. À partir de là, leurs propres politiques s’appliquent ; nous ne leur envoyons rien à votre sujet.',
            'Les tribunaux et les autorités de Maurice reçoivent ce que la loi nous oblige à remettre, et rien de plus.',
          ],
        },
        'Si l’un de ces services se trouve hors de Maurice, vos données y sont transférées à cette fin, selon les règles que la partie VI de la loi fixe pour cela.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Vos droits selon le Data Protection Act 2017',
      parts: [
        'La loi vous donne les droits que voici. Les exercer est gratuit, et vous n’avez pas à donner de raison.',
        {
          list: [
            'Accès (article 37) : savoir si nous gardons quelque chose à votre sujet, et en obtenir une copie.',
            'Aucune décision par la machine seule (article 38) : une note peut être retenue par un programme, mais une personne la regarde ; l’approbation d’une boutique est décidée par des personnes seulement.',
            'Rectification, effacement et limitation (article 39) : faire corriger ce qui est faux, supprimer ce qui n’est plus nécessaire, et laisser tel quel ce qui est contesté jusqu’à ce que la question soit réglée.',
            'Opposition (article 40) : vous opposer à ce que nous faisons de vos données. Nous arrêtons alors, sauf si la loi nous donne des motifs impérieux de continuer.',
          ],
        },
        'Vous pouvez en faire l’essentiel vous-même, aussitôt, comme le dit la partie suivante. Pour le reste, écrivez-nous par la [page de contact](/contact) ; vous avez notre réponse dans un délai d’un mois.',
      ],
    },
    {
      id: 'download-and-delete',
      title: 'Comment télécharger, corriger et supprimer',
      parts: [
        {
          list: [
            'Télécharger : [Réglages](/settings), « Télécharger mes données ». Vous obtenez un fichier avec tout ce que nous gardons à votre sujet.',
            'Corriger : changez votre nom, votre adresse e-mail et votre mot de passe dans vos [réglages](/settings), vos avis là où ils figurent, et votre boutique dans son tableau de bord. Si vous n’avez plus accès à la boîte de votre adresse, écrivez-nous.',
            'Supprimer : [Réglages](/settings), « Supprimer mon compte ». Votre nom, votre liste d’envies, vos notes, avis, demandes et messages disparaissent aussitôt et définitivement. Si vous avez une boutique, supprimez-la d’abord, dans son tableau de bord.',
            'Ce qui reste ensuite est dit plus haut : les signalements sans votre nom, le registre des frais sous le nom de la boutique avec le nom du payeur sur les reçus, à qui nous devons un remboursement jusqu’à ce qu’il soit payé, et la trace de nos décisions.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Comment nous les protégeons',
      parts: [
        'Les mots de passe sont hachés avec Argon2id, les liens et les jetons de session sont conservés sous forme d’empreintes, et les photos sont refaites à partir de leurs pixels, pour que le lieu où une photo a été prise ne l’accompagne pas. Ceux qui gèrent le site se connectent avec un second facteur.',
        'Si des données personnelles tombent un jour entre de mauvaises mains, nous en informons sans tarder le Data Protection Commissioner (commissaire à la protection des données), dans les 72 heures lorsque c’est faisable, et vous aussi si cela vous fait courir un risque.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      parts: [
        'Si vous avez moins de 16 ans, demandez à un parent ou à un tuteur avant de créer un compte : la loi exige son consentement. Si votre enfant a un compte sans ce consentement, écrivez-nous et nous le supprimons.',
      ],
    },
    {
      id: 'complaints',
      title: 'Si quelque chose ne vous convient pas',
      parts: [
        'Dites-le-nous d’abord, s’il vous plaît ; la plupart des choses se règlent vite. Vous pouvez aussi, à tout moment, porter plainte auprès du Data Protection Office (bureau de la protection des données), qui l’examine gratuitement :',
        'The Data Protection Commissioner, Data Protection Office, 5th Floor, SICOM Tower, Wall Street, Ebène. E-mail [dpo@govmu.org](mailto:dpo@govmu.org), site web [dataprotection.govmu.org](https://dataprotection.govmu.org/).',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications de cette page',
      parts: [
        'Quand nous changeons ce que nous gardons ou à quelle fin, nous changeons d’abord cette page, et la date en haut de celle-ci. Les [conditions](/terms) disent ce qui s’applique d’autre entre nous.',
      ],
    },
  ],
}
