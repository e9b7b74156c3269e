import type { Sentences } from './sentences.ts'

/** A person's account, and the sessions of all three kinds of people. */
export const account: Sentences = {
  'Please write your name without < and >.': 'Veuillez écrire votre nom sans < ni >.',
  'Please write your name with letters.': 'Veuillez écrire votre nom avec des lettres.',
  'Please enter a valid email address.': 'Veuillez indiquer une adresse e-mail valide.',
  'An email address can have at most 254 characters.':
    'Une adresse e-mail peut compter 254 caractères au plus.',

  'Please choose a password of at least {count} characters.':
    'Veuillez choisir un mot de passe d’au moins {count} caractères.',
  'Please choose a password of whole characters.':
    'Veuillez choisir un mot de passe fait de caractères entiers.',
  'Please choose a password of at most {count} characters.':
    'Veuillez choisir un mot de passe de {count} caractères au plus.',
  'Please choose a password that is not your name or email address.':
    'Veuillez choisir un mot de passe qui ne soit ni votre nom ni votre adresse e-mail.',
  'Please choose a password that is harder to guess: many people use this one.':
    'Veuillez choisir un mot de passe plus difficile à deviner : beaucoup de gens utilisent celui-ci.',
  'Passwords do not match!': 'Les mots de passe ne correspondent pas.',
  'Your password is not right.': 'Votre mot de passe n’est pas le bon.',
  'Your current password is not right.': 'Votre mot de passe actuel n’est pas le bon.',
  'Please enter your password once more to go on.':
    'Veuillez saisir encore une fois votre mot de passe pour continuer.',
  'Thank you, that is your password.': 'Merci, c’est bien votre mot de passe.',
  'Please say yes or no.': 'Veuillez répondre par oui ou par non.',
  'Your password is changed, and your store is logged out everywhere. You can log in now.':
    'Votre mot de passe est changé et toutes les sessions de votre boutique sont fermées. Vous pouvez maintenant vous connecter.',
  'Your password is changed. Everywhere else you are logged out, and your store is logged out everywhere.':
    'Votre mot de passe est changé. Partout ailleurs, vos sessions sont fermées, et toutes celles de votre boutique aussi.',
  'Your password is changed. You can log in now.':
    'Votre mot de passe est changé. Vous pouvez maintenant vous connecter.',
  'Your password is changed. Everywhere else you are logged out.':
    'Votre mot de passe est changé. Partout ailleurs, vos sessions sont fermées.',

  'Signup successful!': 'Inscription réussie.',
  'Verification email resent!': 'E-mail de confirmation renvoyé.',
  'Email verified successfully.': 'Votre adresse e-mail est confirmée.',
  'Your email is already verified.': 'Votre adresse e-mail est déjà confirmée.',
  'This link may have expired or is invalid.': 'Ce lien a peut-être expiré, ou il n’est pas valide.',
  'This link has been used already.': 'Ce lien a déjà servi.',
  'This link has expired.': 'Ce lien a expiré.',
  'Please verify your email first!': 'Veuillez d’abord confirmer votre adresse e-mail.',
  'If an account has this address, a mail with a link is on its way.':
    'Si un compte a cette adresse, un e-mail avec un lien est en route.',

  'Login successful!': 'Connexion réussie.',
  'This email and password belong to your own account, not to a store. Please use the other login.':
    'Cet e-mail et ce mot de passe sont ceux de votre compte personnel, pas d’une boutique. Veuillez utiliser l’autre page de connexion.',
  'This email and password belong to a store. Please use the login for stores.':
    'Cet e-mail et ce mot de passe sont ceux d’une boutique. Veuillez utiliser la connexion des boutiques.',
  'Invalid email or password.': 'E-mail ou mot de passe incorrect.',
  'Many people are logging in right now. Please try again in a moment.':
    'Beaucoup de gens se connectent en ce moment. Veuillez réessayer dans un instant.',
  'Please log in first.': 'Veuillez d’abord vous connecter.',
  'Session expired. Please log in again.': 'Session expirée. Veuillez vous reconnecter.',
  'Your session goes on.': 'Votre session continue.',
  'There is no such session.': 'Cette session n’existe pas.',
  'You are logged out.': 'Votre session est fermée.',
  'You are logged out everywhere.': 'Toutes vos sessions sont fermées.',
  'That device is logged out.': 'Cet appareil est déconnecté.',

  'Account created successfully!': 'Le compte est créé.',
  'Account deleted successfully.': 'Le compte est supprimé.',
  'You can only delete your own account.': 'Vous ne pouvez supprimer que votre propre compte.',
  'Your store belongs to this account. Please delete the store first, in its dashboard.':
    'Votre boutique appartient à ce compte. Veuillez d’abord supprimer la boutique, dans son tableau de bord.',
}
