import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { NearMe } from './near-me.tsx'
import { forgetPosition } from './own-position.ts'

afterEach(() => {
  cleanup()
  forgetPosition()
  vi.restoreAllMocks()
})

type Asked = Geolocation['getCurrentPosition']

async function open(answer: Asked) {
  const getCurrentPosition = vi.fn(answer)
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as unknown as Geolocation)
  const onPlace = vi.fn()
  const client = { store: { places: async () => ['Curepipe', 'Souillac'] } }
  await renderInApp(<NearMe near={undefined} onPlace={onPlace} />, { client })
  const user = userEvent.setup()
  return {
    user,
    onPlace,
    getCurrentPosition,
    press: () => user.click(screen.getByRole('button', { name: 'Near me' })),
  }
}

const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition

test('the position is asked for on a press alone, kept on the device, and becomes the nearest place', async () => {
  const { user, press, onPlace, getCurrentPosition } = await open((found) => found(at(-20.31637, 57.52611)))
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await press()
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith('Curepipe'))
  expect(JSON.parse(localStorage.getItem('zilbazar-position') ?? '')).toEqual({
    latitude: -20.3164,
    longitude: 57.5261,
  })
  await user.click(await screen.findByText('Forget my position'))
  expect(localStorage.getItem('zilbazar-position')).toBeNull()
})

test.each<[string, Asked, RegExp]>([
  ['refuses', (_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError), /position is not known/],
  ['is abroad', (found) => found(at(48.85, 2.35)), /outside Mauritius/],
])('a person who %s chooses a place from the list', async (_, answer, sentence) => {
  const { user, press, onPlace } = await open(answer)
  await press()
  expect(await screen.findByText(sentence)).toBeTruthy()
  await screen.findByText('Souillac')
  await user.selectOptions(screen.getByLabelText('Near which place?'), 'Souillac')
  expect(onPlace).toHaveBeenCalledWith('Souillac')
  expect(localStorage.getItem('zilbazar-position')).toBeNull()
})
