import { getRouteApi } from '@tanstack/react-router'
import { EditBanner } from './edit-banner.tsx'
import { NewBanner } from './new-banner.tsx'

const route = getRouteApi('/owner/banners/$bannerId')

export const NewBannerScreen = NewBanner

export function EditBannerScreen() {
  const { bannerId } = route.useParams()
  return <EditBanner key={bannerId} id={bannerId} />
}
