/** The route table of the specification (section 2), and the pages that its links lead to (decisions.md). */

export const servicePages = [
  '/residential-roofing',
  '/commercial-roofing',
  '/cool-roof-coatings',
  '/solar-ready-roofing',
  '/roof-repair',
  '/roof-replacement',
  '/roof-inspections',
  '/gutter-cleaning',
  '/gutter-installation',
  '/siding',
  '/house-wrap-installation',
  '/skylight-installation',
  '/pressure-washing',
]

export const routeTable = [
  '/',
  ...servicePages,
  '/about',
  '/faq',
  '/estimator',
  '/privacy-policy',
  '/licensing',
  '/roofing',
  '/roof-leaks',
  '/materials',
  '/insurance',
  '/warranties',
  '/water-damage',
  '/ventilation',
  '/financing',
  '/pest-infestations',
  '/emergency-services',
  '/free-estimates',
  '/reviews',
  '/service-areas',
]

export const hubServices = ['roofing', 'siding', 'gutters', 'insulation', 'painting', 'skylights', 'commercial']

export const linkedPages = [
  ...hubServices.map((service) => `/services/${service}`),
  '/blog',
  '/home-protection',
  '/home-maintenance',
  '/roof-damage',
  '/roof-for-troops',
  '/scheduling',
  '/gutter-problems',
  '/gutter-guards',
  '/gutter-solutions',
]

export const redirects = {
  '/inspections': '/roof-inspections',
  '/leak': '/roof-leaks',
  '/commercial': '/commercial-roofing',
}
