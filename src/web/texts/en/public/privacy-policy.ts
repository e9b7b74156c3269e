import { textChangedOn } from '#domain/text-dates.ts'
import type { ArticleTexts } from '../../article.ts'

/** Held against what the server keeps and for how long: whoever changes one changes the other. */
export const privacyPolicy: ArticleTexts = {
  title: 'Privacy Policy',
  description:
    'What Zilbazar keeps about you, why and for how long, which cookies it sets, and how to download or delete your data under the Data Protection Act 2017 of Mauritius.',
  intro:
    'You can look around Zilbazar without telling us who you are. This page says what we keep when you do tell us, for how long, and how you get it back or have it deleted.',
  changedOn: textChangedOn.privacyPolicy,
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      parts: [
        {
          list: [
            'Browsing needs no account. We set no cookie until you log in or choose a language.',
            'We have no advertising trackers, no analytics of other companies and no social media buttons. Fonts, scripts and our artwork come from this site.',
            'We do not sell your data, and we do not rent it out.',
            'You download everything we keep about you, and delete your account, in your [Settings](/settings), without asking anybody.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      parts: [
        'Zilbazar is run from Mauritius. In the words of the Data Protection Act 2017 we are the controller: we decide what is kept and what for, and we answer for it. Whatever you want to know about your data, or want done with it, write to us:',
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, why, and for how long',
      parts: [
        'We keep what a feature needs to work, from the moment you use that feature. Where we ask for your agreement, such as when you sign up, you can take it back at any time by deleting your account.',
        {
          entries: [
            {
              name: 'Your account',
              text: 'Your name, your email address and your password; of the password only a one-way hash, from which nobody can read it back. We need them to let you in, and your name stands beside your reviews. Also the language in which you last used the site, so that our mails come in it.',
              lasts:
                'until you delete your account. One whose email address was never confirmed stays inactive: nobody can log in to it, and we remove it when you ask us to.',
            },
            {
              name: 'Where you are logged in',
              text: 'For each device its kind, such as ‘Firefox on Android’, when you logged in and when you were last there, so that you can log it out from afar.',
              lasts: '30 days after you were last there, or until you log out.',
            },
            {
              name: 'Links in our mails',
              text: 'The links to confirm your address or to choose a new password, stored so that nobody can use them but whoever has the mail.',
              lasts: '30 days after the link has run out.',
            },
            {
              name: 'A new email address',
              text: 'When you ask for another address of your account or of your store, we keep it until the link that we mailed there is followed, or until you keep the old one.',
              lasts: '8 days, when the link is not followed.',
            },
            {
              name: 'Your wishlist',
              text: 'The products and stores you put on it. Nobody sees it but you.',
              lasts: 'until you take them off it, or delete your account.',
            },
            {
              name: 'Your alerts',
              text: 'The stores you follow, the prices you watch, the searches you save, how you want to be told, and what we told you. When a device shows alerts: the address at which its browser’s maker (Apple, Google, Microsoft or Mozilla) takes messages for it; they are encrypted for your device.',
              lasts:
                'until you remove them or delete your account; a message for 90 days, a device until it is logged out.',
            },
            {
              name: 'Enquiries on WhatsApp',
              text: 'When you are logged in and write to a store from the page of a product, a short code goes with your message. We keep the code, the product and the day, so that the store can note a sale. The store learns from us neither your name nor your number. If you review the product or the store and it noted the sale, your review says that the sale is confirmed.',
              lasts:
                'a year with your account. Then, or when you delete your account, it stays without you, until the store is deleted.',
            },
            {
              name: 'Ratings and reviews',
              text: 'Your stars and your words, which everybody can read with your name, and a fingerprint of longer comments, by which we notice one that was copied. The store may answer below; its answer is deleted with your review. Photos that you add are seen by others when we have looked at them. Which reviews of others you found helpful: everybody sees how many did, nobody who.',
              lasts: 'until you delete them or your account, or until the product or the store is gone.',
            },
            {
              name: 'Ratings you took back',
              text: 'Some ratings wait until we have looked at them. When you take back one that waits, we note that you did, so that rating again does not get around the check.',
              lasts: 'until you rate the same thing again, or delete your account.',
            },
            {
              name: 'Reports',
              text: 'What you reported, why, and what you wrote. Only we see that it was you; the store does not.',
              lasts:
                'as a record of what was decided. When you delete your account it stays without your name.',
            },
            {
              name: 'Messages to us',
              text: 'Your name, your email address, what you wrote on the [contact page](/contact) and what we answered.',
              lasts:
                'until you ask us to delete them. Those that came from the address of your account go with it.',
            },
            {
              name: 'Applications to show a store',
              text: 'The name of the business, its registration number, a phone number, what it sells, whether that is said to be halal, what we asked and you answered, and our notes.',
              lasts: 'until you delete your account.',
            },
            {
              name: 'Stores and their products',
              text: 'What a store shows is public, its address and phone number included. Apart from that we keep the email address and the hashed password of the store’s own login, and which account it belongs to.',
              lasts:
                'until the store is deleted. Pictures that nothing shows any more go within about a day.',
            },
            {
              name: 'News that you do not want',
              text: 'Your email address and what you unsubscribed from, so that we do not send it again.',
              lasts: 'until you subscribe again or delete your account.',
            },
            {
              name: 'The fee ledger',
              text: 'For each store its advertising windows, what was paid, by whom, how and when, and the receipts.',
              lasts:
                'with our books. When a store is deleted, its entries stay under the name of the store, and receipts keep the name of the person who paid.',
            },
            {
              name: 'Refunds we owe',
              text: 'When a store is deleted before advertising that it has paid for begins: the name and email address of the person behind it and the phone number of the store, so that we can pay the money back.',
              lasts:
                'until the refund is paid in full; then they are deleted at once. Until then they stay, also when the account is deleted.',
            },
            {
              name: 'Our own decisions',
              text: 'What we decided, when, and about what: a report, a store, an application, a payment. For an application this includes the name of the business and the email address of whoever applied.',
              lasts:
                'for good, and unchangeable, so that we can explain later what we did. It stays when an account is deleted.',
            },
            {
              name: 'Views, taps, wishes and searches',
              text: 'How often a page was opened, a number called, a link followed, something put on a wishlist, or a store shown by a search, counted for each store, product, day and hour: figures, without any personal data. A store sees its own. So as not to count one visit twice, the network address is held in memory for half an hour at most, and for a wish the account for a day. At most a fingerprint that nobody can read back is written down.',
              lasts:
                'the figures until the store or the product is deleted; those by hour 90 days; a fingerprint two days at most.',
            },
            {
              name: 'Words that were searched for',
              text: 'When a search shows a store: the words, the store, the day and how often, not who searched. Each searcher sets one of 64 marks, chosen by a fingerprint of the network address that we do not keep; the marks tell whether at least five different people typed the words. Only then does the store see them. Long searches, and those with an address or a longer number in them, are not kept.',
              lasts: '90 days.',
            },
            {
              name: 'Protection against abuse',
              text: 'How often somebody tried to log in, to sign up or to send something, under a fingerprint of the network address or of the account instead of the address itself.',
              lasts: 'at most two days.',
            },
            {
              name: 'Logins that failed',
              text: 'That a password or a code was wrong, that somebody had to wait, or that an account was opened on a new kind of device: the hour, the kind of device, and fingerprints of the account and of the network address, which nobody can read back.',
              lasts: '90 days.',
            },
            {
              name: 'Speed and faults of pages',
              text: 'How fast a kind of page appeared in browsers, and what went wrong in a script of ours: counted by day, without any personal data.',
              lasts: 'the speed 90 days, the faults 30.',
            },
            {
              name: 'Backups',
              text: 'Copies of the database and of the pictures, so that nothing is lost with a machine. When you delete your account, we write down a fingerprint of its number, so that it is deleted again should we ever need an older copy.',
              lasts: 'about two weeks, then newer copies take their place; the fingerprint for good.',
            },
            {
              name: 'The log of the server',
              text: 'For each request the page, the time and whether it worked. No network address, no name.',
              lasts: 'as long as we need it to find a fault.',
            },
            {
              name: 'Mails on their way',
              text: 'The mails that confirm, remind or answer, and to whom they go. For that time we can see which mail went to whom, and when.',
              lasts: 'about a day once sent; two weeks when they could not be delivered.',
            },
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser remembers',
      parts: [
        'We use cookies for three purposes: to know that you are logged in, to show you at once what you have changed, and to remember which language you chose. All of them are sent to this site alone. Those of a login are necessary for it, no script can read them, and on a secure connection their names begin with ‘__Host-’.',
        {
          entries: [
            { name: 'zb_user', text: 'Shows that you are logged in.', lasts: '15 minutes.' },
            {
              name: 'zb_user_refresh',
              text: 'Renews the one before, so that you need not log in again. A new one takes its place each time.',
              lasts: '30 days, or until you log out.',
            },
            {
              name: 'zb_user_devices',
              text: 'Says that you have logged in on this device before, so that strangers who guess at your password cannot keep you out. It names no account and opens none. ‘zb_admin_devices’ and ‘zb_owner_devices’ do the same for a store and for us.',
              lasts: 'one year after your last login, or until you change your password.',
            },
            {
              name: 'zb_admin, zb_admin_refresh',
              text: 'The same for the separate login of a store.',
              lasts: '15 minutes and 30 days, or until you log out of the store.',
            },
            {
              name: 'zb_owner, zb_owner_refresh',
              text: 'The same for us who run the site. Shoppers and stores never get them.',
              lasts:
                '15 minutes and 30 days, or until we log out; the login itself ends after 12 hours without use, and after 7 days.',
            },
            {
              name: 'zb_written',
              text: 'Names the last change that you made, by a number, so that the next page shows it. It says nothing about you.',
              lasts: '10 seconds.',
            },
            {
              name: 'language',
              text: 'Says ‘fr’ or ‘en’, so that your next visit opens in that language. It is set only when you choose a language at the foot of a page.',
              lasts: 'one year.',
            },
          ],
        },
        'Some notes stay in your browser’s own storage and are never sent to us:',
        {
          entries: [
            {
              name: 'zilbazar-session',
              text: 'Whether you are logged in, without saying as whom, so that the menu does not flicker and all your tabs notice a login or a logout.',
              lasts: 'until you clear your browser’s data.',
            },
            {
              name: 'zilbazar-renewal-user, zilbazar-renewal-admin, zilbazar-renewal-owner',
              text: 'When the session was last renewed, so that several tabs do not do it twice.',
              lasts: 'until you clear your browser’s data.',
            },
            {
              name: 'zilbazar-theme',
              text: 'Whether you chose the light or the dark look.',
              lasts: 'until you choose ‘System’ again.',
            },
            {
              name: 'zilbazar-position',
              text: 'Where your device was when you pressed ‘Near me’. It is used on the device alone: what is sent to us names the nearest town or village.',
              lasts: 'until you press ‘Forget my position’ or clear your browser’s data.',
            },
            {
              name: 'zilbazar-dashboard',
              text: 'Which part of the store dashboard you had open last.',
              lasts: 'until you clear your browser’s data.',
            },
            {
              name: 'zilbazar-drafts',
              text: 'Reviews that you began and have not sent, at most 20.',
              lasts: 'until you send them or log out, at most 7 days.',
            },
            {
              name: 'zilbazar-wanted',
              text: 'What you tried to do before you logged in, such as a wish or a report with its details, so that it is done once you have. After a sign-up or a session that ended also your email address, so that it is done for nobody else.',
              lasts: 'until you log in or log out; at most 30 minutes, with your email address 24 hours.',
            },
            {
              name: 'zilbazar-left',
              text: 'How far down the page you were when you went to log in.',
              lasts: 'until you close the tab.',
            },
          ],
        },
        'Copies of what we sent you stay on your device too, so that you can read them without a signal:',
        {
          entries: [
            {
              name: 'Pages you visited',
              text: 'The last 60 of them, as they were when you opened them.',
              lasts: 'at most 30 days.',
            },
            {
              name: 'Your wishlist and your name',
              text: 'What is on your wishlist, and the name of the account you are logged in to.',
              lasts: 'until you log out.',
            },
          ],
        },
      ],
    },
    {
      id: 'who-else',
      title: 'Who else handles your data',
      parts: [
        'We run the site and its database ourselves. Beyond that there are these, and nobody else:',
        {
          list: [
            'The mail server that delivers our mails gets your name, your email address and the words of the mail.',
            'The pictures of stores and products lie with us. Only if this site is set up with a picture host do they lie there instead; your browser then fetches them from it, and it sees your network address.',
            'Messages from the contact page are kept and mailed by us. Only if this site is set up with a form service does that service get your name, your email address and your message, and we keep no copy.',
            'WhatsApp, maps and the websites of stores open when you follow a link to them. From then on their own policies apply; we send them nothing about you.',
            'Courts and authorities of Mauritius get what the law obliges us to hand over, and no more.',
          ],
        },
        'If one of these services stands outside Mauritius, your data travels there for that purpose, under the rules that Part VI of the Act sets for it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights under the Data Protection Act 2017',
      parts: [
        'The Act gives you these rights. Using them is free, and you need not give a reason.',
        {
          list: [
            'Access (section 37): to know whether we keep something about you, and to get a copy of it.',
            'No decisions by machine alone (section 38): a rating can be held back by a program, but a person looks at it; whether a store is approved is decided by people only.',
            'Rectification, erasure and restriction (section 39): to have what is wrong corrected, what is no longer needed deleted, and what is in dispute left alone until that is settled.',
            'Objection (section 40): to object to what we do with your data. We then stop, unless the law gives us compelling grounds to go on.',
          ],
        },
        'Most of it you can do yourself, at once, as the next part says. For the rest write to us through the [contact page](/contact); you have our answer within one month.',
      ],
    },
    {
      id: 'download-and-delete',
      title: 'How to download, correct and delete',
      parts: [
        {
          list: [
            'Download: [Settings](/settings), ‘Download my data’. You get one file with everything we keep about you.',
            'Correct: change your name, your email address and your password in your [Settings](/settings), your reviews where they stand, and your store in its dashboard. If you have lost the mailbox of your address, write to us.',
            'Delete: [Settings](/settings), ‘Delete My Account’. Your name, wishlist, ratings, reviews, applications and messages are gone at once and for good. If you have a store, delete that first, in its dashboard.',
            'What stays after that is said above: reports without your name, the fee ledger under the name of the store with the payer’s name on receipts, whom we owe a refund until it is paid, and the record of our decisions.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      parts: [
        'Passwords are hashed with Argon2id, the links and tokens of sessions are stored as hashes, and pictures are made anew from their pixels, so that the place where a photo was taken does not come along. Those who run the site log in with a second factor.',
        'Should personal data ever get into wrong hands, we tell the Data Protection Commissioner without delay, within 72 hours where that is feasible, and you as well if it puts you at risk.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      parts: [
        'If you are under 16, ask a parent or guardian before you sign up: the Act requires their consent. If a child of yours has an account without it, write to us and we remove it.',
      ],
    },
    {
      id: 'complaints',
      title: 'If you are not content',
      parts: [
        'Please tell us first; most things are quickly put right. You can also complain to the Data Protection Office at any time, which looks into it free of charge:',
        'The Data Protection Commissioner, Data Protection Office, 5th Floor, SICOM Tower, Wall Street, Ebène. Email [dpo@govmu.org](mailto:dpo@govmu.org), website [dataprotection.govmu.org](https://dataprotection.govmu.org/).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      parts: [
        'When we change what we keep or what for, we change this page first, and the date at its top. The [Terms](/terms) say what else applies between us.',
      ],
    },
  ],
}
