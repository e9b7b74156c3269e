import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Campaign } from '#contract/website-owner/campaigns.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { CampaignsList } from './campaigns-list.tsx'
import { NewCampaign } from './new-campaign.tsx'

const campaign: Campaign = {
  _id: '0192f0c0-0000-7000-8000-000000000001',
  version: 1,
  ranOn: '2026-11-12',
  channel: 'Radio Plus',
  shown: 'A spot about local stores',
  costCents: 250_000,
  link: null,
  picture: null,
}

test('campaigns stand under their months with the sums', async () => {
  const older = { ...campaign, _id: campaign._id.replace(/1$/, '2'), ranOn: '2026-10-31', costCents: 0 }
  await renderInConsole(<CampaignsList page={1} />, () =>
    yes({
      campaigns: [campaign, older],
      months: [
        { month: '2026-11', campaigns: 1, costCents: 250_000 },
        { month: '2026-10', campaigns: 3, costCents: 12_000 },
      ],
      page: 1,
      total: 2,
      totalPages: 1,
    }),
  )
  const november = within(await screen.findByRole('region', { name: 'November 2026' }))
  expect(november.getByText('Radio Plus')).toBeTruthy()
  expect(november.getAllByText('Rs 2,500')).toHaveLength(2)
  const october = screen.getByRole('region', { name: 'October 2026' })
  expect(october.textContent).toContain('3 campaigns · Rs 120')
})

test('an empty log says so, and one that cannot be loaded too', async () => {
  await renderInConsole(<CampaignsList page={1} />, () =>
    yes({ campaigns: [], months: [], page: 1, total: 0, totalPages: 0 }),
  )
  expect(await screen.findByText('No campaign is recorded yet')).toBeTruthy()
  cleanup()
  await renderInConsole(<CampaignsList page={1} />, () => no(500, 'unknown', ''))
  expect(await screen.findByText('The campaigns could not be loaded.')).toBeTruthy()
})

test('a campaign may cost nothing, and a cost that is no amount is refused before it is sent', async () => {
  const { user, sent } = await renderInConsole(<NewCampaign />, () => yes({ message: 'Recorded.' }))
  await user.type(screen.getByLabelText(/^Channel/), 'A poster')
  await user.type(screen.getByLabelText(/^What was shown/), 'The logo')
  await user.type(screen.getByLabelText(/^Cost/), 'free')
  await user.click(screen.getByRole('button', { name: 'Save the campaign' }))
  expect(await screen.findByText('Please enter an amount, like 1500 or 1500.50.')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await user.clear(screen.getByLabelText(/^Cost/))
  await user.type(screen.getByLabelText(/^Cost/), '0')
  await user.click(screen.getByRole('button', { name: 'Save the campaign' }))
  await screen.findByText('Recorded.')
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    costCents: 0,
    channel: 'A poster',
  })
})
