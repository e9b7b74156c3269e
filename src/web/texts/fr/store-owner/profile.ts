import type { storeProfile as english } from '../../en/store-owner/profile.ts'
import { figure } from '../shared/figures.ts'

/** The Profile part of a store owner's dashboard. */
export const storeProfile: typeof english = {
  failed: 'Impossible de charger votre boutique',
  cancel: 'Annuler',
  profile: {
    viewPublic: 'Voir votre page publique',
    edit: 'Modifier le profil',
    noDescription: 'Pas encore de description.',
    facts: 'Détails de la boutique',
    contact: 'Contact',
    noContact: 'Pas encore de contact.',
    address: 'Adresse',
    email: 'E-mail',
    emailHint: 'Celui avec lequel vous vous connectez ; les clients ne le voient pas.',
    createdBy: 'Créée par',
    since: (date) => `le ${date}`,
    hours: 'Horaires',
    announcement: 'Annonce',
    writeAnnouncement: 'Écrire une annonce',
    changeAnnouncement: 'Modifier l’annonce',
    deleteStore: 'Supprimer cette boutique',
  },
  missing: {
    heading: 'Encore quelques détails',
    text: 'Les clients font plus confiance à une boutique quand ils trouvent tout cela sur sa page.',
    description: {
      what: 'Dites ce que vous vendez et ce qui fait votre différence',
      act: 'Ajouter une description',
    },
    contact: {
      what: 'Laissez un numéro de téléphone, pour que les clients puissent appeler ou écrire',
      act: 'Ajouter un contact',
    },
    hours: { what: 'Dites quand votre boutique est ouverte', act: 'Indiquer les horaires' },
    announcement: {
      what: 'Annoncez du nouveau : une offre, un congé, un nouvel arrivage',
      act: 'Écrire une annonce',
    },
  },
  announcement: {
    heading: 'Votre annonce',
    text: 'Elle figure en haut de la page de votre boutique, avant tout le reste.',
    failed: 'Impossible de charger l’annonce.',
    none: 'Aucune annonce.',
    title: 'Titre (facultatif)',
    titleTooLong: (limit) => `Le titre peut avoir ${figure(limit)} caractères au maximum.`,
    message: 'Message',
    messageHint: 'Les retours à la ligne sont conservés.',
    empty: 'Le message de l’annonce ne peut pas être vide.',
    tooLong: (limit) => `L’annonce peut avoir ${figure(limit)} caractères au maximum.`,
    preview: 'Ce que voient les clients',
    lastUpdated: (date, time) => `Dernière mise à jour le ${date} à ${time}`,
    save: 'Enregistrer l’annonce',
    saveFailed: 'L’annonce n’a pas pu être enregistrée.',
    takeDown: 'Retirer',
    takeDownQuestion: 'Retirer l’annonce ?',
    takeDownFailed: 'L’annonce n’a pas pu être retirée. Veuillez réessayer.',
  },
  edit: {
    about: 'Votre boutique',
    aboutText:
      'Son nom, sa catégorie et son e-mail restent tels qu’ils ont été approuvés. Pour les changer, contactez-nous.',
    changeName: 'Nous écrire au sujet du nom ou de la catégorie',
    changeEmail: 'Changer l’adresse e-mail',
    pictureRemoved: 'Nous avons retiré la photo de votre boutique',
    pictureRemovedHint: 'Une image neutre la remplace. Veuillez choisir une nouvelle photo.',
    newPicture: 'Choisir une nouvelle photo',
    picture: 'Photo de la boutique',
    pictureMessages: {
      uploaded: 'Photo envoyée.',
      refused: 'L’envoi de la photo a échoué',
      failed: 'La photo n’a pas pu être réduite ou envoyée.',
    },
    description: 'Description',
    descriptionHint: 'Ce que vous vendez, et ce qui fait votre différence.',
    descriptionTooLong: (limit) => `La description peut avoir ${figure(limit)} caractères au maximum.`,
    contact: 'Contact',
    contactHint:
      'Un numéro de téléphone, pour que les clients puissent vous appeler ou vous écrire sur WhatsApp.',
    contactTooLong: (limit) => `Le contact peut avoir ${figure(limit)} caractères au maximum.`,
    address: 'Adresse',
    addressText: 'Seule la ville est obligatoire. Si elle change, vos produits suivent.',
    failedCities: 'Impossible de charger les villes',
    save: 'Enregistrer',
    nothingChanged: 'Tout est déjà enregistré.',
    uploading: 'La photo est encore en cours d’envoi.',
    failed: 'Le profil n’a pas pu être mis à jour.',
  },
  hours: {
    heading: 'Horaires',
    text: 'À l’heure de Maurice, par tranches de 30 minutes. Un jour sans fermeture est ouvert 24 heures sur 24.',
    notSet: 'Horaires non indiqués. Cochez vos jours d’ouverture.',
    daysOpen: (count) => {
      if (count === 0) return 'Votre boutique est affichée comme fermée toute la semaine.'
      if (count === 7) return 'Ouvert tous les jours.'
      return `Ouvert ${count} ${count === 1 ? 'jour' : 'jours'} par semaine.`
    },
    open: 'Ouvert',
    from: 'de',
    to: 'à',
    fromOn: (weekday) => `${weekday}, de`,
    toOn: (weekday) => `${weekday}, à`,
    noTime: '–',
    nextDay: (time) => `jusqu’à ${time} le lendemain`,
    midnight: 'jusqu’à minuit',
    sameTime: 'Une boutique ne peut pas ouvrir et fermer à la même heure.',
    chooseTimes: 'Veuillez choisir l’heure d’ouverture et l’heure de fermeture.',
    copy: 'Copier sur les jours suivants',
    copyOf: (weekday) => `Copier sur les jours suivants : ${weekday}`,
    copyAll: 'Copier lundi sur tous les jours',
    clear: 'Effacer les horaires',
  },
  deletion: {
    heading: (name) => `Supprimer ${name}`,
    step: (step) => `Étape ${step} sur 2`,
    goes: 'Ce qui disparaît définitivement',
    account: 'Le compte de la boutique et tout ce qui est sur sa page',
    products: (count) => {
      if (count === undefined) return 'Tous les produits, avec leurs photos'
      if (count === 0) return 'Ses produits : il n’y en a pas pour le moment'
      return count === 1 ? '1 produit, avec sa photo' : `${figure(count)} produits, avec leurs photos`
    },
    ratings: (count) =>
      count === 0
        ? 'Toutes les notes et tous les avis sur ses produits'
        : `Toutes les notes et tous les avis : ${figure(count)} sur la boutique, et ceux sur ses produits`,
    announcement: 'L’annonce et les horaires',
    stays: 'Ce qui reste',
    person: (name) => `Votre propre compte, au nom de ${name}, avec votre liste d’envies et vos avis`,
    ledger: 'La trace des frais que vous avez payés',
    know: 'Bon à savoir',
    approval: 'Une nouvelle boutique demande un nouvel accord.',
    refund: 'Si vous avez payé pour une période qui n’a pas commencé, vous recevez un remboursement complet.',
    goOn: 'J’ai compris, continuer',
    typeName: 'Tapez le nom de votre boutique pour confirmer',
    typeHint: (name) => `Exactement comme il est écrit ici : ${name}`,
    back: 'Retour',
    confirm: 'Supprimer définitivement',
    deleted: 'Le compte est supprimé.',
    failed: 'La boutique n’a pas pu être supprimée.',
  },
}
