import { long, longIf } from '../support/long.ts'
import { signedInShopper } from '../support/person.ts'
import { reviewed } from '../support/reviewed.ts'
import { expect, test } from '../support/shop.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page comes in the language that its address asks for, and names the other', async ({ page }) => {
    await page.goto('/fr/hot-deals')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle('Bons plans – Zilbazar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bons plans')
    for (const [tongue, path] of [
      ['en', '/hot-deals'],
      ['fr', '/fr/hot-deals'],
      ['x-default', '/hot-deals'],
    ])
      await expect(page.locator(`link[hreflang="${tongue}" i]`)).toHaveAttribute(
        'href',
        new RegExp(`\\d${path}$`),
      )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\d\/fr\/hot-deals$/)

    await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/hot-deals')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('the language chosen in the footer is remembered', long, async ({ page }) => {
    await page.goto('/stores?city=Curepipe')
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL('/fr/stores?city=Curepipe')
    await page.goto('/')
    await expect(page).toHaveURL('/fr/')
    await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/stores')
    await expect(page).toHaveURL('/stores')
  })

  test('an unknown address is answered in its language', long, async ({ request }) => {
    const answer = await request.get('/fr/nulle-part')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('<html lang="fr"')
  })
})

test('the language chosen in the footer applies to every link and to the next visit', async ({ page }) => {
  await page.goto('/stores?city=Curepipe')
  const switcher = page.getByRole('navigation', { name: 'Language' })
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await switcher.getByRole('link', { name: 'Français' }).click()

  await expect(page).toHaveURL('/fr/stores?city=Curepipe')
  await expect(page.getByRole('heading', { level: 1, name: 'Boutiques' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nouveautés' }).click()
  await expect(page).toHaveURL('/fr/new-arrivals')

  await page.goto('/')
  await expect(page).toHaveURL('/fr/')
  await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/stores')
  await expect(page).toHaveURL('/stores')
})

test.describe('in a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' })

  test('an English page offers French once, and leads to it when that is accepted', async ({ page }) => {
    await page.goto('/stores?city=Curepipe')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const offer = page.getByRole('region', { name: 'Zilbazar en français' })
    await offer.getByRole('button', { name: 'Oui, en français' }).press('Enter')
    await expect(page).toHaveURL('/fr/stores?city=Curepipe')
    await page.goto('/')
    await expect(page).toHaveURL('/fr/')
  })

  test(
    'an English page that was declined in French stays English and asks no more',
    long,
    async ({ page }) => {
      await page.goto('/contact')
      const offer = page.getByRole('region', { name: 'Zilbazar en français' })
      await offer.getByRole('button', { name: 'Non, merci' }).click()
      await expect(offer).toBeHidden()
      await page.reload()
      await page.locator('html[data-interactive]').waitFor()
      await expect(page).toHaveURL('/contact')
      await expect(offer).toBeHidden()
    },
  )
})

test('dates, figures and our texts are French, stores’ texts stay as written', long, async ({ page }) => {
  await page.goto('/best-rated-stores')
  const name =
    (await page.getByRole('main').getByRole('article').first().getByRole('heading').textContent()) ?? ''
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/store\//)
  await page.goto(`/fr${new URL(page.url()).pathname}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
  await expect(
    page.getByText(/^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/i).first(),
  ).toBeVisible()
  await expect(page.getByText(/^\d,\d$/).first()).toBeVisible()
})

test('a login in French leads back to the French page that asked for it', long, async ({ page }) => {
  await page.goto('/fr/wishlist')
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/fr\/login\?next=/)
  await page.getByLabel('E-mail').fill('shopper@zilbazar.demo')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Lagon-bleu-2026')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/fr/wishlist')
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(
    `form errors before sending are in French, ${size.width} wide`,
    longIf(size.width > 1000),
    async ({ page, request }) => {
      const { path } = await reviewed(request, 'product', 9)
      await page.setViewportSize(size)
      await signedInShopper(page)
      await page.goto(`/fr${path}`)
      await page.getByRole('button', { name: 'Envoyer l’avis' }).click()
      await expect(page.getByText('Veuillez choisir une note de 1 à 5.')).toBeVisible()

      await page.getByRole('button', { name: 'Signaler', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Signaler ce produit' })
      const send = dialog.getByRole('button', { name: 'Envoyer le signalement' })
      await send.click()
      await expect(dialog.getByText('Veuillez choisir un motif.')).toBeVisible()
      await dialog.getByRole('radio', { name: /^Autre/ }).check()
      await send.click()
      await expect(dialog.getByText('Veuillez donner des précisions pour le motif')).toBeVisible()
    },
  )
