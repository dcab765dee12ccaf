import { thanksRoute } from '../../../common/reserved.ts'
import { Directions } from '../../components/Directions.tsx'
import { FormCard } from '../../components/FormCard.tsx'
import { MapList, useMap } from '../../components/map/Places.tsx'
import { SiteForm } from '../../components/SiteForm.tsx'
import { usePage } from '../../context.ts'

/**
 * What fills one half of the foot: its form, but where the page shows the same one already, the map, and the name where
 * nobody says where that is.
 */
export function Half() {
  const { site, page } = usePage()
  const { settings, redirects } = site
  const { form, heading } = settings.theme?.footer ?? {}
  // The server writes forms with mistakes into the page that thanks for one.
  const isElsewhere = form && (page.forms.includes(form) || page.route === thanksRoute(settings, redirects))
  if (form && !isElsewhere)
    return (
      <div className="footer-half surface print:hidden">
        {heading ? (
          <FormCard form={form} heading={heading} />
        ) : (
          <div className="form-card surface">
            <SiteForm name={form} />
          </div>
        )}
      </div>
    )
  return settings.geo ? <MapHalf /> : <p className="footer-half surface footer-name">{settings.brand}</p>
}

function MapHalf() {
  const { settings } = usePage().site
  const { all, picture, say } = useMap()
  return (
    <div className="footer-half has-map surface print:hidden">
      {picture}
      {all.length > 1 && <MapList all={all} say={say} />}
      <Directions place={settings} />
    </div>
  )
}
